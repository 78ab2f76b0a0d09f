/* SPDX-License-Identifier: ISC */
/*
 * The board as an HTML data table, for mail programs.
 * - Colours stand twice, as bgcolor and as style (formats/boards/paint.h). Plain
 *   squares take theirs from their row; the frame shows between all squares.
 * - The caption lies outside the ground of its table and needs a ground of its own.
 * - Nothing is told by colour alone: premium squares show their code, the last play
 *   is underlined, and each has a title in words.
 * - The wider the board, the smaller its cells, so that it fits a phone of 380
 *   pixels. The width of cells is fixed, so that no column is squeezed. Cells are
 *   larger where the screen has room and the mail program keeps the style sheet in
 *   the letter's head.
 */
#include "formats/boards/board.h"

#include "formats/boards/paint.h"
#include "formats/phrase.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"
#include <assert.h>

static void text_write(struct buf *b, const char *text)
{
	html_escape(b, view_of(text != NULL ? text : ""));
}

static enum paint paint_of(const struct square_view *s)
{
	if (s->face != NULL) {
		return s->last ? PAINT_LAST : PAINT_TILE;
	}
	return s->premium == NULL ? PAINT_PLAIN : paint_of_premium(s->premium);
}

/* Sizes in pixels for boards of at most `cols` columns: of a cell, of its letter, of
 * its value (0: values have no room), and of a cell where the screen has room. */
static const struct size {
	int cols, cell, font, value, wide;
} sizes[] = {
	{15, 22, 14, 8, 32},
	{17, 19, 12, 7, 30},
	{21, 15, 10, 0, 25},
	{26, 12, 8,  0, 20},
};

enum { NUMBERS = 18, GAP = 1, SEATS = 4, TITLES = 16, PREMIUMS = 8 };

static const struct size *size_of(const struct board_view *v)
{
	const struct size *s = sizes;

	while (s->cols < v->cols) {
		s++;
	}
	return s;
}

/* The drawing of one board. Most tiles share a few titles, and most premium squares
 * look alike: each of these is made only once. */
struct drawing {
	struct view language;
	const struct size *size;
	const char *title[TITLES]; /* NULL: not made yet */
	struct premium {
		const char *sign, *name; /* NULL: none yet */
		bool centre;
		size_t at, len; /* where it stands in the output */
	} premium[PREMIUMS];
};

static const char *tile_title(struct arena *arena, struct view language,
			      const struct square_view *s)
{
	struct fields *f = fields_in(arena);

	fields_set_bool(f, "last", s->last && s->best == 0);
	fields_set_bool(f, "best", s->best > 0);
	fields_set_bool(f, "blank", s->blank);
	fields_set_bool(f, "worth", !s->blank && s->value != 0);
	fields_set_bool(f, "more", s->blank || s->value != 0);
	fields_set_num(f, "n", s->value);
	return phrase_str(arena, language, "board-tile", f);
}

/* The title of a letter that is neither a blank nor in the last play nor in a best
 * turn. */
static const char *common_title(struct arena *arena, struct drawing *d,
				const struct square_view *s)
{
	if (s->last || s->best > 0 || s->blank || s->value < 0 || s->value >= TITLES) {
		return tile_title(arena, d->language, s);
	}
	if (d->title[s->value] == NULL) {
		d->title[s->value] = tile_title(arena, d->language, s);
	}
	return d->title[s->value];
}

/* Writes the title: what a screen reader or a resting pointer adds to the face. */
static void title_write(struct buf *b, struct drawing *d, const struct square_view *s)
{
	buf_str(b, " title=\"");
	if (s->face != NULL) {
		text_write(b, common_title(b->arena, d, s));
	} else {
		text_write(b,
			   s->premium_name != NULL
				   ? tongue_part(b->arena, d->language, s->premium_name)
				   : s->premium);
	}
	buf_char(b, '"');
}

/* Writes text in a tag, or without it on a board whose letters are as small
 * anyway. */
static void inside_write(struct buf *b, bool tagged, const char *tag, const char *text)
{
	if (tagged) {
		buf_char(b, '<');
		buf_str(b, tag);
		buf_char(b, '>');
	}
	text_write(b, text);
	if (tagged) {
		buf_str(b, "</");
		buf_str(b, tag);
		buf_char(b, '>');
	}
}

