/* SPDX-License-Identifier: ISC */
/*
 * A grid of letters that words wander through, and how it is drawn. A step to a
 * diagonal neighbour crosses the middle of a block of four cells and wins the bonus
 * there. The view holds only what may be shown; drawing adds nothing. No line of a text
 * drawing reads as an order when it comes back in a letter.
 */
#ifndef FORMATS_BOARDS_GRID_H
#define FORMATS_BOARDS_GRID_H

#include "formats/text/buf.h"

enum { GRID_MOST = 5 }; /* columns, and rows */

struct cell_view {
	const char *letter; /* "S" */
	int value;
	int step; /* of the path shown, from 1; 0: not on it */
};

/* What became of the word whose path is shown. */
enum grid_path {
	GRID_PATH_NONE,
	GRID_PATH_TRIED, /* nothing was made */
	GRID_PATH_PENDING,
	GRID_PATH_TAKEN,  /* other letters stand there now */
	GRID_PATH_REFUSED /* the letters stayed */
};

struct grid_view {
	struct view language; /* of the words; empty: English */
	int cols, rows;
	const struct cell_view *cell; /* row by row */
	const int *crossing;          /* (cols - 1) a row, rows - 1 rows */
	enum grid_path path;
	const char *word; /* of the path */
};

/* Cells as boxes, each bonus where four of them meet; steps in round brackets, in
 * square ones while the word is pending. At most 76 columns. */
void grid_write_text(struct buf *b, const struct grid_view *v);
/* The same without boxes, at most 38 columns: for a phone. */
void grid_write_narrow(struct buf *b, const struct grid_view *v);
/* Row after row and step after step in words: for a screen reader. */
void grid_write_spoken(struct buf *b, const struct grid_view *v);
/* A table with caption, header cells and titles; inline styles, no images, no script.
 */
void grid_write_html(struct buf *b, const struct grid_view *v);

/* "It waits for an answer."; NULL without a path. */
const char *grid_path_tells(struct arena *a, const struct grid_view *v);
/* Steps on the grid. */
int grid_steps(const struct grid_view *v);

#endif
