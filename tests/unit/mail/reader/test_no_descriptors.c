/* SPDX-License-Identifier: ISC */
/* Where descriptors are missing nothing can be started: that is told, a letter is no
 * poison for it, and once there are some again all goes on. */
#include <string.h>
#include <unistd.h>

#include "adjudicator/mail/picture/painter.h"
#include "adjudicator/mail/ping.h"
#include "adjudicator/mail/reader/program.h"
#include "adjudicator/mail/reader/reader.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/descriptors.h"

enum { SECONDS = 20 };

static struct arena arena;
static struct err err;
static struct reader *reader;

static bool runs(void)
{
	static char cat[] = "/bin/cat";
	char *const argv[] = {cat, NULL};
	struct program p = {
		.argv = argv, .input = view_of("hello"), .seconds = SECONDS};
	struct program_end end;
	bool ok = program_run(&arena, &p, &end, &err);

	return ok && end.exited && end.code == 0 && view_is(end.said, "hello");
}

static bool reads(void)
{
	struct letter l;
	bool ok = reader_read(reader, &arena,
			      view_of("From: Ann <ann@x.example>\r\n\r\n8D CRATE\r\n"),
			      false, &l, &err);

	ck_assert_msg(!ok || l.fault == LETTER_FINE, "fault %d", (int)l.fault);
	return ok && view_is(l.from, "ann@x.example");
}

/* Nobody listens there, and that is all that can be wrong in the end. */
static bool rings(void)
{
	return !ping("http://127.0.0.1:1/", "", SECONDS, &err) &&
	       strstr(err.text, "cannot start") == NULL &&
	       strstr(err.text, "install") == NULL;
}

/* clang-format off */
static const struct {
	const char *name;
	bool (*does)(void);
	int at_most; /* descriptors that it needs */
} things[] = {
	{"run a program", runs, 8},
	{"read a letter", reads, 24},
	{"ring", rings, 24},
};
/* clang-format on */

START_TEST(without_descriptors_nothing_is_started_and_then_it_is)
{
	bool done = false;
	int more = 0;

	reader = reader_new(&reader_defaults, view_of("club@x.example"));
	while (!done) {
		ck_assert_msg(more < things[_i].at_most, "%s with %d: %s",
			      things[_i].name, more, err.text);
		err = (struct err){0};
		descriptors_more(++more);
		done = things[_i].does();
		descriptors_more(0);
		ck_assert_msg(done || err.text[0] != '\0', "%s with %d: nothing said",
			      things[_i].name, more);
	}
	ck_assert_int_gt(more, 1);
	ck_assert_msg(things[_i].does(), "%s", err.text);
	reader_free(reader);
}

/* Letters go without pictures then, and it is told why. */
START_TEST(without_descriptors_nothing_is_painted)
{
	struct painter *p = painter_new(NULL, SECONDS);
	struct view png;

	descriptors_more(1);
	ck_assert(!painter_paint(
		p, &arena,
		view_of("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" "
			"height=\"9\"/>"),
		&png));
	descriptors_more(0);
	ck_assert_ptr_nonnull(painter_why(p));
	painter_free(p);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(without_descriptors_nothing_is_started_and_then_it_is, things);
	return claims_run("no_descriptors");
}
