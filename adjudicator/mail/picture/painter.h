/* SPDX-License-Identifier: ISC */
/*
 * Turns drawings (SVG) into pictures (PNG), which mail programs can show. Another
 * program does it, adjudicator-picture, because its libraries are larger than all of
 * this one and most runs need no picture. It is started for the first picture of a
 * run. A letter is fine without a picture: nothing waits long for one, and after a
 * failure no more are asked for.
 */
#ifndef ADJUDICATOR_MAIL_PICTURE_PAINTER_H
#define ADJUDICATOR_MAIL_PICTURE_PAINTER_H

#include "formats/text/arena.h"

struct painter;

/* `program` NULL: the one installed, or beside this program. */
struct painter *painter_new(const char *program, int seconds);
void painter_free(struct painter *p); /* NULL is fine */
/* Returns false when there is no picture. The same drawing is painted only once and
 * gives the same bytes, which live in `arena`. */
bool painter_paint(struct painter *p, struct arena *arena, struct view drawing,
		   struct view *png);
/* Why there are no pictures, in words; NULL: there are. */
const char *painter_why(const struct painter *p);
/* How many pictures were made, not counting those found again. */
long painter_painted(const struct painter *p);

#endif
