/* SPDX-License-Identifier: ISC */
/* The grid in words. Each step has a line of its own, so that no line is a bare
 * path, which would be an order. */
#include "formats/boards/grid.h"

#include <assert.h>

#include "formats/boards/lines.h"

enum { WIDTH = 76, LETTER = 3, WORD = 50 };

static void rows(struct buf *b, const struct grid_view *v)
{
	const struct cell_view *cell = v->cell;
	const int *bonus = v->crossing;

	for (int r = 0; r < v->rows; r++) {
		struct fields *f = fields_in(b->arena);
		struct buf letters = buf_in(b->arena);
		struct buf steps = buf_in(b->arena);

		for (int c = 0; c < v->cols; c++, cell++) {
			buf_str(&letters, c == 0 ? "" : ", ");
			buf_add(&letters, fit_str(b->arena, cell->letter, LETTER));
			buf_printf(&letters, " %d", cell->value);
		}
		fields_set_num(f, "row", r + 1);
		fields_set_num(f, "next", r + 2);
		fields_set(f, "letters", buf_view(&letters));
		fit_phrase(b, v->language, "grid-row", f, WIDTH);
		if (r + 1 == v->rows || v->cols == 1) {
			continue;
		}
		for (int c = 0; c + 1 < v->cols; c++, bonus++) {
			buf_printf(&steps, "%s%d", c == 0 ? "" : ", ", *bonus);
		}
		fields_set(f, "steps", buf_view(&steps));
		fit_phrase(b, v->language, "grid-between", f, WIDTH);
	}
}

/* The cell of a step; NULL: the path has no such step. */
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
	int steps = grid_steps(v);
	struct fields *f = fields_in(b->arena);

	assert(v->cols > 0 && v->cols <= GRID_MOST);
	fields_set_str(f, "column", arena_printf(b->arena, "%c", 'A' + v->cols - 1));
	fields_set_num(f, "row", v->rows);
	fit_phrase(b, v->language, "grid-size", f, WIDTH);
	rows(b, v);
	if (steps == 0) {
		return;
	}
	fields_set(f, "word", fit_str(b->arena, v->word, WORD));
	fit_phrase(b, v->language, "grid-steps-of", f, WIDTH);
	for (int i = 1; i <= steps; i++) {
		const struct cell_view *cell = cell_of(v, i);
		int at = cell != NULL ? (int)(cell - v->cell) : 0;

		if (cell != NULL) {
			fields_set_num(f, "step", i);
			fields_set_str(f, "cell",
				       arena_printf(b->arena, "%c%d",
						    'A' + at % v->cols,
						    at / v->cols + 1));
			fit_phrase(b, v->language, "grid-step", f, WIDTH);
		}
	}
	buf_printf(b, "%s\n", grid_path_tells(b->arena, v));
}
