/* SPDX-License-Identifier: ISC */
/*
 * Letters that are handed over together: what one of them does to the process that
 * reads them is its own fault alone. This program is its own reader: see main.
 */
#include "adjudicator/mail/reader/pack.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/mail/reader/serve.h"
#include "tests/helpers/claims.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define SELF "/proc/self/exe"

enum { TOGETHER = 32, LETTERS = 3 * TOGETHER };

static struct arena arena;
static struct reader *reader;
static struct reader_letter letter[LETTERS];
static pid_t by[LETTERS]; /* the process that read it; 0: it is poison */
static const char *why[LETTERS];

/* -------------------------------------------------------------- what it does */

static void wait_for_ever(void)
{
	char byte;

	while (recv(STDIN_FILENO, &byte, sizeof byte, 0) > 0) {
	}
	for (;;) {
	}
}

/* The text says which process read it; some do something else as well. */
static void work(struct arena *a, struct view request, struct buf *answer)
{
	static bool taken_over;
	struct letter l;
	struct view text;

	letter_parse(a, view_part(request, 1, request.len), &l);
	text = view_trim(l.text);
	if (view_is(text, "end")) {
		_exit(3);
	}
	if (view_is(text, "stall")) {
		wait_for_ever();
	}
	taken_over = taken_over || view_is(text, "take over");
	if (taken_over) {
		l.from = view_of("ben@example.net");
	}
	l.text = view_of(arena_printf(a, "%ld", (long)getpid()));
	pack_write(answer, &l);
}

/* ----------------------------------------------------------------- the tests */

static struct view raw_of(const char *text, int number)
{
	return view_of(arena_printf(&arena,
				    "From: Ann <ann@example.org>\n"
				    "To: adj+token@club.example\n"
				    "Message-ID: <%d@example.org>\n\n%s\n",
				    number, text));
}

static struct letter read_one(const struct reader_letter *l)
{
	struct err err = {0};
	struct letter out;

	ck_assert_msg(reader_read(reader, &arena, l->raw, l->truncated, &out, &err),
		      "%s", err.text);
	return out;
}

static void set_up(void)
{
	struct reader_limits limits = reader_defaults;

	arena = (struct arena){0};
	limits.seconds = 1;
	limits.alone = 0;
	reader = reader_new_of(SELF, &limits, view_of("adj@club.example"));
	for (int i = 0; i < LETTERS; i++) {
		letter[i].raw = raw_of("hello", i);
	}
}

static void tear_down(void)
{
	reader_free(reader);
	arena_free(&arena);
}

static void read_all(void)
{
	reader_ahead(reader, letter, LETTERS);
	for (int i = 0; i < LETTERS; i++) {
		struct letter l = read_one(&letter[i]);

		by[i] = (pid_t)strtol(arena_str(&arena, l.text), NULL, 10);
		why[i] = arena_str(&arena, l.why);
		ck_assert_int_eq(l.fault == LETTER_POISON, by[i] == 0);
	}
}

/* How many letters that process read. */
static int read_by(pid_t pid)
{
	int n = 0;

	for (int i = 0; i < LETTERS; i++) {
		n += by[i] == pid;
	}
	return n;
}

START_TEST(good_ones_share_a_process_and_no_more_than_may)
{
	read_all();
	for (int i = 1; i < LETTERS; i++) {
		/* The first letter is asked for before any was announced. */
		ck_assert_int_eq(by[i] == by[i - 1], i % TOGETHER != 1);
		ck_assert_int_le(read_by(by[i]), TOGETHER);
	}
}

/* Letters 1 to 32 go together. */
enum { BAD = 9, BEHIND = TOGETHER + 1 };

static const struct {
	const char *text, *why;
} bad[] = {
	{"end",       "the reader ended with exit code 3"                    },
	{"stall",     "the reader gave no answer in 1 seconds"               },
	{"take over", "the reader told of another sender than the header has"},
};

START_TEST(one_fails_alone_and_those_behind_it_are_read_one_by_one)
{
	letter[BAD].raw = raw_of(bad[_i].text, BAD);
	read_all();
	ck_assert_str_eq(why[BAD], bad[_i].why);
	ck_assert_int_eq(read_by(0), 1);
	/* What was answered before it stands. */
	ck_assert_int_eq(read_by(by[BAD - 1]), BAD - 1);
	for (int i = BAD + 1; i < BEHIND; i++) {
		ck_assert_msg(read_by(by[i]) == 1, "letter %d", i);
	}
	ck_assert_int_eq(read_by(by[BEHIND]), TOGETHER);
}

static const int places[] = {1, TOGETHER, LETTERS - 1};

START_TEST(wherever_it_stands_all_others_are_read)
{
	letter[places[_i]].raw = raw_of("end", places[_i]);
	read_all();
	ck_assert_int_eq(by[places[_i]], 0);
	ck_assert_int_eq(read_by(0), 1);
}

START_TEST(several_bad_ones_are_each_named)
{
	for (int i = 2; i < TOGETHER; i += 5) {
		letter[i].raw = raw_of("end", i);
	}
	read_all();
	ck_assert_int_eq(read_by(0), 6);
	for (int i = 2; i < TOGETHER; i += 5) {
		ck_assert_str_eq(why[i], "the reader ended with exit code 3");
	}
}

START_TEST(one_that_nobody_announced_is_read_by_itself)
{
	reader_ahead(reader, letter, LETTERS);
	(void)read_one(&letter[0]);
	(void)read_one(&(struct reader_letter){raw_of("hello", LETTERS), false});
	for (int i = 1; i < LETTERS; i++) {
		ck_assert_int_eq(read_one(&letter[i]).fault, LETTER_FINE);
	}
}

int main(int argc, char **argv)
{
	static const struct serve_role role = {"letters", work, NULL, SERVE_SHUT};

	if (argc == 2 && strcmp(argv[1], role.name) == 0) {
		serve(&role);
	}
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	claims_rows(one_fails_alone_and_those_behind_it_are_read_one_by_one, bad);
	claims_rows(wherever_it_stands_all_others_are_read, places);
	return claims_run("reader_together");
}
