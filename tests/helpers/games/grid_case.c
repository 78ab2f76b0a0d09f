/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/grid_case.h"

#include <assert.h>
#include <string.h>

static const char *const groups[] = {"AEINORST", "LDH", "MCU", "BYPGFW", "QZJXKV"};

static int value_of(char letter)
{
	int value = 0;

	for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
		if (strchr(groups[i], letter) != NULL) {
			value = (int)i + 1;
		}
	}
	return value;
}

static int larger(int a, int b)
{
	return a > b ? a : b;
}

static int *crossings(struct arena *a, const struct cell_view *cell, int cols, int rows)
{
	int *bonus = arena_array(a, (size_t)GRID_MOST * GRID_MOST, sizeof *bonus);

	for (int r = 0; r + 1 < rows; r++) {
		for (int c = 0; c + 1 < cols; c++) {
			const struct cell_view *at = cell + (ptrdiff_t)r * cols + c;

			bonus[(ptrdiff_t)r * (cols - 1) + c] =
				larger(larger(at[0].value, at[1].value),
				       larger(at[cols].value, at[cols + 1].value));
		}
	}
	return bonus;
}

struct grid_view grid_case(struct arena *a, const char *letters, const char *steps,
			   enum grid_path path, const char *word)
{
	struct cell_view *cell =
		arena_array(a, (size_t)GRID_MOST * GRID_MOST, sizeof *cell);
	struct grid_view v = {.cell = cell, .path = path, .word = word};
	struct view rest = view_of(letters);
	struct view places = view_of(steps);
	int step = 0;

	for (struct view row = view_word(&rest); row.len > 0; row = view_word(&rest)) {
		v.cols = (int)row.len;
		for (size_t c = 0; c < row.len; c++, cell++) {
			cell->letter = arena_str(a, view_part(row, c, 1));
			cell->value = value_of(row.at[c]);
		}
		v.rows++;
	}
	cell -= (ptrdiff_t)v.cols * v.rows;
	for (struct view at = view_word(&places); at.len > 0; at = view_word(&places)) {
		assert(at.len == 2);
		cell[(at.at[1] - '1') * v.cols + at.at[0] - 'A'].step = ++step;
	}
	v.crossing = crossings(a, cell, v.cols, v.rows);
	return v;
}
