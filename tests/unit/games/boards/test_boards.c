/* SPDX-License-Identifier: ISC */
/* The boards, square by square: a quarter of each is written here, the rest is its
 * mirror image. */
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* clang-format off */
static const struct board {
	const char *head;
	int cols, rows;
	bool diagonal; /* the same with rows and columns exchanged */
	int plain, dl, tl, ql, dw, tw, qw, ex;
	const char *quarter[11]; /* up to the middle column and row */
} boards[] = {
	{"Game: wordbox\n", 17, 15, false, 181, 26, 14, 0, 16, 8, 6, 4, {
		"4W .. .. 2L .. 3W .. .. 4W ",
		".. 2W .. .. .. .. 3L .. .. ",
		".. .. 2W .. .. .. .. 2L .. ",
		"2L .. .. 2W .. .. .. .. 3L ",
		".. .. .. .. EX .. 2L .. .. ",
		"3W .. .. .. .. 3L .. .. 2W ",
		".. 3L .. 2L .. .. 2L .. .. ",
		".. .. 2L .. 2W .. .. .. .. ",
	}},
	{"Game: angrywords\n", 15, 15, true, 165, 12, 28, 0, 12, 8, 0, 0, {
		".. .. 3W .. 3L .. .. .. ",
		".. 3L .. .. .. 2W .. .. ",
		"3W .. 2L .. .. .. 3L .. ",
		".. .. .. 3L .. .. .. 2W ",
		"3L .. .. .. .. .. 2L .. ",
		".. 2W .. .. .. 3L .. .. ",
		".. .. 3L .. 2L .. .. .. ",
		".. .. .. 2W .. .. .. .. ",
	}},
	{"Game: wordgame\n", 15, 15, true, 169, 24, 12, 0, 12, 8, 0, 0, {
		".. .. .. 3W .. .. 2L .. ",
		".. 2W .. .. .. 3L .. .. ",
		".. .. 2L .. .. .. .. 2W ",
		"3W .. .. 2L .. .. .. .. ",
		".. .. .. .. 2W .. 2L .. ",
		".. 3L .. .. .. 3L .. .. ",
		"2L .. .. .. 2L .. .. .. ",
		".. .. 2W .. .. .. .. .. ",
	}},
	{"Game: classic\n", 15, 15, true, 164, 24, 12, 0, 17, 8, 0, 0, {
		"3W .. .. 2L .. .. .. 3W ",
		".. 2W .. .. .. 3L .. .. ",
		".. .. 2W .. .. .. 2L .. ",
		"2L .. .. 2W .. .. .. 2L ",
		".. .. .. .. 2W .. .. .. ",
		".. 3L .. .. .. 3L .. .. ",
		".. .. 2L .. .. .. 2L .. ",
		"3W .. .. 2L .. .. .. 2W ",
	}},
	{"Game: classic\nOptions: board=super21\n", 21, 21, true,
		316, 36, 20, 8, 41, 16, 4, 0, {
		"4W .. .. 2L .. .. .. 3W .. .. 2L ",
		".. 2W .. .. 3L .. .. .. 2W .. .. ",
		".. .. 2W .. .. 4L .. .. .. 2W .. ",
		"2L .. .. 3W .. .. 2L .. .. .. 3W ",
		".. 3L .. .. 2W .. .. .. 3L .. .. ",
		".. .. 4L .. .. 2W .. .. .. 2L .. ",
		".. .. .. 2L .. .. 2W .. .. .. 2L ",
		"3W .. .. .. .. .. .. 2W .. .. .. ",
		".. 2W .. .. 3L .. .. .. 3L .. .. ",
		".. .. 2W .. .. 2L .. .. .. 2L .. ",
		"2L .. .. 3W .. .. 2L .. .. .. 2W ",
	}},
};
/* clang-format on */

static const struct crossword_rules *rules_of(const struct board *b)
{
	case_run(&c, b->head, "");
	return crossword_rules(&c.replay.pos);
}

