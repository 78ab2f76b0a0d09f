/* SPDX-License-Identifier: ISC */
/*
 * Boards, grids and piles as drawings (SVG), from which the pictures in letters are
 * made. Colours are those of the day, as a picture cannot change at night. A drawing
 * holds no sentence, so everybody sees the same drawing of a position, whatever his
 * language.
 */
#ifndef FORMATS_BOARDS_DRAWING_H
#define FORMATS_BOARDS_DRAWING_H

#include "formats/boards/board.h"
#include "formats/boards/grid.h"
#include "formats/boards/pile.h"

/* DRAWING_WIDE: units across a drawing. DRAWING_SCALE: pixels a unit. */
enum { DRAWING_WIDE = 360, DRAWING_SCALE = 2, DRAWING_SEATS = 4 };

struct drawing_seat {
	struct view name, score;
	struct view best; /* "8D CRATE, 38": the seat's best turn; often empty */
	bool marked;      /* it is marked on the board: square_view.best */
};

struct drawing {
	struct view title; /* "Angry Words"; empty: draw no frame and no seats */
	struct drawing_seat seat[DRAWING_SEATS];
	int seats;
	struct view inside; /* what one of the three functions below has written */
	int height;         /* of `inside`, in units */
};

/* Write the inside of a drawing; return its height in units. */
int board_write_svg(struct buf *b, const struct board_view *v);
int grid_write_svg(struct buf *b, const struct grid_view *v);
int pile_write_svg(struct buf *b, const struct pile_picture *p);

/* Writes the whole SVG document; returns its height in units. */
int drawing_write(struct buf *b, const struct drawing *d);

/* The visible part of a face as an SVG path, and where its letter stands, both from
 * the corner (u, v) of its cube. One unit of u goes FACE_RIGHT to the right and
 * FACE_DOWN down; one unit of v goes as far to the left and down. */
enum { FACE_RIGHT = 17, FACE_DOWN = 10 };
struct face_shape {
	char side;
	unsigned shows;
	const char *path;
	double x, y;
};
const struct face_shape *face_shape(const struct face_view *f);

/* The colour that marks the tiles of a seat, as "#aaccee". */
const char *seat_colour(int seat);
/* svg_box writes a rounded box. svg_word writes text with its middle, its "start" or
 * its "end" at (x, y). */
struct svg_box {
	double x, y, width, height, round;
	const char *fill;
	const char *line; /* the colour of its outline; NULL: none */
};
void svg_box(struct buf *b, const struct svg_box *box);
struct svg_word {
	double x, y, size;
	const char *anchor; /* "start" or "end"; NULL: the middle */
	const char *fill;   /* NULL: the ink of tiles */
	bool bold;
};
void svg_word(struct buf *b, const struct svg_word *at, struct view text);

#endif
