/* SPDX-License-Identifier: ISC */
/* Where descriptors are missing, or the kernel refuses something else, nothing can be
 * started: that is told, a letter is no poison for it, and afterwards all goes on. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/mail/picture/painter.h"
#include "adjudicator/mail/ping.h"
#include "adjudicator/mail/reader/program.h"
#include "adjudicator/mail/reader/reader.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/descriptors.h"
#include "tests/helpers/mail/bad_call.h"

enum { SECONDS = 20, MOST = 60 /* calls of a kind */ };

static struct arena arena;
static struct err err;
static struct reader *reader;
static bool blamed; /* the letter, for what the machine did */

static bool runs(void)
{
	static char cat[] = "/bin/cat";
	char *const argv[] = {cat, NULL};
	struct program p = {.argv = argv,
			    .input = view_of("hello"),
			    .seconds = SECONDS,
			    .complain = true};
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

	blamed = ok && l.fault != LETTER_FINE;
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
		ck_assert(!blamed);
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

/* It can go on talking; what it says first is kept. */
START_TEST(of_a_program_without_measure_four_kib_are_heard)
{
	static char sh[] = "/bin/sh";
	static char flag[] = "-c";
	static char talk[] = "yes hello | head -c 20000";
	char *const argv[] = {sh, flag, talk, NULL};
	struct program p = {.argv = argv, .seconds = SECONDS};
	struct program_end end;

	ck_assert_msg(program_run(&arena, &p, &end, &err), "%s", err.text);
	ck_assert(end.exited && end.code == 0);
	ck_assert(view_starts(end.said, "hello\nhello\n"));
	ck_assert_uint_ge(end.said.len, 4096);
	ck_assert_uint_lt(end.said.len, 4096 + 1024);
}

/* We stand still until it is gone. */
START_TEST(all_is_heard_of_a_program_that_ended_before_we_listened)
{
	static char sh[] = "/bin/sh";
	static char flag[] = "-c";
	static char talk[] = "us=$PPID it=$$\n"
			     "(while grep -q '^State:.[^Z]' /proc/$it/status; do :; "
			     "done; kill -CONT $us)"
			     " > /dev/null &\n"
			     "kill -STOP $us; printf '%3000s' 'the end'";
	char *const argv[] = {sh, flag, talk, NULL};
	struct program p = {.argv = argv, .seconds = SECONDS};
	struct program_end end;

	ck_assert_msg(program_run(&arena, &p, &end, &err), "%s", err.text);
	ck_assert(end.exited && end.code == 0);
	ck_assert_uint_eq(end.said.len, 3000);
	ck_assert(view_ends(end.said, "the end"));
}

/* ------------------------------------------------------------- a call that fails */

static bool (*does)(void);
static bool done;

static void do_and_end(void)
{
	done = does();
	reader_free(reader);
}

/* False: there are fewer such calls. */
static bool fails(const struct bad_call *bad)
{
	bool went;

	reader = reader_new(&reader_defaults, view_of("club@x.example"));
	err = (struct err){0};
	blamed = false;
	went = bad_call(bad, do_and_end);
	ck_assert_msg(!blamed, "%s no. %d: the letter is blamed", bad->name, bad->nth);
	/* A program may leave alone what it is given. */
	ck_assert_msg(done || err.text[0] != '\0' || does == runs,
		      "%s no. %d: nothing said", bad->name, bad->nth);
	return went;
}

/* clang-format off */
static const struct bad_call calls[] = {
	{"socketpair", EMFILE, 0, false}, {"clone", EAGAIN, 0, false},
	{"access", EIO, 0, false}, {"read", EIO, 0, false},
	{"prctl", EPERM, 0, true}, {"setrlimit", EPERM, 0, true},
	{"seccomp", EPERM, 0, true}, {"dup2", EIO, 0, true}, {"chdir", EIO, 0, true},
	{"clone", EAGAIN, 0, true}, {"getdents64", EIO, 0, true},
	{"recvmsg", EIO, 0, true},
};
/* What is done once more. */
static const struct bad_call interrupted[] = {
	{"send", EINTR, 0, false}, {"recv", EINTR, 0, false}, {"poll", EINTR, 0, false},
	{"wait", EINTR, 0, false}, {"read", EINTR, 0, false}, {"recvmsg", EINTR, 0, true},
	{"send", EINTR, 0, true}, {"wait", EINTR, 0, true},
};
/* clang-format on */

START_TEST(whatever_the_kernel_refuses_is_told_and_no_letter_is_blamed)
{
	does = things[_i].does;
	for (int i = 0; bad_call_can() && i < COUNT(calls); i++) {
		struct bad_call bad = calls[i];

		for (bad.nth = 1; fails(&bad); bad.nth++) {
			ck_assert_int_lt(bad.nth, MOST);
		}
		ck_assert_msg(done, "%s", err.text);
	}
}

START_TEST(a_signal_stops_nothing_that_was_begun)
{
	does = things[_i].does;
	for (int i = 0; bad_call_can() && i < COUNT(interrupted); i++) {
		struct bad_call bad = interrupted[i];

		for (bad.nth = 1; fails(&bad); bad.nth++) {
			ck_assert_int_lt(bad.nth, MOST);
			ck_assert_msg(done, "%s no. %d: %s", bad.name, bad.nth,
				      err.text);
		}
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60);
	claims_rows(whatever_the_kernel_refuses_is_told_and_no_letter_is_blamed,
		    things);
	claims_rows(a_signal_stops_nothing_that_was_begun, things);
	claims_rows(without_descriptors_nothing_is_started_and_then_it_is, things);
	return claims_run("no_descriptors");
}
