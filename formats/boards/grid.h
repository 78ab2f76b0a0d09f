/* SPDX-License-Identifier: ISC */
/*
 * A grid of letters on which words follow a path, and how it is drawn. A step to a
 * diagonal neighbour crosses the middle of a block of four cells and wins the bonus
 * there. The view holds only what its viewer may see; drawing adds nothing to it. No
 * line of a text drawing can be read as an order when a reply quotes it.
 */
#ifndef FORMATS_BOARDS_GRID_H
#define FORMATS_BOARDS_GRID_H

#include "formats/text/buf.h"

enum { GRID_MOST = 5 }; /* the most columns or rows */

struct cell_view {
	const char *letter; /* "S" */
	int value;
	int step; /* its number on the path shown, from 1; 0: not on the path */
};

/* What became of the word whose path is shown. */
enum grid_path {
	GRID_PATH_NONE,
	GRID_PATH_TRIED, /* it is only shown, nobody has played it */
	GRID_PATH_PENDING,
	GRID_PATH_TAKEN,  /* other letters are there now */
	GRID_PATH_REFUSED /* the letters stayed */
};

struct grid_view {
	struct view language; /* of the drawing's words; empty: English */
	int cols, rows;
	const struct cell_view *cell; /* cols * rows of them, row by row */
	const int *crossing;          /* the bonuses: rows - 1 rows of cols - 1 */
	enum grid_path path;
	const char *word; /* the word of the path */
};

/* Cells as boxes, with each bonus where four of them meet. The path's steps stand
 * in round brackets, or in square ones while its word is pending. At most 76
 * columns. */
void grid_write_text(struct buf *b, const struct grid_view *v);
/* The same without boxes, at most 38 columns: for a phone. */
void grid_write_narrow(struct buf *b, const struct grid_view *v);
/* Names the rows and then the steps in words: for a screen reader. */
void grid_write_spoken(struct buf *b, const struct grid_view *v);
/* A table with caption, header cells and titles; inline styles, no images, no
 * script. */
void grid_write_html(struct buf *b, const struct grid_view *v);

/* What became of the word: "It waits for an answer."; NULL without a path. */
const char *grid_path_tells(struct arena *a, const struct grid_view *v);
/* The number of steps of the path that is shown. */
int grid_steps(const struct grid_view *v);

#endif