/* Whether the value goes below the letter: "L·L" leaves no room beside it. */
static bool value_below(const struct square_view *s, const struct size *size)
{
	enum { VALUE_BESIDE_THREE = 22 };

	return size->value > 0 && s->value != 0 && size->cell < VALUE_BESIDE_THREE &&
	       utf8_width(view_of(s->face)) > 2;
}

/* A raised tile: its letter, its value as a small figure. */
static void tile_write(struct buf *b, const struct square_view *s,
		       const struct size *size)
{
	size_t width = utf8_width(view_of(s->face));
	bool value = size->value > 0 && s->value != 0;

	buf_str(b, s->last ? "<u>" : "");
	if (width > 1) { /* "L·L" gets the room of one letter */
		buf_str(b, value_below(s, size) ? "<span>"
						: "<span style=\"font-size:.65em\">");
	}
	inside_write(b, s->last || size->value > 0, "b", s->face);
	buf_str(b, width > 1 ? "</span>" : "");
	buf_str(b, s->last ? "</u>" : "");
	if (value && value_below(s, size)) {
		buf_printf(b, "<br><span style=\"font-size:%dpx\">%d</span>",
			   size->value, s->value);
	} else if (value) {
		buf_printf(b, "<sub style=\"font-size:%dpx\">%d</sub>", size->value,
			   s->value);
	}
}

static void square_write_html(struct buf *b, struct drawing *d,
			      const struct square_view *s)
{
	const struct size *size = d->size;
	enum paint paint = paint_of(s);

	if (paint == PAINT_PLAIN) {
		if (s->centre) {
			buf_str(b, "<td title=\"");
			text_write(b,
				   tongue_part(b->arena, d->language, PART("centre")));
			buf_str(b, "\">*</td>");
		} else {
			buf_str(b, "<td></td>");
		}
		return;
	}
	buf_str(b, "<td ");
	paint_write(b, paint);
	if (s->face != NULL && s->best > 0) {
		buf_str(b, ";border:2px solid ");
		buf_str(b, colours[COLOUR_SEAT0 + (s->best - 1) % SEATS].day);
		buf_str(b, ";white-space:nowrap");
	} else if (s->face != NULL && size->value > 0) {
		buf_str(b, ";border-bottom:2px solid ");
		buf_str(b, colours[s->last ? COLOUR_FRESH_EDGE : COLOUR_TILE_EDGE].day);
	}
	if (s->face != NULL && value_below(s, size)) { /* two lines in one's height */
		buf_str(b, ";font-size:.65em");
	}
	buf_char(b, '"');
	if (s->face == NULL || s->last || s->best > 0 || s->blank || s->value != 0) {
		title_write(b, d, s);
	}
	buf_char(b, '>');
	if (s->face != NULL) {
		tile_write(b, s, size);
	} else {
		inside_write(b, size->value > 0, "small", s->premium);
	}
	buf_str(b, "</td>");
}

/* Writes a premium square without a tile; copies the output of an earlier one that
 * is alike. */
static void premium_write(struct buf *b, struct drawing *d, const struct square_view *s)
{
	struct premium *p = d->premium;
	struct premium *end = p + PREMIUMS;
	size_t at = b->len;

	while (p < end && p->sign != NULL &&
	       (p->sign != s->premium || p->name != s->premium_name ||
		p->centre != s->centre)) {
		p++;
	}
	if (p < end && p->sign != NULL) {
		buf_add(b, view_part(buf_view(b), p->at, p->len));
		return;
	}
	square_write_html(b, d, s);
	if (p < end) {
		*p = (struct premium){s->premium, s->premium_name, s->centre, at,
				      b->len - at};
	}
}

static bool has_last(const struct board_view *v)
{
	const size_t n = (size_t)v->cols * (size_t)v->rows;

	for (size_t i = 0; i < n; i++) {
		if (v->square[i].last && v->square[i].face != NULL) {
			return true;
		}
	}
	return false;
}

