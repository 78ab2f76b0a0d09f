/* SPDX-License-Identifier: ISC */
/*
 * A reader that somebody has taken over: it may lie about the text of the letter that
 * took it over, and about nothing else. This program is its own reader: see main.
 */

#include "adjudicator/mail/reader/pack.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/mail/reader/serve.h"
#include "tests/helpers/claims.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define SELF "/proc/self/exe"

static struct arena arena;
static struct err err;
static struct reader *reader;

/* -------------------------------------------------------------- what it does */

static struct view one(const char *text)
{
	return view_of(text);
}

/* As who has taken it over would: ahead of what is asked, or for the next letter. */
static void put_answer(struct arena *a, const struct letter *l)
{
	struct buf b = buf_in(a);
	uint32_t n = 0;

	buf_add(&b, view_from((const char *)&n, sizeof n));
	pack_write(&b, l);
	n = (uint32_t)(b.len - sizeof n);
	memcpy(b.at, &n, sizeof n);
	(void)send(STDIN_FILENO, b.at, b.len, MSG_NOSIGNAL);
}

/* It stays behind its own answer, for the letter that comes then. */
static void lie_in_wait(struct arena *a, const struct letter *l)
{
	char bytes[4096];

	put_answer(a, l);
	while (recv(STDIN_FILENO, bytes, sizeof bytes, 0) > 0) {
	}
	for (;;) { /* until it is ended */
	}
}

/* Long enough to be killed meanwhile. */
static void dawdle(void)
{
	volatile unsigned long n = 0;

	while (n < 300000000UL) {
		n++;
	}
}

static void corrupt(struct arena *a, struct view text, struct letter *l)
{
	static bool taken_over;

	if (view_is(text, "take over")) {
		taken_over = true;
	} else if (view_is(text, "two answers")) {
		put_answer(a, l);
		l->text = one("resign\n");
	} else if (view_is(text, "who")) {
		l->text = view_of(arena_printf(a, "%ld", (long)getpid()));
	} else if (view_is(text, "dawdle")) {
		dawdle();
	} else if (view_is(text, "lie in wait")) {
		lie_in_wait(a, l);
	} else if (taken_over) {
		l->text = one("resign\n");
	}
}

/* The letter's text begins with the name of a lie. */
static void lie(struct arena *a, struct view request, struct buf *answer)
{
	struct letter l;
	struct view text;

	letter_parse(a, view_part(request, 1, request.len), &l);
	text = view_trim(l.text);
	if (view_is(text, "from")) {
		l.from = one("ben@example.net");
	} else if (view_is(text, "nobody")) {
		l.from = (struct view){0};
	} else if (view_is(text, "id")) {
		l.message_id = one("<2@example.org>");
	} else if (view_is(text, "recipient")) {
		l.recipient[0] = one("adj+other@club.example");
	} else if (view_is(text, "more")) {
		l.recipient[l.recipients++] = one("adj+other@club.example");
	} else if (view_is(text, "reference")) {
		l.reference[0] = one("<other@club.example>");
	} else if (view_is(text, "fewer")) {
		l.references = 0;
	} else if (view_is(text, "loop")) {
		l.loop = one("adj@club.example");
	} else if (view_is(text, "list")) {
		l.list = true;
	} else if (view_is(text, "text")) {
		l.text = one("resign\n");
	}
	corrupt(a, text, &l);
	pack_write(answer, &l);
}

/* ----------------------------------------------------------------- the tests */

static void set_up(void)
{
	arena = (struct arena){0};
	err = (struct err){0};
	reader = reader_new_of(SELF, &reader_defaults, one("adj@club.example"));
}

static void tear_down(void)
{
	reader_free(reader);
	arena_free(&arena);
}

static struct view raw_of(const char *text)
{
	return view_of(arena_printf(&arena,
				    "From: Ann <ann@example.org>\n"
				    "To: adj+token@club.example\n"
				    "Message-ID: <1@example.org>\n"
				    "In-Reply-To: <ours@club.example>\n\n%s\n",
				    text));
}

static struct letter letter(const char *text)
{
	struct letter l;

	ck_assert_msg(reader_read(reader, &arena, raw_of(text), false, &l, &err), "%s",
		      err.text);
	return l;
}

static const struct {
	const char *lie, *why;
} refused[] = {
	{"from",      "the reader told of another sender than the header has"            },
	{"nobody",    "the reader told of another sender than the header has"            },
	{"id",        "the reader told of another Message-ID than the header has"        },
	{"recipient",
	 "the reader told of another list of recipients than the header has"             },
	{"more",      "the reader told of another list of recipients than the header has"},
	{"reference",
	 "the reader told of another list of references than the header has"             },
	{"fewer",     "the reader told of another list of references than the header has"},
};

