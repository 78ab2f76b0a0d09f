/* SPDX-License-Identifier: ISC */
/*
 * A pile of 3 by 3 by 3 cubes as seen from one corner, and how it is drawn. The
 * picture holds only what its viewer may see; which faces are visible and which
 * touch is decided before. No line of a text drawing can be read as an order when a
 * reply quotes it.
 */
#ifndef FORMATS_BOARDS_PILE_H
#define FORMATS_BOARDS_PILE_H

#include "formats/text/buf.h"

/*
 * Each face is drawn as two triangles, its halves: one has its upright edge on the
 * left and points right, the other the reverse. Let D(a,b) be the triangle (a,b),
 * (a+1,b), (a+1,b+1) in coordinates u and v, and U(a,b) the triangle (a,b), (a,b+1),
 * (a+1,b+1). Every D points right and every U left. A face T covers D and U of
 * (u-1,v-1), R covers U(u,v-1) and D(u,v), L covers D(u-1,v) and U(u,v).
 */
enum { FACE_D = 1, FACE_U = 2, FACE_WHOLE = FACE_D | FACE_U };

/* A face that is at least half visible. A word may use a whole face, but not half of
 * one. */
struct face_view {
	int cube;              /* from 1 */
	char side;             /* 'T', 'R' or 'L' */
	const char *letter;    /* "C" */
	unsigned shows;        /* FACE_D, FACE_U or both */
	int u, v;              /* x - z and y - z of the cube where it lies now */
	const char *bonus;     /* "DL", "TL", "DW", "TW"; NULL: none */
	bool red;              /* its cube is gone after one more use */
	const size_t *touches; /* indices in face[] of whole faces that touch it */
	size_t touch_count;
};

struct pile_picture {
	struct view language;         /* of the drawing's words; empty: English */
	const struct face_view *face; /* in the order of the lists */
	size_t faces;
	/* For HTML: the address of a picture of the pile ("cid:...") and its size in
	 * pixels. NULL: the figure is drawn in text. */
	const char *image;
	int image_width, image_height;
};

/* What a turn did to the pile. */
struct pile_change {
	const int *gone; /* numbers of cubes */
	size_t gone_count;
	const int *fell; /* numbers of cubes */
	size_t fell_count;
	const size_t *fresh; /* indices in face[] of faces it made usable */
	size_t fresh_count;
};

/* A figure of the cubes, and then what its marks mean. A whole face has its name and
 * letter, half a face only a small letter; a double line separates neighbours that
 * do not touch. At most 38 columns: for a phone. */
void pile_write_narrow(struct buf *b, const struct pile_picture *p);
/* The same, with the faces of each side listed beside it; at most 76 columns. */
void pile_write_text(struct buf *b, const struct pile_picture *p);
/* Lists the faces with what each touches: for a screen reader. At most 76
 * columns. */
void pile_write_spoken(struct buf *b, const struct pile_picture *p);
/* Tells which cubes went, which fell, and which faces showed up; writes nothing if
 * there were none. */
void pile_write_change(struct buf *b, const struct pile_picture *p,
		       const struct pile_change *c, size_t width);
/* The figure in colours and a table of the faces; inline styles, no script. */
void pile_write_html(struct buf *b, const struct pile_picture *p);

bool face_touches(const struct face_view *f, size_t other);
const char *face_name(struct arena *a, const struct face_view *f); /* "07L" */
/* "double word" for "DW"; any other code is returned as it is. */
const char *face_bonus_name(struct arena *a, struct view language, const char *bonus);

#endif
