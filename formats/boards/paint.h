/* SPDX-License-Identifier: ISC */
/*
 * The colours of letters in HTML: grounds, each with an ink that can be read on it, by
 * day and by night.
 * - By day they stand in each element, as bgcolor and as style: some mail programs know
 *   only one of them. They are of middle lightness, so that a program that turns all
 *   colours about by itself keeps them readable.
 * - By night a style sheet in the letter's head turns them, where a program keeps it;
 *   it finds an element by its colour of the day, so no element needs a class.
 */
#ifndef FORMATS_BOARDS_PAINT_H
#define FORMATS_BOARDS_PAINT_H

#include "formats/text/buf.h"

enum paint {
	PAINT_PLAIN, /* an empty square, and whatever is beside the squares */
	PAINT_LETTER,
	PAINT_WORD,
	PAINT_OTHER,
	PAINT_TILE,
	PAINT_LAST,
	PAINT_TOP, /* faces of a cube: those of the right are tiles, of the left OTHER
		    */
	PAINT_RED_TOP,
	PAINT_RED_RIGHT,
	PAINT_RED_LEFT,
	PAINT_HIDDEN,
	PAINT_TAP, /* a link to tap */
	PAINTS_
};

struct paints {
	const char *ground, *ink, *night_ground, *night_ink; /* "#aaccee" */
};
extern const struct paints paints[PAINTS_];

/* The ink of all but PAINT_TAP: what stands on one ground needs to name it only once.
 */
#define PAINT_INK "#222222"

/* `bgcolor="#aaccee" style="background:#aaccee`: the style is open still. */
void paint_write(struct buf *b, enum paint paint);
/* "@media ... { ... }" for the night. */
void paint_night_write(struct buf *b);

#endif
