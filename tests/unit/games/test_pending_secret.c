/* SPDX-License-Identifier: ISC */
/* Nobody learns what is a word before he questions a play: rule Q9 of
 * adjudicator-rules(7). */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

START_TEST(q9_trying_a_play_tells_no_word_where_words_may_be_questioned)
{
	case_run(&c, "Game: wordbox\nLexicon: words CAT TO\nRack Ann: C A T S D O G\n",
		 "");
	ck_assert_int_eq(case_letter(&c, 0, "try I8 across TAC"), OUTCOME_APPLIED);
	ck_assert_ptr_nonnull(c.table.trace);
	ck_assert_int_eq(c.table.trace->score, 4);
	ck_assert_uint_eq(c.table.events, 0);
	ck_assert_int_eq(case_letter(&c, 0, "I8 across TAC =4"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_letter(&c, 0, "I8 across TAC =5"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_OTHER_SCORE);
}

START_TEST(q9_readings_and_hints_do_not_ask_the_word_list)
{
	case_run(&c, "Game: wordbox\nLexicon: words CAT\nRack Ann: C A ? ?\n", "");
	/* Two blanks for the two letters of one kind: no reading is left out. */
	ck_assert_int_eq(case_letter(&c, 0, "I8 across CATT"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_TILE_MISSING);
	ck_assert_str_eq(case_text(&c, c.table.hint), "8I CA?T?T");
	case_run(&c, "Game: wordbox\nLexicon: words CAT\nRack Ann: C A ?\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "I8 across acca"), OUTCOME_REFUSED);
	case_run(&c, "Game: wordbox\nLexicon: words CAT\nRack Ann: C A T ?\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "I8 across cata"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 2);
}

int main(void)
{
	case_fixture(&c);
	return claims_run("pending_secret");
}
