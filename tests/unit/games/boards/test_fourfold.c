/* SPDX-License-Identifier: ISC */
/* 4W squares of WordBox: rule C8 of adjudicator-rules(7). */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define ENDS  "Game: wordbox\nOptions: challenge=void\nRacks: open\n"
#define CLOCK "Game: wordbox\nOptions: challenge=void fourw=clockwise\nRacks: open\n"

struct worth {
	const char *head, *turns;
	int score, times; /* of the main word */
};

static void worth(const struct worth *w)
{
	const struct replay_turn *t;

	case_run(&c, w->head, w->turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_msg(t->verdict == REPLAY_APPLIED, "%s", case_sentence(&c, &t->diag));
	ck_assert_int_eq(t->score, w->score);
	ck_assert_int_eq(t->trace->word[0].times, w->times);
}

/* 4W: A1, I1, Q1, A15, I15, Q15. D1 and N1 are 2L, F1 and L1 3W. */
/* clang-format off */
static const struct worth ends[] = {
	{ENDS "Setup: C1 across T\n", "Ann: A1 across CAT\n", 16, 4},
	{ENDS "Setup: O1 across C\n", "Ann: O1 across CAT\n", 16, 4},
	{ENDS "Setup: I2 down AT\n", "Ann: I1 down CAT\n", 16, 4},
	{ENDS "Setup: I13 down CA\n", "Ann: I13 down CAT\n", 16, 4},
	{ENDS "Setup: A13 down CA\n", "Ann: A13 down CAT\n", 16, 4},
	{ENDS "Setup: C15 across T\n", "Ann: A15 across CAT\n", 16, 4},
	/* I1 is the end of one word and the beginning of another. */
	{ENDS "Setup: H1 across A\n", "Ann: G1 across CAT\n", 16, 4},
	{ENDS "Setup: J1 across A\n", "Ann: I1 across CAT\n", 16, 4},
	/* A word that runs across it gets nothing. */
	{ENDS "Setup: H1 across A\n", "Ann: H1 across AIR\n", 3, 1},
	{ENDS "Setup: G1 across CA\n", "Ann: G1 across CATE\n", 5, 1},
	/* Covered before, it does nothing. */
	{ENDS "Setup: A1 across CA\n", "Ann: A1 across CAT\n", 4, 1},
	/* A blank on it multiplies as any tile. */
	{ENDS "Setup: C1 across T\n", "Ann: A1 across cAT\n", 8, 4},
	/* Both ends: A1 and I1, with F1 3W of the set-up covered. */
	{ENDS "Setup: B1 across EEEE\nSetup: F1 across E\nSetup: G1 across EE\n",
		"Ann: A1 across EEEEEEEEE\n", 9 * 16, 16},
	/* With another word bonus they multiply: F1 trebles. */
	{ENDS "Setup: B1 across EEEE\nSetup: G1 across EE\n",
		"Ann: A1 across EEEEEEEEE\n", 9 * 48, 48},
};
/* clang-format on */

START_TEST(c8_fourfold_counts_only_at_a_words_end)
{
	worth(&ends[_i]);
}

/* The tile on a 4W is the end of one word and inside another. */
START_TEST(c8_each_word_asks_for_its_own_ends)
{
	const struct replay_turn *t;

	case_run(&c, ENDS "Setup: H1 across A\nSetup: J1 across E\n",
		 "Ann: I1 down TO\n");
	t = case_turn(&c, 0);
	ck_assert_uint_eq(t->word_count, 2);
	ck_assert_int_eq(t->words[0].score, 8);
	ck_assert_int_eq(t->words[1].score, 3);
	ck_assert(!t->trace->word[0].square[0].idle);
	ck_assert(t->trace->word[1].square[1].idle);
	ck_assert_int_eq(t->trace->word[1].times, 1);
}

/* The top edge counts across, the right edge down; the bottom and the left never. */
/* clang-format off */
static const struct worth clockwise[] = {
	{CLOCK "Setup: C1 across T\n", "Ann: A1 across CAT\n", 16, 4},
	{CLOCK "Setup: H1 across A\n", "Ann: G1 across CAT\n", 16, 4},
	{CLOCK "Setup: O1 across C\n", "Ann: O1 across CAT\n", 16, 4},
	{CLOCK "Setup: Q2 down AT\n", "Ann: Q1 down CAT\n", 16, 4},
	{CLOCK "Setup: Q13 down CA\n", "Ann: Q13 down CAT\n", 16, 4},
	{CLOCK "Setup: A2 down AT\n", "Ann: A1 down CAT\n", 4, 1},
	{CLOCK "Setup: A13 down CA\n", "Ann: A13 down CAT\n", 4, 1},
	{CLOCK "Setup: C15 across T\n", "Ann: A15 across CAT\n", 4, 1},
	{CLOCK "Setup: O15 across C\n", "Ann: O15 across CAT\n", 4, 1},
	/* In the middle column a word that runs down turns neither way. */
	{CLOCK "Setup: I2 down AT\n", "Ann: I1 down CAT\n", 4, 1},
	{CLOCK "Setup: I13 down CA\n", "Ann: I13 down CAT\n", 4, 1},
	/* Still only at an end. */
	{CLOCK "Setup: H1 across A\n", "Ann: H1 across AIR\n", 3, 1},
};
/* clang-format on */

START_TEST(c8_clockwise_it_must_also_read_round_the_board)
{
	worth(&clockwise[_i]);
}

/* Classic has 4W on its large board, and they count wherever a word covers them. */
START_TEST(c3_on_the_large_board_a_fourfold_counts_anywhere)
{
	static const struct worth row = {
		"Game: classic\nOptions: board=super21 challenge=void\nRacks: open\n"
		"Setup: A2 down AT\n",
		"Ann: A1 down CAT\n", 20, 4};

	worth(&row);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(c8_fourfold_counts_only_at_a_words_end, ends);
	claims_rows(c8_clockwise_it_must_also_read_round_the_board, clockwise);
	return claims_run("fourfold");
}
