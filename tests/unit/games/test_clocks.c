/* SPDX-License-Identifier: ISC */
/* When time is over: clocks.h. */

#include "adjudicator/games/clocks.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;

static struct board_case c;

static struct position *game(const char *options)
{
	case_live(&c, NOW,
		  arena_printf(&c.arena, "Game: wordbox\nOptions: %s\nLexicon: any\n",
			       options),
		  "");
	return &c.table.pos;
}

START_TEST(a_span_that_is_counted_ends_where_it_was_said_to_end)
{
	const struct position *pos = game("deadline=24h bank=2d");

	for (int64_t span = 1; span < 40 * DAY; span = span * 7 + 5) {
		int64_t until = clocks_until(pos, 0, NOW, span);

		ck_assert_int_ge(until, NOW + span);
		ck_assert_int_eq(clocks_between(pos, 0, NOW, until), span);
		ck_assert_int_eq(
			clocks_until(pos, 0, clocks_before(pos, until, span), span),
			until);
	}
	ck_assert_int_eq(clocks_between(pos, 0, NOW, NOW), 0);
	ck_assert_int_eq(clocks_between(pos, 0, NOW, NOW - DAY), 0);
}

START_TEST(a_turn_has_its_free_time_and_the_bank)
{
	ck_assert_int_eq(clocks_turn(game("deadline=24h bank=2d"), NOW), NOW + 3 * DAY);
	ck_assert_int_eq(clocks_turn(game("deadline=24h"), NOW), NOW + DAY);
	ck_assert_int_eq(clocks_turn(game("deadline=none"), NOW), 0);
}

START_TEST(where_no_clock_runs_nothing_is_over)
{
	const struct position *pos = game("deadline=24h");

	ck_assert_int_eq(clocks_turn(pos, 0), 0);
	ck_assert_int_eq(clocks_window(pos, 0, 0), 0);
	ck_assert_int_eq(clocks_window(pos, 0, NOW), NOW + 2 * DAY);
}

/* What is left in the bank after a turn of that length. */
static int64_t left_after(const char *options, int64_t span)
{
	struct position *pos = game(options);

	pos->deadline = clocks_turn(pos, NOW);
	return clocks_bank_left(pos, NOW + span);
}

START_TEST(k10_what_is_longer_counts_twice)
{
	static const char options[] = "deadline=10d bank=60d double-after=20d";

	/* 10 days free, 10 days once, 50 days of the bank are 25. */
	ck_assert_int_eq(clocks_turn(game(options), NOW), NOW + 45 * DAY);
	ck_assert_int_eq(left_after(options, 10 * DAY), 60 * DAY);
	ck_assert_int_eq(left_after(options, 15 * DAY), 55 * DAY);
	ck_assert_int_eq(left_after(options, 20 * DAY), 50 * DAY);
	ck_assert_int_eq(left_after(options, 21 * DAY), 48 * DAY);
	ck_assert_int_eq(left_after(options, 45 * DAY - 1), 2);
	ck_assert_int_eq(left_after(options, 45 * DAY), 1);
}

START_TEST(k10_the_free_time_never_counts_twice)
{
	static const char options[] = "deadline=10d bank=4d double-after=1d";

	ck_assert_int_eq(clocks_turn(game(options), NOW), NOW + 12 * DAY);
	ck_assert_int_eq(left_after(options, 10 * DAY), 4 * DAY);
	ck_assert_int_eq(left_after(options, 11 * DAY), 2 * DAY);
	ck_assert_int_eq(
		clocks_turn(game("deadline=10d bank=4d double-after=20d"), NOW),
		NOW + 14 * DAY);
}

START_TEST(k10_no_second_is_lost_where_time_counts_twice)
{
	static const char options[] = "deadline=2h bank=90061m double-after=1d";
	struct position *pos = game(options);

	for (int64_t bank = 3600; bank < 3 * DAY; bank += 7919) {
		pos->bank[0] = bank;
		pos->deadline = clocks_turn(pos, NOW);
		for (int64_t used = 7200; NOW + used < pos->deadline; used += 1237) {
			int64_t twice = used > DAY ? used - DAY : 0;
			int64_t left = bank - (used - 7200) - twice;

			ck_assert_int_eq(clocks_bank_left(pos, NOW + used),
					 left > 0 ? left : 1);
		}
	}
}

START_TEST(k10_more_time_in_the_bank_is_as_much_as_it_buys)
{
	struct position *pos = game("deadline=1d bank=4d double-after=2d");

	pos->deadline = clocks_turn(pos, NOW);
	ck_assert_int_eq(pos->deadline, NOW + 2 * DAY + 3 * DAY / 2);
	ck_assert_int_eq(clocks_longer(pos, NOW, 2 * DAY), pos->deadline + DAY);
}

START_TEST(k10_a_turn_is_missed_behind_its_grace)
{
	struct position *pos = game("deadline=1d grace=12h");

	ck_assert_int_eq(clocks_fall(pos), 0);
	pos->deadline = NOW;
	ck_assert_int_eq(clocks_fall(pos), NOW + DAY / 2);
	pos->flagged = true;
	ck_assert_int_eq(clocks_fall(pos), 0);
	ck_assert_int_eq(clocks_longer(pos, NOW + DAY, DAY), NOW + 2 * DAY);
}

int main(void)
{
	case_fixture(&c);
	return claims_run("clocks");
}
