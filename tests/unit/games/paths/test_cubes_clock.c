/* SPDX-License-Identifier: ISC */
/* Clocks and pauses in Cubes: U12, U13 and chapter K of adjudicator-rules(7). */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;

static struct board_case c;

#define ALONE  CUBES_ALONE "Bonus: none\n"
#define TWO    CUBES_TWO "Bonus: none\nOptions: deadline=24h\n"
#define WINDOW CUBES_TWO "Bonus: none\nOptions: deadline=24h window=12h\n"

/* The first letters are written at NOW. */
static void start(const char *head)
{
	case_live(&c, NOW, head, "");
	table_deal(&c.table);
}

/* Judges an order that arrived so long after the one before and was judged at once. */
static enum outcome after(int64_t span, int seat, const char *line)
{
	c.table.now += span;
	c.table.arrived = c.table.now;
	return case_go_on(&c, seat, line);
}

static void time_runs_out(void)
{
	ck_assert_int_ne(c.table.pos.deadline, 0);
	c.table.now = c.table.pos.deadline + 1;
	c.table.arrived = 0;
	table_timeout(&c.table);
}

/* -------------------------------------------------------------------- the turn */

START_TEST(k1_each_turn_of_two_has_its_own_time)
{
	start(TWO);
	ck_assert_int_eq(c.table.pos.deadline, NOW + DAY);
	after(HOUR, 0, "word CAT");
	ck_assert_int_eq(c.table.pos.deadline, NOW + HOUR + DAY);
	time_runs_out();
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + DAY);
}

START_TEST(k9_whoever_plays_alone_has_no_clock)
{
	start(ALONE "Options: deadline=24h\n");
	ck_assert_int_eq(c.table.pos.deadline, 0);
	after(HOUR, 0, "word CAT");
	ck_assert_int_eq(c.table.pos.deadline, 0);
}

START_TEST(u9_a_removal_gives_no_more_time)
{
	start(TWO);
	after(HOUR, 0, "remove 27");
	ck_assert_int_eq(c.table.pos.deadline, NOW + DAY);
	ck_assert_int_eq(c.table.pos.to_move, 0);
}

START_TEST(u10_a_turn_passed_by_the_server_starts_the_next_clock)
{
	start(TWO "Lexicon: words CAT\n");
	after(HOUR, 0, "word CAT");
	after(HOUR, 1, "remove 27");
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 2 * HOUR + DAY);
}

START_TEST(u11_the_clock_alone_comes_to_an_end)
{
	start(TWO);
	for (int i = 0; i < 4; i++) {
		ck_assert(!c.table.pos.over);
		time_runs_out();
	}
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "time 3: 0+0 0+0");
	ck_assert_str_eq(case_events(&c, 0), "pass1 pass2 pass1 pass2 end");
}

/* ------------------------------------------------------------- the whole game */

#define TIMED ALONE "Options: timed=2d\n"

START_TEST(u13_one_clock_runs_for_the_whole_game)
{
	start(TIMED);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 2 * DAY);
	after(HOUR, 0, "word CAT");
	after(HOUR, 0, "remove 27");
	after(HOUR, 0, "word COS");
	ck_assert_int_eq(c.table.pos.deadline, NOW + 2 * DAY);
	time_runs_out();
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "time 1: 10+0");
	ck_assert_str_eq(case_events(&c, 0), "word1 remove1 word1 end");
}

START_TEST(u13_where_no_clock_runs_there_is_no_end_of_time)
{
	case_run(&c, TIMED, "Ann: word CAT\n");
	ck_assert_int_eq(c.replay.pos.deadline, 0);
}

START_TEST(u13_its_other_endings_come_before)
{
	start(TIMED "Lexicon: words CAT\n");
	after(HOUR, 0, "resign");
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "resign 0: 0+0");
	ck_assert_int_eq(c.table.pos.deadline, 0);
}

