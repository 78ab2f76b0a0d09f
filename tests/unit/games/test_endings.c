/* SPDX-License-Identifier: ISC */
/* How WordBox, Wordgame and classic end by turns that bring nothing: rule E2 of
 * adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define TWO        "Rack Ann: J\nRack Ben: Q I\n"
#define THREE      TWO "Player: Ann\nPlayer: Ben\nPlayer: Cid\nRack Cid: A\n"
#define FOUR       THREE "Player: Dee\nRack Dee: ?\n"
#define BOX        "Game: wordbox\n"
#define ZERO       "Game: classic\n"
#define THREE_PASS "Game: classic\nOptions: end=three-pass\n"
#define ALL_PASS   "Game: classic\nOptions: end=all-pass-twice\n"

#define AB     "Ann: pass\nBen: pass\n"
#define ABC    AB "Cid: pass\n"
#define ABCD   ABC "Dee: pass\n"
#define LATE_A "@ late Ann\n"
#define LATE_B "@ late Ben\n"
#define LATE_C "@ late Cid\n"

struct ending {
	const char *head, *turns, *ended;
};

static void ends(const struct ending *e)
{
	case_run(&c, e->head, e->turns);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), e->ended);
}

/* clang-format off */
static const struct ending rounds[] = {
	{BOX TWO, AB "Ann: pass\n", "goes on"},
	{BOX TWO, AB AB, "passes 1: 0-5 0-6"},
	{BOX THREE, ABC AB, "goes on"},
	{BOX THREE, ABC ABC, "passes 4: 0-5 0-6 0-1"},
	{BOX FOUR, ABCD ABC, "goes on"},
	{BOX FOUR, ABCD ABCD, "passes 8: 0-5 0-6 0-1 0+0"},
	{"Game: wordgame\nSetup: A1 across AT\n" TWO, AB "Ann: pass\n", "goes on"},
	{"Game: wordgame\nSetup: A1 across AT\n" TWO, AB AB, "passes 1: 0-6 0-8"},
	{ALL_PASS TWO, AB AB, "passes 1: 0-8 0-11"},
	{ALL_PASS THREE, ABC ABC, "passes 4: 0-8 0-11 0-1"},
	{ALL_PASS FOUR, ABCD ABC, "goes on"},
	{ALL_PASS FOUR, ABCD ABCD, "passes 8: 0-8 0-11 0-1 0+0"},
	/* Those who left need not pass, and their racks are not looked at. */
	{BOX THREE, "Ann: resign\nBen: pass\nCid: pass\nBen: pass\nCid: pass\n",
		"passes 4: 0+0 0-6 0-1"},
	{BOX THREE, "Ann: resign\nBen: pass\nCid: pass\nBen: pass\n", "goes on"},
	{BOX FOUR, "Dee: resign\n" ABC AB, "goes on"},
	{BOX FOUR, "Dee: resign\n" ABC ABC, "passes 4: 0-5 0-6 0-1 0+0"},
	/* With one fewer to pass, the passes there are may be enough. */
	{BOX THREE, ABC AB "Cid: resign\n", "passes 1: 0-5 0-6 0+0"},
	{BOX THREE, ABC "Cid: resign\n", "goes on"},
	{BOX THREE, ABC "Cid: resign\nAnn: pass\n", "goes on"},
	{BOX THREE, ABC "Cid: resign\nAnn: pass\nBen: pass\n", "passes 1: 0-5 0-6 0+0"},
};
/* clang-format on */

START_TEST(e2_all_who_play_pass_twice_and_lose_their_racks)
{
	ends(&rounds[_i]);
}

#define RACKS "Rack Ann: C A T E\nRack Ben: D O G E\n"

