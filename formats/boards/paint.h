/* SPDX-License-Identifier: ISC */
/*
 * How HTML letters use the palette: each paint is a ground with an ink that can be
 * read on it, by day and by night.
 * - The colours of the day stand in each element, both as bgcolor and as style,
 *   because some mail programs know only one of the two. Text stays readable where a
 *   program inverts all colours by itself.
 * - For the night, a style sheet in the letter's head replaces them, in programs
 *   that keep it. It finds an element by its colour of the day, so no element needs
 *   a class.
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

/* By day all paints but PAINT_TAP use COLOUR_INK as their ink, so text on them needs
 * to name its colour only once. `ink` is the ink by night. */
struct paints {
	enum colour ground, ink;
};
extern const struct paints paints[PAINTS_];

const char *paint_ground(enum paint paint); /* by day: "#aaccee" */
const char *paint_ink(enum paint paint);
/* Writes `bgcolor="#aaccee" style="background:#aaccee`; the caller closes the
 * style. */
void paint_write(struct buf *b, enum paint paint);
/* Writes the style sheet for the night, "@media ... { ... }". */
void paint_night_write(struct buf *b);

/* The same for borders in the colours of seats; needed only where a letter has
 * some. */
void paint_night_seats_write(struct buf *b);

/* The paint of a premium square with this code: "2L", "3W", "EX". */
enum paint paint_of_premium(const char *code);

#endif
