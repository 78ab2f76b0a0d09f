/* SPDX-License-Identifier: ISC */
/*
 * The pile as monospaced text.
 * - The figure is isometric, because it shows which faces touch. A plan of each side
 *   would not show a corner where three sides meet, and after cubes have gone two
 *   faces could claim the same place in a plan.
 * - Its first column is empty, so that no line begins with a full stop.
 */
#include "formats/boards/pile_figure.h"

#include <string.h>

#include "formats/boards/lines.h"
#include "formats/text/tongue.h"

enum { INDENT = 1, NARROW = INDENT + FIGURE_COLS, WIDTH = 76 };
enum { PANEL = NARROW + 3, PANEL_CELL = 12, LETTER = 3, BONUS = 2 };

static const struct {
	char side;
	const char *title;
} panels[] = {
	{'T', PART("TOP")  },
	{'R', PART("RIGHT")},
	{'L', PART("LEFT") },
};

enum { SIDES = sizeof panels / sizeof panels[0] };

/* The lines beside and below the figure. */
struct notes {
	struct view *line;
	size_t count;
};

static void note(struct notes *n, struct view line)
{
	n->line[n->count++] = line;
}

static bool has_bonus(const struct pile_picture *p, const char *code)
{
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].bonus != NULL && strcmp(p->face[i].bonus, code) == 0) {
			return true;
		}
	}
	return false;
}

static void note_bonuses(struct notes *n, struct arena *a, const struct pile_picture *p)
{
	static const char *const codes[] = {"DL", "TL", "DW", "TW"};
	const size_t count = sizeof codes / sizeof codes[0];
	struct buf line = buf_in(a);
	size_t on_line = 0;

	for (size_t i = 0; i < count; i++) {
		if (has_bonus(p, codes[i])) {
			buf_printf(&line, "%s%s %s", on_line > 0 ? ", " : "", codes[i],
				   face_bonus_name(a, p->language, codes[i]));
			on_line++;
		}
		if (on_line == 2 || (on_line > 0 && i + 1 == count)) {
			note(n, buf_view(&line));
			line = buf_in(a);
			on_line = 0;
		}
	}
}

/* Explains only the marks that are in the figure. */
static void note_marks(struct notes *n, struct arena *a, const struct pile_picture *p,
		       const struct figure *f)
{
	bool red = false;
	bool half = false;

	for (size_t i = 0; i < p->faces; i++) {
		red = red || (p->face[i].red && p->face[i].shows == FACE_WHOLE);
		half = half || p->face[i].shows != FACE_WHOLE;
	}
	note_bonuses(n, a, p);
	if (red) {
		note(n, phrase_text(a, p->language, "pile-note-red", NULL));
	}
	if (half) {
		note(n, phrase_text(a, p->language, "pile-note-half", NULL));
	}
	if (f->apart) {
		note(n, phrase_text(a, p->language, "pile-note-apart", NULL));
	}
}

static struct view panel_cell(struct arena *a, const struct face_view *f)
{
	struct view letter = fit_str(a, f->letter, LETTER);
	struct view bonus = fit_str(a, f->bonus, BONUS);

	return view_of(arena_printf(a, "%02d %.*s%s%.*s%s", f->cube, VIEW_ARG(letter),
				    bonus.len > 0 ? " " : "", VIEW_ARG(bonus),
				    f->red ? "!" : ""));
}

/* The n-th whole face of a side; empty if there are fewer. */
static struct view panel_face(struct arena *a, const struct pile_picture *p, char side,
			      size_t n)
{
	for (size_t i = 0; i < p->faces; i++) {
		const struct face_view *f = &p->face[i];

		if (f->side == side && f->shows == FACE_WHOLE && n-- == 0) {
			return panel_cell(a, f);
		}
	}
	return view_of("");
}

static void note_faces(struct notes *n, struct arena *a, const struct pile_picture *p)
{
	bool more = true;

	for (size_t row = 0; more; row++) {
		struct buf line = buf_in(a);

		more = false;
		for (size_t i = 0; i < SIDES; i++) {
			struct view cell =
				row == 0 ? fit_str(a,
						   tongue_part(a, p->language,
							       panels[i].title),
						   PANEL_CELL - 1)
					 : panel_face(a, p, panels[i].side, row - 1);

			more = more || cell.len > 0;
			line_put(&line, PANEL_CELL * i, cell);
		}
		note(n, view_trim_end(buf_view(&line)));
	}
}

static struct view figure_row(struct arena *a, const struct figure *f, int row)
{
	struct buf line = buf_in(a);

	buf_repeat(&line, ' ', INDENT);
	for (int col = 0; col < FIGURE_COLS; col++) {
		buf_add(&line, f->slot[row][col].text);
	}
	return view_trim_end(buf_view(&line));
}

void pile_write_narrow(struct buf *b, const struct pile_picture *p)
{
	enum { MOST = 8 };
	const struct figure *f = figure_of(b->arena, p);
	struct view line[MOST];
	struct notes n = {line, 0};

	if (p->faces == 0) {
		phrase(b, p->language, "pile-none", NULL);
		buf_char(b, '\n');
	}
	for (int row = f->top; row < f->end; row++) {
		line_end(b, figure_row(b->arena, f, row));
	}
	note_marks(&n, b->arena, p, f);
	for (size_t i = 0; i < n.count; i++) {
		line_end(b, n.line[i]);
	}
}

void pile_write_text(struct buf *b, const struct pile_picture *p)
{
	const struct figure *f = figure_of(b->arena, p);
	struct notes n = {0};
	int rows = f->end - f->top;

	if (p->faces == 0) {
		pile_write_narrow(b, p);
		return;
	}
	n.line = arena_array(b->arena, p->faces + FIGURE_ROWS, sizeof *n.line);
	note_faces(&n, b->arena, p);
	note_marks(&n, b->arena, p, f);
	for (int row = 0; row < rows || (size_t)row < n.count; row++) {
		struct buf line = buf_in(b->arena);

		if (row < rows) {
			buf_add(&line, figure_row(b->arena, f, f->top + row));
		}
		if ((size_t)row < n.count) {
			line_put(&line, PANEL, n.line[row]);
		}
		line_end(b, buf_view(&line));
	}
}
