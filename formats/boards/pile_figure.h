/* SPDX-License-Identifier: ISC */
/*
 * The figure of a pile on a grid of characters, common to text and HTML.
 *
 *     .-'`-.       One step of u goes six columns right and two rows down, one of v
 *  .-' D    `-.    six columns left and two rows down. So a slope falls or rises by
 *  `-. 14T  .-'|   a row in three columns: about 30 degrees in monospaced fonts.
 */
#ifndef FORMATS_BOARDS_PILE_FIGURE_H
#define FORMATS_BOARDS_PILE_FIGURE_H

#include "formats/boards/pile.h"

enum { FIGURE_COLS = 37, FIGURE_ROWS = 24, FIGURE_BARE = -1 };

struct figure_slot {
	struct view text; /* one column of text; empty behind a wide letter */
	int face;         /* the face there: an index in face[], or FIGURE_BARE */
	bool letter;      /* it is the letter of a whole face */
};

struct figure {
	struct figure_slot slot[FIGURE_ROWS][FIGURE_COLS];
	int top, end; /* the rows from top to end - 1 are in use */
	bool apart;   /* some line separates faces that do not touch */
};

struct figure *figure_of(struct arena *a, const struct pile_picture *p);

#endif
