/* SPDX-License-Identifier: ISC */
/* Clocks of WordCap: turns, windows, the time bank. K1-K4, K7-K9, E8 and W6-W9 of
 * adjudicator-rules(7). */

#include "adjudicator/games/paths/wordcap.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/wordcap_case.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;
static const int64_t NOW = WORDCAP_NOW;

static struct board_case c;

static const struct position *now(void)
{
	return &c.table.pos;
}

START_TEST(a_turn_has_three_days)
{
	wordcap_live(&c, SON TWO);
	ck_assert_int_eq(now()->deadline, NOW + 3 * DAY);
	ck_assert_int_eq(wordcap_after(&c, DAY, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(now()->deadline, NOW + 4 * DAY);
}

START_TEST(whoever_plays_alone_has_no_clock)
{
	wordcap_live(&c, SON ALONE "Options: deadline=1h bank=1h\n");
	ck_assert_int_eq(now()->deadline, 0);
	ck_assert_int_eq(wordcap_after(&c, 99 * DAY, 0, "word SON"), OUTCOME_APPLIED);
	ck_assert_int_eq(now()->deadline, 0);
	ck_assert_str_eq(case_events(&c, 0), "word1");
}

START_TEST(no_turns_clock_runs_while_a_word_waits)
{
	wordcap_live(&c, SON TWO);
	ck_assert_int_eq(wordcap_after(&c, HOUR, 0, "word SON"), OUTCOME_APPLIED);
	ck_assert_int_eq(now()->deadline, 0);
	ck_assert_int_eq(now()->pending.until, NOW + HOUR + 2 * DAY);
	ck_assert_int_eq(wordcap_after(&c, DAY, 1, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(now()->deadline, NOW + HOUR + DAY + 3 * DAY);
	ck_assert_int_eq(now()->to_move, 1);
}

START_TEST(time_does_not_run_out_for_a_word_that_waits)
{
	size_t events;

	wordcap_live(&c, SON TWO);
	wordcap_after(&c, HOUR, 0, "word SON");
	events = c.table.events;
	wordcap_turn_ends(&c, 9 * DAY);
	ck_assert_uint_eq(c.table.events, events);
}

START_TEST(the_window_is_the_games_own)
{
	wordcap_live(&c, SON TWO "Options: window=5h\n");
	wordcap_after(&c, HOUR, 0, "word SON");
	ck_assert_int_eq(now()->pending.until, NOW + 6 * HOUR);
	wordcap_window_ends(&c, 5 * HOUR + 1);
	ck_assert_str_eq(case_events(&c, 0), "word1 window question stand1");
	ck_assert_int_eq(now()->deadline, NOW + 6 * HOUR + 1 + 3 * DAY);
}

START_TEST(a_word_settled_at_once_starts_the_next_clock)
{
	wordcap_live(&c, SON TWO);
	wordcap_after(&c, 0, 1, "always accept");
	wordcap_after(&c, HOUR, 0, "word SON");
	ck_assert_str_eq(case_events(&c, 0), "always2 word1 accept2 stand1");
	ck_assert_int_eq(now()->deadline, NOW + HOUR + 3 * DAY);
}

START_TEST(to_take_back_is_asked_until_the_window_ends)
{
	wordcap_live(&c, SON TWO);
	wordcap_after(&c, HOUR, 0, "word SON");
	wordcap_after(&c, DAY, 0, "undo");
	ck_assert_int_eq(now()->request[REQUEST_UNDO].until, NOW + HOUR + 2 * DAY);
	/* The club was away: both get the time back. */
	table_emit(&c.table, (struct event){.kind = EVENT_WINDOW,
					    .seat = -1,
					    .time = NOW + HOUR + 4 * DAY});
	ck_assert_int_eq(now()->request[REQUEST_UNDO].until, NOW + HOUR + 4 * DAY);
	ck_assert_int_eq(now()->pending.until, NOW + HOUR + 4 * DAY);
}

START_TEST(a_word_taken_back_gives_the_whole_time_again)
{
	wordcap_live(&c, SON TWO);
	wordcap_after(&c, 2 * DAY, 0, "word SON");
	wordcap_after(&c, HOUR, 0, "undo");
	ck_assert_int_eq(now()->deadline, 0);
	wordcap_after(&c, HOUR, 1, "agree undo");
	ck_assert_int_eq(now()->deadline, NOW + 2 * DAY + 2 * HOUR + 3 * DAY);
	ck_assert_int_eq(now()->to_move, 0);
}

START_TEST(a_sort_does_not_lengthen_the_turn)
{
	wordcap_live(&c, SON TWO);
	wordcap_after(&c, DAY, 0, "sort");
	ck_assert_int_eq(now()->deadline, NOW + 3 * DAY);
}

START_TEST(a_turn_whose_time_is_over_is_passed)
{
	wordcap_live(&c, SON TWO);
	wordcap_turn_ends(&c, 3 * DAY + 1);
	ck_assert_str_eq(case_events(&c, 0), "pass1");
	ck_assert(c.table.event[1].late);
	ck_assert_int_eq(now()->to_move, 1);
	ck_assert_int_eq(now()->deadline, NOW + 6 * DAY + 1);
}

/* K3: Ann passed by herself, so Ben's silence does not end it; later all were late. */
START_TEST(late_passes_end_no_game_of_somebody_who_moved)
{
	wordcap_live(&c, SON TWO);
	wordcap_after(&c, HOUR, 0, "pass");
	wordcap_turn_ends(&c, 4 * DAY);
	wordcap_after(&c, HOUR, 0, "pass");
	wordcap_turn_ends(&c, 4 * DAY);
	ck_assert(!now()->over);
	wordcap_turn_ends(&c, 4 * DAY);
	ck_assert(!now()->over);
	wordcap_turn_ends(&c, 4 * DAY);
	ck_assert(!now()->over);
	wordcap_turn_ends(&c, 4 * DAY);
	ck_assert_int_eq(now()->reason, END_PASSES);
}

START_TEST(who_misses_turns_in_a_row_may_be_resigned)
{
	wordcap_live(&c, SON THREE "Options: late-resign=2\n");
	wordcap_turn_ends(&c, 4 * DAY);
	wordcap_after(&c, HOUR, 1, "pass");
	wordcap_after(&c, HOUR, 2, "pass");
	wordcap_turn_ends(&c, 4 * DAY);
	ck_assert(now()->gone[0]);
	ck_assert(!now()->over);
	ck_assert_int_eq(now()->to_move, 1);
	ck_assert_int_gt(now()->deadline, c.table.now);
}

/* ------------------------------------------------------------------ the time bank */

#define BANK SON TWO "Options: deadline=24h bank=2d\n"

START_TEST(a_turn_beyond_its_free_time_is_taken_from_the_bank)
{
	wordcap_live(&c, BANK);
	ck_assert_int_eq(now()->deadline, NOW + 3 * DAY);
	wordcap_after(&c, DAY + 5 * HOUR, 0, "word SON");
	ck_assert_int_eq(now()->bank[0], 2 * DAY - 5 * HOUR);
	wordcap_after(&c, 40 * HOUR, 1, "accept"); /* answers cost nothing */
	ck_assert_int_eq(now()->bank[1], 2 * DAY);
}

/* The clock goes on, so what the word takes is taken once. */
START_TEST(a_sort_takes_no_time_of_its_own)
{
	wordcap_live(&c, BANK);
	wordcap_after(&c, DAY + HOUR, 0, "sort");
	ck_assert_int_eq(now()->bank[0], 2 * DAY - HOUR);
	wordcap_after(&c, HOUR, 0, "pass");
	ck_assert_int_eq(now()->bank[0], 2 * DAY - 2 * HOUR);
}

START_TEST(a_refused_order_takes_no_time)
{
	wordcap_live(&c, BANK);
	ck_assert_int_eq(wordcap_after(&c, 2 * DAY, 0, "word XYZ"), OUTCOME_REFUSED);
	ck_assert_int_eq(now()->bank[0], 2 * DAY);
	ck_assert_str_eq(case_events(&c, 0), "");
}

START_TEST(who_has_no_time_left_passes_until_nobody_has)
{
	wordcap_live(&c, BANK);
	wordcap_turn_ends(&c, 3 * DAY + 1);
	ck_assert_int_eq(now()->bank[0], 0);
	wordcap_after(&c, HOUR, 1, "word TAR");
	ck_assert_int_eq(wordcap_after(&c, HOUR, 0, "accept"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_events(&c, 0), "bank1 pass1 word2 accept1 stand2 pass1");
	ck_assert_int_eq(now()->to_move, 1);
	wordcap_turn_ends(&c, 3 * DAY + 1);
	ck_assert(now()->over);
	ck_assert_int_eq(now()->reason, END_TIME);
	ck_assert_str_eq(case_ended(&c, now()), "time 2: 0+0 3+0");
}

START_TEST(who_has_no_time_left_may_not_move)
{
	wordcap_live(&c, BANK);
	table_emit(&c.table, (struct event){.kind = EVENT_BANK, .seat = 0});
	ck_assert_int_eq(wordcap_after(&c, HOUR, 0, "pass"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_TIME);
}

int main(void)
{
	case_fixture(&c);
	return claims_run("wordcap_time");
}