/* clang-format off */
static const struct ending broken[] = {
	/* An exchange is no pass. */
	{BOX RACKS, AB "Ann: exchange C\nBen: pass\nAnn: pass\nBen: pass\n", "goes on"},
	{BOX "Racks: open\n", AB "Ann: exchange C\nBen: pass\n" AB "Ann: pass\n",
		"passes 3: 0+0 0+0"},
	/* Nor is a play taken back. */
	{BOX RACKS "Lexicon: words CAT\n",
		AB "Ann: I8 across TAC\nBen: challenge\nBen: pass\nAnn: pass\n"
		"Ben: pass\n", "goes on"},
	{BOX RACKS "Lexicon: words CAT\n",
		AB "Ann: I8 across TAC\nBen: challenge\nBen: pass\nAnn: pass\n"
		"Ben: pass\nAnn: pass\n", "passes 1: 0-5 0-7"},
	/* Nor a play without a point. */
	{BOX "Options: challenge=void\nRacks: open\nSetup: A1 across ab\n",
		AB "Ann: A1 across abc\nBen: pass\nAnn: pass\nBen: pass\n", "goes on"},
	/* A refused order is no turn. */
	{BOX "Racks: open\n", AB "Ann: A1 across CAT\n" AB, "passes 3: 0+0 0+0"},
	{ALL_PASS RACKS, AB "Ann: exchange C\nBen: pass\n", "goes on"},
	{THREE_PASS RACKS, AB "Ann: exchange C\nBen: pass\nAnn: pass\n", "goes on"},
	/* A draw offered and refused changes nothing. */
	{BOX TWO, AB "Ann: offer draw\nBen: refuse\n" AB, "passes 1: 0-5 0-6"},
};
/* clang-format on */

START_TEST(e2_what_is_no_pass_breaks_the_run)
{
	ends(&broken[_i]);
}

/* clang-format off */
static const struct ending late[] = {
	{BOX TWO, LATE_A LATE_B LATE_A LATE_B, "passes 1: 0-5 0-6"},
	{BOX TWO, LATE_A "Ben: pass\n" LATE_A "Ben: pass\n", "goes on"},
	{BOX TWO, AB "Ann: pass\n" LATE_B, "goes on"},
	{BOX TWO, AB "Ann: pass\n" LATE_B AB, "goes on"},
	{BOX TWO, AB "Ann: pass\n" LATE_B AB AB, "passes 1: 0-5 0-6"},
	{BOX TWO, AB LATE_A LATE_B LATE_A LATE_B, "passes 1: 0-5 0-6"},
	{BOX THREE, LATE_A LATE_B LATE_C LATE_A LATE_B, "goes on"},
	{BOX THREE, LATE_A LATE_B LATE_C LATE_A LATE_B LATE_C, "passes 4: 0-5 0-6 0-1"},
	{BOX THREE, ABC LATE_A "Ben: pass\nCid: pass\n", "goes on"},
	{THREE_PASS TWO, LATE_A "Ben: pass\n" LATE_A, "goes on"},
	{THREE_PASS TWO, LATE_A LATE_B LATE_A, "passes 1: 0-8 0-11"},
	{ZERO TWO, AB AB "Ann: pass\n" LATE_B, "goes on"},
	{ZERO TWO, AB AB "Ann: pass\n" LATE_B AB AB AB, "scoreless 1: 0-8 0-11"},
	{ZERO TWO, LATE_A LATE_B LATE_A LATE_B LATE_A LATE_B, "scoreless 1: 0-8 0-11"},
};
/* clang-format on */

START_TEST(k3_a_late_pass_does_not_shut_out_a_player_who_moved)
{
	ends(&late[_i]);
}

