/* SPDX-License-Identifier: ISC */
/* What a letter that left late cost its reader is given back (K28): lost_time.c. */
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/record/game_time.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
static const int64_t DAY = CLOCK_DAY;

static struct clock_case c;

static int64_t since(struct record *r)
{
	int64_t at;

	clock_must(&c, record_turn_began(r, &c.arena, &at, &c.club.err));
	return at;
}

/* More time for that seat's turn, as any run may give it. */
static void lengthen(struct record *r, int64_t at)
{
	clock_at(&c, at);
	clock_emit(&c, r,
		   (struct event){.kind = EVENT_CLOCK,
				  .seat = r->pos.to_move,
				  .time = r->pos.deadline + HOUR});
}

/* That seat lost this; how much later its turn ends now. */
static int64_t given(struct record *r, int seat, int64_t from, int64_t until)
{
	const struct lost lost = {
		.from = from, .until = until, .phrase = "clock-relay"};
	int64_t before = r->pos.deadline;

	clock_must(&c,
		   lost_give(&c.club.context, &c.arena, r, seat, &lost, &c.club.err));
	return r->pos.deadline - before;
}

static int64_t asked_until(const struct record *r)
{
	return r->pos.request[REQUEST_DRAW].until;
}

/* ------------------------------------------------------- when a turn began */

START_TEST(the_first_turn_began_with_the_game)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	ck_assert_int_eq(since(r), NOW);
	lengthen(r, NOW + HOUR);
	lengthen(r, NOW + 2 * HOUR);
	ck_assert_int_eq(since(r), NOW);
}

START_TEST(a_turn_began_with_what_ended_the_one_before)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	lengthen(r, NOW + HOUR);
	clock_at(&c, NOW + 2 * HOUR);
	clock_pass(&c, r);
	ck_assert_int_eq(since(r), NOW + 2 * HOUR);
	lengthen(r, NOW + 3 * HOUR);
	ck_assert_int_eq(since(r), NOW + 2 * HOUR);
	clock_at(&c, NOW + 5 * HOUR);
	clock_pass(&c, r);
	ck_assert_int_eq(since(r), NOW + 5 * HOUR);
}

/* -------------------------------------------------------------- how much */

static const struct {
	int64_t from, until, later; /* seconds; later: than before */
} spans[] = {
	{0,   3599,  0    },
	{0,   3600,  3600 },
	{100, 3699,  0    },
	{100, 90000, 89900},
};

START_TEST(less_than_an_hour_is_not_given_back)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	ck_assert_int_eq(given(r, 0, NOW + spans[_i].from, NOW + spans[_i].until),
			 spans[_i].later);
	ck_assert_int_eq(clock_load(&c, r->match.id)->pos.deadline,
			 NOW + 3 * DAY + spans[_i].later);
}

/* Several letters of one turn may leave late. */
START_TEST(the_same_time_is_given_back_once)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	ck_assert_int_eq(given(r, 0, NOW, NOW + 2 * HOUR), 2 * HOUR);
	ck_assert_int_eq(given(r, 0, NOW, NOW + 2 * HOUR), 0);
	ck_assert_int_eq(given(r, 0, NOW + HOUR, NOW + 3 * HOUR - 1), 0);
	ck_assert_int_eq(given(r, 0, NOW + HOUR, NOW + 3 * HOUR), HOUR);
	ck_assert_int_eq(given(r, 0, NOW + 5 * HOUR, NOW + 7 * HOUR), 2 * HOUR);
	ck_assert_int_eq(given(r, 0, NOW, NOW + 4 * HOUR), 0);
}

START_TEST(each_seat_has_lost_its_own_time)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	ck_assert_int_eq(given(r, 1, NOW, NOW + 2 * HOUR), 0);
	ck_assert_int_eq(given(r, 0, NOW, NOW + 2 * HOUR), 2 * HOUR);
	clock_pass(&c, r);
	ck_assert_int_eq(given(r, 0, NOW, NOW + 4 * HOUR), 0);
	ck_assert_int_eq(given(r, 1, NOW, NOW + 4 * HOUR), 4 * HOUR);
}

