/* SPDX-License-Identifier: ISC */
/* A grid as a drawing: its letters as tiles, and the bonus where four of them meet.
 * It shows no path, because other letters are there when the drawing is made. */
#include "formats/boards/drawing.h"

#include "formats/boards/palette.h"

enum { CELL = 54, GAP = 8, TOP = 18, ROUND = 11 };

static double left_of(const struct grid_view *v)
{
	return (DRAWING_WIDE - v->cols * CELL - (v->cols - 1) * GAP) / 2.0;
}

static void cell(struct buf *b, double x, double y, const struct cell_view *c)
{
	svg_box(b, &(struct svg_box){x, y, CELL, CELL, 7, colours[COLOUR_TILE_EDGE].day,
				     NULL});
	svg_box(b, &(struct svg_box){x, y, CELL, CELL - 4, 7, colours[COLOUR_TILE].day,
				     NULL});
	svg_word(b, &(struct svg_word){x + CELL / 2.0, y + 37, 29, NULL, NULL, true},
		 view_of(c->letter));
	if (c->value > 0) {
		svg_word(b,
			 &(struct svg_word){x + CELL - 5, y + CELL - 8, 11, "end", NULL,
					    false},
			 view_of(arena_printf(b->arena, "%d", c->value)));
	}
}

static void heads(struct buf *b, const struct grid_view *v, double left)
{
	const char *ink = colours[COLOUR_SOFT].day;

	for (int c = 0; c < v->cols; c++) {
		svg_word(b,
			 &(struct svg_word){left + c * (CELL + GAP) + CELL / 2.0,
					    TOP - 6, 11, NULL, ink, false},
			 view_of(arena_printf(b->arena, "%c", 'A' + c)));
	}
	for (int r = 0; r < v->rows; r++) {
		svg_word(b,
			 &(struct svg_word){left - 8,
					    TOP + r * (CELL + GAP) + CELL / 2.0 + 4, 11,
					    "end", ink, false},
			 view_of(arena_printf(b->arena, "%d", r + 1)));
	}
}

static void crossings(struct buf *b, const struct grid_view *v, double left)
{
	for (int r = 0; r + 1 < v->rows; r++) {
		for (int c = 0; c + 1 < v->cols; c++) {
			double x = left + (c + 1) * (CELL + GAP) - GAP / 2.0;
			double y = TOP + (r + 1) * (CELL + GAP) - GAP / 2.0;

			svg_box(b, &(struct svg_box){x - ROUND, y - ROUND, 2 * ROUND,
						     2 * ROUND, ROUND,
						     colours[COLOUR_CARD].day, NULL});
			svg_word(b,
				 &(struct svg_word){x, y + 4, 11, NULL,
						    colours[COLOUR_ACCENT].day, true},
				 view_of(arena_printf(
					 b->arena, "%d",
					 v->crossing[r * (v->cols - 1) + c])));
		}
	}
}

int grid_write_svg(struct buf *b, const struct grid_view *v)
{
	double left = left_of(v);

	heads(b, v, left);
	for (int r = 0; r < v->rows; r++) {
		for (int c = 0; c < v->cols; c++) {
			cell(b, left + c * (CELL + GAP), TOP + r * (CELL + GAP),
			     &v->cell[r * v->cols + c]);
		}
	}
	crossings(b, v, left);
	return TOP + v->rows * (CELL + GAP) + 2;
}
