/* SPDX-License-Identifier: ISC */
/* A board as a drawing: raised tiles with their values, as in letters. */
#include "formats/boards/drawing.h"

#include "formats/boards/paint.h"
#include "formats/text/utf8.h"
#include <string.h>

/* Units on the left, for the row numbers, and on the right of the squares. */
enum { NUMBERS = 22, RIM = 8 };

struct square {
	double x, y, size;
};

static double letter_size(double size, const char *face)
{
	static const double share[] = {0.6, 0.6, 0.46, 0.34};
	size_t n = utf8_width(view_of(face));

	return size * share[n < 3 ? n : 3];
}

static void tile(struct buf *b, const struct square *at, const struct square_view *s)
{
	double round = at->size / 7;
	struct svg_word letter = {at->x + at->size / 2,
				  at->y + at->size * 0.68,
				  letter_size(at->size, s->face),
				  NULL,
				  s->blank ? colours[COLOUR_BLANK].day : NULL,
				  true};

	svg_box(b, &(struct svg_box){at->x, at->y, at->size, at->size, round,
				     colours[COLOUR_TILE_EDGE].day, NULL});
	svg_box(b,
		&(struct svg_box){at->x, at->y, at->size, at->size * 0.92, round,
				  colours[s->best > 0 ? COLOUR_FRESH : COLOUR_TILE].day,
				  NULL});
	if (s->value > 0) {
		letter.x -= at->size * (s->value > 9 ? 0.11 : 0.07);
	}
	svg_word(b, &letter, view_of(s->face));
	if (s->value > 0) {
		svg_word(b,
			 &(struct svg_word){at->x + at->size * 0.95,
					    at->y + at->size * 0.85, at->size * 0.3,
					    "end", NULL, false},
			 view_of(arena_printf(b->arena, "%d", s->value)));
	}
	if (s->best > 0) {
		svg_box(b, &(struct svg_box){at->x + 1, at->y + 1, at->size - 2,
					     at->size - 2, round, "none",
					     seat_colour(s->best - 1)});
	}
}

static void square(struct buf *b, const struct square *at, const struct square_view *s)
{
	enum paint paint =
		s->premium == NULL ? PAINT_PLAIN : paint_of_premium(s->premium);

	if (s->face != NULL) {
		tile(b, at, s);
		return;
	}
	svg_box(b, &(struct svg_box){at->x, at->y, at->size, at->size, at->size / 7,
				     paint_ground(paint), NULL});
	if (s->premium != NULL || s->centre) {
		svg_word(b,
			 &(struct svg_word){at->x + at->size / 2,
					    at->y + at->size * 0.64, at->size * 0.38,
					    NULL, colours[COLOUR_PREMIUM].day, false},
			 view_of(s->premium != NULL ? s->premium : "*"));
	}
}

int board_write_svg(struct buf *b, const struct board_view *v)
{
	double step = (DRAWING_WIDE - NUMBERS - RIM) / (double)v->cols;
	double top = NUMBERS - RIM;
	const char *ink = colours[COLOUR_SOFT].day;

	for (int c = 0; c < v->cols; c++) {
		svg_word(b,
			 &(struct svg_word){NUMBERS + (c + 0.5) * step, 10, 9, NULL,
					    ink, false},
			 view_of(arena_printf(b->arena, "%c", 'A' + c)));
	}
	for (int r = 0; r < v->rows; r++) {
		double y = top + r * step;

		svg_word(b,
			 &(struct svg_word){NUMBERS - 4, y + step * 0.66, 9, "end", ink,
					    false},
			 view_of(arena_printf(b->arena, "%d", r + 1)));
		for (int c = 0; c < v->cols; c++) {
			square(b, &(struct square){NUMBERS + c * step, y, step - 1},
			       &v->square[r * v->cols + c]);
		}
	}
	return (int)(top + v->rows * step) + RIM;
}
