/* SPDX-License-Identifier: ISC */
/*
 * The board as an HTML data table, for mail programs.
 * - Colours stand twice, as bgcolor and as style (formats/boards/paint.h).
 * - The caption lies outside the ground of its table and needs one of its own.
 * - Nothing is told by colour alone: premium squares carry their letters, the last play
 *   is bold and underlined, and each has a title in words.
 * - The wider the board, the smaller its cells, so that it fits a phone of 380 pixels;
 *   their width is fixed, so that no column is squeezed.
 * - Plain squares inherit all they need; that keeps a large board small.
 */
#include "formats/boards/board.h"

#include "formats/boards/paint.h"
#include "formats/phrase.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"
#include <assert.h>

static void text_write(struct buf *b, const char *text)
{
	html_escape(b, view_of(text != NULL ? text : ""));
}

/* "2L", "3W": the letter tells the family. */
static enum paint paint_of(const struct square_view *s)
{
	struct view premium;

	if (s->face != NULL) {
		return s->last ? PAINT_LAST : PAINT_TILE;
	}
	if (s->premium == NULL) {
		return PAINT_PLAIN;
	}
	premium = view_of(s->premium);
	if (premium.len == 2 && digit(premium.at[0])) {
		return premium.at[1] == 'L'   ? PAINT_LETTER
		       : premium.at[1] == 'W' ? PAINT_WORD
					      : PAINT_OTHER;
	}
	return PAINT_OTHER;
}

/* What a screen reader or a pointer at rest adds to the face. */
static void title_write(struct buf *b, struct view language,
			const struct square_view *s)
{
	buf_str(b, " title=\"");
	if (s->face == NULL) {
		text_write(b, s->premium_name != NULL
				      ? tongue_part(b->arena, language, s->premium_name)
				      : s->premium);
	} else {
		struct fields *f = fields_in(b->arena);

		fields_set_bool(f, "last", s->last);
		fields_set_bool(f, "blank", s->blank);
		fields_set_bool(f, "worth", !s->blank && s->value != 0);
		fields_set_bool(f, "more", s->blank || s->value != 0);
		fields_set_num(f, "n", s->value);
		text_write(b, phrase_str(b->arena, language, "board-tile", f));
	}
	buf_char(b, '"');
}

static void square_write_html(struct buf *b, struct view language,
			      const struct square_view *s)
{
	enum paint paint = paint_of(s);

	if (paint == PAINT_PLAIN) {
		if (s->centre) {
			buf_str(b, "<td title=\"");
			text_write(b, tongue_part(b->arena, language, PART("centre")));
			buf_str(b, "\">*</td>");
		} else {
			buf_str(b, "<td></td>");
		}
		return;
	}
	buf_str(b, "<td ");
	paint_write(b, paint);
	buf_char(b, '"');
	if (s->face == NULL || s->last || s->blank || s->value != 0) {
		title_write(b, language, s);
	}
	buf_char(b, '>');
	if (s->face == NULL) {
		text_write(b, s->premium);
	} else if (s->last) {
		buf_str(b, "<b><u>");
		text_write(b, s->face);
		buf_str(b, "</u></b>");
	} else {
		text_write(b, s->face);
	}
	buf_str(b, "</td>");
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

enum { NUMBERS = 19, BORDER = 1 };

/* Boards of so many columns or fewer: pixels of a cell, and of the letters in it. */
static const struct size {
	int cols, cell, font;
} sizes[] = {
	{15, 21, 13},
	{17, 18, 11},
	{21, 15, 9 },
	{26, 12, 8 },
};

static const struct size *size_of(const struct board_view *v)
{
	const struct size *s = sizes;

	while (s->cols < v->cols) {
		s++;
	}
	return s;
}

static void head_write(struct buf *b, const struct board_view *v)
{
	const struct paints *plain = &paints[PAINT_PLAIN];
	const struct size *size = size_of(v);
	struct fields *f = fields_in(b->arena);

	fields_set_num(f, "columns", v->cols);
	fields_set_num(f, "rows", v->rows);
	fields_set_bool(f, "last", has_last(v));
	buf_printf(b,
		   "<table border=\"1\" cellspacing=\"0\" cellpadding=\"0\" "
		   "bgcolor=\"%s\" style=\"border-collapse:collapse;"
		   "border-color:#999;background:%s;color:%s;font:%dpx sans-serif;"
		   "text-align:center;table-layout:fixed;width:%dpx\">\n",
		   plain->ground, plain->ground, plain->ink, size->font,
		   NUMBERS + v->cols * (size->cell + BORDER));
	buf_printf(b,
		   "<caption style=\"background:%s;color:%s;font-size:13px\">"
		   "%s</caption>\n"
		   "<tr align=\"center\"><td width=\"18\"></td>",
		   plain->ground, plain->ink,
		   phrase_str(b->arena, v->language, "board-caption", f));
	for (int c = 0; c < v->cols; c++) {
		buf_printf(b, "<th scope=\"col\" width=\"%d\">%c</th>", size->cell,
			   'A' + c);
	}
	buf_str(b, "</tr>\n");
}

static void sides_write(struct buf *b, const struct board_view *v)
{
	buf_str(b, "<table cellpadding=\"2\">\n");
	for (size_t i = 0; i < v->sides; i++) {
		if (v->side[i].label == NULL) {
			continue;
		}
		buf_printf(b, "<tr><th scope=\"row\" align=\"left\"%s>",
			   v->side[i].text == NULL ? " colspan=\"2\"" : "");
		text_write(b, v->side[i].label);
		if (v->side[i].text == NULL) {
			buf_str(b, "</th></tr>\n");
			continue;
		}
		buf_str(b, "</th><td align=\"right\">");
		text_write(b, v->side[i].text);
		buf_str(b, "</td></tr>\n");
	}
	buf_str(b, "</table>\n");
}

void board_write_html(struct buf *b, const struct board_view *v)
{
	const struct square_view *s = v->square;

	assert(v->cols > 0 && v->cols <= 26 && v->rows > 0 && v->rows < 100);
	head_write(b, v);
	for (int r = 0; r < v->rows; r++) {
		buf_printf(b,
			   "<tr align=\"center\"><th scope=\"row\" width=\"18\" "
			   "height=\"%d\">%d</th>",
			   size_of(v)->cell, r + 1);
		for (int c = 0; c < v->cols; c++) {
			square_write_html(b, v->language, s++);
		}
		buf_str(b, "</tr>\n");
	}
	buf_str(b, "</table>\n");
	if (v->sides > 0) {
		sides_write(b, v);
	}
}
