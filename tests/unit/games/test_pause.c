/* SPDX-License-Identifier: ISC */
/* Pauses that players agree on: K23 of adjudicator-rules(7). */

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const int64_t HOUR = 3600, DAY = 86400;
static const int64_t NOW = 1793534400;

#define THREE                                                                          \
	"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"         \
	"Options: challenge=double deadline=24h window=12h grace=2h"
#define GRID                                                                           \
	"Game: wordcap\nPlayer: Ann\nPlayer: Ben\nLexicon: any\nOptions: "             \
	"deadline=24h "                                                                \
	"window=12h\nBoard: CATSE RINGO LMDUP HBYKW FVXJZ\n"

static struct board_case c;

static enum outcome after(int64_t span, int seat, const char *line)
{
	c.table.now += span;
	c.table.arrived = c.table.now;
	return case_go_on(&c, seat, line);
}

static void start(const char *head)
{
	case_live(&c, NOW, head, "");
	turns_clock(&c.table);
}

static void pause_three(void)
{
	ck_assert_int_eq(after(HOUR, 0, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(0, 1, "agree pause"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.paused);
	ck_assert_int_eq(after(HOUR, 2, "pause"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.paused);
}

START_TEST(k23_all_others_must_agree)
{
	start(THREE "\n");
	pause_three();
	ck_assert_int_eq(c.table.pos.request[REQUEST_PAUSE].by, -1);
	ck_assert_int_eq(c.table.pos.left, 22 * HOUR);
}

static void refused(int seat, const char *line)
{
	ck_assert_int_eq(after(0, seat, line), OUTCOME_REFUSED);
	ck_assert_str_eq(diag_name(c.table.diag.code), "game-paused");
}

START_TEST(k23_in_a_pause_a_draw_alone_is_offered_and_answered)
{
	start(THREE "\n");
	pause_three();
	refused(0, "pass");
	refused(1, "agree draw");
	refused(1, "agree");
	refused(1, "refuse");
	ck_assert_int_eq(after(0, 0, "offer draw"), OUTCOME_APPLIED);
	refused(1, "agree undo");
	refused(1, "refuse pause");
	ck_assert_int_eq(after(0, 1, "agree DRAW"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(0, 2, "refuse"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.paused && !c.table.pos.over);
	ck_assert_int_eq(c.table.pos.request[REQUEST_DRAW].by, -1);
}

START_TEST(k23_one_refusal_is_enough)
{
	start(THREE "\n");
	after(HOUR, 0, "pause");
	after(HOUR, 1, "agree");
	ck_assert_int_eq(after(HOUR, 2, "refuse pause"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.paused && !c.table.pos.halted);
	ck_assert_int_eq(c.table.pos.deadline, NOW + DAY);
}

START_TEST(k23_nobody_moves_or_answers_in_a_pause)
{
	static const char *const orders[] = {"pass",     "accept",        "challenge",
					     "pause",    "always accept", "claim time",
					     "8H CRATE", "agree pause"};

	start(THREE "\n");
	pause_three();
	for (int i = 0; i < COUNT(orders); i++) {
		ck_assert_int_eq(after(0, 0, orders[i]), OUTCOME_REFUSED);
		ck_assert_int_eq(c.table.diag.code, DIAG_GAME_PAUSED);
	}
}

START_TEST(k23_what_was_left_is_left_when_it_goes_on)
{
	static const char *const options[] = {"", " rest=sat,sun", " bank=5d",
					      " rest=wed holidays=11-04"};

	for (int i = 0; i < COUNT(options); i++) {
		const struct position *pos = &c.table.pos;
		int64_t left;
		int64_t asked;

		start(arena_printf(&c.arena, THREE "%s\n", options[i]));
		pause_three();
		left = clocks_between(pos, 0, c.table.now, pos->deadline);
		ck_assert_int_gt(left, 0);
		after(HOUR, 1, "offer draw");
		after(9 * DAY + 5 * HOUR, 2, "resume");
		ck_assert(!pos->paused && !pos->halted && pos->left == 0 &&
			  pos->halted_at == 0);
		ck_assert_int_eq(clocks_between(pos, 0, c.table.now, pos->deadline),
				 left);
		asked = pos->request[REQUEST_DRAW].until;
		ck_assert_int_eq(
			clocks_between_all(pos, ~clocks_seat(1), c.table.now, asked),
			12 * HOUR);
	}
}

/* K21. Hours: when a leave begins, which ends, and when he is back before that (0: he
 * is not), of a turn of 24 that is paused from the second to the 50th. */
static const struct {
	int begins, ends, back;
} leaves[] = {
	{10, 100, 0 }, /* away when it goes on */
	{10, 40,  0 },
        {10, 100, 20},
        {0,  40,  0 },
        {0,  100, 20},
        {0,  100, 0 },
};

START_TEST(k23_a_leave_in_a_pause_takes_nothing_and_gives_nothing)
{
	const struct position *pos = &c.table.pos;
	int64_t begins = NOW + leaves[_i].begins * HOUR;
	int64_t ends = NOW + leaves[_i].ends * HOUR;
	int64_t left = leaves[_i].begins == 0 ? DAY : 22 * HOUR;

	start(THREE "\n");
	if (begins == NOW) {
		away_set(&c.table, 0, begins, ends);
	}
	pause_three();
	after(0, 1, "offer draw");
	if (begins != NOW) {
		away_set(&c.table, 0, begins, ends);
	}
	if (leaves[_i].back != 0) {
		away_set(&c.table, 0, NOW + leaves[_i].back * HOUR, 0);
	}
	after(48 * HOUR, 2, "resume");
	ck_assert_int_eq(clocks_between(pos, 0, c.table.now, pos->deadline), left);
	ck_assert_int_eq(clocks_between_all(pos, ~clocks_seat(1), c.table.now,
					    pos->request[REQUEST_DRAW].until),
			 12 * HOUR);
}

START_TEST(k23_what_counts_is_when_the_letter_arrived)
{
	start(THREE "\n");
	after(HOUR, 0, "pause");
	after(0, 1, "pause");
	c.table.now = NOW + 25 * HOUR;
	c.table.arrived = NOW + 4 * HOUR;
	ck_assert_int_eq(case_go_on(&c, 2, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.left, 20 * HOUR);
	after(DAY, 0, "resume");
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + 20 * HOUR);
}

START_TEST(k23_what_came_by_no_letter_counts_when_it_is_judged)
{
	start(THREE "\n");
	c.table.now = NOW + HOUR;
	c.table.arrived = 0;
	for (int seat = 0; seat < 3; seat++) {
		ck_assert_int_eq(case_go_on(&c, seat, "pause"), OUTCOME_APPLIED);
	}
	ck_assert(c.table.pos.paused);
	ck_assert_int_eq(c.table.pos.left, 23 * HOUR);
}

/* On the pile a turn has a second left at its very end; without a clock it has none. */
#define PILE "Game: cubes\nPlayer: Ann\nPlayer: Ben\nLexicon: any\nOptions: deadline="

START_TEST(k23_what_is_left_at_the_very_end_is_kept)
{
	static const struct {
		const char *head;
		int64_t span, left;
	} ends[] = {
		{PILE "24h\n",  HOUR, 23 * HOUR},
		{PILE "24h\n",  DAY,  1        },
		{PILE "none\n", HOUR, 0        },
	};

	for (int i = 0; i < COUNT(ends); i++) {
		start(ends[i].head);
		ck_assert_int_eq(after(ends[i].span, 0, "pause"), OUTCOME_APPLIED);
		ck_assert_int_eq(after(0, 1, "pause"), OUTCOME_APPLIED);
		ck_assert_int_eq(c.table.pos.left, ends[i].left);
	}
}

START_TEST(k23_a_pause_of_no_known_moment_has_windows_from_now)
{
	struct position *pos = &c.table.pos;

	start(THREE "\n");
	pause_three();
	ck_assert_int_eq(pause_window(pos, 1, NOW + DAY), NOW + HOUR * 14);
	pos->halted_at = 0;
	ck_assert_int_eq(pause_window(pos, 1, NOW + DAY), NOW + HOUR * 36);
	ck_assert(!pause_begin(&c.table));
}

/* In a record that somebody has changed. */
START_TEST(k23_a_pause_begins_and_ends_once_by_who_plays)
{
	struct event begins = {.kind = EVENT_PAUSE, .seat = 1};
	struct event ends = {.kind = EVENT_RESUME, .seat = 1};
	struct event nobody = {.kind = EVENT_PAUSE, .seat = -1};
	struct position *pos = &c.table.pos;

	start(THREE "\n");
	ck_assert(pause_fits(pos, &begins) && !pause_fits(pos, &ends));
	ck_assert(!pause_fits(pos, &nobody));
	pause_three();
	ck_assert(!pause_fits(pos, &begins) && pause_fits(pos, &ends));
	pos->gone[1] = true;
	ck_assert(!pause_fits(pos, &ends));
}

START_TEST(k23_whoever_resigns_ends_it_for_the_others)
{
	start(THREE "\n");
	pause_three();
	ck_assert_int_eq(after(DAY, 0, "resign"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.paused && !c.table.pos.halted);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + DAY);
}

/* Ann asks and Cid agrees; Ben resigns, by an order or since he is late. */
static const struct position *left_by_ben(int version, const char *head, bool late)
{
	static struct setup setup;

	start(head);
	setup = *c.table.pos.setup;
	setup.version = version;
	c.table.pos.setup = &setup;
	if (late) {
		after(HOUR, 0, "pass");
	}
	after(HOUR, 0, "pause");
	after(0, 2, "agree pause");
	ck_assert(!c.table.pos.paused);
	if (late) {
		c.table.now = c.table.arrived = c.table.pos.deadline;
		table_timeout(&c.table);
	} else {
		after(HOUR, 1, "resign");
	}
	ck_assert(c.table.pos.gone[1]);
	return &c.table.pos;
}

#define LATE_OUT " window=30h late-resign=1\n"
#define GRID_OF_THREE                                                                  \
	"Game: wordcap\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"

START_TEST(k23_when_who_had_not_agreed_resigns_it_begins)
{
	static const struct {
		const char *head;
		bool late;
	} rows[] = {
		{THREE "\n",				     false},
		{THREE LATE_OUT,				 true },
		{GRID_OF_THREE,				  false},
		{GRID_OF_THREE "Options: deadline=24h" LATE_OUT, true },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct position *pos =
			left_by_ben(RULES_VERSION, rows[i].head, rows[i].late);

		ck_assert_msg(pos->paused && pos->halted, "row %zu", i);
		ck_assert_int_eq(pos->halted_at, c.table.now);
		ck_assert(!left_by_ben(3, rows[i].head, rows[i].late)->paused);
	}
}

START_TEST(k23_of_two_whoever_resigns_ends_the_game_in_it)
{
	start("Game: wordbox\nPlayer: Ann\nPlayer: Ben\nLexicon: any\nOptions: "
	      "deadline=24h\n");
	after(HOUR, 0, "pause");
	after(0, 1, "pause");
	ck_assert(c.table.pos.paused);
	ck_assert_int_eq(after(DAY, 0, "resign"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_events(&c, 0), "offer1 agree2 pause1 resign1 end");
}

START_TEST(k23_without_a_clock_it_goes_on_as_it_was)
{
	case_run(&c, THREE "\n",
		 "Ann: pause\nBen: agree pause\nCid: agree\nBen: resume\n");
	ck_assert(!c.replay.pos.paused && !c.replay.pos.halted);
	ck_assert_int_eq(case_strict(&c, 1, "resume"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NOT_PAUSED);
}

START_TEST(k23_a_word_that_waits_has_the_same_time_behind_a_pause)
{
	start(GRID);
	ck_assert_int_eq(after(HOUR, 0, "word CAT A1 B1 C1"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.pending.any);
	after(HOUR, 0, "pause");
	ck_assert_int_eq(after(HOUR, 1, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(HOUR, 1, "check"), OUTCOME_REFUSED);
	after(7 * DAY, 1, "resume");
	ck_assert_int_eq(c.table.pos.pending.until, c.table.now + 10 * HOUR);
	ck_assert_int_eq(c.table.pos.deadline, 0);
	ck_assert_int_eq(after(HOUR, 1, "accept"), OUTCOME_APPLIED);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(k23_a_leave_in_a_pause_takes_nothing_and_gives_nothing, leaves);
	return claims_run("pause");
}
