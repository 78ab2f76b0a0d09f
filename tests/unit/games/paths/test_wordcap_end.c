/* SPDX-License-Identifier: ISC */
/* How a game of WordCap ends, and players who leave it. R1-R4, E4-E6, W4, W6 and W11 of
 * adjudicator-rules(7). SON and TAR are words; COS (A3 B2 A1) is none. */

#include "adjudicator/games/paths/wordcap.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/wordcap_case.h"

#define GOOD "Ann: SON A1 B2 C2\n"
#define BAD  "Ann: COS A3 B2 A1\n"

static struct board_case c;

struct course {
	const char *head, *turns, *events, *ended;
};

static void run(const struct course *o)
{
	wordcap_run(&c, o->head, o->turns);
	ck_assert_str_eq(wordcap_events(&c), o->events);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), o->ended);
}

/* clang-format off */
static const struct course rounds[] = {
	/* Each player has had so many turns; the last word is settled first. */
	{SON TWO "Options: rounds=1\n", GOOD "Ben: accept\nBen: pass\n",
		"word1 accept2 stand1 pass2 end", "rounds 1: 5+0 0+0"},
	{SON TWO "Options: rounds=1\n", "Ann: pass\nBen: TAR B1 C1 D1\n",
		"pass1 word2", "goes on"},
	{SON TWO "Options: rounds=1\n", "Ann: pass\nBen: TAR B1 C1 D1\nAnn: check\n",
		"pass1 word2 question1 stand2 end", "rounds 2: 0+0 3+0"},
	{SON ALONE "Options: rounds=2\n", GOOD "Ann: pass\n",
		"word1 pass1 end", "rounds 1: 5+0"},
	{SON TWO "Options: rounds=1\n", "Ann: pass\n@ late Ben\n",
		"pass1 pass2 end", "rounds 3: 0+0 0+0"},
	/* Not of who has left. */
	{SON THREE "Options: rounds=1\n", "Ann: resign\nBen: pass\nCid: pass\n",
		"resign1 pass2 pass3 end", "rounds 6: 0+0 0+0 0+0"},
	{SON THREE "Options: rounds=1\n", "Cid: resign\nAnn: pass\nBen: pass\n",
		"resign3 pass1 pass2 end", "rounds 3: 0+0 0+0 0+0"},
	{SON THREE "Options: rounds=1\n", "Ann: pass\nBen: pass\nCid: resign\n",
		"pass1 pass2 resign3 end", "rounds 3: 0+0 0+0 0+0"},
};

static const struct course passes[] = {
	/* Two of each, one after the other. */
	{SON TWO, "Ann: pass\nBen: pass\nAnn: pass\n", "pass1 pass2 pass1", "goes on"},
	{SON TWO, "Ann: pass\nBen: pass\nAnn: pass\nBen: pass\n",
		"pass1 pass2 pass1 pass2 end", "passes 3: 0+0 0+0"},
	{SON ALONE, "Ann: pass\nAnn: pass\n", "pass1 pass1 end", "passes 1: 0+0"},
	{SON FOUR, "Ann: pass\nBen: pass\nCid: pass\nDan: pass\nAnn: pass\nBen: pass\n"
		"Cid: pass\nDan: pass\n",
		"pass1 pass2 pass3 pass4 pass1 pass2 pass3 pass4 end",
		"passes 15: 0+0 0+0 0+0 0+0"},
	/* A word breaks them, and so does one that falls. */
	{SON TWO, "Ann: pass\nBen: pass\n" GOOD "Ben: accept\nBen: pass\nAnn: pass\n",
		"pass1 pass2 word1 accept2 stand1 pass2 pass1", "goes on"},
	{SON TWO, "Ann: pass\nBen: pass\n" BAD "Ben: check\nBen: pass\nAnn: pass\n",
		"pass1 pass2 word1 question2 withdraw1 pass2 pass1", "goes on"},
	{SON ALONE, "Ann: pass\n" BAD "Ann: pass\n", "pass1 word1 pass1", "goes on"},
	/* A sort does not: it is no turn. */
	{SON TWO, "Ann: pass\nBen: pass\nAnn: sort\nAnn: pass\nBen: pass\n",
		"pass1 pass2 sort1 pass1 pass2 end", "passes 3: 0+0 0+0"},
};

static const struct course leaving[] = {
	/* Two players: the other wins. */
	{SON TWO, GOOD "Ben: accept\nAnn: resign\n",
		"word1 accept2 stand1 resign1 end", "resign 2: 5+0 0+0"},
	{SON ALONE, GOOD "Ann: resign\n", "word1 resign1 end", "resign 0: 5+0"},
	/* Three: the rest play on. */
	{SON THREE, "Ann: resign\n", "resign1", "goes on"},
	{SON THREE, "Ann: resign\nCid: resign\n", "resign1 resign3 end",
		"resign 2: 0+0 0+0 0+0"},
	/* Who leaves has no answer left to give, and need give none. */
	{SON TWO, BAD "Ben: resign\n", "word1 resign2 stand1 end", "resign 1: 8+0 0+0"},
	{SON THREE, BAD "Cid: accept\nBen: resign\n", "word1 accept3 resign2 stand1",
		"goes on"},
	{SON THREE, BAD "Ben: resign\n", "word1 resign2", "goes on"},
	{SON THREE, BAD "Ben: resign\nCid: check\n",
		"word1 resign2 question3 withdraw1", "goes on"},
	/* Passes that would end it among those who stay: the word comes first. */
	{SON THREE, "@ late Ann\nBen: pass\nCid: pass\nAnn: pass\nBen: pass\nCid: pass\n"
		GOOD "Cid: resign\n",
		"pass1 pass2 pass3 pass1 pass2 pass3 word1 resign3", "goes on"},
	/* The own word is looked up first. */
	{SON THREE, GOOD "Ann: resign\n", "word1 question stand1 resign1", "goes on"},
	{SON THREE, BAD "Ann: resign\n", "word1 question withdraw1 resign1", "goes on"},
	{SON TWO, GOOD "Ann: resign\n", "word1 question stand1 resign1 end",
		"resign 2: 5+0 0+0"},
	{SON THREE, GOOD "Ann: undo\nAnn: resign\n",
		"word1 offer1 question stand1 resign1", "goes on"},
	/* Whoever asked for a draw and left asks no more. */
	{SON THREE, "Ann: offer draw\nBen: agree\nAnn: resign\nCid: offer draw\nBen: agree\n",
		"offer1 agree2 resign1 offer3 agree2 end", "draw 6: 0+0 0+0 0+0"},
};

