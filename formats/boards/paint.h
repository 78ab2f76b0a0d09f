/* SPDX-License-Identifier: ISC */
/*
 * How letters in HTML wear the palette: grounds, each with an ink that can be read on
 * it, by day and by night.
 * - By day they stand in each element, as bgcolor and as style: some mail programs know
 *   only one of them. They can be read still where a program turns all colours about by
 *   itself.
 * - By night a style sheet in the letter's head turns them, where a program keeps it;
 *   it finds an element by its colour of the day, so no element needs a class.
 */
#ifndef FORMATS_BOARDS_PAINT_H
#define FORMATS_BOARDS_PAINT_H

#include "formats/boards/palette.h"

enum paint {
	PAINT_FRAME, /* beside the squares, and between them */
	PAINT_PLAIN, /* an empty square */
	PAINT_LETTER2,
	PAINT_LETTER3,
	PAINT_WORD2,
	PAINT_WORD3,
	PAINT_WORD4,
	PAINT_OTHER,
	PAINT_TILE,
	PAINT_LAST,
	PAINT_TOP, /* faces of a cube */
	PAINT_RIGHT,
	PAINT_LEFT,
	PAINT_RED_TOP,
	PAINT_RED_RIGHT,
	PAINT_RED_LEFT,
	PAINT_HIDDEN,
	PAINT_CARD,
	PAINT_TAP, /* the link that is meant to be tapped first */
	PAINTS_
};

/* By day all but PAINT_TAP share COLOUR_INK: what stands on one ground needs to name it
 * only once. `ink` is theirs by night. */
struct paints {
	enum colour ground, ink;
};
extern const struct paints paints[PAINTS_];

const char *paint_ground(enum paint paint); /* by day: "#aaccee" */
const char *paint_ink(enum paint paint);
/* `bgcolor="#aaccee" style="background:#aaccee`: the style is open still. */
void paint_write(struct buf *b, enum paint paint);
/* "@media ... { ... }" for the night. */
void paint_night_write(struct buf *b);

/* The same for borders in the colours of seats, where some have one. */
void paint_night_seats_write(struct buf *b);

/* "2L", "3W", "EX": how its square is painted. */
enum paint paint_of_premium(const char *code);

#endif
