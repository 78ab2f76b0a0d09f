/* SPDX-License-Identifier: ISC */
/* The same orders again and again: how often a day they are answered, and what stays of
 * those that are not. */
#include "adjudicator/run/hear.h"

#include "adjudicator/store/preference.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

enum { MOST = 3, DAY = 86400 };

#define LAST "This is my last answer of this kind"

static struct letter_club c;
static int64_t game;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void set_up(void)
{
	c.config.answers_per_day = MOST;
	game = letter_club_begin(&c, "wordbox", "", "any", 1, false);
	letter_club_write(&c);
}

/* Ann writes these lines; how many letters that brings her. */
static size_t says(const char *lines, const char *verdict)
{
	const struct our_letter *to;
	struct heard_letter h;
	size_t before;

	to = letter_club_latest(&c, c.ann, game);
	before = c.letters_ours;
	letter_club_hear(&c, letter_club_short(&c, &c.arena, c.ann, to, view_of(lines)),
			 true, &h);
	ck_assert_msg(view_is(h.verdict, verdict), "%s: %.*s", lines,
		      VIEW_ARG(h.verdict));
	letter_club_write(&c);
	return c.letters_ours - before;
}

static bool last_says(const char *text)
{
	struct view letter = c.ours[c.letters_ours - 1].text;

	return view_find_text(letter, text) < letter.len;
}

START_TEST(the_same_is_answered_so_often_a_day_and_no_more)
{
	for (int i = 0; i < MOST; i++) {
		ck_assert_uint_eq(says("rack", "answered"), 1);
	}
	ck_assert_uint_eq(says("rack", "ignored"), 0);
	ck_assert_uint_eq(says("rack", "ignored"), 0);
	/* Another order is another. */
	ck_assert_uint_eq(says("bag", "answered"), 1);
	ck_assert_uint_eq(says("rack\nbag", "answered"), 1);
	c.context.now += DAY + 1;
	ck_assert_uint_eq(says("rack", "answered"), 1);
}

START_TEST(the_last_answer_says_that_it_is)
{
	for (int i = 0; i < MOST; i++) {
		(void)says("rack", "answered");
		ck_assert_int_eq(last_says(LAST), i == MOST - 1);
	}
}

START_TEST(refusals_are_answers_too)
{
	for (int i = 0; i < MOST; i++) {
		ck_assert_uint_eq(says("8A ZZZ", "refused"), 1);
	}
	ck_assert_uint_eq(says("8A ZZZ", "ignored"), 0);
	/* And what is asked back. */
	for (int i = 0; i < MOST; i++) {
		ck_assert_uint_eq(says("resign", "asked"), 1);
	}
	ck_assert_uint_eq(says("resign", "ignored"), 0);
}

START_TEST(what_was_chosen_stays_unanswered)
{
	const struct preference board = {c.ann, 0, "board"};
	struct view now = {0};

	for (int i = 0; i < MOST; i++) {
		(void)says("set board compact", "answered");
	}
	(void)says("set board list", "answered");
	ck_assert_uint_eq(says("set board compact", "ignored"), 0);
	must(preference_get(c.context.store, &c.arena, &board, &now, &c.err));
	ck_assert_msg(view_is(now, "compact"), "%.*s", VIEW_ARG(now));
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("loop_guard");
}
