/* SPDX-License-Identifier: ISC */
/* Turns whose time is over and that somebody has to pass: K11 and K12 of
 * adjudicator-rules(7). */

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;

static struct board_case c;

static void game(const char *name, const char *options)
{
	case_live(&c, NOW,
		  arena_printf(&c.arena,
			       "Game: %s\nOptions: %s\nLexicon: any\nPlayer: Ann\n"
			       "Player: Ben\n",
			       name, options),
		  "");
	turns_clock(&c.table);
}

/* The turn's time is over, and what that brought: "flag1 pass1". */
static const char *falls(void)
{
	size_t before = c.table.events;

	c.table.now = clocks_fall(&c.table.pos) + 1;
	c.table.arrived = 0;
	table_timeout(&c.table);
	return case_events(&c, before);
}

static enum outcome says(int seat, const char *line)
{
	struct order o;

	ck_assert(order_read(&c.arena, view_of(line), &o));
	return table_judge(&c.table, seat, &o);
}

static const char *const everywhere[] = {"wordbox", "angrywords", "wordgame",
					 "classic", "wordcap",    "cubes"};
enum { EVERYWHERE = sizeof everywhere / sizeof everywhere[0] };

START_TEST(k11_a_turn_is_passed_by_the_clock_alone)
{
	game(everywhere[_i], "deadline=1d");
	ck_assert_str_eq(falls(), "pass1");
	ck_assert(!c.table.pos.flagged);
	ck_assert_int_eq(c.table.pos.to_move, 1);
}

START_TEST(k11_a_turn_waits_for_a_claim)
{
	size_t before;

	game(everywhere[_i], "deadline=1d flag=claim");
	ck_assert_str_eq(falls(), "flag1");
	ck_assert(c.table.pos.flagged);
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(clocks_fall(&c.table.pos), 0);
	before = c.table.events;
	ck_assert_int_eq(says(1, "claim time"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_events(&c, before), "claim2 pass1");
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + DAY);
	ck_assert_int_eq(c.table.pos.late_run[0], 1);
}

