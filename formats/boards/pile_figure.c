/* SPDX-License-Identifier: ISC */
#include "formats/boards/pile_figure.h"

#include <assert.h>
#include <stdlib.h>

#include "formats/boards/lines.h"
#include "formats/text/utf8.h"

/* Lattice points lie in -3..3; there is one more on each side, which is always
 * bare. */
enum { HALF_COLS = 6, HALF_ROWS = 2, UNIT_ROWS = 4, REACH = 3, SPAN = 9 };
enum { HALF_D, HALF_U, HALVES };
enum { LETTER = 2, LETTER_MOST = 3, BONUS = 2 }; /* "L·L" is the longest letter */

struct drawing {
	struct arena *arena;
	const struct pile_picture *p;
	struct figure *f;
	int owner[HALVES][SPAN][SPAN];
};

static int *owner(struct drawing *d, int half, int a, int b)
{
	return &d->owner[half][a + REACH + 1][b + REACH + 1];
}

/* The column and row of a lattice point in the figure. */
static int col_of(int a, int b)
{
	return HALF_COLS * (REACH + a - b);
}

static int row_of(int a, int b)
{
	return HALF_ROWS * (2 * REACH + a + b);
}

static void put(struct drawing *d, int row, int col, struct view text)
{
	assert(row >= 0 && row < FIGURE_ROWS && col >= 0 && col < FIGURE_COLS);
	d->f->slot[row][col].text = text;
}

static void put_chars(struct drawing *d, int row, int col, const char *text)
{
	for (int i = 0; text[i] != '\0'; i++) {
		put(d, row, col + i, view_from(text + i, 1));
	}
}

/* Enters a face as the owner of its halves in the lattice. */
static void claim(struct drawing *d, int face)
{
	const struct face_view *f = &d->p->face[face];
	int u = f->u - (f->side != 'R');
	int v = f->v - (f->side == 'T');

	assert(abs(f->u) < REACH && abs(f->v) < REACH && abs(f->u - f->v) < REACH);
	assert(f->side == 'T' || f->side == 'R' || f->side == 'L');
	if ((f->shows & FACE_D) != 0) {
		*owner(d, HALF_D, u, v) = face;
	}
	u = f->side == 'T' ? f->u - 1 : f->u;
	v = f->side == 'L' ? f->v : f->v - 1;
	if ((f->shows & FACE_U) != 0) {
		*owner(d, HALF_U, u, v) = face;
	}
}

/* Gives the slots of one half to its face: three columns of three rows next to the
 * upright edge, three of one row at the tip. */
static void fill(struct drawing *d, int half, int a, int b)
{
	int face = *owner(d, half, a, b);

	for (int i = 0; i < HALF_COLS && face != FIGURE_BARE; i++) {
		int col = col_of(a, b) + (half == HALF_D ? i : -1 - i);
		int tip = i >= HALF_COLS / 2;

		for (int r = tip; r < UNIT_ROWS - 1 - tip; r++) {
			d->f->slot[row_of(a, b) + r][col].face = face;
		}
	}
}

/* Whether both faces may be used although a word may not go from one to the
 * other. */
static bool apart(struct drawing *d, int one, int other)
{
	const struct face_view *face = d->p->face;
	bool heavy = one != FIGURE_BARE && other != FIGURE_BARE &&
		     face[one].shows == FACE_WHOLE && face[other].shows == FACE_WHOLE &&
		     !face_touches(&face[one], (size_t)other);

	d->f->apart = d->f->apart || heavy;
	return heavy;
}

/* The two slopes that go down from a lattice point. */
static void slopes(struct drawing *d, int a, int b)
{
	int row = row_of(a, b);
	int col = col_of(a, b);
	int below = *owner(d, HALF_D, a, b);
	int above = *owner(d, HALF_U, a, b - 1);

	if (below != above) {
		const char *line = apart(d, below, above) ? "`=." : "`-.";

		put_chars(d, row, col, line);
		put_chars(d, row + 1, col + HALF_COLS / 2, line);
	}
	below = *owner(d, HALF_U, a, b);
	above = *owner(d, HALF_D, a - 1, b);
	if (below != above) {
		const char *line = apart(d, below, above) ? ".='" : ".-'";

		put_chars(d, row, col - HALF_COLS / 2, line);
		put_chars(d, row + 1, col - HALF_COLS, line);
	}
}

/* Draws the upright edge below a lattice point, where no slope is. */
static void upright(struct drawing *d, int a, int b)
{
	int right = *owner(d, HALF_D, a, b);
	int left = *owner(d, HALF_U, a, b);

	if (right == left) {
		return;
	}
	for (int r = 0; r < UNIT_ROWS; r++) {
		int row = row_of(a, b) + r;

		if (view_is(d->f->slot[row][col_of(a, b)].text, " ")) {
			put_chars(d, row, col_of(a, b),
				  apart(d, left, right) ? "#" : "|");
		}
	}
}

