/* SPDX-License-Identifier: ISC */
/* Days on which no clock runs, and leave, counted hour by hour: clocks.h, rest.h. */

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;

static struct board_case c;

static int64_t at(const char *text)
{
	int64_t t = -1;

	ck_assert(stamp_read(view_of(text), &t));
	return t;
}

static struct position *game(const char *options, const char *now)
{
	case_live(&c, at(now),
		  arena_printf(&c.arena, "Game: wordbox\nOptions: %s\nLexicon: any\n",
			       options),
		  "");
	c.table.now = at(now);
	turns_clock(&c.table);
	return &c.table.pos;
}

static const struct {
	const char *options, *from, *until;
} cases[] = {
  /* From a Friday evening over the weekend. */
	{"deadline=24h rest=sat,sun",                        "2026-11-20T18:00:00Z", "2026-11-23T18:00:00Z"},
 /* On a Saturday nothing has begun yet. */
	{"deadline=24h rest=sat,sun",                        "2026-11-21T18:00:00Z", "2026-11-24T00:00:00Z"},
 /* Christmas on a Friday and a Saturday, and the new year. */
	{"deadline=72h rest=sun holidays=12-25,12-26,01-01", "2026-12-24T12:00:00Z",
	 "2026-12-30T12:00:00Z"									    },
	{"deadline=72h holidays=01-01,12-31",                "2026-12-30T00:00:00Z",
	 "2027-01-04T00:00:00Z"									    },
 /* 29 February, in a leap year and in another. */
	{"deadline=48h holidays=02-29",                      "2028-02-28T12:00:00Z", "2028-03-02T12:00:00Z"},
	{"deadline=48h holidays=02-29",                      "2027-02-28T12:00:00Z", "2027-03-02T12:00:00Z"},
 /* One day a week is left. */
	{"deadline=48h rest=tue,wed,thu,fri,sat,sun",        "2026-11-20T18:00:00Z",
	 "2026-12-01T00:00:00Z"									    },
	{"deadline=24h bank=2d rest=sat,sun",                "2026-11-20T18:00:00Z",
	 "2026-11-25T18:00:00Z"									    },
};

START_TEST(no_clock_runs_on_days_of_rest)
{
	const struct position *pos = game(cases[_i].options, cases[_i].from);

	ck_assert_int_eq(pos->deadline, at(cases[_i].until));
}

START_TEST(a_second_before_the_week_is_at_the_end_of_the_last)
{
	const struct position *pos =
		game("deadline=24h rest=sat,sun", "2026-11-20T12:00:00Z");

	ck_assert_int_eq(clocks_before(pos, at("2026-11-23T00:00:00Z"), 1),
			 at("2026-11-20T23:59:59Z"));
}

/* Into a place in a table that has more before it. */
START_TEST(holidays_are_kept_in_their_order)
{
	static const struct holiday late = {12, 31};
	struct holiday room[HOLIDAYS_MOST + 1] = {late};
	int64_t n;

	ck_assert(holidays_read(view_of("12-25,01-01,05-01"), room + 1, &n));
	ck_assert_int_eq(n, 3);
	ck_assert(room[0].month == late.month && room[0].day == late.day);
	ck_assert(room[1].month == 1 && room[2].month == 5 && room[3].month == 12);
}

/* One bit a weekday of the naive count; holidays as 1225. */
static bool runs(const struct position *pos, int seat, int64_t t, int64_t rest,
		 const int holidays[2])
{
	struct stamp_parts p = stamp_parts(t, NULL);
	int day = p.month * 100 + p.day;

	return (rest >> p.weekday & 1) == 0 && day != holidays[0] &&
	       day != holidays[1] && t >= pos->leave[seat];
}

static unsigned draw(unsigned *seed, unsigned below)
{
	*seed = *seed * 1103515245U + 12345U;
	return (*seed >> 8) % below;
}

