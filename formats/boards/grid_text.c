/* SPDX-License-Identifier: ISC */
/*
 * The grid as monospaced text.
 * - A letter stands with its value; its step stands behind or below it.
 * - A bonus has a plus sign, so that nobody takes it for a value or a step. It
 *   stands where the two diagonals of its block cross.
 */
#include "formats/boards/grid.h"

#include <assert.h>

#include "formats/boards/lines.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

enum { LETTER = 3, MARGIN = 3 };
enum { NARROW_CELL = 7, NARROW_WIDTH = 38 };
enum { BOX_CELL = 10, BOX_INDENT = 4, BOX_WIDTH = 76 };

static_assert(MARGIN + NARROW_CELL * GRID_MOST <= NARROW_WIDTH, "fits a phone");
static_assert(MARGIN + BOX_CELL * GRID_MOST + 1 <= BOX_WIDTH, "fits a letter");

static const char *const tells[] = {
	[GRID_PATH_NONE] = NULL,
	[GRID_PATH_TRIED] = PART("Only tried; nothing has been played."),
	[GRID_PATH_PENDING] = PART("It waits for an answer."),
	[GRID_PATH_TAKEN] = PART("It counted; new letters stand there."),
	[GRID_PATH_REFUSED] = PART("It did not count; its letters stay."),
};

const char *grid_path_tells(struct arena *a, const struct grid_view *v)
{
	return tells[v->path] == NULL ? NULL
				      : tongue_part(a, v->language, tells[v->path]);
}

int grid_steps(const struct grid_view *v)
{
	int most = 0;

	for (int i = 0; i < v->cols * v->rows; i++) {
		most = v->cell[i].step > most ? v->cell[i].step : most;
	}
	return v->path == GRID_PATH_NONE ? 0 : most;
}

static void check(const struct grid_view *v)
{
	assert(v->cols > 0 && v->cols <= GRID_MOST);
	assert(v->rows > 0 && v->rows <= GRID_MOST);
}

static struct view step_of(struct arena *a, const struct grid_view *v,
			   const struct cell_view *c)
{
	bool pending = v->path == GRID_PATH_PENDING;

	if (v->path == GRID_PATH_NONE || c->step == 0) {
		return view_of("");
	}
	return view_of(arena_printf(a, pending ? "[%d]" : "(%d)", c->step));
}

static void column_letters(struct buf *b, const struct grid_view *v, size_t from,
			   size_t stride)
{
	struct buf line = buf_in(b->arena);

	for (int c = 0; c < v->cols; c++) {
		const char letter = (char)('A' + c);

		line_put(&line, from + stride * (size_t)c, view_from(&letter, 1));
	}
	line_end(b, buf_view(&line));
}

static const struct cell_view *row_of(const struct grid_view *v, int r)
{
	return v->cell + (ptrdiff_t)r * v->cols;
}

/* The bonus at the lower right corner of a cell. */
static struct view bonus_of(struct arena *a, const struct grid_view *v, int r, int c)
{
	return view_of(arena_printf(a, "+%d", v->crossing[r * (v->cols - 1) + c]));
}

/* Whether the value has room: "L·L5" with its step would overfill a narrow cell. */
static bool value_fits(struct arena *a, const struct grid_view *v,
		       const struct cell_view *cell)
{
	struct view value = view_of(arena_printf(a, "%d", cell->value));

	return utf8_width(fit_str(a, cell->letter, LETTER)) + value.len +
		       step_of(a, v, cell).len <
	       NARROW_CELL;
}

/* Lists values that have no room beside their letters, once for each letter. */
static void values_left_out(struct buf *b, const struct grid_view *v)
{
	struct fields *f = fields_in(b->arena);
	int cells = v->cols * v->rows;

	for (int i = 0; i < cells; i++) {
		const struct cell_view *cell = &v->cell[i];
		struct view letter = fit_str(b->arena, cell->letter, LETTER);
		bool told = value_fits(b->arena, v, cell);

		for (int k = 0; k < i && !told; k++) {
			told = !value_fits(b->arena, v, &v->cell[k]) &&
			       view_eq(letter,
				       fit_str(b->arena, v->cell[k].letter, LETTER));
		}
		if (!told) {
			fields_set(f, "letter", letter);
			fields_set_num(f, "value", cell->value);
			fit_phrase(b, v->language, "grid-cell", f, NARROW_WIDTH);
		}
	}
}

