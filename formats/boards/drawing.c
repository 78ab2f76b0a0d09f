/* SPDX-License-Identifier: ISC */
#include "formats/boards/drawing.h"

#include "formats/boards/lines.h"
#include "formats/boards/palette.h"
#include "formats/template.h"
#include "formats/text/utf8.h"

/* Sizes of the frame: its edge, the title, a card for each seat, a line for each
 * best turn below the board. */
enum { EDGE = 8, TITLE = 30, CARD = 40, CARD_GAP = 6, BEST = 18, NAME_COLUMNS = 16 };

/* The font size, at most `size`, at which text fits into `width`; an estimate. */
static double fitting(double size, double width, struct view text)
{
	size_t columns = utf8_width(text);
	double most = columns > 0 ? width / (0.68 * (double)columns) : size;

	return most < size ? most : size;
}

const char *seat_colour(int seat)
{
	return colours[COLOUR_SEAT0 + seat % DRAWING_SEATS].day;
}

void svg_box(struct buf *b, const struct svg_box *box)
{
	buf_printf(b,
		   "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" rx=\"%g\" "
		   "fill=\"%s\"",
		   box->x, box->y, box->width, box->height, box->round, box->fill);
	if (box->line != NULL) {
		buf_printf(b, " stroke=\"%s\" stroke-width=\"2\"", box->line);
	}
	buf_str(b, "/>\n");
}

void svg_word(struct buf *b, const struct svg_word *at, struct view text)
{
	buf_printf(b,
		   "<text x=\"%g\" y=\"%g\" font-size=\"%g\" text-anchor=\"%s\" "
		   "fill=\"%s\"%s>",
		   at->x, at->y, at->size, at->anchor != NULL ? at->anchor : "middle",
		   at->fill != NULL ? at->fill : colours[COLOUR_TILE_INK].day,
		   at->bold ? " font-weight=\"bold\"" : "");
	html_escape(b, text);
	buf_str(b, "</text>\n");
}

static void card(struct buf *b, const struct drawing *d, int seat, double width)
{
	const struct drawing_seat *s = &d->seat[seat];
	double x = EDGE + seat * (width + CARD_GAP);
	struct view name = fit(b->arena, s->name, NAME_COLUMNS);

	svg_box(b, &(struct svg_box){x, TITLE, width, CARD, 6, colours[COLOUR_WASH].day,
				     NULL});
	if (s->marked) {
		svg_box(b, &(struct svg_box){x, TITLE, 4, CARD, 2, seat_colour(seat),
					     NULL});
	}
	svg_word(b,
		 &(struct svg_word){x + 10, TITLE + 15, fitting(12, width - 14, name),
				    "start", colours[COLOUR_SOFT].day, false},
		 name);
	svg_word(b,
		 &(struct svg_word){x + 10, TITLE + 34, 18, "start",
				    colours[COLOUR_INK].day, true},
		 s->score);
}

/* Writes the best turns below the board, each behind its mark on it. Returns where
 * they end. */
static int bests(struct buf *b, const struct drawing *d, int y)
{
	for (int i = 0; i < d->seats; i++) {
		const struct drawing_seat *s = &d->seat[i];
		struct view text;

		if (s->best.len == 0) {
			continue;
		}
		text = view_of(
			arena_printf(b->arena, "%.*s: %.*s",
				     VIEW_ARG(fit(b->arena, s->name, NAME_COLUMNS)),
				     VIEW_ARG(fit(b->arena, s->best, 40))));
		if (s->marked) {
			svg_box(b, &(struct svg_box){EDGE + 1, y + 3, 10, 10, 2,
						     colours[COLOUR_FRESH].day,
						     seat_colour(i)});
		}
		svg_word(b,
			 &(struct svg_word){EDGE + (s->marked ? 18 : 0), y + 12,
					    fitting(12, DRAWING_WIDE - 40, text),
					    "start", colours[COLOUR_INK].day, false},
			 text);
		y += BEST;
	}
	return y;
}

static void frame(struct buf *b, const struct drawing *d)
{
	double width = (DRAWING_WIDE - 2.0 * EDGE + CARD_GAP) / d->seats - CARD_GAP;

	svg_word(b,
		 &(struct svg_word){EDGE, 21, 15, "start", colours[COLOUR_INK].day,
				    true},
		 d->title);
	for (int i = 0; i < d->seats; i++) {
		card(b, d, i, width);
	}
}

int drawing_write(struct buf *b, const struct drawing *d)
{
	struct buf below = buf_in(b->arena);
	int top = d->title.len > 0 ? TITLE + CARD + EDGE : 0;
	int end = bests(&below, d, top + d->height);
	int height = end + (below.len > 0 ? EDGE : 0);

	buf_printf(b,
		   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
		   "height=\"%d\" viewBox=\"0 0 %d %d\" font-family=\"DejaVu Sans, "
		   "sans-serif\">\n",
		   DRAWING_SCALE * DRAWING_WIDE, DRAWING_SCALE * height, DRAWING_WIDE,
		   height);
	svg_box(b, &(struct svg_box){0, 0, DRAWING_WIDE, height, 0,
				     colours[COLOUR_CARD].day, NULL});
	if (d->title.len > 0) {
		frame(b, d);
	}
	buf_printf(b, "<g transform=\"translate(0 %d)\">\n", top);
	buf_add(b, d->inside);
	buf_str(b, "</g>\n");
	buf_add(b, buf_view(&below));
	buf_str(b, "</svg>\n");
	return height;
}
