/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/steps.h"

#include <string.h>

#include "formats/boards/paint.h"
#include "formats/phrase.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

void site_draw_while(struct buf *b, size_t from, size_t to, size_t count)
{
	buf_printf(b, " style=--s:%zu", from);
	if (to < count) {
		buf_printf(b, ";--e:%zu aria-hidden=true", to);
	}
}

void site_draw_say(struct buf *b, struct view language, const char *name,
		   const struct fields *f)
{
	html_escape(b, phrase_text(b->arena, language, name, f));
}

static const struct square_view *square(const struct site_steps *x, size_t step,
					size_t at)
{
	return &x->step[step].view->board.square[at];
}

static bool same_tile(const struct square_view *a, const struct square_view *b)
{
	return (a->face == NULL) == (b->face == NULL) &&
	       (a->face == NULL ||
		(strcmp(a->face, b->face) == 0 && a->blank == b->blank));
}

const char *site_draw_class(const char *premium)
{
	static const char *const classes[PAINTS_] = {
		[PAINT_LETTER2] = "l2", [PAINT_LETTER3] = "l3", [PAINT_WORD2] = "w2",
		[PAINT_WORD3] = "w3",   [PAINT_WORD4] = "w4",   [PAINT_OTHER] = "o",
	};

	return classes[paint_of_premium(premium)];
}

static void tile(struct buf *b, const struct square_view *s)
{
	bool wide = utf8_width(view_of(s->face)) > 1;

	if (s->blank) {
		buf_str(b, wide ? " class=\"z d\"" : " class=z");
	} else {
		buf_str(b, wide ? " class=d" : "");
		if (s->value != 0) {
			buf_printf(b, " data-v=%d", s->value);
		}
	}
	buf_char(b, '>');
	html_escape(b, view_of(s->face));
	buf_str(b, "</b>");
}

static void tiles(struct buf *b, const struct site_steps *x, size_t at)
{
	for (size_t from = 0, to; from < x->count; from = to) {
		const struct square_view *s = square(x, from, at);

		for (to = from + 1; to < x->count; to++) {
			if (!same_tile(s, square(x, to, at))) {
				break;
			}
		}
		if (s->face != NULL) {
			buf_str(b, "<b");
			site_draw_while(b, from, to, x->count);
			tile(b, s);
		}
	}
}

/* Begins the cell of a square. A premium square that is free in the last step is named
 * in words; one under a tile is only coloured. */
static void ground(struct buf *b, const struct square_view *last, struct view language)
{
	if (last->premium == NULL) {
		buf_str(b, last->centre ? "<td class=c>" : "<td>");
		return;
	}
	buf_printf(b, "<td class=%s", site_draw_class(last->premium));
	if (last->face != NULL) {
		buf_printf(b, " data-p=%s>", last->premium);
		return;
	}
	buf_str(b, "><abbr title=\"");
	html_escape(
		b, view_of(last->premium_name != NULL
				   ? tongue_part(b->arena, language, last->premium_name)
				   : last->premium));
	buf_printf(b, "\">%s</abbr>", last->premium);
}

static void heads(struct buf *b, int cols)
{
	buf_str(b, "<tr><td></td>");
	for (int c = 0; c < cols; c++) {
		buf_printf(b, "<th scope=col>%c</th>", 'A' + c);
	}
	buf_str(b, "</tr>\n");
}

void site_draw_board(struct buf *b, const struct site_steps *x, struct view language)
{
	const struct board_view *v = &x->step[x->count - 1].view->board;
	size_t at = 0;

	buf_printf(b, "<table class=board style=--n:%d>\n<caption>", v->cols);
	site_draw_say(b, language, "site-board", NULL);
	buf_str(b, "</caption>\n<thead>");
	heads(b, v->cols);
	buf_str(b, "</thead><tbody>\n");
	for (int r = 0; r < v->rows; r++) {
		buf_printf(b, "<tr><th scope=row>%d</th>", r + 1);
		for (int c = 0; c < v->cols; c++, at++) {
			ground(b, &v->square[at], language);
			tiles(b, x, at);
			buf_str(b, "</td>");
		}
		buf_str(b, "</tr>\n");
	}
	buf_str(b, "</tbody></table>\n");
}
