/* SPDX-License-Identifier: ISC */
/* How a game ends, the clock, resigning and draws: chapters E, K and R of
 * adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* clang-format off */
static const struct ending {
	const char *head, *turns, *ended;
} outs[] = {
	{"Rack Ann: C A T\nRack Ben: Q I\nBag: empty\n", "Ann: H8 across CAT\n",
		"out 1: 5+11 0+0"},
	{"Rack Ann: C A T\nRack Ben: Q ?\nBag: empty\n", "Ann: H8 across CAT\n",
		"out 1: 5+10 0+0"},
	{"Rack Ann: C A T\nRack Ben: ? ?\nBag: empty\n", "Ann: H8 across CAT\n",
		"out 1: 5+0 0+0"},
	{"Rack Ann: C A T E\nRack Ben: Q I\nBag: empty\n", "Ann: H8 across CAT\n",
		"goes on"},
	{"Rack Ann: C A T\nRack Ben: Q I\n", "Ann: H8 across CAT\n", "goes on"},
	{"Rack Ann: C A T E\nRack Ben: S\nBag: empty\n",
		"Ann: H8 across CAT\nBen: H8 across CATS\n", "out 2: 5+0 6+1"},
	/* What the finisher gains may decide; the other pays nothing. */
	{"Rack Ann: E T ?\nRack Ben: S\nSetup: H8 across JAZ\nBag: empty\n",
		"Ann: H7 down EJ\nBen: H6 down S.J\n", "out 2: 9+0 10+1"},
	/* A position given with an empty rack is no end: nobody has laid a last tile. *
	 * * */
	{"Rack Ann: C A T S\nBag: empty\n", "Ann: H8 across CAT\n", "goes on"},
	{"Rack Ann: C A T\nBag: empty\n", "Ann: H8 across CAT\n", "out 1: 5+0 0+0"},
};
/* clang-format on */

static void ends(const struct ending *e)
{
	case_run(&c, e->head, e->turns);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), e->ended);
}

START_TEST(e1_last_tile_laid_ends_and_gains_what_the_other_holds)
{
	ends(&outs[_i]);
}

#define BOARD "Racks: open\nSetup: H8 across ab\nSetup: A1 across CAT\n"
/* C1 is used up, so this is 6. */
#define SCORE "Ann: A1 across CATS\n"

/* clang-format off */
static const struct ending scoreless[] = {
	{BOARD, SCORE "Ben: pass\nAnn: pass\nBen: pass\n", "scoreless 1: 6+0 0+0"},
	{BOARD, SCORE "Ben: pass\nAnn: pass\n", "goes on"},
	{BOARD, SCORE "Ben: exchange A\nAnn: exchange A\nBen: exchange A\n",
		"scoreless 1: 6+0 0+0"},
	{BOARD, SCORE "Ben: H8 across abc\nAnn: pass\nBen: exchange A\n",
		"scoreless 1: 6+0 0+0"},
	{BOARD, SCORE "Ben: H8 across abC\nAnn: pass\nBen: pass\n", "goes on"},
	{BOARD, SCORE "Ben: pass\nAnn: pass\nBen: H8 across abC\nAnn: pass\n"
		"Ben: pass\n", "goes on"},
	{BOARD, SCORE "Ben: pass\nAnn: pass\nBen: H8 across abC\nAnn: pass\n"
		"Ben: pass\nAnn: pass\n", "scoreless 1: 6+0 3+0"},
	/* A refused play is no turn. */
	{BOARD, SCORE "Ben: pass\nAnn: H8 across ZZ\nAnn: pass\nBen: pass\n",
		"scoreless 1: 6+0 0+0"},
	/* The lead decides, and equal scores win both. */
	{BOARD, SCORE "Ben: H8 across abQ\nAnn: pass\nBen: pass\nAnn: pass\n",
		"scoreless 2: 6+0 10+0"},
	{BOARD, SCORE "Ben: H8 across abCC\nAnn: pass\nBen: pass\nAnn: pass\n",
		"scoreless 3: 6+0 6+0"},
};
/* clang-format on */

START_TEST(e2_three_scoreless_turns_end_a_scored_game)
{
	ends(&scoreless[_i]);
}

#define LATE_ANN "@ late Ann\n"
#define LATE_BEN "@ late Ben\n"
#define TURNS    "Ann: pass\n" LATE_BEN

