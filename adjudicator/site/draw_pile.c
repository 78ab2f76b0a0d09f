/* SPDX-License-Identifier: ISC */
/* The pile of Cubes as a figure, seen from one corner, in all steps of the game. */
#include "adjudicator/site/steps.h"

#include <string.h>

#include "adjudicator/games/paths/pile.h"
#include "formats/boards/drawing.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

/* That face of a cube in a step; NULL: it is hidden. */
static const struct face_view *face_in(const struct site_steps *x, size_t step,
				       int cube, char side)
{
	const struct pile_picture *p = &x->step[step].view->pile;

	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].cube == cube && p->face[i].side == side &&
		    p->face[i].shows != 0) {
			return &p->face[i];
		}
	}
	return NULL;
}

static bool same_face(const struct face_view *a, const struct face_view *b)
{
	return a == b || (a != NULL && b != NULL && a->u == b->u && a->v == b->v &&
			  a->shows == b->shows && a->red == b->red);
}

static bool in_path(struct view path, const char *name)
{
	struct view one;

	while ((one = view_word(&path)).len > 0) {
		if (view_is(one, name)) {
			return true;
		}
	}
	return false;
}

/* Draws a ring around a face for each step whose word runs over it. */
static void rings(struct buf *b, const struct site_steps *x, const char *name,
		  size_t from, size_t to)
{
	for (size_t k = from; k < to; k++) {
		if (in_path(x->step[k].path, name)) {
			buf_printf(b, "<circle r=7 style=--s:%zu />", k);
		}
	}
}

static void face(struct buf *b, const struct site_steps *x, const struct face_view *f,
		 size_t from, size_t to)
{
	const struct face_shape *s = face_shape(f);
	const char *name = face_name(b->arena, f);

	buf_printf(b, "<g class=\"%c%s\" transform=\"translate(%d %d)\"", f->side,
		   f->red ? " red" : "", FACE_RIGHT * (f->u - f->v),
		   FACE_DOWN * (f->u + f->v));
	site_draw_while(b, from, to, x->count);
	buf_printf(b, "><path d=\"%s\"/>", s->path);
	if (f->shows == FACE_WHOLE) {
		buf_printf(b, "<g transform=\"translate(%g %g)\">", s->x, s->y);
		rings(b, x, name, from, to);
		buf_printf(b, "<text y=1.5%s>",
			   utf8_width(view_of(f->letter)) > 1 ? " class=d" : "");
		html_escape(b, view_of(f->letter));
		buf_printf(b, "</text><text y=6.5 class=n>%s</text>", name);
		if (f->bonus != NULL) {
			buf_printf(b, "<text y=-5.8 class=m>%s</text>", f->bonus);
		}
		buf_str(b, "</g>");
	}
	buf_str(b, "</g>\n");
}

static void faces(struct buf *b, const struct site_steps *x, int cube, char side)
{
	for (size_t from = 0, to; from < x->count; from = to) {
		const struct face_view *f = face_in(x, from, cube, side);

		for (to = from + 1; to < x->count; to++) {
			if (!same_face(f, face_in(x, to, cube, side))) {
				break;
			}
		}
		if (f != NULL) {
			face(b, x, f, from, to);
		}
	}
}

static void row(struct buf *b, const struct pile_picture *p, const struct face_view *f,
		struct view language)
{
	buf_printf(b, "<tr><th scope=row>%s</th><td>", face_name(b->arena, f));
	html_escape(b, view_of(f->letter));
	buf_str(b, "</td><td>");
	if (f->bonus != NULL) {
		html_escape(b, view_of(face_bonus_name(b->arena, language, f->bonus)));
	}
	if (f->red) {
		buf_str(b, f->bonus != NULL ? ", " : "");
		site_draw_say(b, language, "pile-last-use", NULL);
	}
	buf_str(b, "</td><td>");
	for (size_t i = 0; i < f->touch_count; i++) {
		buf_printf(b, "%s%s", i > 0 ? " " : "",
			   face_name(b->arena, &p->face[f->touches[i]]));
	}
	buf_str(b, "</td></tr>\n");
}

/* Writes the pile of the last step as a table of its whole faces. */
static void table(struct buf *b, const struct pile_picture *p, struct view language)
{
	static const char *const heads[] = {PART("Face"), PART("Letter"), PART("Marks"),
					    PART("Touches")};
	size_t whole = 0;

	for (size_t i = 0; i < p->faces; i++) {
		whole += p->face[i].shows == FACE_WHOLE ? 1 : 0;
	}
	if (whole == 0) {
		return;
	}
	buf_str(b, "<details><summary>");
	site_draw_say(b, language, "pile-caption", NULL);
	buf_str(b, "</summary><div class=wide tabindex=0 role=region aria-label=\"");
	site_draw_say(b, language, "pile-caption", NULL);
	buf_str(b, "\"><table class=list><thead><tr>");
	for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
		buf_str(b, "<th scope=col>");
		html_escape(b, view_of(tongue_part(b->arena, language, heads[i])));
		buf_str(b, "</th>");
	}
	buf_str(b, "</tr></thead><tbody>\n");
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows == FACE_WHOLE) {
			row(b, p, &p->face[i], language);
		}
	}
	buf_str(b, "</tbody></table></div></details>\n");
}

void site_draw_pile(struct buf *b, const struct site_steps *x, struct view language)
{
	static const char sides[] = {'T', 'R', 'L'};
	const struct game_view *last = x->step[x->count - 1].view;
	struct fields *f = fields_in(b->arena);

	fields_set_num(f, "cubes", last->cubes);
	buf_str(b, "<svg class=pile role=img viewBox=\"-56 -64 112 128\">\n<title>");
	site_draw_say(b, language, "pile-drawing", NULL);
	buf_str(b, "</title><desc>");
	site_draw_say(b, language, "site-pile", f);
	buf_str(b, "</desc>\n");
	for (int cube = 1; cube <= PILE_CUBES; cube++) {
		for (size_t i = 0; i < sizeof sides; i++) {
			faces(b, x, cube, sides[i]);
		}
	}
	buf_str(b, "</svg>\n");
	table(b, &last->pile, language);
}

void site_draw_pile_mini(struct buf *b, const struct pile_picture *p)
{
	buf_str(b, "<svg class=\"mini pile\" viewBox=\"-56 -64 112 128\" "
		   "aria-hidden=true>");
	for (size_t i = 0; i < p->faces; i++) {
		const struct face_view *f = &p->face[i];
		const struct face_shape *s;

		if (f->shows == 0) {
			continue;
		}
		s = face_shape(f);
		buf_printf(b,
			   "<g class=\"%c%s\" transform=\"translate(%d %d)\"><path "
			   "d=\"%s\"/>",
			   f->side, f->red ? " red" : "", FACE_RIGHT * (f->u - f->v),
			   FACE_DOWN * (f->u + f->v), s->path);
		if (f->shows == FACE_WHOLE) {
			buf_printf(b, "<text x=%g y=%g>", s->x, s->y + 3);
			html_escape(b, view_of(f->letter));
			buf_str(b, "</text>");
		}
		buf_str(b, "</g>");
	}
	buf_str(b, "</svg>");
}
