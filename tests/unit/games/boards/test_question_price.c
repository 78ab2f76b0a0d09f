/* SPDX-License-Identifier: ISC */
/* What a question costs when all words were good: single, double, five and ten. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define CLASSIC "Game: classic\nLexicon: words CAT TO\nRack Ann: C A T S D O G\n"
#define TWO     CLASSIC "Rack Ben: D O G S E A T\n"
#define THREE   TWO "Player: Ann\nPlayer: Ben\nPlayer: Cid\n"
#define FOUR    THREE "Player: Dee\n"
#define GOOD    "Ann: H8 across CAT\n" /* (3+1+1) x 2 */
#define BAD     "Ann: H8 across TAC\n"

struct story {
	const char *head, *turns, *events, *scores;
	int to_move;
};

static void tell(const struct story *s)
{
	case_live(&c, 0, s->head, s->turns);
	ck_assert_str_eq(case_events(&c, 0), s->events);
	ck_assert_str_eq(case_scores(&c, &c.table.pos), s->scores);
	ck_assert_int_eq(c.table.pos.to_move, s->to_move);
}

/* clang-format off */
static const struct story singles[] = {
	{TWO "Options: challenge=single\n", GOOD "Ben: challenge\nBen: pass\n",
		"play1 question2 stand1 draw1 pass2", "10 0", 0},
	{THREE "Options: challenge=single\n", GOOD "Cid: challenge\n",
		"play1 question3 stand1 draw1", "10 0 0", 1},
};
/* clang-format on */

START_TEST(q4_single_a_wrong_question_costs_nothing)
{
	tell(&singles[_i]);
}

/* clang-format off */
static const struct story doubles[] = {
	/* The asker is to move: he loses this turn. */
	{TWO, GOOD "Ben: challenge\n", "play1 question2 stand1 draw1 pass2", "10 0", 0},
	{THREE, GOOD "Ben: challenge\n", "play1 question2 stand1 draw1 pass2",
		"10 0 0", 2},
	{FOUR, GOOD "Ben: challenge\n", "play1 question2 stand1 draw1 pass2",
		"10 0 0 0", 2},
	/* He is not: he loses it when it comes. */
	{THREE, GOOD "Cid: challenge\n", "play1 question3 stand1 draw1", "10 0 0", 1},
	{THREE, GOOD "Cid: challenge\nBen: pass\n",
		"play1 question3 stand1 draw1 pass2 pass3", "10 0 0", 0},
	{THREE, GOOD "Cid: challenge\n@ late Ben\n",
		"play1 question3 stand1 draw1 pass2 pass3", "10 0 0", 0},
	{FOUR, GOOD "Dee: challenge\nBen: pass\nCid: pass\n",
		"play1 question4 stand1 draw1 pass2 pass3 pass4", "10 0 0 0", 0},
	{FOUR, GOOD "Dee: challenge\nBen: pass\nCid: resign\n",
		"play1 question4 stand1 draw1 pass2 resign3 pass4", "10 0 0 0", 0},
	/* While the play before his lost turn is pending. */
	{THREE, GOOD "Cid: challenge\nBen: J8 down TO\n",
		"play1 question3 stand1 draw1 play2 pass3", "10 0 0", 0},
	{THREE, GOOD "Cid: challenge\nBen: J8 down TO\nAnn: accept\nCid: accept\n",
		"play1 question3 stand1 draw1 play2 pass3 accept1 accept3 stand2 draw2",
		"10 2 0", 0},
	{THREE, GOOD "Cid: challenge\nBen: J8 down TE\nCid: challenge\n",
		"play1 question3 stand1 draw1 play2 pass3 question3 withdraw2",
		"10 0 0", 0},
	/* An order that waited is played, then the asker's turn is lost. */
	{THREE, GOOD "Ben: pass\nCid: challenge\n",
		"play1 hold2 question3 stand1 draw1 pass2 pass3", "10 0 0", 0},
	/* He lost it once only. */
	{TWO, GOOD "Ben: challenge\nAnn: pass\nBen: pass\n",
		"play1 question2 stand1 draw1 pass2 pass1 pass2", "10 0", 0},
	/* A debt goes with its seat. */
	{THREE, GOOD "Cid: challenge\nCid: resign\nBen: pass\n",
		"play1 question3 stand1 draw1 resign3 pass2", "10 0 0", 0},
	/* A good question costs nothing. */
	{TWO, BAD "Ben: challenge\nBen: pass\n", "play1 question2 withdraw1 pass2",
		"0 0", 0},
	{THREE, BAD "Cid: challenge\nBen: pass\nCid: pass\n",
		"play1 question3 withdraw1 pass2 pass3", "0 0 0", 0},
};
/* clang-format on */

START_TEST(q4_double_whoever_asked_wrongly_loses_his_next_turn)
{
	tell(&doubles[_i]);
}