static void letter_put(struct drawing *d, int row, int col, struct view letter)
{
	size_t width = utf8_width(letter);

	put(d, row, col, letter);
	for (size_t i = 1; i < width; i++) {
		put(d, row, col + (int)i, view_of(""));
	}
}

static void label_whole(struct drawing *d, const struct face_view *f)
{
	struct view letter = fit_str(d->arena, f->letter, LETTER_MOST);
	struct view bonus = fit_str(d->arena, f->bonus, BONUS);
	int width = (int)utf8_width(letter);
	int row = row_of(f->u, f->v);
	int col = col_of(f->u, f->v) + 1;
	int gap = 1;
	int name;

	if (f->side == 'T') { /* a face T: below its back corner */
		row = row_of(f->u - 1, f->v - 1) + 1;
		col -= LETTER + 1;
	} else if (f->side == 'L') {
		row = row_of(f->u - 1, f->v) + 2;
		col = col_of(f->u - 1, f->v) + 1 + (width < LETTER);
	}
	name = col;
	if (width > LETTER) { /* R and L have five columns, T has one more */
		gap = f->side == 'T';
		col -= f->side == 'T';
	}
	letter_put(d, row, col, letter);
	d->f->slot[row][col].letter = true;
	if (bonus.len > 0) {
		letter_put(d, row, col + width + gap, bonus);
	}
	put_chars(d, row + 1, name, face_name(d->arena, f));
	if (f->red) {
		put_chars(d, row + 1, name + LETTER + 1, "!");
	}
}

/* Half a face gets no name, because it may not be used. */
static void label_half(struct drawing *d, int half, int a, int b)
{
	const struct face_view *f = &d->p->face[*owner(d, half, a, b)];
	struct view letter;
	int width;

	if (f->shows == FACE_WHOLE) {
		return;
	}
	letter = utf8_lower(d->arena, fit_str(d->arena, f->letter, LETTER_MOST));
	width = (int)utf8_width(letter);
	letter_put(d, row_of(a, b) + HALF_ROWS,
		   col_of(a, b) + (half != HALF_U   ? 1 + (width < LETTER)
				   : width > LETTER ? -LETTER_MOST
						    : -LETTER),
		   letter);
}

static void bare(struct drawing *d)
{
	for (int half = 0; half < HALVES; half++) {
		for (int i = 0; i < SPAN * SPAN; i++) {
			d->owner[half][i / SPAN][i % SPAN] = FIGURE_BARE;
		}
	}
	for (int i = 0; i < FIGURE_ROWS * FIGURE_COLS; i++) {
		d->f->slot[i / FIGURE_COLS][i % FIGURE_COLS] =
			(struct figure_slot){.text = view_of(" "), .face = FIGURE_BARE};
	}
}

static bool used(const struct figure_slot *row)
{
	for (int col = 0; col < FIGURE_COLS; col++) {
		if (!view_is(row[col].text, " ")) {
			return true;
		}
	}
	return false;
}

static void each_point(struct drawing *d, void (*draw)(struct drawing *d, int a, int b))
{
	for (int a = -REACH; a <= REACH; a++) {
		for (int b = -REACH; b <= REACH; b++) {
			draw(d, a, b);
		}
	}
}

static void halves(struct drawing *d, int a, int b)
{
	for (int half = 0; half < HALVES; half++) {
		fill(d, half, a, b);
	}
}

static void half_labels(struct drawing *d, int a, int b)
{
	for (int half = 0; half < HALVES; half++) {
		if (*owner(d, half, a, b) != FIGURE_BARE) {
			label_half(d, half, a, b);
		}
	}
}

struct figure *figure_of(struct arena *a, const struct pile_picture *p)
{
	struct drawing *d = arena_take(a, sizeof *d);

	d->arena = a;
	d->p = p;
	d->f = arena_take(a, sizeof *d->f);
	bare(d);
	for (size_t i = 0; i < p->faces; i++) {
		claim(d, (int)i);
	}
	each_point(d, halves);
	each_point(d, slopes);
	each_point(d, upright);
	each_point(d, half_labels);
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows == FACE_WHOLE) {
			label_whole(d, &p->face[i]);
		}
	}
	d->f->end = FIGURE_ROWS;
	while (d->f->top < d->f->end && !used(d->f->slot[d->f->top])) {
		d->f->top++;
	}
	while (d->f->end > d->f->top && !used(d->f->slot[d->f->end - 1])) {
		d->f->end--;
	}
	return d->f;
}
