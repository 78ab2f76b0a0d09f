/* SPDX-License-Identifier: ISC */
/*
 * Every colour of letters, of the club's pages and of the page where a turn is laid
 * out: one table, for day and night.
 */
#ifndef FORMATS_BOARDS_PALETTE_H
#define FORMATS_BOARDS_PALETTE_H

#include "formats/text/buf.h"

/* COLOUR_SOFT by day, as a literal that can be pasted into other string literals. */
#define SOFT_BY_DAY "#5f594e"

enum colour {
	COLOUR_GROUND, /* of a page */
	COLOUR_CARD,   /* what lies on the page */
	COLOUR_WASH,
	COLOUR_INK,
	COLOUR_SOFT, /* ink of less important text */
	COLOUR_LINE,
	COLOUR_ACCENT,
	COLOUR_ON_ACCENT,
	COLOUR_WRONG,
	COLOUR_GOOD,
	COLOUR_FRAME, /* of a board */
	COLOUR_HEAD,  /* row numbers and column letters of a board */
	COLOUR_SQUARE,
	COLOUR_LETTER2,
	COLOUR_LETTER3,
	COLOUR_WORD2,
	COLOUR_WORD3,
	COLOUR_WORD4,
	COLOUR_SWAP, /* squares that exchange a tile */
	COLOUR_PREMIUM,
	COLOUR_TILE,
	COLOUR_TILE_EDGE,
	COLOUR_TILE_INK,
	COLOUR_FRESH, /* a tile of the last play, or one that is being laid out */
	COLOUR_FRESH_EDGE,
	COLOUR_BLANK,
	COLOUR_TOP, /* faces of a cube */
	COLOUR_RIGHT,
	COLOUR_LEFT,
	COLOUR_RED_TOP,
	COLOUR_RED_RIGHT,
	COLOUR_RED_LEFT,
	COLOUR_HIDDEN,
	COLOUR_HIDDEN_INK,
	COLOUR_SEAT0,
	COLOUR_SEAT1,
	COLOUR_SEAT2,
	COLOUR_SEAT3,
	COLOURS_
};

struct colours {
	const char *name;        /* of its CSS custom property: "tile-edge" */
	const char *day, *night; /* "#aaccee" */
};
extern const struct colours colours[COLOURS_];

/* Writes ":root{--ground:#f4f1ea;...}" and the same for the night. A style sheet
 * that uses var(--ground) needs this before it. */
void palette_write(struct buf *b);

#endif
