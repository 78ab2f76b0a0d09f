/* SPDX-License-Identifier: ISC */
/* The grid in words. A step has a line of its own, so that no line is a bare path. */
#include "formats/grid.h"

#include <assert.h>

#include "formats/fit.h"

enum { WIDTH = 76, LETTER = 3 };

static void rows(struct buf *b, const struct grid_view *v)
{
	const struct cell_view *cell = v->cell;
	const int *bonus = v->crossing;

	for (int r = 0; r < v->rows; r++) {
		buf_printf(b, "Row %d:", r + 1);
		for (int c = 0; c < v->cols; c++, cell++) {
			buf_str(b, c == 0 ? " " : ", ");
			buf_add(b, fit_str(b->arena, cell->letter, LETTER));
			buf_printf(b, " %d", cell->value);
		}
		buf_str(b, ".\n");
		if (r + 1 == v->rows || v->cols == 1) {
			continue;
		}
		buf_printf(b, "Diagonal steps between rows %d and %d add", r + 1,
			   r + 2);
		for (int c = 0; c + 1 < v->cols; c++, bonus++) {
			buf_printf(b, "%s%d", c == 0 ? " " : ", ", *bonus);
		}
		buf_str(b, ".\n");
	}
}

/* The cell of a step; NULL when the path has none such. */
static const struct cell_view *cell_of(const struct grid_view *v, int step)
{
	for (int i = 0; i < v->cols * v->rows; i++) {
		if (v->cell[i].step == step) {
			return &v->cell[i];
		}
	}
	return NULL;
}

void grid_write_spoken(struct buf *b, const struct grid_view *v)
{
	static const char spelt[] = "The steps of ";
	int steps = grid_steps(v);

	assert(v->cols > 0 && v->cols <= GRID_MOST);
	buf_printf(b, "The columns are A to %c, the rows 1 to %d.\n", 'A' + v->cols - 1,
		   v->rows);
	rows(b, v);
	if (steps == 0) {
		return;
	}
	buf_str(b, spelt);
	buf_add(b, fit_str(b->arena, v->word, WIDTH - sizeof spelt));
	buf_str(b, ":\n");
	for (int i = 1; i <= steps; i++) {
		const struct cell_view *cell = cell_of(v, i);
		int at = cell != NULL ? (int)(cell - v->cell) : 0;

		if (cell != NULL) {
			buf_printf(b, "Step %d is %c%d.\n", i, 'A' + at % v->cols,
				   at / v->cols + 1);
		}
	}
	buf_printf(b, "%s\n", grid_path_tells(v->path));
}