START_TEST(k11_until_then_its_player_may_move)
{
	game("wordbox", "deadline=1d bank=2d flag=claim challenge=void");
	falls();
	c.table.arrived = c.table.now + DAY;
	ck_assert_int_eq(says(0, "pass"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.flagged);
	ck_assert_int_eq(c.table.pos.late_run[0], 0);
	ck_assert_int_eq(c.table.pos.bank[0], 1);
	ck_assert_int_eq(says(0, "claim time"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_TIME_NOT_OVER);
}

START_TEST(k11_who_may_claim_and_when)
{
	game("angrywords", "deadline=1d flag=claim");
	ck_assert_int_eq(says(1, "claim time"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_TIME_NOT_OVER);
	falls();
	ck_assert_int_eq(says(0, "claim time"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_OWN_TIME);
	game("angrywords", "deadline=1d");
	ck_assert_int_eq(says(1, "claim time"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_TIME_BY_ITSELF);
	game("angrywords", "deadline=1d flag=td");
	falls();
	ck_assert_int_eq(says(1, "claim time"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_TIME_OF_REFEREE);
}

/* What a ruling brings: "ruling1 pass1"; "" where it cannot be. */
static const char *ruled(const char *text)
{
	struct line line = {.arena = &c.arena};
	struct ruling_words words;
	struct diag diag = {0};
	size_t before = c.table.events;
	size_t bad;

	for (size_t i = 0; i < c.table.events; i++) {
		line_add(&line, 2, &c.table.event[i]);
	}
	ck_assert(line_fold(&line, c.table.pos.setup, &bad));
	ck_assert(ruling_read(&words, view_of(text), &diag));
	return ruling_judge(&c.table, &line, &words, view_of(""))
		       ? case_events(&c, before)
		       : "";
}

START_TEST(k11_a_referee_passes_it_or_gives_more_time)
{
	game(everywhere[_i], "deadline=1d flag=td");
	ck_assert_str_eq(ruled("late Ann"), "");
	ck_assert_int_eq(c.table.diag.code, DIAG_TIME_NOT_OVER);
	falls();
	ck_assert_str_eq(ruled("late Ben"), "");
	c.table.now += DAY;
	ck_assert_str_eq(ruled("add time 2d Ann"), "ruling1");
	ck_assert(!c.table.pos.flagged);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + 2 * DAY);
	ck_assert_str_eq(falls(), "flag1");
	ck_assert_str_eq(ruled("late Ann"), "ruling1 pass1");
	ck_assert_int_eq(c.table.pos.to_move, 1);
}

START_TEST(k11_a_play_that_waits_stands_before_the_turn_is_claimed)
{
	case_live(&c, NOW,
		  "Game: wordbox\nOptions: deadline=1d flag=claim\nLexicon: any\n"
		  "Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n",
		  "");
	turns_clock(&c.table);
	ck_assert_int_eq(says(0, "I8 across CATS"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.pending.any);
	ck_assert_str_eq(falls(), "stand1 draw1 flag2");
	ck_assert(!c.table.pos.pending.any);
	ck_assert_int_eq(c.table.pos.score[0], c.table.pos.last.score);
}

START_TEST(k11_a_word_that_waits_is_looked_up_and_nobody_claims_it)
{
	size_t before;

	case_live(&c, NOW,
		  "Game: wordcap\nOptions: deadline=1d window=12h flag=claim\n"
		  "Lexicon: any\nPlayer: Ann\nPlayer: Ben\n"
		  "Board: STARE LONDM CHIPU BYGFW QZJXK\n",
		  "");
	turns_clock(&c.table);
	ck_assert_int_eq(says(0, "word STAR A1 B1 C1 D1"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.pending.any);
	ck_assert_int_eq(clocks_fall(&c.table.pos), 0);
	ck_assert_int_eq(says(1, "claim time"), OUTCOME_REFUSED);
	before = c.table.events;
	c.table.now = c.table.pos.pending.until + 1;
	table_lapse(&c.table);
	ck_assert_str_eq(case_events(&c, before), "window question stand1");
	ck_assert_int_eq(clocks_fall(&c.table.pos), c.table.now + DAY);
}

START_TEST(k4_claimed_turns_resign_like_others)
{
	game("angrywords", "deadline=1d flag=claim late-resign=1");
	falls();
	ck_assert_int_eq(says(1, "claim time"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.over);
	ck_assert_int_eq(c.table.pos.reason, END_RESIGN);
	ck_assert_int_eq((int)c.table.pos.winners, 2);
}

START_TEST(k12_who_never_came_is_out)
{
	game(everywhere[_i], "deadline=1d no-show=lose");
	c.table.absent = ABSENCE_SILENT;
	ck_assert_str_eq(falls(), "flag1 resign1 end");
	ck_assert_int_eq(c.table.pos.reason, END_RESIGN);
	ck_assert_int_eq((int)c.table.pos.winners, 2);
	game(everywhere[_i], "deadline=1d no-show=lose");
	c.table.absent = ABSENCE_BOUNCED;
	ck_assert_str_eq(falls(), "flag1 end");
	ck_assert_int_eq(c.table.pos.reason, END_VOID);
	ck_assert_int_eq((int)c.table.pos.winners, 0);
}

START_TEST(k12_of_three_the_others_play_on)
{
	case_live(&c, NOW,
		  "Game: wordbox\nOptions: deadline=1d no-show=lose flag=claim\n"
		  "Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n",
		  "");
	turns_clock(&c.table);
	c.table.absent = ABSENCE_BOUNCED;
	ck_assert_str_eq(falls(), "flag1");
	c.table.absent = ABSENCE_NONE;
	ck_assert_int_eq(says(2, "claim time"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.over);
	ck_assert(c.table.pos.gone[0]);
	ck_assert_int_eq(c.table.pos.to_move, 1);
}

START_TEST(k12_an_event_says_so_and_no_other_word_does)
{
	struct event e;
	struct err err = {0};

	ck_assert(event_read(&e, view_of("flag seat=2 player=bounced"), view_of(""),
			     &err));
	ck_assert_int_eq(e.absence, ABSENCE_BOUNCED);
	ck_assert(event_read(&e, view_of("flag seat=2"), view_of(""), &err));
	ck_assert_int_eq(e.absence, ABSENCE_NONE);
	ck_assert(
		!event_read(&e, view_of("flag seat=2 player=lost"), view_of(""), &err));
	ck_assert(!event_read(&e, view_of("flag player=absent"), view_of(""), &err));
}

int main(void)
{
	case_fixture(&c);
	claims_times(k11_a_turn_is_passed_by_the_clock_alone, 0, EVERYWHERE);
	claims_times(k11_a_turn_waits_for_a_claim, 0, EVERYWHERE);
	claims_times(k11_a_referee_passes_it_or_gives_more_time, 0, EVERYWHERE);
	claims_times(k12_who_never_came_is_out, 0, EVERYWHERE);
	return claims_run("flag");
}