START_TEST(u13_a_record_tells_that_the_time_is_over)
{
	case_run(&c, TIMED, "@ time 2026-11-20T20:00:00Z\nAnn: word CAT\n@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "time 1: 5+0");
	ck_assert_uint_eq(c.replay.turns, 1);
}

START_TEST(u12_a_game_against_the_clock_has_no_pause)
{
	start(TIMED);
	ck_assert_int_eq(after(HOUR, 0, "pause"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_PAUSE);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 2 * DAY);
}

/* ----------------------------------------------------------------------- pauses */

START_TEST(u12_alone_a_pause_is_taken_and_left_at_once)
{
	start(ALONE);
	ck_assert_int_eq(after(HOUR, 0, "pause"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.paused);
	ck_assert_int_eq(after(HOUR, 0, "word CAT"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_GAME_PAUSED);
	ck_assert_int_eq(after(HOUR, 0, "resume"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(HOUR, 0, "word CAT"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_events(&c, 0), "pause1 resume1 word1");
}

START_TEST(u12_two_pause_when_the_other_agrees)
{
	start(TWO);
	ck_assert_int_eq(after(HOUR, 0, "pause"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.paused);
	ck_assert_int_eq(after(HOUR, 1, "agree pause"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.paused);
	ck_assert_str_eq(case_events(&c, 0), "offer1 agree2 pause1");
	ck_assert_int_eq(c.table.pos.request[REQUEST_PAUSE].by, -1);
}

START_TEST(u12_the_same_word_agrees)
{
	start(TWO);
	after(HOUR, 1, "pause");
	ck_assert_int_eq(after(HOUR, 0, "pause"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.paused);
	ck_assert_str_eq(case_text(&c, c.table.echo), "pause");
	ck_assert_str_eq(case_events(&c, 0), "offer2 agree1 pause2");
}

START_TEST(u12_a_pause_may_be_refused_and_asked_for_again)
{
	start(TWO);
	after(HOUR, 0, "pause");
	ck_assert_int_eq(after(HOUR, 1, "refuse"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.paused);
	ck_assert_int_eq(after(HOUR, 0, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.request[REQUEST_PAUSE].by, 0);
}

START_TEST(u12_asked_for_the_turn_and_its_clock_go_on)
{
	start(TWO);
	after(HOUR, 0, "pause");
	ck_assert_int_eq(c.table.pos.deadline, NOW + DAY);
	ck_assert_int_eq(after(HOUR, 0, "word CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(HOUR, 1, "pause"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.paused);
}

START_TEST(u12_a_pause_keeps_what_is_left_of_the_turn)
{
	start(TWO);
	after(0, 0, "pause");
	after(5 * HOUR, 1, "agree");
	ck_assert_int_eq(c.table.pos.left, 19 * HOUR);
	ck_assert_int_eq(c.table.pos.deadline, 0);
	ck_assert_int_eq(after(40 * DAY, 1, "resume"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + 19 * HOUR);
	ck_assert_int_eq(c.table.pos.left, 0);
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.turn, 1);
}

START_TEST(u12_what_counts_is_when_the_letter_that_pauses_arrived)
{
	start(TWO);
	after(0, 0, "pause");
	c.table.now = NOW + 10 * HOUR;
	c.table.arrived = NOW + 5 * HOUR;
	case_go_on(&c, 1, "pause");
	ck_assert_int_eq(c.table.pos.left, 19 * HOUR);
}

START_TEST(u12_a_pause_that_arrived_in_time_leaves_a_second)
{
	start(TWO);
	after(0, 0, "pause");
	c.table.now = NOW + 2 * DAY;
	c.table.arrived = NOW + DAY;
	ck_assert_int_eq(case_go_on(&c, 1, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.left, 1);
	after(HOUR, 1, "resume");
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + 1);
}

START_TEST(u12_without_a_clock_nothing_is_kept)
{
	case_run(&c, TWO, "Ann: pause\nBen: agree pause\n");
	ck_assert(c.replay.pos.paused);
	ck_assert_int_eq(c.replay.pos.left, 0);
	ck_assert_int_eq(case_strict(&c, 1, "resume"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, 0);
	ck_assert_uint_eq(c.table.events, 1);
}

START_TEST(u12_nothing_is_missed_while_a_game_is_paused)
{
	case_live(&c, NOW, TWO, "Ann: pause\nBen: pause\n@ late Ann\nBen: resume\n");
	ck_assert_str_eq(case_events(&c, 0), "offer1 agree2 pause1 resume2");
	ck_assert_int_eq(c.table.pos.turn, 1);
	ck_assert_str_eq(case_complaint(&c, case_file(&c, TWO,
						      "Ann: pause\nBen: pause\n"
						      "@ late Ann\n")),
			 "t:13:3: no time runs out here");
}

START_TEST(u12_in_a_pause_one_may_resign_or_agree_on_a_draw)
{
	case_run(&c, TWO, "Ann: pause\nBen: pause\nAnn: offer draw\nBen: agree\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "draw 3: 0+0 0+0");
	case_run(&c, TWO, "Ann: pause\nBen: pause\nBen: resign\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "resign 1: 0+0 0+0");
}

/* K23: nothing runs in a pause. */
START_TEST(u12_the_time_to_answer_a_draw_waits_while_the_game_is_paused)
{
	const struct request *draw = &c.table.pos.request[REQUEST_DRAW];

	start(WINDOW);
	after(0, 0, "offer draw");
	after(HOUR, 1, "pause");
	after(4 * HOUR, 0, "pause");
	ck_assert(c.table.pos.paused);
	after(9 * DAY, 0, "resume");
	ck_assert_int_eq(draw->by, 0);
	ck_assert_int_eq(draw->until, c.table.now + 7 * HOUR);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + 19 * HOUR);
}

START_TEST(u12_a_draw_offered_in_a_pause_has_all_its_time_behind_it)
{
	start(WINDOW);
	after(0, 0, "pause");
	after(HOUR, 1, "pause");
	after(5 * DAY, 0, "offer draw");
	after(9 * DAY, 1, "resume");
	ck_assert_int_eq(c.table.pos.request[REQUEST_DRAW].until,
			 c.table.now + 12 * HOUR);
}

/* Each of two requests has its own answer, which is for what its writer is asked. */
START_TEST(u12_a_pause_and_a_draw_may_be_asked_for_at_once)
{
	case_run(&c, TWO,
		 "Ann: pause\nBen: offer draw\nBen: agree draw\nBen: agree\n"
		 "Ann: refuse\n");
	ck_assert_str_eq(case_verdicts(&c), "AARAA");
	ck_assert(c.replay.pos.paused);
}

START_TEST(u12_what_was_written_before_a_pause_is_old_behind_it)
{
	int moment;

	start(TWO);
	after(0, 0, "pause");
	after(0, 1, "pause");
	moment = position_moment(&c.table.pos);
	after(0, 1, "resume");
	ck_assert_int_eq(position_moment(&c.table.pos), moment + 1);
}

int main(void)
{
	case_fixture(&c);
	return claims_run("cubes clock");
}