START_TEST(time_is_what_hours_add_up_to)
{
	static const int holidays[2] = {101, 229};
	unsigned seed = (unsigned)_i + 1;

	for (int round = 0; round < 12; round++) {
		int64_t rest = draw(&seed, 127);
		struct buf options = buf_in(&c.arena);
		struct position *pos;
		int64_t from;
		int64_t span = HOUR * (1 + draw(&seed, 24 * 30));
		int64_t until;
		int64_t hours = 0;

		buf_str(&options, "deadline=24h holidays=01-01,02-29 rest=");
		rest_write(&options, rest);
		pos = game(buf_cstr(&options), "2027-11-20T00:00:00Z");
		from = at("2027-11-20T00:00:00Z") + HOUR * draw(&seed, 24 * 120);
		pos->leave[0] = from + HOUR * (draw(&seed, 400)) - 200 * HOUR;
		until = clocks_until(pos, 0, from, span);
		for (int64_t t = from; t < until; t += HOUR) {
			hours += runs(pos, 0, t, rest, holidays);
		}
		ck_assert_int_eq(hours * HOUR, span);
		ck_assert(runs(pos, 0, until - 1, rest, holidays));
		ck_assert_int_eq(clocks_between(pos, 0, from, until), span);
		ck_assert_int_eq(
			clocks_until(pos, 0, clocks_before(pos, until, span), span),
			until);
	}
}

static const char *const bad[] = {
	"rest=",
	"rest=sat,",
	"rest=sat,x",
	"rest=saturday",
	"rest=mon,tue,wed,thu,fri,sat,sun",
	"holidays=12-32",
	"holidays=13-01",
	"holidays=02-30",
	"holidays=1-1",
	"holidays=12-25,",
	"holidays=12-25,x",
	"holidays=",
	"holidays=12/25",
	"holidays=a2-25",
	"holidays=12-a5",
	"holidays=00-10",
	"holidays=12-255",
	"holidays=01-01,01-02,01-03,01-04,01-05,01-06,01-07,01-08,01-09,01-10,01-11"};

START_TEST(days_that_are_none_are_refused)
{
	struct options o = game("deadline=24h", "2026-11-20T18:00:00Z")->setup->options;
	struct diag diag = {0};

	ck_assert(!option_read(&o, view_of(bad[_i]), &c.arena, &diag));
	ck_assert_int_eq(diag.code, DIAG_OPTION_VALUE);
}

START_TEST(days_are_written_in_their_order_and_once)
{
	struct options defaults =
		game("deadline=24h", "2026-11-20T18:00:00Z")->setup->options;
	struct options o = defaults;
	struct buf b = buf_in(&c.arena);
	struct diag diag = {0};

	ck_assert(options_read(&o,
			       view_of("holidays=12-26,01-01,12-26,12-25 "
				       "rest=SUN,sat,sun leave=off"),
			       &c.arena, &diag));
	options_write(&b, &o, &defaults);
	ck_assert_str_eq(buf_cstr(&b),
			 "leave=off rest=sat,sun holidays=01-01,12-25,12-26");
}

/* ------------------------------------------------------------------------ leave */

/* Whoever is away has what he had, however long he stays and whenever he is back. */
START_TEST(a_leave_takes_nothing_and_gives_nothing)
{
	struct position *pos = game("deadline=72h rest=sun", "2026-11-20T12:00:00Z");
	int64_t now = at("2026-11-21T12:00:00Z");
	int64_t left = clocks_between(pos, 0, now, pos->deadline);

	away_set(&c.table, 0, now, now + 10 * DAY);
	ck_assert_int_eq(pos->leave[0], now + 10 * DAY);
	ck_assert_int_eq(clocks_between(pos, 0, now, pos->deadline), left);
	away_set(&c.table, 0, now + 3 * DAY, 0);
	ck_assert_int_eq(pos->leave[0], 0);
	ck_assert_int_eq(clocks_between(pos, 0, now + 3 * DAY, pos->deadline), left);
}

START_TEST(the_leave_of_one_delays_nobody_else)
{
	struct position *pos = game("deadline=72h", "2026-11-20T12:00:00Z");
	int64_t deadline = pos->deadline;

	away_set(&c.table, 1, c.table.now, c.table.now + 10 * DAY);
	ck_assert_int_eq(pos->deadline, deadline);
	ck_assert_int_eq(clocks_window(pos, 1, c.table.now), c.table.now + 2 * DAY);
	ck_assert_int_eq(clocks_window(pos, 0, c.table.now), c.table.now + 12 * DAY);
}

/* It was over before he left. */
START_TEST(a_leave_brings_back_no_time_that_is_over)
{
	struct position *pos = game("deadline=24h", "2026-11-20T12:00:00Z");
	int64_t deadline = pos->deadline;

	away_set(&c.table, 0, deadline + 1, deadline + 10 * DAY);
	ck_assert_int_eq(pos->deadline, deadline);
	ck_assert(!away_counts(game("leave=off", "2026-11-20T12:00:00Z")));
}