static void head_write(struct buf *b, const struct board_view *v)
{
	const char *ground = paint_ground(PAINT_FRAME);
	const char *ink = paint_ink(PAINT_FRAME);
	const struct size *size = size_of(v);
	struct fields *f = fields_in(b->arena);

	fields_set_num(f, "columns", v->cols);
	fields_set_num(f, "rows", v->rows);
	fields_set_bool(f, "last", !v->tried && has_last(v));
	fields_set_bool(f, "tried", v->tried && has_last(v));
	buf_printf(b,
		   "<table class=\"b%d\" border=\"0\" cellspacing=\"%d\" "
		   "cellpadding=\"0\" bgcolor=\"%s\" style=\"background:%s;color:%s;"
		   "border-radius:6px;font:%dpx/1 sans-serif;text-align:center;"
		   "table-layout:fixed;width:%dpx\">\n",
		   size->cols, GAP, ground, ground, ink, size->font,
		   NUMBERS + GAP + v->cols * (size->cell + GAP) + GAP);
	buf_printf(b,
		   "<caption style=\"background:%s;color:%s;border-radius:6px;"
		   "font-size:12px;line-height:18px\">%s</caption>\n"
		   "<thead align=\"center\"><tr><td width=\"%d\" "
		   "style=\"width:%dpx\"></td>",
		   ground, ink, phrase_str(b->arena, v->language, "board-caption", f),
		   NUMBERS, NUMBERS);
	for (int c = 0; c < v->cols; c++) {
		buf_printf(b, "<th scope=\"col\" width=\"%d\">", size->cell);
		inside_write(b, size->value > 0, "small",
			     arena_printf(b->arena, "%c", 'A' + c));
		buf_str(b, "</th>");
	}
	buf_str(b, "</tr></thead>\n<tbody align=\"center\" ");
	paint_write(b, PAINT_PLAIN);
	buf_str(b, "\">\n");
}

void board_wide_write(struct buf *b)
{
	buf_str(b, "@media (min-width:600px){\n");
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
		const struct size *s = &sizes[i];

		buf_printf(b,
			   ".b%d{width:auto!important;font-size:%dpx!important}"
			   ".b%d td{width:%dpx;height:%dpx}"
			   ".b%d sub{font-size:%dpx!important}\n",
			   s->cols, s->wide * 17 / 30, s->cols, s->wide, s->wide,
			   s->cols, s->wide / 3);
	}
	buf_str(b, "}\n");
}

/* Writes the side lines as one line: "Bag 61 · Last Ben · 8H HoARSE  16". */
static void sides_write(struct buf *b, const struct board_view *v)
{
	bool first = true;

	buf_str(b, "<p style=\"margin:8px 0;font-size:14px\">");
	for (size_t i = 0; i < v->sides; i++) {
		if (v->side[i].label == NULL) {
			continue;
		}
		buf_str(b, first ? "" : " &middot; ");
		first = false;
		text_write(b, v->side[i].label);
		if (v->side[i].text != NULL) {
			buf_str(b, " <b>");
			text_write(b, v->side[i].text);
			buf_str(b, "</b>");
		}
	}
	buf_str(b, "</p>\n");
}

void board_write_html(struct buf *b, const struct board_view *v)
{
	const struct square_view *s = v->square;
	struct drawing d = {.language = v->language, .size = size_of(v)};
	const struct size *size = d.size;

	assert(v->cols > 0 && v->cols <= 26 && v->rows > 0 && v->rows < 100);
	head_write(b, v);
	for (int r = 0; r < v->rows; r++) {
		buf_str(b, "<tr><th scope=\"row\" ");
		paint_write(b, PAINT_FRAME);
		buf_printf(b, "\" height=\"%d\">", size->cell);
		inside_write(b, size->value > 0, "small",
			     arena_printf(b->arena, "%d", r + 1));
		buf_str(b, "</th>");
		for (int c = 0; c < v->cols; c++) {
			if (s->face == NULL && s->premium != NULL) {
				premium_write(b, &d, s);
			} else {
				square_write_html(b, &d, s);
			}
			s++;
		}
		buf_str(b, "</tr>\n");
	}
	buf_str(b, "</tbody></table>\n");
	if (v->sides > 0) {
		sides_write(b, v);
	}
}