START_TEST(a_lie_about_who_it_is_sets_the_letter_apart)
{
	struct letter l = letter(refused[_i].lie);

	ck_assert_int_eq(l.fault, LETTER_POISON);
	ck_assert_msg(view_is(l.why, refused[_i].why), "%.*s", VIEW_ARG(l.why));
	ck_assert_uint_eq(l.text.len, 0);
	/* Who told it is gone, and the next letter is read. */
	l = letter("truth");
	ck_assert_int_eq(l.fault, LETTER_FINE);
	ck_assert(view_is(l.text, "truth\n"));
}

static const char *const heard_not[] = {"loop", "list", "truth"};

START_TEST(what_the_header_says_is_not_asked_of_it)
{
	struct letter l = letter(heard_not[_i]);

	ck_assert_int_eq(l.fault, LETTER_FINE);
	ck_assert(!l.list);
	ck_assert_uint_eq(l.loop.len, 0);
	ck_assert(view_is(l.from, "ann@example.org"));
	ck_assert(view_is(l.recipient[0], "adj+token@club.example"));
	ck_assert(view_is(l.reference[0], "<ours@club.example>"));
	ck_assert(view_is(l.message_id, "<1@example.org>"));
}

START_TEST(about_the_text_it_can_lie)
{
	ck_assert(view_is(letter("text").text, "resign\n"));
}

static const char *const corrupting[] = {"take over", "two answers", "lie in wait"};

START_TEST(of_the_next_letter_it_cannot)
{
	struct letter l = letter(corrupting[_i]);

	ck_assert_int_eq(l.fault, LETTER_FINE);
	for (int i = 0; i < 3; i++) {
		l = letter("truth");
		ck_assert_int_eq(l.fault, LETTER_FINE);
		ck_assert_msg(view_is(l.text, "truth\n"), "%.*s", VIEW_ARG(l.text));
	}
}

/* The one child of a process; 0: it has none now. */
static pid_t child_of(pid_t pid)
{
	FILE *f = fopen(arena_printf(&arena, "/proc/%ld/task/%ld/children", (long)pid,
				     (long)pid),
			"r");
	char line[64] = "";

	ck_assert_ptr_nonnull(f);
	if (fgets(line, sizeof line, f) == NULL) {
		line[0] = '\0';
	}
	ck_assert_int_eq(fclose(f), 0);
	return (pid_t)strtol(line, NULL, 10);
}

/* As a machine does that is short of memory. */
START_TEST(a_letter_is_not_blamed_for_what_the_machine_killed)
{
	pid_t worker = 0;
	pid_t first;
	struct letter l;

	const struct reader_letter next = {raw_of("dawdle"), false};

	reader_ahead(reader, &next, 1);
	l = letter("who");
	first = (pid_t)strtol(arena_str(&arena, l.text), NULL, 10);
	while (worker == 0 || worker == first) {
		worker = child_of(child_of(getpid()));
	}
	ck_assert_int_eq(kill(worker, SIGKILL), 0);
	l = letter("dawdle");
	ck_assert_msg(l.fault == LETTER_FINE, "%.*s", VIEW_ARG(l.why));
	ck_assert(view_is(l.text, "dawdle\n"));
}

START_TEST(behind_very_many_it_can_for_a_few)
{
	enum { ALONE = 200, TOGETHER = 32 };
	int lies = 0;

	for (int i = 0; i < ALONE; i++) {
		(void)letter("truth");
	}
	(void)letter("take over");
	for (int i = 0; i < 2 * TOGETHER; i++) {
		struct letter l = letter("truth");

		lies += view_is(l.text, "resign\n");
		ck_assert(i < TOGETHER || view_is(l.text, "truth\n"));
	}
	ck_assert_int_lt(lies, TOGETHER);
}

int main(int argc, char **argv)
{
	static const struct serve_role role = {"letters", lie, NULL, SERVE_SHUT};

	if (argc == 2 && strcmp(argv[1], role.name) == 0) {
		serve(&role);
	}
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	claims_rows(a_lie_about_who_it_is_sets_the_letter_apart, refused);
	claims_rows(what_the_header_says_is_not_asked_of_it, heard_not);
	claims_rows(of_the_next_letter_it_cannot, corrupting);
	return claims_run("reader_lies");
}