/* Explains the marks, and lists what has no room in the grid. */
static void legend(struct buf *b, const struct grid_view *v, size_t width)
{
	const char *marks = v->path == GRID_PATH_PENDING ? "[]" : "()";
	int steps = grid_steps(v);
	struct fields *f = fields_in(b->arena);
	struct buf line = buf_in(b->arena);

	if (v->cols > 1 && v->rows > 1) {
		fit_phrase(b, v->language, "grid-legend", NULL, width);
	}
	if (width == NARROW_WIDTH) {
		values_left_out(b, v);
	}
	if (steps == 0) {
		return;
	}
	fields_set_str(f, "from", arena_printf(b->arena, "%c1%c", marks[0], marks[1]));
	fields_set_str(f, "to",
		       arena_printf(b->arena, "%c%d%c", marks[0], steps, marks[1]));
	fields_set(f, "word", fit_str(b->arena, v->word, width));
	phrase(&line, v->language, "grid-steps", f);
	buf_add(b, view_trim_end(fit(b->arena, buf_view(&line), width)));
	buf_printf(b, "\n%s\n", grid_path_tells(b->arena, v));
}

static void narrow_row(struct buf *b, const struct grid_view *v, int r)
{
	struct arena *a = b->arena;
	struct buf line = buf_in(a);

	buf_printf(&line, "%d", r + 1);
	for (int c = 0; c < v->cols; c++) {
		const struct cell_view *cell = &row_of(v, r)[c];
		struct view letter = fit_str(a, cell->letter, LETTER);
		struct view step = step_of(a, v, cell);
		struct view value = view_of(arena_printf(a, "%d", cell->value));

		line_put(&line, MARGIN + NARROW_CELL * (size_t)c, letter);
		if (value_fits(a, v, cell)) {
			buf_add(&line, value);
		}
		buf_add(&line, step);
	}
	line_end(b, buf_view(&line));
}

void grid_write_narrow(struct buf *b, const struct grid_view *v)
{
	check(v);
	column_letters(b, v, MARGIN, NARROW_CELL);
	for (int r = 0; r < v->rows; r++) {
		struct buf line = buf_in(b->arena);

		narrow_row(b, v, r);
		for (int c = 0; c + 1 < v->cols && r + 1 < v->rows; c++) {
			line_put(&line, NARROW_CELL * (size_t)(c + 1),
				 bonus_of(b->arena, v, r, c));
		}
		if (line.len > 0) {
			line_end(b, buf_view(&line));
		}
	}
	legend(b, v, NARROW_WIDTH);
}

/* Writes the line below row r, or the one above the grid if r is -1. */
static void box_rule(struct buf *b, const struct grid_view *v, int r)
{
	bool inner = r >= 0 && r + 1 < v->rows;
	struct buf line = buf_in(b->arena);

	buf_repeat(&line, ' ', MARGIN);
	for (int c = 0; c <= v->cols; c++) {
		size_t at = MARGIN + BOX_CELL * (size_t)c;

		if (c > 0 && c < v->cols && inner) {
			buf_repeat(&line, '-', at - 1 - line.len);
			buf_char(&line, ' ');
			buf_add(&line, bonus_of(b->arena, v, r, c - 1));
			buf_char(&line, ' ');
		} else {
			buf_repeat(&line, '-', at - line.len);
			buf_char(&line, '+');
		}
	}
	line_end(b, buf_view(&line));
}

static void box_row(struct buf *b, const struct grid_view *v, int r)
{
	struct arena *a = b->arena;
	struct buf face = buf_in(a);
	struct buf below = buf_in(a);

	buf_printf(&face, " %d ", r + 1);
	for (int c = 0; c < v->cols; c++) {
		const struct cell_view *cell = &row_of(v, r)[c];
		size_t at = MARGIN + BOX_CELL * (size_t)c;

		line_put(&face, at, view_of("|"));
		line_put(&face, at + BOX_INDENT, fit_str(a, cell->letter, LETTER));
		buf_printf(&face, " %d", cell->value);
		line_put(&below, at, view_of("|"));
		line_put(&below, at + BOX_INDENT, step_of(a, v, cell));
	}
	line_put(&face, MARGIN + BOX_CELL * (size_t)v->cols, view_of("|"));
	line_put(&below, MARGIN + BOX_CELL * (size_t)v->cols, view_of("|"));
	line_end(b, buf_view(&face));
	line_end(b, buf_view(&below));
}

void grid_write_text(struct buf *b, const struct grid_view *v)
{
	check(v);
	column_letters(b, v, MARGIN + BOX_INDENT, BOX_CELL);
	box_rule(b, v, -1);
	for (int r = 0; r < v->rows; r++) {
		box_row(b, v, r);
		box_rule(b, v, r);
	}
	legend(b, v, BOX_WIDTH);
}
