/* SPDX-License-Identifier: ISC */
/*
 * The grid as an HTML table, for mail programs.
 * - Letters and the bonuses between them share one table: there is a thin row or
 *   column between any two of letters, so a bonus stands just where the diagonals
 *   cross.
 * - Colours stand twice, as bgcolor and as style (formats/boards/paint.h). Nothing
 *   is told by colour alone.
 * - The caption lies outside the ground of its table and needs a ground of its own.
 * - 5 cells of 44 pixels, 4 thin ones of 22 and the row numbers fit a phone.
 */
#include "formats/boards/grid.h"

#include <assert.h>

#include "formats/boards/paint.h"
#include "formats/phrase.h"

enum { CELL = 44, GAP = 22 };

static void text_write(struct buf *b, const char *text)
{
	html_escape(b, view_of(text != NULL ? text : ""));
}

static void head_write(struct buf *b, const struct grid_view *v)
{
	const char *ground = paint_ground(PAINT_FRAME);
	const char *ink = paint_ink(PAINT_FRAME);
	int steps = grid_steps(v);
	struct fields *f = fields_in(b->arena);

	buf_str(b, "<table border=\"0\" cellspacing=\"1\" cellpadding=\"0\" ");
	paint_write(b, PAINT_FRAME);
	buf_printf(b,
		   ";color:%s;border-radius:6px;font:18px/1 sans-serif\">\n<caption "
		   "style=\"background:%s;color:%s;border-radius:6px;padding:2px 4px;"
		   "font:13px/18px sans-serif\">",
		   ink, ground, ink);
	if (steps > 0) {
		fields_set_num(f, "steps", steps);
		fields_set_str(f, "word", v->word != NULL ? v->word : "");
		fields_set_str(f, "tells", grid_path_tells(b->arena, v));
	}
	text_write(b, phrase_str(b->arena, v->language, "grid-caption", f));
	buf_str(b, "</caption>\n<tr align=\"center\" style=\"font-size:12px\">"
		   "<td width=\"18\"></td>");
	for (int c = 0; c < v->cols; c++) {
		if (c > 0) {
			buf_printf(b, "<td width=\"%d\"></td>", GAP);
		}
		buf_printf(b, "<th scope=\"col\" width=\"%d\">%c</th>", CELL, 'A' + c);
	}
	buf_str(b, "</tr>\n");
}

static void cell_write(struct buf *b, const struct grid_view *v, int r, int c)
{
	const struct cell_view *cell = &v->cell[(ptrdiff_t)r * v->cols + c];
	bool on = v->path != GRID_PATH_NONE && cell->step > 0;
	struct fields *f = fields_in(b->arena);

	buf_str(b, "<td ");
	paint_write(b, on ? PAINT_LAST : PAINT_TILE);
	buf_printf(b, ";border-radius:4px;border-bottom:3px solid %s\" title=\"%c%d: ",
		   colours[on ? COLOUR_FRESH_EDGE : COLOUR_TILE_EDGE].day, 'A' + c,
		   r + 1);
	fields_set_str(f, "letter", cell->letter != NULL ? cell->letter : "");
	fields_set_num(f, "value", cell->value);
	if (on) {
		fields_set_num(f, "step", cell->step);
	}
	text_write(b, phrase_str(b->arena, v->language, "grid-cell", f));
	buf_str(b, "\"><b>");
	text_write(b, cell->letter);
	buf_printf(b, "</b><sub style=\"font-size:10px\">%d</sub>", cell->value);
	if (on) {
		buf_str(b, "<br><span style=\"font-size:11px\">");
		buf_printf(b, v->path == GRID_PATH_PENDING ? "[%d]" : "(%d)",
			   cell->step);
		buf_str(b, "</span>");
	}
	buf_str(b, "</td>");
}

/* Writes the thin row of bonuses below row r. */
static void crossings_write(struct buf *b, const struct grid_view *v, int r)
{
	const int *bonus = v->crossing + (ptrdiff_t)r * (v->cols - 1);
	struct fields *f = fields_in(b->arena);

	buf_printf(b, "<tr align=\"center\"><td height=\"%d\"></td>", GAP);
	for (int c = 0; c < v->cols; c++) {
		if (c > 0) {
			buf_str(b, "<td ");
			paint_write(b, PAINT_LETTER2);
			fields_set_str(
				f, "from",
				arena_printf(b->arena, "%c%d", 'A' + c - 1, r + 1));
			fields_set_str(f, "to",
				       arena_printf(b->arena, "%c%d", 'A' + c, r + 2));
			buf_str(b, "\" title=\"");
			text_write(b, phrase_str(b->arena, v->language, "grid-crossing",
						 f));
			buf_printf(b,
				   "\"><span style=\"font-size:11px\">+%d</span></td>",
				   bonus[c - 1]);
		}
		buf_str(b, "<td></td>");
	}
	buf_str(b, "</tr>\n");
}

void grid_write_html(struct buf *b, const struct grid_view *v)
{
	assert(v->cols > 0 && v->cols <= GRID_MOST);
	assert(v->rows > 0 && v->rows <= GRID_MOST);
	head_write(b, v);
	for (int r = 0; r < v->rows; r++) {
		buf_printf(b,
			   "<tr align=\"center\"><th scope=\"row\" height=\"%d\" "
			   "style=\"font-size:12px\">%d</th>",
			   CELL, r + 1);
		for (int c = 0; c < v->cols; c++) {
			buf_str(b, c > 0 ? "<td></td>" : "");
			cell_write(b, v, r, c);
		}
		buf_str(b, "</tr>\n");
		if (r + 1 < v->rows && v->cols > 1) {
			crossings_write(b, v, r);
		}
	}
	buf_str(b, "</table>\n");
}