/* clang-format off */
static const struct ending late[] = {
	{BOARD, SCORE LATE_BEN LATE_ANN LATE_BEN, "scoreless 1: 6+0 0+0"},
	{BOARD, SCORE LATE_BEN LATE_ANN, "goes on"},
	{BOARD, SCORE LATE_BEN "Ann: pass\n" LATE_BEN, "goes on"},
	{BOARD, SCORE LATE_BEN "Ann: pass\nBen: pass\n", "goes on"},
	{BOARD, SCORE "Ben: pass\n" LATE_ANN "Ben: pass\n", "goes on"},
	{BOARD, SCORE "Ben: pass\nAnn: pass\n" LATE_BEN, "goes on"},
	{BOARD, SCORE "Ben: pass\nAnn: exchange A\n" LATE_BEN LATE_ANN, "goes on"},
	/* Only the last three are looked at. */
	{BOARD, SCORE LATE_BEN "Ann: pass\nBen: pass\nAnn: pass\n",
		"scoreless 1: 6+0 0+0"},
	{BOARD, SCORE "Ben: pass\n" LATE_ANN LATE_BEN LATE_ANN, "scoreless 1: 6+0 0+0"},
	{BOARD, SCORE LATE_BEN TURNS TURNS "Ann: pass\n" LATE_BEN, "goes on"},
};
/* clang-format on */

START_TEST(k3_late_pass_ends_nothing_for_a_player_who_moved)
{
	ends(&late[_i]);
}

#define PASSES  "Ann: pass\nBen: pass\n"
#define POINT   "Ben: H8 across abC\n"
#define PASSES5 PASSES PASSES PASSES PASSES PASSES

/* clang-format off */
static const struct ending voids[] = {
	{BOARD, PASSES PASSES, "goes on"},
	{BOARD, PASSES5 "Ann: pass\n", "goes on"},
	{BOARD, PASSES5 PASSES, "void 0: 0+0 0+0"},
	{BOARD, LATE_ANN LATE_BEN PASSES PASSES PASSES PASSES LATE_ANN LATE_BEN,
		"void 0: 0+0 0+0"},
	{BOARD, "Ann: H8 across abc\nBen: exchange A\n" PASSES5, "void 0: 0+0 0+0"},
	/* The first point begins the count anew. */
	{BOARD, PASSES5 "Ann: pass\n" POINT PASSES, "goes on"},
	{BOARD, PASSES5 "Ann: pass\n" POINT PASSES "Ann: pass\n",
		"scoreless 2: 0+0 3+0"},
};
/* clang-format on */

START_TEST(e3_twelve_turns_without_a_point_are_no_game)
{
	ends(&voids[_i]);
}

/* clang-format off */
static const struct ending resigned[] = {
	{BOARD, "Ann: resign\n", "resign 2: 0+0 0+0"},
	/* Not on turn, and ahead. */
	{BOARD, SCORE "Ann: resign\n", "resign 2: 6+0 0+0"},
	{BOARD, SCORE "Ben: resign\n", "resign 1: 6+0 0+0"},
	{"Rack Ann: A\nRack Ben: Q\n", "Ann: resign\n", "resign 2: 0+0 0+0"},
};
/* clang-format on */

START_TEST(r1_who_resigns_loses_and_scores_stay)
{
	ends(&resigned[_i]);
}

/* clang-format off */
static const struct ending draws[] = {
	{BOARD, SCORE "Ann: offer draw\n", "goes on"},
	{BOARD, SCORE "Ann: offer draw\nBen: agree\n", "draw 3: 6+0 0+0"},
	{BOARD, SCORE "Ben: offer draw\nAnn: agree draw\n", "draw 3: 6+0 0+0"},
	{BOARD, SCORE "Ann: offer draw\nBen: refuse\n", "goes on"},
	{BOARD, SCORE "Ann: offer draw\nBen: refuse\nBen: agree\n", "goes on"},
	{BOARD, SCORE "Ann: offer draw\nAnn: agree\n", "goes on"},
	{BOARD, SCORE "Ann: offer draw\n@ window\nBen: agree\n", "goes on"},
	/* Play goes on meanwhile, and the offer stands. */
	{BOARD, SCORE "Ann: offer draw\nBen: pass\nAnn: pass\nBen: agree draw\n",
		"draw 3: 6+0 0+0"},
	{BOARD, SCORE "Ann: offer draw\nBen: refuse draw\nBen: offer draw\n"
		"Ann: agree\n", "draw 3: 6+0 0+0"},
	{"Rack Ann: Q\nRack Ben: A\n", "Ann: offer draw\nBen: agree\n",
		"draw 3: 0+0 0+0"},
};
/* clang-format on */

START_TEST(r2_r3_offered_draw_needs_the_others_answer)
{
	ends(&draws[_i]);
}

START_TEST(r2_offer_takes_no_turn)
{
	case_run(&c, BOARD, "Ann: offer draw\nBen: refuse\n");
	ck_assert_int_eq(c.replay.pos.turn, 1);
	ck_assert_int_eq(c.replay.pos.to_move, 0);
	ck_assert_int_eq(c.replay.pos.request[REQUEST_DRAW].by, -1);
	ck_assert_int_eq(c.replay.pos.run, 0);
}

