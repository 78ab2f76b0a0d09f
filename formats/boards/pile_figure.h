/* SPDX-License-Identifier: ISC */
/*
 * The figure of a pile on a grid of characters, common to text and HTML.
 *
 *     .-'`-.        Each unit of u - v is six columns, each half unit of (u + v) / 2 is
 *  .-' D    `-.     two rows; so an edge falls or rises by a row in three columns,
 * which
 *  `-. 14T  .-'|    looks like 30 degrees in the common monospaced letters.
 */
#ifndef FORMATS_BOARDS_PILE_FIGURE_H
#define FORMATS_BOARDS_PILE_FIGURE_H

#include "formats/boards/pile.h"

enum { FIGURE_COLS = 37, FIGURE_ROWS = 24, FIGURE_BARE = -1 };

struct figure_slot {
	struct view text; /* of one column; empty behind a wide letter */
	int face;         /* what lies there: a place in face[], or FIGURE_BARE */
	bool letter;      /* of a face that may be used */
};

struct figure {
	struct figure_slot slot[FIGURE_ROWS][FIGURE_COLS];
	int top, end; /* rows in use */
	bool apart;   /* some line divides faces that do not touch */
};

struct figure *figure_of(struct arena *a, const struct pile_picture *p);

#endif
