/* SPDX-License-Identifier: ISC */
/*
 * A sentence that grows item by item, for drawings in words. A line that goes on in the
 * next begins there with "and also", so that no line is a list of places.
 */
#ifndef FORMATS_SENTENCE_H
#define FORMATS_SENTENCE_H

#include "formats/text/buf.h"

struct sentence {
	struct buf *b;
	struct buf line;
	size_t width;
	struct view language; /* that lines go on in */
};

/* Lines of at most `width` columns go into b. */
struct sentence sentence_in(struct buf *b, struct view language, size_t width);
/* What must stand together on a line, with a blank before it. */
void sentence_add(struct sentence *s, const char *text);
/* Ends the line. */
void sentence_end(struct sentence *s);

#endif
