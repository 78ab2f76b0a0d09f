/* SPDX-License-Identifier: ISC */
/* Resigning, drawing and going out while a play waits: where chapters Q, R and E of
 * adjudicator-rules(7) meet. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define WORDS "Game: wordbox\nLexicon: words CAT TO\n"
#define RACKS "Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n"
#define TWO   WORDS RACKS
#define THREE WORDS "Player: Ann\nPlayer: Ben\nPlayer: Cid\n" RACKS
#define FOUR  WORDS "Player: Ann\nPlayer: Ben\nPlayer: Cid\nPlayer: Dee\n" RACKS
#define GOOD  "Ann: I8 across CAT\n" /* 2+1+1 */
#define BAD   "Ann: I8 across TAC\n"

struct story {
	const char *head, *turns, *events, *ended;
	int to_move;
};

static void tell(const struct story *s)
{
	case_live(&c, 0, s->head, s->turns);
	ck_assert_str_eq(case_events(&c, 0), s->events);
	ck_assert_str_eq(case_ended(&c, &c.table.pos), s->ended);
	ck_assert_int_eq(c.table.pos.to_move, s->to_move);
}

/* clang-format off */
static const struct story two_left[] = {
	{TWO, GOOD "Ann: resign\n", "play1 resign1 stand1 end", "resign 2: 4+0 0+0",
		-1},
	{TWO, GOOD "Ben: resign\n", "play1 resign2 stand1 end", "resign 1: 4+0 0+0",
		-1},
	{THREE, "Ann: resign\n" "Ben: I8 across TO\nBen: resign\n",
		"resign1 play2 resign2 stand2 end", "resign 4: 0+0 2+0 0+0", -1},
};
/* clang-format on */

START_TEST(r1_the_last_but_one_who_resigns_ends_it_and_the_play_stands)
{
	tell(&two_left[_i]);
}

/* clang-format off */
static const struct story players[] = {
	/* The play goes on waiting; its points come, but no tiles. */
	{FOUR, GOOD "Ann: resign\n", "play1 resign1", "goes on", 1},
	{FOUR, GOOD "Ann: resign\nBen: accept\nCid: accept\nDee: accept\n",
		"play1 resign1 accept2 accept3 accept4 stand1", "goes on", 1},
	{FOUR, GOOD "Ann: resign\nBen: pass\n@ window\n",
		"play1 resign1 hold2 window stand1 pass2", "goes on", 2},
	{FOUR, BAD "Ann: resign\nDee: challenge\n",
		"play1 resign1 question4 withdraw1", "goes on", 1},
	{THREE, GOOD "Ben: accept\nCid: accept\nBen: pass\nCid: pass\nAnn: resign\n",
		"play1 accept2 accept3 stand1 draw1 pass2 pass3 resign1", "goes on", 1},
};
/* clang-format on */

START_TEST(q1_a_play_outlives_its_player)
{
	tell(&players[_i]);
	ck_assert(c.table.pos.gone[0]);
}

START_TEST(q3_a_play_taken_back_after_its_player_left_gives_him_his_tiles)
{
	case_live(&c, 0, FOUR, BAD "Ann: resign\nDee: challenge\n");
	ck_assert_str_eq(case_rack(&c, &c.table.pos, 0), "A C D G O S T");
	ck_assert_int_eq(c.table.pos.score[0], 0);
	ck_assert_int_eq(c.table.pos.plays, 0);
}

/* clang-format off */
static const struct story movers[] = {
	{FOUR, GOOD "Ben: resign\n", "play1 resign2", "goes on", 2},
	{FOUR, GOOD "Ben: resign\nCid: accept\nDee: accept\n",
		"play1 resign2 accept3 accept4 stand1 draw1", "goes on", 2},
	/* His was the last right. */
	{FOUR, GOOD "Cid: accept\nDee: accept\nBen: resign\n",
		"play1 accept3 accept4 resign2 stand1 draw1", "goes on", 2},
	/* The next one's order waits, or closes it, as his would have. */
	{FOUR, GOOD "Ben: resign\nCid: pass\n", "play1 resign2 hold3", "goes on", 2},
	{FOUR, GOOD "Ben: resign\nDee: accept\nCid: pass\n",
		"play1 resign2 accept4 stand1 draw1 pass3", "goes on", 3},
	/* The order that waited goes with him. */
	{FOUR, GOOD "Ben: pass\nBen: resign\n", "play1 hold2 drop2 resign2", "goes on", 2},
	{FOUR, GOOD "Ben: pass\nBen: resign\nCid: pass\nDee: accept\n",
		"play1 hold2 drop2 resign2 hold3 accept4 stand1 draw1 pass3", "goes on", 3},
	{THREE, GOOD "Ben: resign\nCid: pass\n",
		"play1 resign2 stand1 draw1 pass3", "goes on", 0},
	{THREE, BAD "Ben: resign\nCid: challenge\n",
		"play1 resign2 question3 withdraw1", "goes on", 2},
};
/* clang-format on */

