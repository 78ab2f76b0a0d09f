/* SPDX-License-Identifier: ISC */
/* WordCap's grid: rows of letters, and between two of them a row that shows how many
 * points a word wins by crossing there. */
#include "adjudicator/site/steps.h"

#include <string.h>

#include "formats/text/utf8.h"

static const struct grid_view *grid(const struct site_steps *x, size_t step)
{
	return &x->step[step].view->grid;
}

static void letters(struct buf *b, const struct site_steps *x, size_t at)
{
	for (size_t from = 0, to; from < x->count; from = to) {
		const struct cell_view *c = &grid(x, from)->cell[at];

		for (to = from + 1; to < x->count; to++) {
			if (strcmp(c->letter, grid(x, to)->cell[at].letter) != 0) {
				break;
			}
		}
		buf_str(b, "<b");
		site_draw_while(b, from, to, x->count);
		buf_printf(b, "%s data-v=%d>",
			   utf8_width(view_of(c->letter)) > 1 ? " class=d" : "",
			   c->value);
		html_escape(b, view_of(c->letter));
		buf_str(b, "</b>");
	}
}

/* The place of "A1" in a step's path, from 1; 0: it is not there. */
static int place_in(struct view path, int row, int col)
{
	struct view cell;
	int n = 0;

	while ((cell = view_word(&path)).len > 0) {
		n++;
		if (cell.len == 2 && cell.at[0] == 'A' + col &&
		    cell.at[1] == '1' + row) {
			return n;
		}
	}
	return 0;
}

/* Adds the place of the cell in the word of each step that runs over it. */
static void marks(struct buf *b, const struct site_steps *x, int row, int col)
{
	for (size_t k = 0; k < x->count; k++) {
		int n = place_in(x->step[k].path, row, col);

		if (n > 0) {
			buf_printf(b, "<i style=--s:%zu aria-hidden=true>%d</i>", k, n);
		}
	}
}

static void crossing(struct buf *b, const struct site_steps *x, size_t at)
{
	buf_str(b, "<td class=x>");
	for (size_t from = 0, to; from < x->count; from = to) {
		int bonus = grid(x, from)->crossing[at];

		for (to = from + 1; to < x->count; to++) {
			if (grid(x, to)->crossing[at] != bonus) {
				break;
			}
		}
		buf_str(b, "<s");
		site_draw_while(b, from, to, x->count);
		buf_printf(b, ">+%d</s>", bonus);
	}
	buf_str(b, "</td>");
}

static void crossings(struct buf *b, const struct site_steps *x, int row)
{
	const struct grid_view *v = grid(x, 0);

	buf_str(b, "<tr class=x><td></td>");
	for (int c = 0; c < v->cols; c++) {
		if (c > 0) {
			crossing(b, x, (size_t)row * (size_t)(v->cols - 1) + c - 1);
		}
		buf_str(b, "<td></td>");
	}
	buf_str(b, "</tr>\n");
}

static void heads(struct buf *b, const struct grid_view *v)
{
	buf_str(b, "<thead><tr><td></td>");
	for (int c = 0; c < v->cols; c++) {
		buf_printf(b, "%s<th scope=col>%c</th>", c > 0 ? "<td></td>" : "",
			   'A' + c);
	}
	buf_str(b, "</tr></thead>\n");
}

void site_draw_grid(struct buf *b, const struct site_steps *x, struct view language)
{
	const struct grid_view *v = grid(x, 0);

	buf_str(b, "<table class=letters>\n<caption>");
	site_draw_say(b, language, "site-grid", NULL);
	buf_str(b, "</caption>\n");
	heads(b, v);
	buf_str(b, "<tbody>\n");
	for (int r = 0; r < v->rows; r++) {
		buf_printf(b, "<tr><th scope=row>%d</th>", r + 1);
		for (int c = 0; c < v->cols; c++) {
			buf_str(b, c > 0 ? "<td></td><td class=t>" : "<td class=t>");
			letters(b, x, (size_t)r * (size_t)v->cols + (size_t)c);
			marks(b, x, r, c);
			buf_str(b, "</td>");
		}
		buf_str(b, "</tr>\n");
		if (r + 1 < v->rows) {
			crossings(b, x, r);
		}
	}
	buf_str(b, "</tbody></table>\n");
}
