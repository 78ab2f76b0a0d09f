/* SPDX-License-Identifier: ISC */
/* Orders that a letter does not prove: what their player is asked about them. */
#include "adjudicator/run/authority.h"

#include "adjudicator/play/question.h"
#include "adjudicator/referee/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"

static struct clock_case c;

/* Whether that phrase, which no other letter has, was told. */
#define CHOOSE  "reply with the number of the one you mean"
#define ONE     "Then reply \"yes\" to this letter"
#define AGAIN   "Then reply to this letter with the same line once more"
#define SEVERAL "You can answer all of this in one letter"

/* Ann's letter, which proves nothing, says this; how it ends. */
static enum verdict says(const char *lines)
{
	struct hearing h = {
		.d = &c.club.context,
		.arena = &c.arena,
		.arrived = c.club.context.now,
		.player = {.id = c.club.ann, .confirmed = true},
		.warrant = WARRANT_ADDRESS,
		.doubt = "ask-held-token",
		.err = &c.club.err
        };
	struct orders all;

	clock_must(&c, player_by_id(c.club.context.store, &c.arena, c.club.ann,
				    &h.player, &c.club.err));
	orders_read(&c.arena, view_of(lines), &all);
	clock_hush(&c);
	clock_must(&c, unproved_ask(&h, &all) && hold_orders(&h, &all));
	return h.verdict;
}

/* What she is told of it, *letters of ours. */
static struct view told(const char *lines, long *letters)
{
	(void)says(lines);
	return clock_told(&c, c.club.ann, letters);
}

static void asks(const char *lines, const char *phrase, long letters)
{
	long n;
	struct view text = told(lines, &n);

	ck_assert_msg(n == letters && clock_says(text, phrase), "%s: %ld: %.*s", lines,
		      n, VIEW_ARG(text));
}

static void begin(void)
{
	(void)clock_begin(&c, "wordbox", "");
}

/* ------------------------------------------------------------------ about a game */

START_TEST(one_order_wants_a_yes_and_of_two_he_chooses)
{
	begin();
	asks("pass", ONE, 1);
	begin();
	asks("game 2: 8H IN\ngame 2: pass", CHOOSE, 1);
	/* Whatever else stands there. */
	begin();
	asks("games\ngame 3: pass", ONE, 1);
}

START_TEST(an_open_question_of_this_turn_is_asked_no_further)
{
	struct record *r;
	long letters;

	begin();
	asks("pass", ONE, 1);
	clock_at(&c, LETTER_NOW + 2 * CLOCK_DAY);
	(void)told("8H IN", &letters);
	ck_assert_int_eq(letters, 0);
	/* One of an earlier turn is not in the way of this one's. */
	r = clock_load(&c, 1);
	clock_pass(&c, r);
	clock_pass(&c, r);
	clock_at(&c, LETTER_NOW + 4 * CLOCK_DAY);
	asks("8H IN", ONE, 1);
}

START_TEST(each_game_is_asked_about_once_a_day)
{
	long letters;

	begin();
	begin();
	asks("game 1: pass", ONE, 1);
	(void)told("game 1: 8H IN", &letters);
	ck_assert_int_eq(letters, 0);
	asks("game 2: pass", ONE, 1);
}

START_TEST(who_has_left_his_seat_is_told_whose_it_is)
{
	const struct ruling_wish wish = {.words = view_of("substitute Ann by Cat"),
					 .because = view_of("ill"),
					 .vouched = true};
	struct ruled ruled;
	struct record *r;
	long letters;

	begin();
	clock_cat(&c);
	r = clock_load(&c, 1);
	clock_must(&c, ruling_carry(&c.club.context, &c.arena, r, &wish, &ruled,
				    &c.club.err));
	ck_assert(ruled.done);
	asks("game 1: pass", "Cat", 1);
	/* And no more often than he may be asked. */
	(void)told("game 1: 8H IN", &letters);
	ck_assert_int_eq(letters, 0);
}

START_TEST(whose_game_it_is_not_hears_nothing_of_it)
{
	long letters;
	int64_t ann = c.club.ann;

	begin();
	clock_cat(&c);
	c.club.ann = c.club.cat;
	(void)told("game 1: pass", &letters);
	ck_assert_int_eq(letters, 0);
	ck_assert_int_eq(says("game 1: pass"), VERDICT_IGNORED);
	/* What changes nothing is asked about, and told no more of. */
	asks("game 1: note: my own", AGAIN, 1);
	(void)told("game 1: note: my own", &letters);
	ck_assert_int_eq(letters, 0);
	c.club.ann = ann;
}

START_TEST(a_game_that_does_not_go_on_keeps_no_question)
{
	int64_t id = letter_club_begin(&c.club, "wordbox", "", "any", 1, true);
	long letters;

	(void)told(arena_printf(&c.arena, "game %lld: pass", (long long)id), &letters);
	ck_assert_int_eq(letters, 0);
	asks(arena_printf(&c.arena, "game %lld: note: x", (long long)id), AGAIN, 1);
}

/* -------------------------------------------------------------------- about none */

START_TEST(each_question_of_such_a_letter_is_answered)
{
	long letters;
	struct view text = told("members\ngames\nratings", &letters);

	ck_assert_msg(clock_says(text, "Nobody is on the list of members yet") &&
			      clock_says(text, "You have no game running") &&
			      clock_says(text, "You have no rating yet"),
		      "%.*s", VIEW_ARG(text));
}

START_TEST(one_wish_is_asked_about_as_one)
{
	long letters;
	struct view text = told("also from eve@example.com", &letters);

	ck_assert(letters > 0 && !clock_says(text, SEVERAL));
	(void)told("also from fay@example.com", &letters);
	ck_assert_int_eq(letters, 0);
}

START_TEST(a_wish_said_again_is_asked_about_once)
{
	long letters;
	struct view text =
		told("also from eve@example.com\nrevoke all\nrevoke all", &letters);
	size_t first = view_find_text(text, "revoke all");

	ck_assert(clock_says(text, SEVERAL) && first < text.len);
	text = view_part(text, first + 1, text.len);
	ck_assert_uint_eq(view_find_text(text, "revoke all"), text.len);
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("doubted");
}