static int folded(int i, int n)
{
	return i < n - 1 - i ? i : n - 1 - i;
}

START_TEST(s3_every_quarter_of_a_board_mirrors_the_first)
{
	const struct board *b = &boards[_i];
	const struct crossword_rules *r = rules_of(b);

	ck_assert_int_eq(r->cols, b->cols);
	ck_assert_int_eq(r->rows, b->rows);
	for (int row = 0; row < b->rows; row++) {
		for (int col = 0; col < b->cols; col++) {
			const char *due = b->quarter[folded(row, b->rows)] +
					  3 * (ptrdiff_t)folded(col, b->cols);
			char code[3];

			crossword_premium(r, row, col, code);
			ck_assert_msg(code[0] == '\0' ? due[0] == '.'
						      : strncmp(code, due, 2) == 0,
				      "row %d, column %d: \"%s\"", row + 1, col + 1,
				      code);
		}
	}
}

START_TEST(s3_each_board_has_so_many_of_each_premium)
{
	const struct board *b = &boards[_i];
	const struct crossword_rules *r = rules_of(b);
	const char *const codes[] = {"", "2L", "3L", "4L", "2W", "3W", "4W", "EX"};
	const int due[] = {b->plain, b->dl, b->tl, b->ql, b->dw, b->tw, b->qw, b->ex};

	for (int k = 0; k < COUNT(codes); k++) {
		int n = 0;

		for (int i = 0; i < b->rows * b->cols; i++) {
			char code[3];

			crossword_premium(r, i / b->cols, i % b->cols, code);
			n += strcmp(code, codes[k]) == 0;
		}
		ck_assert_msg(n == due[k], "%d times \"%s\"", n, codes[k]);
	}
}

START_TEST(s3_square_boards_are_the_same_seen_from_the_side)
{
	const struct board *b = &boards[_i];
	const struct crossword_rules *r = rules_of(b);

	for (int i = 0; b->diagonal && i < b->rows * b->cols; i++) {
		char code[3];
		char turned[3];

		crossword_premium(r, i / b->cols, i % b->cols, code);
		crossword_premium(r, i % b->cols, i / b->cols, turned);
		ck_assert_str_eq(code, turned);
	}
}

START_TEST(b7_the_centre_is_the_middle_square)
{
	const struct crossword_rules *r = rules_of(&boards[_i]);

	ck_assert_int_eq(r->centre_row, (r->rows - 1) / 2);
	ck_assert_int_eq(r->centre_col, (r->cols - 1) / 2);
	ck_assert(r->rows % 2 == 1 && r->cols % 2 == 1);
}

/* clang-format off */
static const struct {
	const char *code, *name;
	int letter, word;
} premiums[] = {
	{"2L", "double letter", 2, 1},
	{"3L", "triple letter", 3, 1},
	{"4L", "quadruple letter", 4, 1},
	{"2W", "double word", 1, 2},
	{"3W", "triple word", 1, 3},
	{"4W", "quadruple word", 1, 4},
	{"EX", "exchange", 1, 1},
};
/* clang-format on */

START_TEST(s3_a_premium_multiplies_a_letter_or_a_word)
{
	const struct premium *p = premium_find(premiums[_i].code);

	ck_assert_str_eq(p->name, premiums[_i].name);
	ck_assert_int_eq(p->letter, premiums[_i].letter);
	ck_assert_int_eq(p->word, premiums[_i].word);
	ck_assert_ptr_null(premium_find(".."));
	ck_assert_ptr_null(premium_find("2X"));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(s3_every_quarter_of_a_board_mirrors_the_first, boards);
	claims_rows(s3_each_board_has_so_many_of_each_premium, boards);
	claims_rows(s3_square_boards_are_the_same_seen_from_the_side, boards);
	claims_rows(b7_the_centre_is_the_middle_square, boards);
	claims_rows(s3_a_premium_multiplies_a_letter_or_a_word, premiums);
	return claims_run("boards");
}
