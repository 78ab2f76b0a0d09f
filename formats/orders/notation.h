/* SPDX-License-Identifier: ISC */
/*
 * How a play is written: a square, a direction and a word. What the letters of the word
 * mean as tiles is the alphabet's business; here they stay slices of the player's line.
 * Rows and columns count from 0 inside and are written "A1" .. "U21".
 */
#ifndef FORMATS_ORDERS_NOTATION_H
#define FORMATS_ORDERS_NOTATION_H

#include "formats/text/buf.h"
#include "formats/text/diag.h"
#include "formats/text/view.h"

/* A play as written; slices of the order line. */
struct play_text {
	struct view square;    /* "8D", "D8", "8-D", "H4d" without its direction */
	struct view direction; /* "across", "d", ...; empty when the square tells it */
	struct view word;      /* "CRAA?LED", "PO(CH)O", "E.S" */
	struct view blanks;    /* letters after "blank": "L", "L S"; often empty */
};

struct place {
	int row, col;
	bool across;
};

/* The row and column of the i-th letter of a word that begins at p. */
static inline int place_row(const struct place *p, int i)
{
	return p->row + (p->across ? 0 : i);
}

static inline int place_col(const struct place *p, int i)
{
	return p->col + (p->across ? i : 0);
}

enum { NOTATION_COLS = 21, NOTATION_ROWS = 21 }; /* the largest board */

/*
 * Takes "8D" or "H4d" apart into a square and the direction letter glued to it (often
 * none). False when it is no square of any board, whatever is forgiven.
 */
bool square_split(struct view token, struct view *square, struct view *direction);
/* "a", "across", "h", "right"; "d", "down", "v". */
bool direction_read(struct view word, bool *across);

/*
 * True when the square and direction name a place on a board of that size. Row first is
 * across, column first is down, a direction word overrides. O for 0 and I or l for 1
 * are forgiven only where the literal text is no square.
 */
bool place_read(const struct play_text *play, int cols, int rows, struct place *out,
		struct diag *diag);
/* S2: "H8". */
bool square_read(struct view text, int cols, int rows, int *row, int *col);
/* The digit that a letter is taken for where only a digit can stand: O is 0, I and l
 * are 1. Anything else stands for itself. */
char digit_meant(char c);
void square_write(struct buf *b, int row, int col);           /* "D8" */
void place_write(struct buf *b, const struct place *p);       /* "D8 across" */
void place_write_short(struct buf *b, const struct place *p); /* "8D", "D8" */

enum item_kind {
	ITEM_LETTERS, /* a run of letters, each a tile or part of one */
	ITEM_TILE,    /* [CH]: one tile; lower case inside: a blank */
	ITEM_BLANK,   /* ?L or ?[CH]: a blank played as that letter */
	ITEM_DUAL,    /* ?L/T: L along the word, T across it */
	ITEM_DOT,     /* . : the tile already there */
	ITEM_THROUGH  /* (CO): tiles already there */
};

struct word_item {
	enum item_kind kind;
	struct view text;  /* the letters alone, without marks */
	struct view other; /* ITEM_DUAL: the letter across */
	struct view at;    /* as written, for a complaint */
};

/* Takes the next item off *rest, which must not be empty. */
bool word_item_next(struct view *rest, struct word_item *item, struct diag *diag);

#endif