/* clang-format off */
static const struct ending zeros[] = {
	{ZERO TWO, AB AB "Ann: pass\n", "goes on"},
	{ZERO TWO, AB AB AB, "scoreless 1: 0-8 0-11"},
	{ZERO THREE, ABC ABC, "scoreless 4: 0-8 0-11 0-1"},
	{ZERO FOUR, ABCD "Ann: pass\n", "goes on"},
	{ZERO FOUR, ABCD AB, "scoreless 8: 0-8 0-11 0-1 0+0"},
	{ZERO RACKS, "Ann: exchange C\nBen: exchange D\n" AB AB, "scoreless"},
	/* A play taken back, a lost turn and a play of blanks are such turns. */
	{ZERO RACKS "Lexicon: words CAT\n",
		"Ann: H8 across TAC\nBen: challenge\nBen: pass\n" AB "Ann: pass\n",
		"goes on"},
	{ZERO RACKS "Lexicon: words CAT\n",
		"Ann: H8 across TAC\nBen: challenge\nBen: pass\n" AB AB,
		"scoreless 3: 0-6 0-6"},
	{ZERO RACKS "Bag: empty\n",
		"Ann: H8 across CAT\nBen: challenge\nAnn: pass\nBen: pass\n" AB,
		"goes on"},
	{ZERO RACKS "Bag: empty\n",
		"Ann: H8 across CAT\nBen: challenge\nAnn: pass\nBen: pass\n" AB
		"Ann: pass\n", "scoreless 1: 10-1 0-6"},
	{"Game: classic\nOptions: challenge=void\nRacks: open\nSetup: A1 across ab\n",
		AB AB "Ann: A1 across abc\nBen: pass\n", "scoreless 3: 0+0 0+0"},
	{"Game: classic\nOptions: challenge=void\nRacks: open\nSetup: A1 across ab\n",
		AB AB "Ann: A1 across abC\nBen: pass\n", "goes on"},
	{"Game: classic\nOptions: challenge=void\nRacks: open\nSetup: A1 across ab\n",
		AB AB "Ann: A1 across abE\nBen: pass\n", "goes on"},
	{"Game: classic\nRacks: open\nSetup: A1 across ab\n",
		AB AB "Ann: A1 across abE\nBen: accept\nBen: pass\n", "goes on"},
};
/* clang-format on */

START_TEST(e2_six_turns_without_points_end_classic)
{
	const struct ending *e = &zeros[_i];

	case_run(&c, e->head, e->turns);
	if (strcmp(e->ended, "scoreless") == 0) {
		ck_assert_int_eq(c.replay.pos.reason, END_SCORELESS);
	} else {
		ck_assert_str_eq(case_ended(&c, &c.replay.pos), e->ended);
	}
}

/* clang-format off */
static const struct ending passes[] = {
	{THREE_PASS TWO, AB, "goes on"},
	{THREE_PASS TWO, AB "Ann: pass\n", "passes 1: 0-8 0-11"},
	{THREE_PASS THREE, ABC, "passes 4: 0-8 0-11 0-1"},
	{THREE_PASS FOUR, AB, "goes on"},
	{THREE_PASS FOUR, ABC, "passes 8: 0-8 0-11 0-1 0+0"},
	{THREE_PASS "Rack Ann: C A T E\nRack Ben: ?\nBag: empty\n",
		"Ann: H8 across CAT\nBen: pass\nAnn: pass\n", "goes on"},
	{THREE_PASS "Rack Ann: C A T E\nRack Ben: ?\nBag: empty\n",
		"Ann: H8 across CAT\nBen: pass\nAnn: pass\nBen: pass\n",
		"passes 1: 10-1 0+0"},
};
/* clang-format on */

START_TEST(e2_three_passes_end_classic_with_that_option)
{
	ends(&passes[_i]);
}