START_TEST(r1_the_player_to_move_leaves_while_a_play_waits)
{
	tell(&movers[_i]);
	ck_assert(c.table.pos.gone[1]);
	ck_assert_int_ne(c.table.pos.held.seat, 1);
}

/* clang-format off */
static const struct story others[] = {
	{FOUR, GOOD "Dee: resign\n", "play1 resign4", "goes on", 1},
	{FOUR, GOOD "Dee: resign\nCid: accept\nBen: accept\n",
		"play1 resign4 accept3 accept2 stand1 draw1", "goes on", 1},
	{FOUR, GOOD "Cid: accept\nBen: accept\nDee: resign\n",
		"play1 accept3 accept2 resign4 stand1 draw1", "goes on", 1},
	{FOUR, GOOD "Ben: pass\nCid: accept\nDee: resign\n",
		"play1 hold2 accept3 resign4 stand1 draw1 pass2", "goes on", 2},
	{THREE, GOOD "Ben: pass\nCid: resign\n",
		"play1 hold2 resign3 stand1 draw1 pass2", "goes on", 0},
	{THREE, GOOD "Cid: resign\nBen: challenge\nBen: pass\n",
		"play1 resign3 question2 stand1 draw1 pass2", "goes on", 0},
};
/* clang-format on */

START_TEST(r1_a_bystander_leaves_while_a_play_waits)
{
	tell(&others[_i]);
}

START_TEST(t4_who_left_orders_nothing_more)
{
	static const char *const lines[] = {"accept",     "challenge", "pass",
					    "offer draw", "agree",     "resign"};

	case_live(&c, 0, FOUR, GOOD "Dee: resign\n");
	for (int i = 0; i < COUNT(lines); i++) {
		ck_assert_int_eq(case_go_on(&c, 3, lines[i]), OUTCOME_REFUSED);
		ck_assert_int_eq(c.table.diag.code, DIAG_GAME_OVER);
	}
}

START_TEST(k1_whoever_comes_next_has_the_whole_time)
{
	enum { NOW = 1795392000, HOUR = 3600 };

	case_live(&c, NOW, FOUR, GOOD);
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 3, "resign"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
	ck_assert_int_eq(case_go_on(&c, 1, "resign"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 2);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 73 * HOUR);
}

/* ------------------------------------------------------------------ draws */

/* clang-format off */
static const struct story draws[] = {
	{TWO, GOOD "Ann: offer draw\nBen: agree\n", "play1 offer1 agree2 stand1 end",
		"draw 3: 4+0 0+0", -1},
	{THREE, GOOD "Ann: offer draw\nBen: agree\n", "play1 offer1 agree2", "goes on",
		1},
	{THREE, GOOD "Ben: pass\nAnn: offer draw\nBen: agree\nCid: agree\n",
		"play1 hold2 offer1 agree2 agree3 drop2 stand1 end", "draw 7: 4+0 0+0 0+0",
		-1},
	{THREE "Rack Cid: C A T\n", "Ann: pass\nBen: pass\nCid: I8 across CAT\nAnn: pass\n"
		"Ben: offer draw\nCid: agree\nAnn: agree\n",
		"pass1 pass2 play3 hold1 offer2 agree3 agree1 drop1 stand3 end",
		"draw 7: 0+0 0+0 4+0", -1},
	{FOUR, "Ann: offer draw\nBen: agree\nCid: refuse\nDee: agree\n",
		"offer1 agree2 refuse3", "goes on", 0},
	{FOUR, "Ann: offer draw\nDee: agree\nCid: agree\nBen: agree\n",
		"offer1 agree4 agree3 agree2 end", "draw 15: 0+0 0+0 0+0 0+0", -1},
	/* Who left is not asked. */
	{THREE, "Ann: resign\nBen: offer draw\nCid: agree\n",
		"resign1 offer2 agree3 end", "draw 6: 0+0 0+0 0+0", -1},
	/* Nor waited for: all who still play have agreed. */
	{THREE, "Ann: offer draw\nBen: agree\nCid: resign\n",
		"offer1 agree2 resign3 end", "draw 3: 0+0 0+0 0+0", -1},
	{THREE, GOOD "Ann: offer draw\nCid: agree\nBen: resign\n",
		"play1 offer1 agree3 resign2 stand1 end", "draw 5: 4+0 0+0 0+0", -1},
	/* The offer goes with whoever made it. */
	{THREE, "Ann: offer draw\nBen: agree\nAnn: resign\nCid: agree\n",
		"offer1 agree2 resign1", "goes on", 1},
};
/* clang-format on */

START_TEST(r3_the_game_is_drawn_when_all_who_play_agree)
{
	tell(&draws[_i]);
}