/* He still had time then, if none was left. */
START_TEST(a_leave_begun_at_the_very_second_is_in_time)
{
	struct position *pos = game("deadline=24h", "2026-11-20T12:00:00Z");
	int64_t deadline = pos->deadline;

	away_set(&c.table, 0, deadline, deadline + 10 * DAY);
	ck_assert_int_eq(pos->deadline, deadline + 10 * DAY);
}

/* A play that he may answer waits for him too; his turn is not over with its window. */
START_TEST(a_leave_while_a_play_waits_leaves_the_turn_its_time)
{
	struct position *pos = game("deadline=72h window=48h", "2026-11-20T12:00:00Z");
	int64_t deadline = pos->deadline;

	pos->pending.any = true;
	pos->pending.seat = 1;
	pos->pending.until = deadline - DAY;
	away_set(&c.table, 0, c.table.now, c.table.now + 10 * DAY);
	ck_assert_int_eq(pos->pending.until, deadline + 9 * DAY);
	ck_assert_int_eq(pos->deadline, deadline + 10 * DAY);
}

/* Ben and Cid are away as Ann plays, and Cid for longer: what Ben had left when he is
 * back would be over before her play is. */
START_TEST(who_is_back_early_has_his_turn_until_the_play_before_it_is_settled)
{
	struct position *pos =
		game("deadline=72h window=48h\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"
		     "Rack Ann: C A T",
		     "2026-11-20T12:00:00Z");
	int64_t now = c.table.now;

	away_set(&c.table, 1, now, now + 10 * DAY);
	away_set(&c.table, 2, now, now + 20 * DAY);
	ck_assert_int_eq(case_go_on(&c, 0, "I8 across CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(pos->to_move, 1);
	ck_assert_int_eq(pos->pending.until, now + 22 * DAY);
	ck_assert_int_eq(pos->deadline, now + 22 * DAY);
	away_set(&c.table, 1, now + 5 * DAY, 0);
	ck_assert_int_eq(pos->pending.until, now + 22 * DAY);
	ck_assert_int_eq(pos->deadline, now + 22 * DAY);
}

/* Ann is to move, and Ben and Cid have two days to answer. */
static struct position *game_of_three(void)
{
	return game("deadline=24h window=48h\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"
		    "Rack Ann: C A T",
		    "2026-11-20T12:00:00Z");
}

/* Q6. Cid is away as a play waits: Ben's turn does not close it before she is back. */
START_TEST(a_leave_lets_no_turn_end_before_the_play_that_waits)
{
	struct position *pos = game_of_three();
	int64_t now = c.table.now;

	ck_assert_int_eq(case_go_on(&c, 0, "I8 across CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(pos->deadline, now + 2 * DAY);
	away_set(&c.table, 2, now + DAY, now + 9 * DAY);
	ck_assert_int_eq(pos->pending.until, now + 10 * DAY);
	ck_assert_int_eq(pos->deadline, now + 10 * DAY);
	away_set(&c.table, 2, now + 2 * DAY, 0);
	ck_assert_int_eq(pos->pending.until, now + 3 * DAY);
	ck_assert_int_eq(pos->deadline, now + 10 * DAY); /* what Ben was told */
}

/* K21: who has nothing left to answer delays nobody by a leave, and time that was lost
 * is given back to the others all the same. */
START_TEST(a_leave_of_one_who_has_accepted_delays_no_answer)
{
	struct position *pos = game_of_three();
	int64_t now = c.table.now;

	ck_assert_int_eq(case_go_on(&c, 0, "I8 across CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 2, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 0, "offer draw"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 2, "agree draw"), OUTCOME_APPLIED);
	away_set(&c.table, 2, now, now + 9 * DAY);
	ck_assert_int_eq(pos->pending.until, now + 2 * DAY);
	ck_assert_int_eq(pos->deadline, now + 2 * DAY);
	ck_assert_int_eq(pos->request[REQUEST_DRAW].until, now + 2 * DAY);
	turns_later(&c.table, (struct stood){now, now + DAY, 0, 0});
	ck_assert_int_eq(pos->pending.until, now + 3 * DAY);
	ck_assert_int_eq(pos->deadline, now + 3 * DAY);
	ck_assert_int_eq(pos->request[REQUEST_DRAW].until, now + 3 * DAY);
}

START_TEST(by_older_rules_such_a_leave_counts_where_a_game_goes_on)
{
	struct position *pos = game_of_three();
	struct setup older = *pos->setup;
	int64_t now = c.table.now;
	struct running r;

	older.version = 2;
	pos->setup = &older;
	ck_assert_int_eq(case_go_on(&c, 0, "I8 across CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 2, "accept"), OUTCOME_APPLIED);
	away_set(&c.table, 2, now, now + 9 * DAY);
	ck_assert_int_eq(pos->pending.until, now + 11 * DAY);
	ck_assert(turns_running(pos, 0, &r));
	ck_assert_uint_eq(r.seats, ~clocks_seat(0));
}

/* Nor does time that was given back to one who may answer. */
START_TEST(who_may_answer_later_lets_no_turn_end_before)
{
	struct position *pos = game_of_three();
	int64_t now = c.table.now;

	ck_assert_int_eq(case_go_on(&c, 0, "I8 across CAT"), OUTCOME_APPLIED);
	turns_later(&c.table, (struct stood){now, now + DAY, 1U << 2, 0});
	ck_assert_int_eq(pos->pending.until, now + 3 * DAY);
	ck_assert_int_eq(pos->deadline, now + 3 * DAY);
}

/* An outage gives back what ran, and no day of rest and no leave. */
START_TEST(an_outage_gives_back_what_ran)
{
	struct position *pos =
		game("deadline=72h rest=sat,sun", "2026-11-20T12:00:00Z");
	struct stood weekend = {at("2026-11-21T03:00:00Z"), at("2026-11-22T20:00:00Z"),
				0, 0};
	struct stood monday = {at("2026-11-22T12:00:00Z"), at("2026-11-23T12:00:00Z"),
			       0, 0};
	int64_t deadline = pos->deadline;

	turns_later(&c.table, weekend);
	ck_assert_int_eq(pos->deadline, deadline);
	turns_later(&c.table, monday);
	ck_assert_int_eq(pos->deadline, deadline + 12 * HOUR);
	pos->leave[0] = at("2026-12-20T00:00:00Z");
	turns_later(&c.table, monday);
	ck_assert_int_eq(pos->deadline, deadline + 12 * HOUR);
}

/* Who has yet to be told has his time once more, and nobody else. */
START_TEST(what_one_seat_lost_is_given_to_it)
{
	struct position *pos = game("deadline=72h window=48h", "2026-11-20T12:00:00Z");
	struct stood stood = {at("2026-11-20T12:00:00Z"), at("2026-11-21T12:00:00Z"), 2,
			      0};
	int64_t deadline = pos->deadline;
	int64_t until = at("2026-11-22T12:00:00Z");

	pos->pending = (struct pending){
		.any = true, .seat = 1, .accepted = 1U << 1, .until = until};
	ck_assert_int_eq(pos->to_move, 0);
	turns_later(&c.table, stood);
	ck_assert_int_eq(pos->deadline, deadline);
	ck_assert_int_eq(pos->pending.until, until);
	stood.seats = 1;
	stood.answered = at("2026-11-21T06:00:00Z");
	turns_later(&c.table, stood);
	ck_assert_int_eq(pos->deadline, deadline + 24 * HOUR);
	ck_assert_int_eq(pos->pending.until, until + 6 * HOUR);
}

START_TEST(what_was_there_before_is_forgotten)
{
	struct holiday day[HOLIDAYS_MOST];
	static const struct holiday none[HOLIDAYS_MOST];
	int64_t count;

	ck_assert(holidays_read(view_of("12-25,01-01"), day, &count));
	ck_assert_int_eq(count, 2);
	ck_assert_int_eq(day[0].month, 1);
	ck_assert_int_eq(day[1].day, 25);
	ck_assert(holidays_read(view_of("01-01,12-25,01-01"), day, &count));
	ck_assert_int_eq(count, 2);
	ck_assert(holidays_read(view_of("none"), day, &count));
	ck_assert_int_eq(count, 0);
	ck_assert_mem_eq(day, none, sizeof day);
	ck_assert(!holidays_read(view_of(""), day, &count));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(no_clock_runs_on_days_of_rest, cases);
	claims_times(time_is_what_hours_add_up_to, 0, 8);
	claims_rows(days_that_are_none_are_refused, bad);
	return claims_run("rest");
}