/* It is one time for all who may answer. */
START_TEST(time_to_answer_is_given_back_once_whoever_lost_it)
{
	struct record *r;
	int64_t until = NOW + 2 * DAY;

	clock_cat(&c);
	r = clock_begin(&c, "wordbox", "");
	clock_order(&c, r, 0, "offer draw");
	ck_assert_int_eq(asked_until(r), until);
	ck_assert_int_eq(given(r, 1, NOW, NOW + 2 * HOUR), 0);
	ck_assert_int_eq(asked_until(r), until + 2 * HOUR);
	ck_assert_int_eq(given(r, 2, NOW, NOW + 2 * HOUR), 0);
	ck_assert_int_eq(asked_until(r), until + 2 * HOUR);
	ck_assert_int_eq(given(r, 2, NOW, NOW + 5 * HOUR), 0);
	ck_assert_int_eq(asked_until(r), until + 5 * HOUR);
	/* What she asked costs her turn nothing, and gives it nothing. */
	ck_assert_int_eq(given(r, 0, NOW, NOW + 3 * HOUR), 3 * HOUR);
	ck_assert_int_eq(asked_until(r), until + 5 * HOUR);
}

START_TEST(of_a_day_of_rest_there_is_nothing_to_give_back)
{
	struct record *r = clock_begin(&c, "wordbox", "rest=tue");

	ck_assert_int_eq(given(r, 0, NOW + DAY, NOW + 2 * DAY), 0);
	ck_assert_int_eq(given(r, 0, NOW + 40 * HOUR, NOW + 50 * HOUR), 2 * HOUR);
}

START_TEST(where_no_clock_runs_nothing_is_kept)
{
	struct record *r = clock_begin(&c, "wordbox", "deadline=none");
	struct stored_number *all;
	size_t count;
	long events = r->match.events;

	ck_assert_int_eq(given(r, 0, NOW, NOW + 5 * HOUR), 0);
	ck_assert_int_eq(r->match.events, events);
	clock_must(&c, stored_list(c.club.context.store, &c.arena, &all, &count,
				   &c.club.err));
	for (size_t i = 0; i < count; i++) {
		ck_assert(!view_starts(all[i].name, STORED_RELAY "."));
	}
}

/* --------------------------------------------------------------------- leave */

/* Hours of a turn of 72. Letters come back from the first; then a leave begins, and
 * ends; she writes at the last. */
static const struct {
	int first, begins, ends, last;
	int until; /* the turn's end: with all that is hers */
	const char *told;
} leaves[] = {
	{10, 100, 200, 100, 262,
	 "3 days 18 hours"                       }, /* her time would be over by then */
	{10, 40,  90,  40,  152, "1 day 6 hours" },
	{10, 40,  90,  60,  152, "1 day 6 hours" }, /* on leave she loses nothing */
	{10, 40,  90,  95,  157, "1 day 11 hours"},
	{50, 40,  90,  95,  127, "5 hours"       },
	{10, 40,  50,  30,  102, "20 hours"      },
};

/* K29 K21 */
START_TEST(what_was_lost_before_a_leave_is_given_back_while_it_lasts)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	struct leave l = {.player = c.club.ann,
			  .begins = NOW + leaves[_i].begins * HOUR,
			  .ends = NOW + leaves[_i].ends * HOUR,
			  .made = NOW,
			  .open = true};
	const int64_t last = NOW + leaves[_i].last * HOUR;
	struct view text;
	long letters;

	clock_must(&c, leave_add(c.club.context.store, &l, &c.club.err));
	clock_must(&c, undelivered_stop(c.club.context.store, c.club.ann,
					NOW + leaves[_i].first * HOUR, &c.club.err));
	if (last >= l.begins) {
		clock_at(&c, l.begins);
		clock_must(&c, leave_begin(&c.club.context, &c.club.err));
	}
	clock_at(&c, last);
	clock_must(&c, undelivered_tick(&c.club.context, &c.club.err));
	clock_at(&c, last < l.begins ? l.begins : last);
	clock_must(&c, leave_begin(&c.club.context, &c.club.err));
	r = clock_load(&c, r->match.id);
	ck_assert_int_eq((r->pos.deadline - NOW) / HOUR, leaves[_i].until);
	ck_assert_int_eq(r->pos.leave[0], l.ends);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, arena_printf(&c.arena, "still for it, %s in all",
						leaves[_i].told)));
}

static void book(int64_t begins, int64_t ends)
{
	const struct leave l = {.player = c.club.ben,
				.begins = NOW + begins * HOUR,
				.ends = NOW + ends * HOUR,
				.made = NOW,
				.open = true};

	clock_must(&c, leave_add(c.club.context.store, &l, &c.club.err) &&
			       leave_begin(&c.club.context, &c.club.err));
}

/* Ben has 48 hours to answer; he is away from the third hour to the 50th, and will be
 * again. */
static struct record *away_from_the_third(struct record *r)
{
	clock_at(&c, NOW + 4 * HOUR);
	book(3, 50);
	book(400, 410);
	return clock_load(&c, r->match.id);
}

