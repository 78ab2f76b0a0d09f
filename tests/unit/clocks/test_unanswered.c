/* SPDX-License-Identifier: ISC */
/* A clock stands still while letters get no answer (K57): unanswered.h. */
#include "adjudicator/clocks/unanswered.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/play/question.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"

/* Monday, the first second of a day: every turn begins then. */
static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
static const int64_t DAY = CLOCK_DAY;

static struct clock_case c;

/* It is Ann's turn. */
static struct record *begin(const char *options)
{
	return clock_begin(&c, "wordbox", options);
}

static struct hearing came(int64_t at)
{
	return (struct hearing){.d = &c.club.context,
				.arena = &c.arena,
				.arrived = at,
				.player.id = c.club.ann,
				.err = &c.club.err};
}

/* A letter that came then has no answer before `until`. */
static void stop(struct record *r, int64_t at, int64_t until)
{
	struct hearing h = came(at);

	clock_must(&c, unanswered_stop(&h, r, r->pos.to_move, until));
	ck_assert(view_starts(h.reason, "such letters"));
}

static void owes(const struct record *r, int64_t at, int64_t owed, bool stands)
{
	struct unanswered_time t;

	clock_must(&c,
		   unanswered_owed(&c.club.context, &c.arena, r, at, &t, &c.club.err));
	ck_assert_msg(t.owed == owed && t.stands == stands,
		      "%lld hours on: %lld seconds%s", (long long)((at - NOW) / HOUR),
		      (long long)t.owed, t.stands ? ", and stands" : "");
}

/* What is given back up to then. */
static int64_t given(struct record *r, int64_t at)
{
	int64_t before = r->pos.deadline;

	clock_must(&c, unanswered_give(&c.club.context, &c.arena, r, at, &c.club.err));
	return r->pos.deadline - before;
}

/* One of his letters that came then is answered. */
static void answered(struct record *r, int seat, int64_t at)
{
	clock_must(&c,
		   unanswered_end(&c.club.context, &c.arena, r, seat, at, &c.club.err));
}

/* ----------------------------------------------------------------- one letter */

START_TEST(a_clock_stands_from_the_letter_to_the_second_of_the_next_answer)
{
	struct record *r = begin("");

	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	owes(r, NOW + HOUR - 1, 0, false);
	owes(r, NOW + HOUR, 0, true);
	owes(r, NOW + HOUR + 1, 1, true);
	owes(r, NOW + 5 * HOUR - 1, 4 * HOUR - 1, true);
	owes(r, NOW + 5 * HOUR, 4 * HOUR, false);
	owes(r, NOW + 50 * HOUR, 4 * HOUR, false);
	ck_assert_int_eq(r->pos.deadline, NOW + 3 * DAY);
}

START_TEST(an_answer_that_is_there_already_stops_nothing)
{
	struct record *r = begin("");
	struct stored_number *all;
	size_t count;

	stop(r, NOW + HOUR, NOW + HOUR);
	owes(r, NOW + HOUR, 0, false);
	stop(r, NOW + 2 * HOUR, NOW + HOUR);
	owes(r, NOW + 2 * HOUR, 0, false);
	answered(r, 0, NOW + 3 * HOUR);
	clock_must(&c, stored_list(c.club.context.store, &c.arena, &all, &count,
				   &c.club.err));
	for (size_t i = 0; i < count; i++) {
		ck_assert(!view_starts(all[i].name, "quiet-"));
	}
}

START_TEST(each_second_is_given_back_once)
{
	struct record *r = begin("");

	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	ck_assert_int_eq(given(r, NOW + HOUR), 0);
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 2 * HOUR);
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 0);
	owes(r, NOW + 3 * HOUR, 0, true);
	ck_assert_int_eq(given(r, NOW + 6 * HOUR), 2 * HOUR);
	ck_assert_int_eq(given(r, NOW + 7 * HOUR), 0);
	ck_assert_int_eq(clock_load(&c, r->match.id)->pos.deadline,
			 NOW + 3 * DAY + 4 * HOUR);
}