START_TEST(r3_a_missed_turn_that_resigns_is_waited_for_no_longer)
{
	case_live(&c, 0, THREE "Options: late-resign=1\n",
		  "Ann: pass\nBen: offer draw\nCid: agree\nBen: pass\nCid: pass\n"
		  "@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "draw 6: 0+0 0+0 0+0");
}

/* ---------------------------------------------- a play that ends the game */

#define EMPTY  "Rack Ann: C A T\nRack Ben: Q I\nBag: empty\n"
#define LAST   WORDS EMPTY
#define LAST_3 WORDS EMPTY "Player: Ann\nPlayer: Ben\nPlayer: Cid\nRack Cid: K\n"

/* clang-format off */
static const struct story last[] = {
	{LAST, GOOD, "play1", "goes on", 1},
	{LAST, GOOD "Ben: accept\n", "play1 accept2 stand1 end", "out 1: 4+6 0-6", -1},
	{LAST, GOOD "@ window\n", "play1 window stand1 end", "out 1: 4+6 0-6", -1},
	{LAST, GOOD "@ late Ben\n", "play1 window stand1 end", "out 1: 4+6 0-6", -1},
	{LAST, GOOD "Ben: challenge\n", "play1 question2 stand1 end", "out 1: 4+6 0-6",
		-1},
	{LAST, BAD "Ben: challenge\n", "play1 question2 withdraw1", "goes on", 1},
	/* Nothing but an answer to it is possible now. */
	{LAST, GOOD "Ben: pass\nBen: I8 down CQ\nBen: exchange Q\n", "play1",
		"goes on", 1},
	{LAST_3, GOOD "Ben: pass\nBen: accept\n", "play1 accept2", "goes on", 1},
	{LAST_3, GOOD "Cid: accept\nBen: pass\n", "play1 accept3", "goes on", 1},
	{LAST_3, GOOD "Cid: accept\nBen: accept\n", "play1 accept3 accept2 stand1 end",
		"out 1: 4+11 0-6 0-5", -1},
	{LAST_3, BAD "Ben: accept\nCid: challenge\nBen: pass\n",
		"play1 accept2 question3 withdraw1 pass2", "goes on", 2},
	/* A rack that was folded is not looked at. */
	{LAST_3, GOOD "Ben: resign\nCid: accept\n",
		"play1 resign2 accept3 stand1 end", "out 1: 4+5 0+0 0-5", -1},
	{LAST_3, GOOD "Cid: accept\nBen: resign\n",
		"play1 accept3 resign2 stand1 end", "out 1: 4+5 0+0 0-5", -1},
	/* Nobody goes out who has left: his score is what it was. */
	{LAST_3, GOOD "Ann: resign\nBen: accept\nCid: accept\n",
		"play1 resign1 accept2 accept3 stand1", "goes on", 1},
};
/* clang-format on */

START_TEST(q8_a_play_that_would_end_the_game_is_only_accepted_or_questioned)
{
	tell(&last[_i]);
}

START_TEST(q8_the_refusal_names_whose_play_it_is)
{
	case_live(&c, 0, LAST, GOOD "Ben: pass\n");
	ck_assert_int_eq(c.table.diag.code, DIAG_PLAY_WOULD_END);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag),
			 "Ann's play ends the game if it stands, so only accept or "
			 "challenge can answer it");
}

#define BLANKS "Game: classic\nLexicon: words ABC\nRacks: open\nSetup: A1 across ab\n"
#define FIVE   "Ann: pass\nBen: pass\nAnn: pass\nBen: pass\nAnn: pass\n"

/* clang-format off */
static const struct story sixth[] = {
	{BLANKS, FIVE "Ben: A1 across abc\nAnn: pass\nAnn: accept\n",
		"pass1 pass2 pass1 pass2 pass1 play2 accept1 stand2 end",
		"scoreless 3: 0+0 0+0", -1},
	{BLANKS, FIVE "Ben: A1 across abD\nAnn: challenge\n",
		"pass1 pass2 pass1 pass2 pass1 play2 question1 withdraw2 end",
		"scoreless 3: 0+0 0+0", -1},
	{BLANKS, FIVE "Ben: A1 across abC\nAnn: pass\n",
		"pass1 pass2 pass1 pass2 pass1 play2 stand2 pass1", "goes on", 1},
};
/* clang-format on */

/* A play of blanks, or one taken back, is the sixth scoreless turn. */
START_TEST(q8_a_play_without_points_may_end_a_game_too)
{
	tell(&sixth[_i]);
}

START_TEST(q4_a_lost_turn_that_ends_the_game_starts_no_clock)
{
	case_live(&c, 1795392000, BLANKS,
		  "Ann: pass\nBen: pass\nAnn: pass\nBen: pass\nAnn: A1 across abc\n"
		  "Ben: challenge\n");
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "scoreless 3: 0+0 0+0");
	ck_assert_int_eq(c.table.event[c.table.events - 1].kind, EVENT_END);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(r1_the_last_but_one_who_resigns_ends_it_and_the_play_stands,
		    two_left);
	claims_rows(q1_a_play_outlives_its_player, players);
	claims_rows(r1_the_player_to_move_leaves_while_a_play_waits, movers);
	claims_rows(r1_a_bystander_leaves_while_a_play_waits, others);
	claims_rows(r3_the_game_is_drawn_when_all_who_play_agree, draws);
	claims_rows(q8_a_play_that_would_end_the_game_is_only_accepted_or_questioned,
		    last);
	claims_rows(q8_a_play_without_points_may_end_a_game_too, sixth);
	return claims_run("leaving");
}