START_TEST(time_to_answer_that_was_lost_before_a_leave_is_given_back)
{
	struct record *r;

	book(-90, -80); /* before the game */
	r = clock_begin(&c, "wordbox", "");
	clock_order(&c, r, 0, "offer draw");
	r = away_from_the_third(r);
	ck_assert_int_eq(asked_until(r), NOW + 95 * HOUR);
	ck_assert_int_eq(given(r, 1, NOW, NOW + 2 * HOUR), 0);
	ck_assert_int_eq(asked_until(r), NOW + 97 * HOUR);
	ck_assert_int_eq(given(r, 1, NOW, NOW + 2 * HOUR), 0);
	ck_assert_int_eq(asked_until(r), NOW + 97 * HOUR);
	ck_assert_int_eq(given(r, 1, NOW + HOUR, NOW + 60 * HOUR), 0);
	ck_assert_int_eq(asked_until(r), NOW + 108 * HOUR);
	ck_assert_int_eq(r->pos.deadline, NOW + 72 * HOUR);
}

START_TEST(so_is_the_time_to_answer_a_word)
{
	struct record *r = clock_begin(&c, "wordcap", "deadline=10d window=48h");

	clock_word(&c, r);
	r = away_from_the_third(r);
	ck_assert_int_eq(r->pos.pending.until, NOW + 95 * HOUR);
	(void)given(r, 1, NOW, NOW + 2 * HOUR);
	ck_assert_int_eq(r->pos.pending.until, NOW + 97 * HOUR);
}

/* --------------------------------------------------------------- who is told */

static const char YOURS[] = "did not leave until 2 hours after it was written";
static const char OF_BEN[] = "Ben's clock stood still for it, 2 hours in all";

START_TEST(whoever_has_more_time_is_told_until_when)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	struct view text;
	long letters;

	clock_hush(&c);
	(void)given(r, 0, NOW, NOW + 2 * HOUR);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert_int_eq(letters, 1);
	ck_assert(clock_says(text, YOURS));
	ck_assert(clock_says(text, "until Thu 26 Nov, 02:00"));
	(void)clock_told(&c, c.club.ben, &letters);
	ck_assert_int_eq(letters, 0);
}

START_TEST(nobody_is_told_of_a_turn_that_is_as_long_as_it_was)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	long letters;

	clock_order(&c, r, 0, "offer draw");
	clock_hush(&c);
	(void)given(r, 1, NOW, NOW + 2 * HOUR);
	ck_assert_int_eq(asked_until(r), NOW + 50 * HOUR);
	(void)clock_told(&c, c.club.ann, &letters);
	ck_assert_int_eq(letters, 0);
	(void)clock_told(&c, c.club.ben, &letters);
	ck_assert_int_eq(letters, 0);
}

/* Where a clock stood still the others wait longer, too: but not who has left. */
START_TEST(the_others_who_still_play_are_told_of_a_clock_that_stood_still)
{
	const struct lost lost = {.from = NOW,
				  .until = NOW + 2 * HOUR,
				  .phrase = "clock-bounced",
				  .others = "clock-bounced-other"};
	struct record *r;
	struct view text;
	long letters;

	clock_cat(&c);
	for (int i = 0; i < 2; i++) {
		r = clock_begin(&c, "wordbox", "");
		clock_pass(&c, r);
		if (i == 1) {
			clock_emit(&c, r,
				   (struct event){.kind = EVENT_RESIGN, .seat = 2});
		}
		clock_hush(&c);
		clock_must(&c, lost_give(&c.club.context, &c.arena, r, 1, &lost,
					 &c.club.err));
		text = clock_told(&c, c.club.ben, &letters);
		ck_assert_int_eq(letters, 1);
		ck_assert(clock_says(text, "Your clock stood still for it, 2 hours"));
		ck_assert(!clock_says(text, OF_BEN));
		text = clock_told(&c, c.club.ann, &letters);
		ck_assert_int_eq(letters, 1);
		ck_assert(clock_says(text, OF_BEN));
		text = clock_told(&c, c.club.cat, &letters);
		ck_assert_int_eq(letters, i == 0);
		ck_assert(clock_says(text, OF_BEN) == (i == 0));
	}
}

int main(void)
{
	clock_fixture(&c);
	claims_rows(what_was_lost_before_a_leave_is_given_back_while_it_lasts, leaves);
	claims_rows(less_than_an_hour_is_not_given_back, spans);
	return claims_run("lost time");
}
