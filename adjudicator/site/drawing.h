/* SPDX-License-Identifier: ISC */
/*
 * What lies on the table, drawn once for all steps of a game. Each thing drawn says
 * from which step on it lies there (--s) and at which it lies there no more (--e); the
 * style sheet shows those of the step --k. What is gone at the last step is hidden from
 * screen readers: they have the table as it ended, and the moves in words.
 */
#ifndef ADJUDICATOR_SITE_DRAWING_H
#define ADJUDICATOR_SITE_DRAWING_H

#include "adjudicator/site/steps.h"
#include "formats/template.h"

/* A data table; a table of letters with what is won between them; a figure (SVG) and a
 * table of its faces. Words are in `language`. */
void site_draw_board(struct buf *b, const struct site_steps *x, struct view language);
void site_draw_grid(struct buf *b, const struct site_steps *x, struct view language);
void site_draw_pile(struct buf *b, const struct site_steps *x, struct view language);
/* How the scores went: of two players the difference; an SVG with title and
 * description. Nothing where there are fewer than two steps. */
void site_draw_scores(struct buf *b, const struct site_steps *x, struct view language);

/* " style=--s:3;--e:7" of a thing that lies there from step `from` to before step `to`
 * of `count`, and that it is not to be read where that is not the end. */
void site_draw_while(struct buf *b, size_t from, size_t to, size_t count);
/* How far the lines of a drawing are apart: 1, 2 or 5 with noughts behind, so that few
 * are needed for that span. */
int site_draw_step(int span);
/* A phrase as text of a page. */
void site_draw_say(struct buf *b, struct view language, const char *name,
		   const struct fields *f);

#endif
