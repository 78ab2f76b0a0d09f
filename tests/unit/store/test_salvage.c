/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/salvage.h"

#include "adjudicator/store/outbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { LETTERS = 60, PAGE = 4096 };

static struct club c;
static const char *path;
static char came[LETTERS + 1]; /* by their number, from 0 */
static int calls;

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", c.err.text);
}

/* Letters of a page or so each, and one of ours that has left, one that waits. */
static void set_up(void)
{
	static char body[3000];

	club_open(&c);
	path = arena_printf(&c.arena, "%s/club.db", c.dir);
	memset(body, 'x', sizeof body - 1);
	for (int i = 0; i < LETTERS; i++) {
		(void)club_letter(&c, arena_printf(&c.arena, "number %d %s", i, body));
	}
	for (int i = 0; i < 2; i++) {
		struct outbox_letter o = {.created = 5 + i,
					  .message_id = view_of(i == 0 ? "<1>" : "<2>"),
					  .address = view_of("ann@club.example"),
					  .kind = view_of("turn"),
					  .bytes = view_of("ours")};

		must(outbox_add(c.st, &o, &c.err));
		if (i == 0) {
			must(outbox_sent(c.st, o.id, 9, &c.err));
		}
	}
	store_close(c.st);
	c.st = NULL;
	memset(came, '.', sizeof came - 1);
	calls = 0;
}

static void tear_down(void)
{
	club_close(&c);
}

/* Pages of the file with these words in them are overwritten. */
static void damage(const char *words)
{
	static char page[PAGE];
	int fd = open(path, O_RDWR | O_CLOEXEC);
	bool any = false;

	for (off_t at = 0; pread(fd, page, PAGE, at) == PAGE; at += PAGE) {
		if (view_find_text(view_from(page, PAGE), words) < PAGE) {
			memset(page, 0xa5, PAGE);
			ck_assert_int_eq(pwrite(fd, page, PAGE, at), PAGE);
			any = true;
		}
	}
	close(fd);
	ck_assert(any);
}

static void note(void *arg, const struct inbox_letter *l)
{
	ck_assert_ptr_eq(arg, &c);
	ck_assert(view_starts(
		l->raw, arena_printf(&c.arena, "number %lld ", (long long)l->id - 1)));
	ck_assert_int_eq(came[l->id - 1], '.');
	came[l->id - 1] = 'x';
	calls++;
}

static void note_left(void *arg, struct view bytes, int64_t written)
{
	ck_assert_ptr_eq(arg, &c);
	ck_assert(view_is(bytes, "ours"));
	ck_assert_int_eq(written, 5);
	calls++;
}

static void note_waits(void *arg, struct view message_id)
{
	ck_assert_ptr_eq(arg, &c);
	ck_assert(view_is(message_id, "<2>"));
	calls++;
}

START_TEST(of_a_sound_file_all_comes)
{
	struct salvage *s = salvage_open(path);

	ck_assert(salvage_arrived(s, 10, note, &c));
	ck_assert_int_eq(calls, LETTERS - 10);
	calls = 0;
	ck_assert(salvage_left(s, 0, note_left, &c));
	ck_assert(salvage_waits(s, note_waits, &c));
	ck_assert_int_eq(calls, 2);
	salvage_close(s);
}

/* And what lies behind it comes from the other end. */
START_TEST(a_bad_page_costs_what_lies_on_it)
{
	struct salvage *s;

	damage("number 30 ");
	s = salvage_open(path);
	ck_assert(!salvage_arrived(s, 0, note, &c));
	ck_assert_int_ge(calls, LETTERS - 4);
	ck_assert_int_eq(came[30], '.');
	ck_assert_int_eq(came[0], 'x');
	ck_assert_int_eq(came[LETTERS - 1], 'x');
	ck_assert(salvage_left(s, 0, note_left, &c));
	salvage_close(s);
}

START_TEST(what_is_no_club_has_nothing)
{
	struct salvage *s;

	ck_assert_int_eq(unlink(path), 0);
	ck_assert_ptr_null(salvage_open(path));
	salvage_close(NULL);
	must(store_open_new(&c.st, path, 0, &c.err));
	s = salvage_open(path);
	ck_assert(!salvage_arrived(s, 0, note, &c));
	ck_assert(!salvage_left(s, 0, note_left, &c));
	ck_assert(!salvage_waits(s, note_waits, &c));
	ck_assert_int_eq(calls, 0);
	salvage_close(s);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	return claims_run("salvage");
}