/* clang-format off */
static const struct ending outs[] = {
	/* Once: the finisher gains, the others lose. */
	{BOX "Options: challenge=void\nRack Ann: C A T\nRack Ben: Q I\nBag: empty\n",
		"Ann: I8 across CAT\n", "out 1: 4+6 0-6"},
	{BOX "Options: challenge=void\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"
		"Player: Dee\nRack Ann: C A T\nRack Ben: Q I\nRack Cid: ?\nRack Dee: K\n"
		"Bag: empty\n", "Ann: I8 across CAT\n", "out 1: 4+11 0-6 0+0 0-5"},
	/* One who left is out of it. */
	{BOX "Options: challenge=void\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"
		"Player: Dee\nRack Ann: C A T\nRack Ben: Q I\nRack Cid: E\nRack Dee: K\n"
		"Bag: empty\n", "Ben: resign\nAnn: I8 across CAT\n",
		"out 1: 4+6 0+0 0-1 0-5"},
	/* The higher score wins, whoever went out. */
	{BOX "Options: challenge=void\nRack Ann: J Z E\nRack Ben: E\nBag: empty\n",
		"Ann: I8 across JZ\nBen: I8 across JZE\n", "out 2: 10-1 11+1"},
	{BOX "Options: challenge=void\nRack Ann: C A T E\nRack Ben: Q\nBag: empty\n",
		"Ann: I8 across CAT\n", "goes on"},
	{"Game: wordgame\nRack Ann: C A T S\nRack Ben: Q I\nBag: empty\n",
		"Ann: H8 across CATS\n", "out 1: 5+8 0-8"},
	{ZERO "Rack Ann: C A T\nRack Ben: Q I\nBag: empty\n",
		"Ann: H8 across CAT\nBen: accept\n", "out 1: 10+11 0-11"},
	{ZERO "Rack Ann: C A T\nRack Ben: Q I\nBag: empty\n", "Ann: H8 across CAT\n",
		"goes on"},
	/* Twice: he gains twice as much, and the others lose nothing. */
	{"Game: classic\nOptions: out=twice\nRack Ann: C A T\nRack Ben: Q I\n"
		"Bag: empty\n", "Ann: H8 across CAT\nBen: accept\n", "out 1: 10+22 0+0"},
	{"Game: classic\nOptions: out=twice\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"
		"Rack Ann: C A T\nRack Ben: Q I\nRack Cid: K\nBag: empty\n",
		"Ann: H8 across CAT\nBen: accept\nCid: accept\n", "out 1: 10+32 0+0 0+0"},
	/* Equal scores win both. */
	{BOX "Options: challenge=void\nRack Ann: A T ?\nRack Ben: ?\nBag: empty\n",
		"Ann: I8 across AT\nBen: I8 across ATs\n", "out 3: 2+0 2+0"},
};
/* clang-format on */

START_TEST(e1_who_goes_out_gains_what_the_others_lose)
{
	ends(&outs[_i]);
}

/* clang-format off */
static const struct ending late_resigned[] = {
	{BOX "Options: late-resign=2\n" THREE, LATE_A "Ben: pass\nCid: pass\n" LATE_A,
		"goes on"},
	{BOX "Options: late-resign=1\n" THREE, LATE_A LATE_B, "resign 4: 0+0 0+0 0+0"},
};
/* clang-format on */

START_TEST(k4_who_misses_so_many_turns_is_resigned_and_the_others_play_on)
{
	ends(&late_resigned[_i]);
	ck_assert(c.replay.pos.gone[0]);
	ck_assert(!c.replay.pos.gone[2]);
	ck_assert_int_eq(c.replay.pos.score[0], 0);
}

/* clang-format off */
static const struct ending left[] = {
	{BOX FOUR, "Ann: resign\nBen: resign\n", "goes on"},
	{BOX FOUR, "Ann: resign\nBen: resign\nDee: resign\n", "resign 4: 0+0 0+0 0+0 0+0"},
	{BOX TWO, "Ben: resign\n", "resign 1: 0+0 0+0"},
	/* Ahead or not. */
	{BOX "Options: challenge=void\nRack Ann: C A T E\n",
		"Ann: I8 across CAT\nAnn: resign\n", "resign 2: 4+0 0+0"},
};
/* clang-format on */

START_TEST(r1_scores_stay_and_the_last_who_plays_wins)
{
	ends(&left[_i]);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(e2_all_who_play_pass_twice_and_lose_their_racks, rounds);
	claims_rows(e2_what_is_no_pass_breaks_the_run, broken);
	claims_rows(k3_a_late_pass_does_not_shut_out_a_player_who_moved, late);
	claims_rows(e2_six_turns_without_points_end_classic, zeros);
	claims_rows(e2_three_passes_end_classic_with_that_option, passes);
	claims_rows(e1_who_goes_out_gains_what_the_others_lose, outs);
	claims_rows(k4_who_misses_so_many_turns_is_resigned_and_the_others_play_on,
		    late_resigned);
	claims_rows(r1_scores_stay_and_the_last_who_plays_wins, left);
	return claims_run("endings");
}