static const struct course draws[] = {
	{SON TWO, GOOD "Ben: accept\nBen: offer draw\nAnn: agree draw\n",
		"word1 accept2 stand1 offer2 agree1 end", "draw 3: 5+0 0+0"},
	{SON TWO, "Ann: offer draw\nBen: refuse\n", "offer1 refuse2", "goes on"},
	{SON THREE, "Ann: offer draw\nBen: agree\n", "offer1 agree2", "goes on"},
	{SON THREE, "Ann: offer draw\nBen: agree\nCid: agree\n",
		"offer1 agree2 agree3 end", "draw 7: 0+0 0+0 0+0"},
	{SON THREE, "Ann: offer draw\nBen: agree\nCid: resign\n",
		"offer1 agree2 resign3 end", "draw 3: 0+0 0+0 0+0"},
	/* It takes no turn; a word that waits is looked up first. */
	{SON TWO, GOOD "Ann: offer draw\nBen: agree\n",
		"word1 offer1 agree2 question stand1 end", "draw 3: 5+0 0+0"},
	{SON TWO, BAD "Ben: offer draw\nAnn: agree\n",
		"word1 offer2 agree1 question withdraw1 end", "draw 3: 0+0 0+0"},
	/* Both may be asked at once, and are answered by name. */
	{SON TWO, GOOD "Ann: offer draw\nAnn: undo\nBen: agree undo\nBen: agree draw\n",
		"word1 offer1 offer1 agree2 undo1 agree2 end", "draw 3: 0+0 0+0"},
};

static const struct course winners[] = {
	{SON TWO "Options: rounds=1 accept=auto\n", GOOD "Ben: word A1\nBen: pass\n",
		"word1 pass2 end", "rounds 1: 5+0 0+0"},
	{SON TWO "Options: rounds=1 accept=auto\n", "Ann: pass\nBen: SON A1 B2 C2\n",
		"pass1 word2 end", "rounds 2: 0+0 5+0"},
	{SON TWO "Options: rounds=1\n", "Ann: pass\nBen: pass\n", "pass1 pass2 end",
		"rounds 3: 0+0 0+0"},
	/* Never one who left. */
	{SON THREE "Options: rounds=2 accept=auto\n",
		GOOD "Ben: pass\nCid: pass\nAnn: resign\nBen: TAR B1 C1 D1\nCid: pass\n",
		"word1 pass2 pass3 resign1 word2 pass3 end", "rounds 2: 5+0 3+0 0+0"},
};
/* clang-format on */

START_TEST(the_game_is_over_when_all_rounds_are_played)
{
	run(&rounds[_i]);
}

START_TEST(the_game_is_over_when_everybody_passes_twice_running)
{
	run(&passes[_i]);
}

START_TEST(one_of_several_may_leave_whatever_waits)
{
	run(&leaving[_i]);
}

START_TEST(a_draw_is_agreed_by_all_who_play)
{
	run(&draws[_i]);
}

START_TEST(the_highest_score_wins)
{
	run(&winners[_i]);
}

START_TEST(a_game_has_thirty_rounds)
{
	struct buf turns = buf_in(&c.arena);

	for (int i = 0; i < 30; i++) {
		buf_str(&turns, "Ann: word A1 B1\nBen: pass\n");
	}
	wordcap_run(&c, TWO "Options: accept=auto\n", buf_cstr(&turns));
	ck_assert(!case_turn(&c, 58)->after->over);
	ck_assert_int_eq(c.replay.pos.reason, END_ROUNDS);
	ck_assert_int_eq(c.replay.pos.turn, 61);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "rounds 1: 60+0 0+0");
}

/* Its seat is skipped from then on, also when it was to move. */
START_TEST(who_has_left_is_skipped)
{
	wordcap_run(&c, SON THREE, "Ann: resign\nBen: pass\nCid: pass\nAnn: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAR");
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_int_eq(case_turn(&c, 3)->diag.code, DIAG_GAME_OVER);
}

START_TEST(the_next_player_moves_when_a_leavers_word_is_settled)
{
	wordcap_run(&c, SON THREE, GOOD "Ann: resign\nBen: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "AAA");
	ck_assert_int_eq(c.replay.pos.to_move, 2);
	ck_assert_int_eq(c.replay.pos.turn, 3);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(the_game_is_over_when_all_rounds_are_played, rounds);
	claims_rows(the_game_is_over_when_everybody_passes_twice_running, passes);
	claims_rows(one_of_several_may_leave_whatever_waits, leaving);
	claims_rows(a_draw_is_agreed_by_all_who_play, draws);
	claims_rows(the_highest_score_wins, winners);
	return claims_run("wordcap_end");
}
