/* SPDX-License-Identifier: ISC */
/*
 * Drawings (SVG) become pictures (PNG), which mail programs show. Another program makes
 * them, adjudicator-picture: what it is linked with is larger than all of this one, and
 * most runs want none. It is started for the first picture of a run. A letter is as
 * good without one: nothing waits for it long, and once it has failed no more is asked
 * of it.
 */
#ifndef ADJUDICATOR_MAIL_PICTURE_PAINTER_H
#define ADJUDICATOR_MAIL_PICTURE_PAINTER_H

#include "formats/text/arena.h"

struct painter;

/* `program` NULL: where it was installed, or lies beside this one. */
struct painter *painter_new(const char *program, int seconds);
void painter_free(struct painter *p); /* NULL is fine */
/* The same drawing gives the same bytes, and is painted once. False where there is no
 * picture. It lives in `arena`. */
bool painter_paint(struct painter *p, struct arena *arena, struct view drawing,
		   struct view *png);
/* Why there are no pictures, in words; NULL: there are. */
const char *painter_why(const struct painter *p);
/* Pictures that were made, and not only found again. */
long painter_painted(const struct painter *p);

#endif
