/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/boards/grid.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/grid_case.h"
#include "tests/helpers/games/picture.h"

static struct arena arena;

static const char letters[] = "STARE LONDM CHIPU BYGFW QZJXK";

typedef void drawing(struct buf *b, const struct grid_view *v);

static const char *drawn(drawing *draw, const struct grid_view *v)
{
	struct buf b = buf_in(&arena);

	draw(&b, v);
	return buf_cstr(&b);
}

START_TEST(boxes_have_the_bonus_where_four_cells_meet)
{
	struct grid_view v =
		grid_case(&arena, letters, "B1 B2 C3", GRID_PATH_PENDING, "TOI");

	ck_assert_str_eq(drawn(grid_write_text, &v),
			 "       A         B         C         D         E\n"
			 "   +---------+---------+---------+---------+---------+\n"
			 " 1 |   S 1   |   T 1   |   A 1   |   R 1   |   E 1   |\n"
			 "   |         |   [1]   |         |         |         |\n"
			 "   +-------- +2 ------ +1 ------ +2 ------ +3 -------+\n"
			 " 2 |   L 2   |   O 1   |   N 1   |   D 2   |   M 3   |\n"
			 "   |         |   [2]   |         |         |         |\n"
			 "   +-------- +3 ------ +2 ------ +4 ------ +4 -------+\n"
			 " 3 |   C 3   |   H 2   |   I 1   |   P 4   |   U 3   |\n"
			 "   |         |         |   [3]   |         |         |\n"
			 "   +-------- +4 ------ +4 ------ +4 ------ +4 -------+\n"
			 " 4 |   B 4   |   Y 4   |   G 4   |   F 4   |   W 4   |\n"
			 "   |         |         |         |         |         |\n"
			 "   +-------- +5 ------ +5 ------ +5 ------ +5 -------+\n"
			 " 5 |   Q 5   |   Z 5   |   J 5   |   X 5   |   K 5   |\n"
			 "   |         |         |         |         |         |\n"
			 "   +---------+---------+---------+---------+---------+\n"
			 "+1: what a diagonal step there adds\n"
			 "Steps [1] to [3]: TOI\n"
			 "It waits for an answer.\n");
}

START_TEST(phone_form_says_the_same_in_38_columns)
{
	struct grid_view v =
		grid_case(&arena, letters, "B1 B2 C3", GRID_PATH_TAKEN, "TOI");

	ck_assert_str_eq(drawn(grid_write_narrow, &v),
			 "   A      B      C      D      E\n"
			 "1  S1     T1(1)  A1     R1     E1\n"
			 "       +2     +1     +2     +3\n"
			 "2  L2     O1(2)  N1     D2     M3\n"
			 "       +3     +2     +4     +4\n"
			 "3  C3     H2     I1(3)  P4     U3\n"
			 "       +4     +4     +4     +4\n"
			 "4  B4     Y4     G4     F4     W4\n"
			 "       +5     +5     +5     +5\n"
			 "5  Q5     Z5     J5     X5     K5\n"
			 "+1: what a diagonal step there adds\n"
			 "Steps (1) to (3): TOI\n"
			 "It counted; new letters stand there.\n");
}

START_TEST(spoken_form_goes_row_by_row_and_step_by_step)
{
	struct grid_view v =
		grid_case(&arena, "STA LON", "B1 B2 C2", GRID_PATH_REFUSED, "TON");

	ck_assert_str_eq(drawn(grid_write_spoken, &v),
			 "The columns are A to C, the rows 1 to 2.\n"
			 "Row 1: S 1, T 1, A 1.\n"
			 "Diagonal steps between rows 1 and 2 add 2, 1.\n"
			 "Row 2: L 2, O 1, N 1.\n"
			 "The steps of TON:\n"
			 "Step 1 is B1.\n"
			 "Step 2 is B2.\n"
			 "Step 3 is C2.\n"
			 "It did not count; its letters stay.\n");
}

