/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/board_drawn.h"

#include <check.h>
#include <string.h>

#include "formats/text/num.h"

/* clang-format off */
const char *const drawn_fifteen[15] = {
	". . 3W . 3L . . . . . 3L . 3W . .",
	". 3L . . . 2W . . . 2W . . . 3L .",
	"3W . 2L . . . 3L . 3L . . . 2L . 3W",
	". . . 3L . . . 2W . . . 3L . . .",
	"3L . . . . . 2L . 2L . . . . . 3L",
	". 2W . . . 3L . . . 3L . . . 2W .",
	". . 3L . 2L . . . . . 2L . 3L . .",
	". . . W E A T H E R . 2W . . .",
	". . 3L . 2L . . !o . . 2L . 3L . .",
	". 2W . . . 3L . !A . 3L . . . 2W .",
	"3L . . . . . 2L !R 2L . . . . . 3L",
	". . . 3L . . . !S . . . 3L . . .",
	"3W . 2L . . . 3L !E 3L . . . 2L . 3W",
	". 3L . . . 2W . . . 2W . . . 3L .",
	". . 3W . 3L . . . . . 3L . 3W . .",
};
/* clang-format on */

struct board_view board_drawn(struct arena *a, const char *const *drawing, size_t cols,
			      size_t rows)
{
	struct square_view *square = arena_array(a, cols * rows, sizeof *square);

	for (size_t r = 0; r < rows; r++) {
		struct view rest = view_of(drawing[r] != NULL ? drawing[r] : "");
		struct square_view *s = square + r * cols;

		for (size_t c = 0; c < cols && drawing[r] != NULL; c++) {
			struct view word = view_word(&rest);
			const char *text = arena_str(a, word);

			ck_assert_uint_gt(word.len, 0);
			if (strcmp(text, "*") == 0) {
				s->centre = true;
			} else if (digit(text[0]) || strcmp(text, "EX") == 0) {
				s->premium = text;
			} else if (strcmp(text, ".") != 0) {
				s->last = text[0] == '!';
				s->face = text + s->last;
			}
			s++;
		}
		ck_assert_uint_eq(view_trim(rest).len, 0);
	}
	return (struct board_view){
		.cols = (int)cols, .rows = (int)rows, .square = square};
}