/* Ann's play brings nothing, so it stands as the fifth scoreless turn. */
START_TEST(e2_a_lost_turn_may_end_the_game)
{
	case_live(&c, 0,
		  "Game: classic\nLexicon: any\nSetup: H8 across c\n"
		  "Rack Ann: ? D O G\nRack Ben: D O G\n",
		  "Ann: pass\nBen: pass\nAnn: pass\nBen: pass\n"
		  "Ann: H8 across cs\nBen: challenge\n");
	ck_assert_str_eq(case_events(&c, 4), "play1 question2 stand1 draw1 pass2 end");
	ck_assert_int_eq(c.table.pos.reason, END_SCORELESS);
}

START_TEST(q4_the_lost_turn_is_marked_and_owed_no_more)
{
	const struct event *e;

	case_live(&c, 0, THREE, GOOD "Cid: challenge\n");
	ck_assert(c.table.event[1].owes);
	ck_assert_int_eq(c.table.pos.owes[2], 1);
	ck_assert_int_eq(case_go_on(&c, 1, "pass"), OUTCOME_APPLIED);
	e = &c.table.event[c.table.events - 1];
	ck_assert_int_eq(e->kind, EVENT_PASS);
	ck_assert_int_eq(e->seat, 2);
	ck_assert(e->lost);
	ck_assert(!e->late);
	ck_assert_int_eq(c.table.pos.owes[2], 0);
}

START_TEST(q4_two_wrong_questions_lose_two_turns)
{
	case_live(&c, 0, THREE,
		  GOOD "Cid: challenge\nBen: J8 down TO\nCid: challenge\n");
	ck_assert_str_eq(case_events(&c, 0),
			 "play1 question3 stand1 draw1 play2 pass3 question3 stand2 "
			 "draw2");
	ck_assert_int_eq(c.table.pos.owes[2], 1);
	ck_assert_int_eq(case_go_on(&c, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 1, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 0);
}

/* clang-format off */
static const struct story awards[] = {
	{TWO "Options: challenge=five\n", GOOD "Ben: challenge\n",
		"play1 question2 award1 stand1 draw1", "15 0", 1},
	{TWO "Options: challenge=ten\n", GOOD "Ben: challenge\n",
		"play1 question2 award1 stand1 draw1", "20 0", 1},
	/* For the play, not for each of its words. */
	{TWO "Options: challenge=five\n", GOOD "Ben: accept\nBen: J8 down TO\n"
		"Ann: challenge\n",
		"play1 accept2 stand1 draw1 play2 question1 award2 stand2 draw2",
		"10 7", 0},
	{FOUR "Options: challenge=ten\n", GOOD "Ben: pass\nDee: challenge\n",
		"play1 hold2 question4 award1 stand1 draw1 pass2", "20 0 0 0", 2},
	{TWO "Options: challenge=five\n", BAD "Ben: challenge\n",
		"play1 question2 withdraw1", "0 0", 1},
	{TWO "Options: challenge=ten\n", GOOD "Ben: accept\n",
		"play1 accept2 stand1 draw1", "10 0", 1},
};
/* clang-format on */

START_TEST(q4_five_and_ten_go_to_the_player_who_was_asked)
{
	tell(&awards[_i]);
}

/* A lost turn is a scoreless turn, but no pass: it breaks a run of passes. */
START_TEST(e2_a_lost_turn_scores_nothing_and_is_no_pass)
{
	case_live(&c, 0, TWO "Options: end=all-pass-twice\n",
		  GOOD "Ben: challenge\nAnn: pass\nBen: pass\nAnn: pass\n");
	ck_assert_int_eq(c.table.pos.run, 3);
	ck_assert(!c.table.pos.over);
	case_live(&c, 0, TWO, GOOD "Ben: challenge\nAnn: pass\nBen: pass\nAnn: pass\n");
	ck_assert_int_eq(c.table.pos.run, 4);
}

/* The turn lost behind the pending play comes after it, so it begins the new run. */
START_TEST(e2_a_turn_lost_behind_a_play_counts_after_it)
{
	case_live(&c, 0, THREE,
		  GOOD "Cid: challenge\nBen: J8 down TO\nAnn: accept\nCid: accept\n");
	ck_assert_int_eq(c.table.pos.run, 1);
	case_live(&c, 0, THREE,
		  GOOD "Cid: challenge\nBen: J8 down TE\nCid: challenge\n");
	ck_assert_int_eq(c.table.pos.run, 2);
}

START_TEST(k1_after_a_lost_turn_the_next_player_has_his_time)
{
	enum { NOW = 1795392000, HOUR = 3600 };

	case_live(&c, NOW, TWO, GOOD);
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 1, "challenge"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 73 * HOUR);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(q4_single_a_wrong_question_costs_nothing, singles);
	claims_rows(q4_double_whoever_asked_wrongly_loses_his_next_turn, doubles);
	claims_rows(q4_five_and_ten_go_to_the_player_who_was_asked, awards);
	return claims_run("question_price");
}
