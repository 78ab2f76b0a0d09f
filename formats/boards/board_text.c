/* SPDX-License-Identifier: ISC */
/*
 * The board as monospaced text.
 * - A square is three columns. One more column of margin stands on either side of
 *   the board, so that the brackets of the last play have room everywhere.
 * - A face of one column stands in the middle, under its column letter. A face of
 *   two columns stands in the middle and to the right, unless a wider neighbour
 *   needs that place.
 * - Brackets are placed last and only into free columns; two that meet become a "|".
 *   Square brackets mark the last play, round ones best turns.
 */
#include "formats/boards/board.h"

#include <assert.h>

#include "formats/boards/lines.h"
#include "formats/text/utf8.h"

enum { LINE_WIDTH = 76, SQUARE = 3, MARGIN = 1, NUMBER = 2, SIDE_GAP = 2, INDENT = 3 };

/* One line of text: each slot holds what is seen in one column. */
struct row {
	struct view *slot;
	size_t slots;
};

static bool is_free(const struct row *row, size_t at)
{
	return at < row->slots && view_is(row->slot[at], " ");
}

/* Puts text, which is already cut to fit, into the slots from `at` on. */
static void lay(struct row *row, size_t at, struct view text)
{
	while (text.len > 0) {
		struct view one = utf8_sign(&text);
		size_t w = utf8_width(one);

		if (w == 0) {
			row->slot[at - 1].len += one.len;
		} else {
			row->slot[at] = one;
			for (size_t i = 1; i < w; i++) {
				row->slot[at + i] = view_part(one, one.len, 0);
			}
			at += w;
		}
	}
}

static struct view square_text(struct arena *a, const struct square_view *s)
{
	if (s->face != NULL) {
		return fit_str(a, s->face, SQUARE);
	}
	if (s->premium != NULL) {
		return fit_str(a, s->premium, SQUARE);
	}
	return view_of(s->centre ? "*" : ".");
}

/* Sets a pair of brackets: "[]" around the last play, "()" around a best turn. */
static void bracket(struct row *row, size_t from, size_t to, const char *pair)
{
	if (is_free(row, from)) {
		row->slot[from] = view_from(pair, 1);
	} else if (view_is(row->slot[from], "]") || view_is(row->slot[from], ")")) {
		row->slot[from] = view_of("|");
	}
	if (is_free(row, to)) {
		row->slot[to] = view_from(pair + 1, 1);
	}
}

static struct row row_of(struct arena *a, const struct board_view *v, int r)
{
	const struct square_view *s = v->square + (size_t)r * (size_t)v->cols;
	const size_t cols = (size_t)v->cols;
	struct row row = {.slots = MARGIN + SQUARE * cols + MARGIN};
	size_t *from = arena_array(a, cols, sizeof *from);
	size_t *to = arena_array(a, cols, sizeof *to);
	size_t next = row.slots;

	row.slot = arena_array(a, row.slots, sizeof *row.slot);
	for (size_t i = 0; i < row.slots; i++) {
		row.slot[i] = view_of(" ");
	}
	for (size_t c = cols; c-- > 0;) {
		struct view text = square_text(a, &s[c]);
		size_t width = utf8_width(text);
		size_t left = MARGIN + SQUARE * c;

		from[c] = width == SQUARE ? left : left + 1;
		if (width == 2 && next == left + SQUARE) {
			from[c] = left;
		}
		to[c] = from[c] + width;
		next = from[c];
		lay(&row, from[c], text);
	}
	for (size_t c = 0; c < cols; c++) {
		if ((s[c].last || s[c].best > 0) && s[c].face != NULL) {
			bracket(&row, from[c] - 1, to[c], s[c].best > 0 ? "()" : "[]");
		}
	}
	return row;
}

static void row_number(struct buf *b, int n)
{
	buf_repeat(b, ' ', n > 9 ? 0 : 1);
	buf_printf(b, "%d", n);
}

static struct view board_row(struct arena *a, const struct board_view *v, int r)
{
	struct row row = row_of(a, v, r);
	struct buf b = buf_in(a);

