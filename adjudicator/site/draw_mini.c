/* SPDX-License-Identifier: ISC */
/* A small picture of a position, for readers who choose a game to open. */
#include "adjudicator/site/steps.h"

#include <string.h>

#include "formats/boards/paint.h"
#include "formats/text/utf8.h"

/* Draws all squares of one sort as one path; `name` is its class. */
static void squares(struct buf *b, const struct board_view *v, const char *name,
		    bool (*fits)(const struct square_view *s, const char *name))
{
	size_t begun = b->len;

	for (int i = 0; i < v->cols * v->rows; i++) {
		if (fits(&v->square[i], name)) {
			if (b->len == begun) {
				buf_printf(b, "<path class=%s d=\"", name);
			}
			buf_printf(b, "M%d %dh1v1h-1z", i % v->cols, i / v->cols);
		}
	}
	buf_str(b, b->len > begun ? "\"/>" : "");
}

static bool premium(const struct square_view *s, const char *name)
{
	return s->face == NULL && s->premium != NULL &&
	       strcmp(site_draw_class(s->premium), name) == 0;
}

static bool plain(const struct square_view *s, const char *name)
{
	(void)name;
	return s->face == NULL && s->premium == NULL;
}

static bool tile(const struct square_view *s, const char *name)
{
	(void)name;
	return s->face != NULL && !s->last;
}

static bool fresh(const struct square_view *s, const char *name)
{
	(void)name;
	return s->face != NULL && s->last;
}

/* Adds where each letter of a tile in column `col` stands; several stand close
 * together. */
static void places(struct buf *b, const char *face, int col)
{
	const int letters = (int)utf8_count(view_of(face));

	for (int i = 0; i < letters; i++) {
		buf_printf(b, " %.1f", col + 0.5 + 0.4 * (i - (letters - 1) / 2.0));
	}
}

/* Draws the letters of a row in one element. */
static void row_letters(struct buf *b, const struct square_view *row, int cols, int y)
{
	struct buf faces = buf_in(b->arena);
	struct buf at = buf_in(b->arena);

	for (int c = 0; c < cols; c++) {
		if (row[c].face != NULL) {
			html_escape(&faces, view_of(row[c].face));
			places(&at, row[c].face, c);
		}
	}
	if (faces.len > 0) {
		buf_printf(b, "<text x=\"%s\" y=%d.77>%s</text>", buf_cstr(&at) + 1, y,
			   buf_cstr(&faces));
	}
}

static void begin(struct buf *b, int cols, int rows)
{
	buf_printf(b, "<svg class=mini viewBox=\"0 0 %d %d\" aria-hidden=true>", cols,
		   rows);
}

static void board(struct buf *b, const struct game_view *g)
{
	static const char *const premiums[] = {"l2", "l3", "w2", "w3", "w4", "o"};
	const struct board_view *v = &g->board;
	const struct square_view *row = v->square;

	begin(b, v->cols, v->rows);
	squares(b, v, "e", plain);
	for (size_t i = 0; i < sizeof premiums / sizeof premiums[0]; i++) {
		squares(b, v, premiums[i], premium);
	}
	squares(b, v, "t", tile);
	squares(b, v, "f", fresh);
	for (int r = 0; r < v->rows; r++, row += v->cols) {
		row_letters(b, row, v->cols, r);
	}
	buf_str(b, "</svg>");
}

static void grid(struct buf *b, const struct game_view *g)
{
	const struct grid_view *v = &g->grid;

	begin(b, v->cols, v->rows);
	buf_printf(b, "<path class=t d=\"");
	for (int i = 0; i < v->cols * v->rows; i++) {
		buf_printf(b, "M%d.1 %d.1h.8v.8h-.8z", i % v->cols, i / v->cols);
	}
	buf_str(b, "\"/>");
	for (int r = 0; r < v->rows; r++) {
		struct square_view row[GRID_MOST] = {0};

		for (int c = 0; c < v->cols; c++) {
			row[c].face = v->cell[r * v->cols + c].letter;
		}
		row_letters(b, row, v->cols, r);
	}
	buf_str(b, "</svg>");
}

static void pile(struct buf *b, const struct game_view *g)
{
	site_draw_pile_mini(b, &g->pile);
}

void site_draw_mini(struct buf *b, const struct game_view *v)
{
	static void (*const draw[])(struct buf * b, const struct game_view *v) = {
		[GROUND_BOARD] = board,
		[GROUND_GRID] = grid,
		[GROUND_PILE] = pile,
	};

	draw[v->ground](b, v);
}
