/* SPDX-License-Identifier: ISC */
/*
 * Boards, grids and piles as drawings (SVG), of which pictures are made for letters. By
 * day only: a picture is what it is. A drawing holds no sentence, so that all who read
 * of one position see the same.
 */
#ifndef FORMATS_BOARDS_DRAWING_H
#define FORMATS_BOARDS_DRAWING_H

#include "formats/boards/board.h"
#include "formats/boards/grid.h"
#include "formats/boards/pile.h"

/* Units across, and how many signs of the picture each is. */
enum { DRAWING_WIDE = 360, DRAWING_SCALE = 2, DRAWING_SEATS = 4 };

struct drawing_seat {
	struct view name, score;
	struct view best; /* "8D CRATE, 38": its best turn; often empty */
	bool marked;      /* that is marked on the board: square_view.best */
};

struct drawing {
	struct view title; /* "Angry Words"; empty: no frame, and no seats */
	struct drawing_seat seat[DRAWING_SEATS];
	int seats;
	struct view inside; /* what these three have written */
	int height;         /* of that */
};

/* What stands inside a drawing; they give its height. */
int board_write_svg(struct buf *b, const struct board_view *v);
int grid_write_svg(struct buf *b, const struct grid_view *v);
int pile_write_svg(struct buf *b, const struct pile_picture *p);

/* The document; gives its height. */
int drawing_write(struct buf *b, const struct drawing *d);

/* What shows of a face, from the corner (u, v) of its cube, as a path: a unit of u
 * leads FACE_RIGHT to the right and FACE_DOWN down, one of v the same to the left; and
 * where its letter stands. */
enum { FACE_RIGHT = 17, FACE_DOWN = 10 };
struct face_shape {
	char side;
	unsigned shows;
	const char *path;
	double x, y;
};
const struct face_shape *face_shape(const struct face_view *f);

/* The colour of a seat, wherever its tiles are marked. */
const char *seat_colour(int seat);
/* A rounded box, and a word whose middle or one of whose ends ("start", "end") stands
 * there; with 0 the usual ink. */
struct svg_box {
	double x, y, width, height, round;
	const char *fill;
	const char *line; /* NULL: none */
};
void svg_box(struct buf *b, const struct svg_box *box);
struct svg_word {
	double x, y, size;
	const char *anchor; /* NULL: the middle */
	const char *fill;   /* NULL: ink */
	bool bold;
};
void svg_word(struct buf *b, const struct svg_word *at, struct view text);

#endif