/* --------------------------------------------------------------- several letters */

START_TEST(letters_that_follow_one_another_count_no_second_twice)
{
	struct record *r = begin("");

	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	stop(r, NOW + 2 * HOUR, NOW + 5 * HOUR);
	stop(r, NOW + 3 * HOUR, NOW + 7 * HOUR);
	owes(r, NOW + 7 * HOUR - 1, 6 * HOUR - 1, true);
	owes(r, NOW + 7 * HOUR, 6 * HOUR, false);
	stop(r, NOW + 10 * HOUR, NOW + 11 * HOUR);
	owes(r, NOW + 10 * HOUR, 6 * HOUR, true);
	owes(r, NOW + 12 * HOUR, 7 * HOUR, false);
}

START_TEST(in_one_turn_it_is_48_hours_at_most)
{
	struct record *r = begin("deadline=10d");

	stop(r, NOW + HOUR, NOW + 31 * HOUR);
	stop(r, NOW + 40 * HOUR, NOW + 64 * HOUR);
	owes(r, NOW + 58 * HOUR - 1, 48 * HOUR - 1, true);
	owes(r, NOW + 58 * HOUR, 48 * HOUR, false);
	stop(r, NOW + 70 * HOUR, NOW + 80 * HOUR);
	owes(r, NOW + 75 * HOUR, 48 * HOUR, false);
	ck_assert_int_eq(given(r, NOW + 80 * HOUR), 48 * HOUR);
	stop(r, NOW + 90 * HOUR, NOW + 95 * HOUR);
	owes(r, NOW + 95 * HOUR, 0, false);
}

/* Of 30 hours it stood for 10 then. */
START_TEST(an_answer_lets_it_run_and_what_was_not_used_is_there_still)
{
	struct record *r = begin("deadline=10d");

	stop(r, NOW + HOUR, NOW + 31 * HOUR);
	answered(r, 1, NOW + 5 * HOUR);
	owes(r, NOW + 6 * HOUR, 5 * HOUR, true);
	answered(r, 0, NOW + 11 * HOUR);
	ck_assert_int_eq(r->pos.deadline, NOW + 10 * DAY + 10 * HOUR);
	owes(r, NOW + 11 * HOUR, 0, false);
	owes(r, NOW + 31 * HOUR, 0, false);
	stop(r, NOW + 20 * HOUR, NOW + 100 * HOUR);
	owes(r, NOW + 58 * HOUR - 1, 38 * HOUR - 1, true);
	owes(r, NOW + 58 * HOUR, 38 * HOUR, false);
	answered(r, 0, NOW + 60 * HOUR);
	ck_assert_int_eq(r->pos.deadline, NOW + 10 * DAY + 48 * HOUR);
}

/* ---------------------------------------------------------------- the last second */

static const struct {
	int64_t asked, stopped, until, at; /* hours of the turn, which has 72 */
	int second;                        /* behind `at` */
	bool stands;
} last[] = {
	{-1, -1, 0,  72,  0, true },
        {-1, -1, 0,  72,  1, false},
	{-1, 10, 11, 73,  0, true },
        {-1, 10, 11, 73,  1, false},
	{-1, 70, 80, 82,  0, true },
        {-1, 70, 80, 82,  1, false},
	{10, -1, 0,  120, 0, true },
        {10, -1, 0,  120, 1, false},
	{5,  60, 64, 124, 0, true },
        {5,  60, 64, 124, 1, false},
};

