/* SPDX-License-Identifier: ISC */
/* Words on paths over letters of several signs, and over letters that look like one. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define ES    "Game: wordcap\nLanguage: es\nPlayer: Ann\n"
#define CA    "Game: cubes\nLanguage: ca\nPlayer: Ann\nBonus: none\n"
#define TILE  ES "Board: [CH]ICOS ABDEF GJLMN PQRTU VXYZA\n"
#define APART ES "Board: [C]HICO ABDEF GJLMN PQRTU VXYZA\n"
#define PILE  CA "Face: 19T C 20T O 21T L\u00b7L 24T E 24R G 27R I\n"

/* clang-format off */
static const struct {
	const char *head, *order, *echo;
} good[] = {
	{TILE, "word CHICO A1 B1 C1 D1", "CHICO A1 B1 C1 D1"},
	{TILE, "word [CH]ICO A1 B1 C1 D1", "CHICO A1 B1 C1 D1"},
	{TILE, "word [ch]ico a1 b1 c1 d1", "CHICO A1 B1 C1 D1"},
	{TILE, "A1 B1 C1 D1", "CHICO A1 B1 C1 D1"},
	{TILE, "word CHICO", "CHICO A1 B1 C1 D1"},
	{APART, "A1 B1 C1 D1 E1", "[C]HICO A1 B1 C1 D1 E1"},
	{APART, "word [C]HICO A1 B1 C1 D1 E1", "[C]HICO A1 B1 C1 D1 E1"},
	{ES "Board: L[LL]ODE ABDEF GJLMN PQRTU VXYZA\n", "A1 B1 C1", "L[LL]O A1 B1 C1"},
	{APART, "word HICO", "HICO B1 C1 D1 E1"},
	{PILE, "word COL\u00b7LEGI 19T 20T 21T 24T 24R 27R",
		"COL\u00b7LEGI 19T 20T 21T 24T 24R 27R"},
	{PILE, "word COL-LEGI 19T 20T 21T 24T 24R 27R",
		"COL\u00b7LEGI 19T 20T 21T 24T 24R 27R"},
	{PILE, "word CO[L\u00b7L]EGI 19T 20T 21T 24T 24R 27R",
		"COL\u00b7LEGI 19T 20T 21T 24T 24R 27R"},
	{PILE, "word COL\u00b7LEGI 19 20 21 24 24 27",
		"COL\u00b7LEGI 19T 20T 21T 24T 24R 27R"},
	{PILE, "word COL\u00b7L 19 20 21", "COL\u00b7L 19T 20T 21T"},
};
/* clang-format on */

/* What the record has of it is read as the same word on the same path. */
START_TEST(a_word_is_read_by_its_letters)
{
	case_run(&c, good[_i].head, "");
	ck_assert_msg(case_strict(&c, 0, good[_i].order) == OUTCOME_APPLIED, "%s",
		      case_sentence(&c, &c.table.diag));
	ck_assert_str_eq(case_text(&c, c.table.echo), good[_i].echo);
	ck_assert_int_eq(case_strict(&c, 0, good[_i].echo), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), good[_i].echo);
}

/* clang-format off */
static const struct {
	const char *head, *order, *sentence;
} bad[] = {
	{APART, "word CHICO A1 B1 C1 D1 E1", "A1 holds C, and your word needs CH there"},
	{TILE, "word [C]HICO A1 B1 C1 D1", "A1 holds CH, and your word needs C there"},
	{TILE, "word [CX]ICO A1 B1 C1 D1", "[CX]"},
	{TILE, "word KICO A1 B1 C1 D1", "K"},
	{PILE, "word COLLEGI 19T 20T 21T 24T 24R 27R", "21T holds L\u00b7L, and your word needs L there"},
};
/* clang-format on */

START_TEST(a_word_of_other_letters_is_refused_with_what_was_written)
{
	const char *said;

	case_run(&c, bad[_i].head, "");
	ck_assert_int_eq(case_strict(&c, 0, bad[_i].order), OUTCOME_REFUSED);
	said = case_sentence(&c, &c.table.diag);
	ck_assert_msg(strstr(said, bad[_i].sentence) != NULL, "%s", said);
}

/* More than are offered are counted, and forgotten with the next order. */
START_TEST(so_many_best_paths_are_told_by_their_number)
{
	case_run(&c,
		 "Game: wordcap\nPlayer: Ann\nPlayer: Ben\nLexicon: any\n"
		 "Board: AAAAA AAAAA AAAAA AAAAA AAAAA\n",
		 "");
	ck_assert_int_eq(case_letter(&c, 0, "word AAA"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, PATH_BEST);
	ck_assert_uint_gt(c.table.all_readings, PATH_BEST);
	ck_assert_int_eq(case_letter(&c, 0, "word AAA A1 B1 C1"), OUTCOME_APPLIED);
	ck_assert_uint_eq(c.table.all_readings, 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_word_is_read_by_its_letters, good);
	claims_rows(a_word_of_other_letters_is_refused_with_what_was_written, bad);
	return claims_run("path-letters");
}