START_TEST(no_word_yet_means_no_steps)
{
	struct grid_view v =
		grid_case(&arena, "ST LO", "A1 B1", GRID_PATH_NONE, "ignored");

	ck_assert_str_eq(drawn(grid_write_narrow, &v),
			 "   A      B\n"
			 "1  S1     T1\n"
			 "       +2\n"
			 "2  L2     O1\n"
			 "+1: what a diagonal step there adds\n");
	ck_assert_str_eq(drawn(grid_write_spoken, &v),
			 "The columns are A to B, the rows 1 to 2.\n"
			 "Row 1: S 1, T 1.\n"
			 "Diagonal steps between rows 1 and 2 add 2.\n"
			 "Row 2: L 2, O 1.\n");
	ck_assert_ptr_null(strstr(drawn(grid_write_text, &v), "(1)"));
}

START_TEST(value_without_room_stands_below)
{
	static const char *const long_letter[] = {"L·L", "\x01Q", NULL, "WWWWW"};
	struct cell_view cell[GRID_MOST] = {{0}};
	struct grid_view v = {.cols = GRID_MOST, .rows = 1, .cell = cell, .word = "X"};

	v.path = GRID_PATH_PENDING;
	for (int i = 0; i < GRID_MOST; i++) {
		cell[i] = (struct cell_view){
			.letter = long_letter[i % 4], .value = 10, .step = 21 + i};
	}
	ck_assert_str_eq(drawn(grid_write_narrow, &v),
			 "   A      B      C      D      E\n"
			 "1  L·L[21]?Q[22] 10[23] WWW[24]L·L[25]\n"
			 "L·L, value 10\n"
			 "?Q, value 10\n"
			 "WWW, value 10\n"
			 "Steps [1] to [25]: X\n"
			 "It waits for an answer.\n");
	picture_check_text(&arena, drawn(grid_write_narrow, &v), 38);
	picture_check_text(&arena, drawn(grid_write_text, &v), 76);
	picture_check_text(&arena, drawn(grid_write_spoken, &v), 76);
}

/* Nothing of it is cut in a language that says it at more length. */
START_TEST(what_marks_mean_is_whole_in_every_language)
{
	static const char *const languages[] = {"en", "es", "ca", "de"};
	static const char *const said[] = {
		"+1: what a diagonal step there adds\n",
		"+1: lo que a\u00f1ade ah\u00ed un paso en\n    diagonal\n",
		"+1: el que afegeix all\u00e0 un pas en\n    diagonal\n",
		"+1: was dort ein schr\u00e4ger Schritt\n    dazugibt\n"};

	for (int i = 0; i < 4; i++) {
		struct grid_view v =
			grid_case(&arena, "ST LO", "A1 B1", GRID_PATH_NONE, "ignored");

		v.language = view_of(languages[i]);
		ck_assert_msg(strstr(drawn(grid_write_narrow, &v), said[i]) != NULL,
			      "%s", drawn(grid_write_narrow, &v));
	}
}

/* clang-format off */
static const struct {
	const char *letters, *steps, *word;
} grids[] = {
	{"STARE LONDM CHIPU BYGFW QZJXK", "A1 B2 C3 D4 E5",    "SOIFK"   },
	{"PASSX RACKX BAGXX YESXX NOXXX", "A1 B1 C1 D1",       "PASS"    },
	{"TRYTH EPASS ENDEN DRAWS HELPS", "A3 B3 C3",          "END"     },
	{"EXCHA NGEST OPSIG NOFFX FOLDX", "A1 B1 C1 D1 E1 A2", "EXCHAN"  },
	{"AAAAA AAAAA AAAAA AAAAA AAAAA",
	 "A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3 B3 C3 D3 E3 E4 D4 C4 B4 A4 A5 B5 C5 D5 E5",
	 "AAAAAAAAAAAAAAAAAAAAAAAAA"},
};
/* clang-format on */

START_TEST(no_line_reads_as_an_order)
{
	for (int path = GRID_PATH_NONE; path <= GRID_PATH_REFUSED; path++) {
		struct grid_view v =
			grid_case(&arena, grids[_i].letters, grids[_i].steps,
				  (enum grid_path)path, grids[_i].word);

		picture_check_text(&arena, drawn(grid_write_text, &v), 76);
		picture_check_text(&arena, drawn(grid_write_narrow, &v), 38);
		picture_check_text(&arena, drawn(grid_write_spoken, &v), 76);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(no_line_reads_as_an_order, grids);
	return claims_run("grid-text");
}
