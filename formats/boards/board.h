/* SPDX-License-Identifier: ISC */
/*
 * A board as one viewer may see it, and how it is drawn. The view holds only what
 * this viewer may see; drawing adds nothing to it. In text drawings a square is
 * three columns wide.
 */
#ifndef FORMATS_BOARDS_BOARD_H
#define FORMATS_BOARDS_BOARD_H

#include "formats/text/buf.h"

struct square_view {
	const char *face;         /* "W", "o" for a blank, "L·L"; NULL: empty */
	const char *premium;      /* "2L", "3W", "EX"; NULL: plain */
	const char *premium_name; /* "double letter" */
	bool last;                /* laid in the last play */
	bool blank;
	bool centre;
	int value;
	int best; /* the seat whose best turn lies there, plus 1; 0: nobody's */
};

struct side_line {
	const char *label; /* "Ann" */
	const char *text;  /* "127"; NULL: the label takes the whole line */
};

struct board_view {
	struct view language; /* of the drawing's words; empty: English */
	int cols, rows;
	const struct square_view *square; /* cols * rows of them, row by row */
	const struct side_line
		*side; /* beside the board, from the top down; label NULL: a gap */
	size_t sides;
	const char *last_by; /* who laid the last tiles; NULL: nobody has yet */
	int last_score;
	bool tried; /* the last tiles are only shown, not played */
};

/* Column letters above and below, row numbers on both sides. The last play stands in
 * square brackets, best turns in round ones, blanks are lower-case, premium squares
 * are explained in words. At most 76 columns. */
void board_write_text(struct buf *b, const struct board_view *v);
/* The same for a phone, at most 38 columns: premium squares are small marks, and the
 * side lines stand below the board. */
void board_write_compact(struct buf *b, const struct board_view *v);
/* Lists the words on the board with their places, and the open premium squares next
 * to them; at most 76 columns. */
void board_write_list(struct buf *b, const struct board_view *v);
/* Tells the same in sentences, and the last play letter by letter: for a screen
 * reader. */
void board_write_spoken(struct buf *b, const struct board_view *v);
/* A data table with caption and header cells; inline styles, no images, no script. */
void board_write_html(struct buf *b, const struct board_view *v);
/* A style sheet for the head of a letter: makes the cells of board_write_html larger
 * where the screen has room. */
void board_wide_write(struct buf *b);

#endif
