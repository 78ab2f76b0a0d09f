/* SPDX-License-Identifier: ISC */
/*
 * The board for a phone.
 * - A square is two columns: the mark of the last play, and one column for the face.
 *   If the board is too wide for that, a square is one column and the last play is
 *   marked below its row.
 * - A face of several columns is shown as a number, which is explained below the
 *   board.
 */
#include "formats/boards/board.h"

#include <assert.h>
#include <string.h>

#include "formats/boards/lines.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

enum { COMPACT_WIDTH = 38, NUMBER = 2, WIDE_FACES = 9 };

static const struct {
	const char *premium, *mark;
} marks[] = {
	{"2L", "'" },
        {"3L", "\""},
        {"4L", "%" },
        {"2W", "-" },
	{"3W", "=" },
        {"4W", "#" },
        {"EX", "+" },
};

struct compact {
	const struct board_view *v;
	struct arena *arena;
	int stride;                   /* columns of a square */
	const char *wide[WIDE_FACES]; /* faces of more than one column */
	int wides;
};

static const char *mark_of(const char *premium)
{
	for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
		if (strcmp(marks[i].premium, premium) == 0) {
			return marks[i].mark;
		}
	}
	return "?";
}

/* The number that stands for a wide face; "?" when there are no numbers left. */
static struct view number_of(struct compact *c, const char *face)
{
	int i = 0;

	while (i < c->wides && strcmp(c->wide[i], face) != 0) {
		i++;
	}
	if (i == WIDE_FACES) {
		return view_of("?");
	}
	c->wide[i] = face;
	c->wides = i == c->wides ? i + 1 : c->wides;
	return view_of(arena_printf(c->arena, "%d", i + 1));
}

static struct view square(struct compact *c, const struct square_view *s)
{
	struct view face = fit_str(c->arena, s->face, COMPACT_WIDTH);

	if (s->face != NULL) {
		return utf8_width(face) == 1 ? face : number_of(c, s->face);
	}
	if (s->premium != NULL) {
		return view_of(mark_of(s->premium));
	}
	return view_of(s->centre ? "*" : ".");
}

static void letters(struct buf *b, const struct compact *c)
{
	struct buf line = buf_in(c->arena);

	buf_repeat(&line, ' ', NUMBER + 1);
	for (int i = 0; i < c->v->cols; i++) {
		buf_printf(&line, "%*c", i > 0 ? c->stride : 1, 'A' + i);
	}
	line_end(b, buf_view(&line));
}

static bool is_last(const struct square_view *s)
{
	return s->last && s->face != NULL;
}

static void row(struct buf *b, struct compact *c, int r)
{
	const struct square_view *s = c->v->square + (ptrdiff_t)r * c->v->cols;
	struct buf line = buf_in(c->arena);
	struct buf below = buf_in(c->arena);

	buf_printf(&line, "%*d", NUMBER, r + 1);
	buf_repeat(&below, ' ', NUMBER + 1);
	for (int i = 0; i < c->v->cols; i++) {
		if (i == 0 || c->stride > 1) {
			buf_char(&line, c->stride > 1 && is_last(&s[i]) ? '[' : ' ');
		}
		buf_add(&line, square(c, &s[i]));
		buf_char(&below, is_last(&s[i]) ? '^' : ' ');
	}
	line_end(b, buf_view(&line));
	if (c->stride == 1 && view_trim(buf_view(&below)).len > 0) {
		line_end(b, buf_view(&below));
	}
}

static void legend_line(struct buf *b, struct view language, const char *sign,
			const char *means)
{
	struct fields *f = fields_in(b->arena);

	fields_set_str(f, "sign", sign);
	fields_set_str(f, "means", means);
	fit_phrase(b, language, "board-legend", f, COMPACT_WIDTH);
}

/* What the marks on this board mean. */
static void legend(struct buf *b, const struct compact *c)
{
	const struct board_view *v = c->v;
	bool last = false;

	for (size_t m = 0; m < sizeof marks / sizeof marks[0]; m++) {
		const struct square_view *found = NULL;

		for (int i = 0; i < v->cols * v->rows; i++) {
			const struct square_view *s = &v->square[i];

			last = last || is_last(s);
			if (s->face == NULL && s->premium != NULL &&
			    strcmp(s->premium, marks[m].premium) == 0) {
				found = s;
			}
		}
		if (found != NULL) {
			legend_line(b, v->language, marks[m].mark,
				    found->premium_name != NULL
					    ? tongue_part(c->arena, v->language,
							  found->premium_name)
					    : found->premium);
		}
	}
	for (int i = 0; i < c->wides; i++) {
		legend_line(b, v->language, arena_printf(c->arena, "%d", i + 1),
			    c->wide[i]);
	}
	if (last) {
		legend_line(b, v->language, c->stride > 1 ? "[" : "^",
			    tongue_part(c->arena, v->language,
					v->tried ? PART("the play shown")
						 : PART("the last play")));
	}
}

/* Writes the side lines behind bars, because a player's name may look like an
 * order. */
static void sides(struct buf *b, const struct board_view *v)
{
	size_t width = 0;

	for (size_t i = 0; i < v->sides; i++) {
		struct view label = fit_str(b->arena, v->side[i].label, 18);

		if (v->side[i].text != NULL && utf8_width(label) > width) {
			width = utf8_width(label);
		}
	}
	for (size_t i = 0; i < v->sides; i++) {
		const struct side_line *s = &v->side[i];
		bool alone = s->text == NULL;
		struct view label = fit_str(b->arena, s->label, alone ? 36 : 18);
		struct buf line = buf_in(b->arena);

		if (s->label == NULL) {
			continue;
		}
		buf_str(&line, "| ");
		buf_add(&line, label);
		if (!alone) {
			line_put(&line, 2 + width + 2, fit_str(b->arena, s->text, 16));
		}
		line_end(b, buf_view(&line));
	}
}

void board_write_compact(struct buf *b, const struct board_view *v)
{
	struct compact c = {.v = v, .arena = b->arena, .stride = 2};

	assert(v->cols > 0 && v->rows > 0 && v->rows < 100);
	if (NUMBER + 2 * v->cols > COMPACT_WIDTH) {
		c.stride = 1;
	}
	assert(NUMBER + 1 + v->cols <= COMPACT_WIDTH);
	letters(b, &c);
	for (int r = 0; r < v->rows; r++) {
		row(b, &c, r);
	}
	legend(b, &c);
	if (v->sides > 0) {
		buf_char(b, '\n');
		sides(b, v);
	}
}