	row_number(&b, r + 1);
	for (size_t i = 0; i < row.slots; i++) {
		buf_add(&b, row.slot[i]);
	}
	row_number(&b, r + 1);
	return buf_view(&b);
}

static struct view column_letters(struct arena *a, int cols)
{
	struct buf b = buf_in(a);

	buf_repeat(&b, ' ', NUMBER + MARGIN);
	for (int c = 0; c < cols; c++) {
		buf_printf(&b, " %c ", 'A' + c);
	}
	return buf_view(&b);
}

/* Widths of the side panel: of its two columns, and of a label without text, which
 * may take the whole line. */
struct panel {
	size_t label, text, whole;
};

static struct panel panel_of(struct arena *a, const struct board_view *v)
{
	const size_t most = (LINE_WIDTH - INDENT - SIDE_GAP) / 2;
	struct panel p = {0};
	size_t alone = 0;

	for (size_t i = 0; i < v->sides; i++) {
		size_t label = utf8_width(fit_str(a, v->side[i].label, LINE_WIDTH));
		size_t text = utf8_width(fit_str(a, v->side[i].text, LINE_WIDTH));

		if (text == 0) {
			alone = label > alone ? label : alone;
			continue;
		}
		p.label = label > p.label ? label : p.label;
		p.text = text > p.text ? text : p.text;
	}
	if (p.label + p.text > 2 * most) {
		p.label = p.label > most ? most : p.label;
		p.text = 2 * most - p.label;
	}
	p.whole = p.label + (p.text > 0 ? SIDE_GAP : 0) + p.text;
	p.whole = alone > p.whole ? alone : p.whole;
	p.whole = p.whole > LINE_WIDTH - INDENT ? LINE_WIDTH - INDENT : p.whole;
	return p;
}

static void panel_line(struct buf *line, const struct side_line *s, struct panel p)
{
	struct view text = fit_str(line->arena, s->text, p.text);
	struct view label =
		fit_str(line->arena, s->label, text.len > 0 ? p.label : p.whole);
	size_t start = utf8_width(buf_view(line));

	if (s->label == NULL) {
		return;
	}
	buf_add(line, label);
	if (text.len == 0) {
		return;
	}
	line_put(line, start + p.label + SIDE_GAP + p.text - utf8_width(text), text);
}

/* Writes line n below the first line of column letters, with its line of the
 * panel. */
static void line_beside(struct buf *b, const struct board_view *v, int n,
			struct panel p)
{
	const size_t width =
		NUMBER + MARGIN + SQUARE * (size_t)v->cols + MARGIN + NUMBER + SIDE_GAP;
	struct buf line = buf_in(b->arena);

	if (n < v->rows) {
		buf_add(&line, board_row(b->arena, v, n));
	} else if (n == v->rows) {
		buf_add(&line, column_letters(b->arena, v->cols));
	}
	if ((size_t)n < v->sides) {
		line_put(&line, width, view_of(""));
		panel_line(&line, &v->side[n], p);
	}
	line_end(b, buf_view(&line));
}

void board_write_text(struct buf *b, const struct board_view *v)
{
	const size_t width =
		NUMBER + MARGIN + SQUARE * (size_t)v->cols + MARGIN + NUMBER + SIDE_GAP;
	struct panel p = panel_of(b->arena, v);
	bool beside = width + p.whole <= LINE_WIDTH;
	struct board_view board = *v;

	assert(v->cols > 0 && v->rows > 0 && v->rows < 100);
	assert(width - SIDE_GAP <= LINE_WIDTH);
	if (!beside) {
		board.sides = 0;
	}
	line_end(b, column_letters(b->arena, v->cols));
	for (int n = 0; n <= v->rows || (size_t)n < board.sides; n++) {
		line_beside(b, &board, n, p);
	}
	if (beside || v->sides == 0) {
		return;
	}
	buf_char(b, '\n');
	for (size_t i = 0; i < v->sides; i++) {
		struct buf line = buf_in(b->arena);

		buf_repeat(&line, ' ', INDENT);
		panel_line(&line, &v->side[i], p);
		line_end(b, buf_view(&line));
	}
}