/* Whoever writes once his time is over, with all that is owed to it, is too late. */
START_TEST(a_letter_stops_the_clock_up_to_the_last_second_that_is_owed)
{
	struct record *r = begin("");
	int64_t at = NOW + last[_i].at * HOUR + last[_i].second;
	struct unanswered_time t;

	if (last[_i].asked >= 0) {
		clock_asks(&c, r, NOW + last[_i].asked * HOUR);
	}
	if (last[_i].stopped >= 0) {
		stop(r, NOW + last[_i].stopped * HOUR, NOW + last[_i].until * HOUR);
	}
	stop(r, at, at + HOUR);
	clock_must(&c,
		   unanswered_owed(&c.club.context, &c.arena, r, at, &t, &c.club.err));
	ck_assert_int_eq(t.stands, last[_i].stands);
	clock_must(&c, unanswered_owed(&c.club.context, &c.arena, r, at + HOUR, &t,
				       &c.club.err));
	ck_assert_int_eq(t.owed,
			 (last[_i].until -
			  (last[_i].stopped >= 0 ? last[_i].stopped : last[_i].until)) *
					 HOUR +
				 (last[_i].stands ? HOUR : 0));
}

/* K6: it stands for that for 48 hours. */
START_TEST(while_a_question_of_ours_stops_it_no_letter_does)
{
	struct record *r = begin("");

	clock_asks(&c, r, NOW + HOUR);
	stop(r, NOW + 2 * HOUR, NOW + 51 * HOUR);
	owes(r, NOW + 49 * HOUR - 1, 0, false);
	owes(r, NOW + 49 * HOUR, 0, true);
	owes(r, NOW + 51 * HOUR, 2 * HOUR, false);
	stop(r, NOW + 52 * HOUR, NOW + 53 * HOUR);
	owes(r, NOW + 53 * HOUR, 3 * HOUR, false);
}

/* ------------------------------------------------------------------- whose clock */

/* Ann's turn is passed, so that it is Ben's. */
static struct record *bens(void)
{
	struct record *r = begin("");

	clock_pass(&c, r);
	ck_assert_int_eq(r->pos.to_move, 1);
	return r;
}

START_TEST(only_the_clock_of_whose_turn_it_is_stands)
{
	struct record *r = bens();
	struct hearing h = came(NOW + HOUR);

	clock_must(&c, unanswered_stop(&h, r, 0, NOW + 5 * HOUR));
	clock_must(&c, unanswered_stop(&h, r, -1, NOW + 5 * HOUR));
	owes(r, NOW + 3 * HOUR, 0, false);
	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	owes(r, NOW + 3 * HOUR, 2 * HOUR, true);
}

START_TEST(a_letter_for_any_game_stops_her_clock_in_each_where_it_is_her_turn)
{
	struct record *hers = begin("");
	struct record *his = bens();
	struct record *again = begin("deadline=48h");
	int64_t invited = letter_club_begin(&c.club, "wordbox", "", "any", 2, true);
	struct hearing h = came(NOW + HOUR);

	clock_must(&c, unanswered_stop_all(&h, NOW + 5 * HOUR));
	owes(hers, NOW + 4 * HOUR, 3 * HOUR, true);
	owes(again, NOW + 4 * HOUR, 3 * HOUR, true);
	owes(his, NOW + 4 * HOUR, 0, false);
	owes(clock_load(&c, invited), NOW + 4 * HOUR, 0, false);
}

START_TEST(nothing_of_it_is_left_in_the_next_turn)
{
	struct record *r = begin("");

	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	clock_at(&c, NOW + 2 * HOUR);
	clock_pass(&c, r);
	clock_pass(&c, r);
	ck_assert_int_eq(r->pos.to_move, 0);
	owes(r, NOW + 3 * HOUR, 0, false);
}

static const struct event rests[] = {
	{.kind = EVENT_PAUSE, .seat = 0,  .time = 3600,       .at = LETTER_NOW},
	{.kind = EVENT_FLAG,                   .seat = 0           },
	{.kind = EVENT_END,   .seat = -1, .reason = END_DRAW  },
	{.kind = EVENT_CLOCK, .seat = 0,  .time = 0},
};

