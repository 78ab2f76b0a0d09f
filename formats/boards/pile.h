/* SPDX-License-Identifier: ISC */
/*
 * A pile of 3 by 3 by 3 cubes as it is seen from one corner, and how it is drawn. The
 * picture holds only what may be shown; what is visible and what touches what has been
 * decided before. No line of a text drawing reads as an order when it comes back in a
 * letter.
 */
#ifndef FORMATS_BOARDS_PILE_H
#define FORMATS_BOARDS_PILE_H

#include "formats/text/buf.h"

/*
 * The halves of a face, two triangles of the drawing: one has its upright edge on the
 * left and points right, the other the reverse. With D(a,b) the triangle (a,b),
 * (a+1,b), (a+1,b+1) in u and v, and U(a,b) the triangle (a,b), (a,b+1), (a+1,b+1),
 * each D points right and each U left. T covers D and U of (u-1,v-1), R covers U(u,v-1)
 * and D(u,v), L covers D(u-1,v) and U(u,v).
 */
enum { FACE_D = 1, FACE_U = 2, FACE_WHOLE = FACE_D | FACE_U };

/* A face of which something shows. A whole one may be used, half a one may not. */
struct face_view {
	int cube;              /* from 1 */
	char side;             /* 'T', 'R' or 'L' */
	const char *letter;    /* "C" */
	unsigned shows;        /* FACE_D, FACE_U or both */
	int u, v;              /* x - z and y - z of the cube where it lies now */
	const char *bonus;     /* "DL", "TL", "DW", "TW"; NULL: none */
	bool red;              /* after one more use the cube is gone */
	const size_t *touches; /* places in face[] of the whole faces next to this */
	size_t touch_count;
};

struct pile_picture {
	struct view language;         /* of the words; empty: English */
	const struct face_view *face; /* in the order in which lists have them */
	size_t faces;
	/* Of HTML: where a picture of it is ("cid:..."), and its size there; NULL: the
	 * figure is drawn in letters. */
	const char *image;
	int image_width, image_height;
};

/* What a turn did to the pile. */
struct pile_change {
	const int *gone; /* cubes */
	size_t gone_count;
	const int *fell; /* cubes */
	size_t fell_count;
	const size_t *fresh; /* places in face[] of what may be used since then */
	size_t fresh_count;
};

/* A figure of the cubes: every whole face with its name and letter, half faces with a
 * small letter only, a double line where what meets in the drawing does not touch; then
 * what the marks mean. At most 38 columns: for a phone. */
void pile_write_narrow(struct buf *b, const struct pile_picture *p);
/* The same with the faces of each side listed beside it; at most 76 columns. */
void pile_write_text(struct buf *b, const struct pile_picture *p);
/* Face by face, with what each touches: for a screen reader. At most 76 columns. */
void pile_write_spoken(struct buf *b, const struct pile_picture *p);
/* What went, what fell, what showed up; nothing when nothing did. */
void pile_write_change(struct buf *b, const struct pile_picture *p,
		       const struct pile_change *c, size_t width);
/* The figure in colours and a table of the faces; inline styles, no images, no script.
 */
void pile_write_html(struct buf *b, const struct pile_picture *p);

bool face_touches(const struct face_view *f, size_t other);
const char *face_name(struct arena *a, const struct face_view *f); /* "07L" */
/* "double word" for "DW"; any other text stands for itself. */
const char *face_bonus_name(struct arena *a, struct view language, const char *bonus);

#endif
