/* SPDX-License-Identifier: ISC */
/*
 * A board as one viewer may see it, and how it is drawn. The view holds only what may
 * be shown; drawing adds nothing. Text drawings are three columns a square.
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
	int best; /* from 1: the seat whose best turn lies there; 0: none's */
};

struct side_line {
	const char *label; /* "Ann" */
	const char *text;  /* "127"; NULL: the label has the line */
};

struct board_view {
	struct view language; /* of the words; empty: English */
	int cols, rows;
	const struct square_view *square; /* row by row */
	const struct side_line
		*side; /* beside the board, from its top; label NULL: a gap */
	size_t sides;
	const char *last_by; /* who laid the tiles marked last; NULL: nobody yet */
	int last_score;
	bool tried; /* what is marked last has not been played: it is only shown */
};

/* Column letters above and below, row numbers on both sides, the last play in brackets,
 * best turns in round ones, blanks lower-case, premium squares in words; never wider
 * than 76 columns. */
void board_write_text(struct buf *b, const struct board_view *v);
/* The same for a phone, at most 38 columns: premium squares as small marks, what stands
 * beside the board below it. */
void board_write_compact(struct buf *b, const struct board_view *v);
/* The words on the board with their places, and the open premium squares next to them;
 * at most 76 columns. */
void board_write_list(struct buf *b, const struct board_view *v);
/* The same in sentences, and the last play letter by letter: for a screen reader. */
void board_write_spoken(struct buf *b, const struct board_view *v);
/* A data table with caption and header cells; inline styles, no images, no script. */
void board_write_html(struct buf *b, const struct board_view *v);
/* What makes its cells larger where there is room: a style sheet for a letter's head.
 */
void board_wide_write(struct buf *b);

#endif