START_TEST(e4_who_resigns_takes_the_offer_along)
{
	case_run(&c, BOARD, "Ann: offer draw\nAnn: resign\n");
	ck_assert_int_eq(c.replay.pos.request[REQUEST_DRAW].by, -1);
	ck_assert_int_eq(c.replay.pos.to_move, -1);
	ck_assert_int_eq(c.replay.pos.deadline, 0);
}

/* ------------------------------------------------------------------ clock */

enum { NOW = 1795392000, HOUR = 3600 };

static void start(const char *head)
{
	case_run(&c, head, "");
	c.table = table_over(&c.arena, &c.replay.pos, NOW, true);
}

/* clang-format off */
static const struct {
	const char *head;
	int64_t deadline;
} clocks[] = {
	{"", NOW + 72 * HOUR},
	{"Options: deadline=1h\n", NOW + HOUR},
	{"Options: deadline=60d\n", NOW + 60 * 24 * HOUR},
	{"Options: deadline=none\n", 0},
};
/* clang-format on */

START_TEST(k1_turn_must_be_over_in_three_days)
{
	start(clocks[_i].head);
	ck_assert_int_eq(case_go_on(&c, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, clocks[_i].deadline);
	ck_assert_uint_eq(c.table.events, clocks[_i].deadline == 0 ? 1 : 2);
	if (clocks[_i].deadline != 0) {
		ck_assert_int_eq(c.table.event[1].kind, EVENT_CLOCK);
		ck_assert_int_eq(c.table.event[1].seat, 1);
	}
}

START_TEST(k1_first_turn_has_its_time_too)
{
	start("");
	ck_assert(position_init(&c.table.pos, &c.replay.setup, &c.table.diag));
	table_deal(&c.table);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
}

START_TEST(k1_no_clock_runs_without_a_time)
{
	case_run(&c, "", "Ann: pass\n");
	ck_assert_int_eq(c.replay.pos.deadline, 0);
}

START_TEST(k2_missed_turn_is_passed)
{
	start("");
	table_timeout(&c.table);
	ck_assert_int_eq(c.table.event[0].kind, EVENT_PASS);
	ck_assert(c.table.event[0].late);
	ck_assert_int_eq(c.table.event[0].seat, 0);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.turn, 2);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
}

/* clang-format off */
static const struct ending missed[] = {
	{BOARD, LATE_ANN "Ben: pass\n" LATE_ANN, "goes on"},
	{"Options: late-resign=1\n", LATE_ANN, "resign 2: 0+0 0+0"},
	{"Options: late-resign=2\n", LATE_ANN "Ben: pass\n", "goes on"},
	{"Options: late-resign=2\n", LATE_ANN "Ben: pass\n" LATE_ANN,
		"resign 2: 0+0 0+0"},
	{"Options: late-resign=2\n", LATE_ANN LATE_BEN LATE_ANN, "resign 2: 0+0 0+0"},
	{"Options: late-resign=2\n", LATE_ANN "Ben: pass\nAnn: pass\n"
		"Ben: pass\n" LATE_ANN, "goes on"},
	{"Options: late-resign=2\n", LATE_ANN "Ben: pass\nAnn: exchange J\n"
		"Ben: pass\n" LATE_ANN, "goes on"},
};
/* clang-format on */

START_TEST(k4_who_misses_so_many_turns_in_a_row_is_resigned)
{
	ends(&missed[_i]);
}

START_TEST(r4_offer_stands_for_its_window)
{
	start("Options: window=24h\n");
	ck_assert_int_eq(case_go_on(&c, 1, "offer draw"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.request[REQUEST_DRAW].until, NOW + 24 * HOUR);
	ck_assert_int_eq(c.table.pos.request[REQUEST_DRAW].by, 1);
	ck_assert_int_eq(c.table.pos.deadline, c.replay.pos.deadline);
}

START_TEST(r4_offer_without_a_clock_has_no_limit)
{
	case_run(&c, "", "Ann: offer draw\n");
	ck_assert_int_eq(c.replay.pos.request[REQUEST_DRAW].until, 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(e1_last_tile_laid_ends_and_gains_what_the_other_holds, outs);
	claims_rows(e2_three_scoreless_turns_end_a_scored_game, scoreless);
	claims_rows(k3_late_pass_ends_nothing_for_a_player_who_moved, late);
	claims_rows(e3_twelve_turns_without_a_point_are_no_game, voids);
	claims_rows(r1_who_resigns_loses_and_scores_stay, resigned);
	claims_rows(r2_r3_offered_draw_needs_the_others_answer, draws);
	claims_rows(k1_turn_must_be_over_in_three_days, clocks);
	claims_rows(k4_who_misses_so_many_turns_in_a_row_is_resigned, missed);
	return claims_run("angrywords_end");
}