/* A pause, a time that is over, the end; and none at all (K9). */
START_TEST(where_no_clock_runs_there_is_none_to_stop)
{
	struct record *r = begin("");
	struct hearing h = came(NOW + 2 * HOUR);
	long events;

	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	clock_emit(&c, r, rests[_i]);
	events = r->match.events;
	clock_must(&c, unanswered_stop(&h, r, 0, NOW + 5 * HOUR));
	owes(r, NOW + 3 * HOUR, 0, false);
	answered(r, 0, NOW + 4 * HOUR);
	ck_assert_int_eq(given(r, NOW + 5 * HOUR), 0);
	ck_assert_int_eq(r->match.events, events);
	stop(begin("deadline=none"), NOW, NOW + HOUR);
	owes(clock_load(&c, c.club.game[1]), NOW, 0, false);
}

/* ------------------------------------------------------- days of rest, and leave */

START_TEST(a_day_of_rest_is_not_owed)
{
	struct record *r = begin("deadline=10d rest=sat,sun");
	int64_t friday = NOW + 4 * DAY;

	stop(r, friday + 10 * HOUR, friday + 34 * HOUR);
	owes(r, friday + 22 * HOUR, 12 * HOUR, true);
	owes(r, friday + 34 * HOUR, 14 * HOUR, false);
}

START_TEST(what_is_owed_is_not_less_for_a_letter_on_a_day_of_rest)
{
	struct record *r = begin("deadline=10d rest=sat,sun");
	int64_t friday = NOW + 4 * DAY;

	stop(r, friday + 10 * HOUR, friday + 20 * HOUR);
	stop(r, friday + 60 * HOUR, friday + 70 * HOUR); /* Sunday */
	owes(r, friday + 70 * HOUR, 10 * HOUR, false);
	stop(r, friday + 71 * HOUR, friday + 73 * HOUR); /* Monday begins in it */
	owes(r, friday + 73 * HOUR, 11 * HOUR, false);
}

START_TEST(a_letter_on_a_day_of_rest_is_not_in_time_for_longer)
{
	struct record *r = begin("deadline=48h rest=thu");
	int64_t thursday = NOW + 3 * DAY;

	clock_emit(&c, r,
		   (struct event){.kind = EVENT_CLOCK, .time = thursday + 25 * HOUR});
	stop(r, thursday + HOUR, thursday + 20 * HOUR);
	stop(r, thursday + 25 * HOUR + 1, thursday + 30 * HOUR);
	owes(r, thursday + 26 * HOUR, 0, false);
}

/* Leave that begins later takes nothing away of it. */
START_TEST(what_was_owed_before_a_leave_is_owed_while_it_lasts)
{
	struct record *r = begin("");
	struct table t;

	stop(r, NOW + HOUR, NOW + 5 * HOUR);
	t = table_over(&c.arena, &r->pos, NOW + 6 * HOUR, true);
	away_set(&t, 0, NOW + 6 * HOUR, NOW + 100 * HOUR);
	clock_must(&c, record_append(&c.arena, r, &t, &c.club.err));
	ck_assert_int_eq(r->pos.deadline, NOW + 166 * HOUR);
	owes(r, NOW + 7 * HOUR, 4 * HOUR, false);
	stop(r, NOW + 8 * HOUR, NOW + 20 * HOUR); /* it stands still for the leave */
	owes(r, NOW + 21 * HOUR, 4 * HOUR, false);
	stop(r, NOW + 90 * HOUR, NOW + 110 * HOUR);
	owes(r, NOW + 110 * HOUR, 14 * HOUR, false);
	ck_assert_int_eq(given(r, NOW + 160 * HOUR), 14 * HOUR);
}

int main(void)
{
	clock_fixture(&c);
	claims_rows(a_letter_stops_the_clock_up_to_the_last_second_that_is_owed, last);
	claims_rows(where_no_clock_runs_there_is_none_to_stop, rests);
	return claims_run("unanswered");
}
