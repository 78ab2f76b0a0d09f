/* SPDX-License-Identifier: ISC */
/*
 * A board as one viewer may see it, and how it is drawn. The view holds only what may
 * be shown; drawing adds nothing. Text drawings are three columns a square.
 */
#ifndef FORMATS_BOARD_H
#define FORMATS_BOARD_H

#include "formats/text/buf.h"

struct square_view {
	const char *face;         /* "W", "o" for a blank, "L·L"; NULL: empty */
	const char *premium;      /* "2L", "3W", "EX"; NULL: plain */
	const char *premium_name; /* "double letter" */
	bool last;                /* laid in the last play */
	bool blank;
	bool centre;
	int value;
};

struct side_line {
	const char *label; /* "Ann" */
	const char *text;  /* "127"; NULL: the label has the line */
};

struct board_view {
	int cols, rows;
	const struct square_view *square; /* row by row */
	const struct side_line
		*side; /* beside the board, from its top; label NULL: a gap */
	size_t sides;
};

/* Column letters above and below, row numbers on both sides, the last play in brackets,
 * blanks lower-case, premium squares in words; never wider than 76 columns. */
void board_write_text(struct buf *b, const struct board_view *v);
/* A data table with caption and header cells; inline styles, no images, no script. */
void board_write_html(struct buf *b, const struct board_view *v);

#endif
