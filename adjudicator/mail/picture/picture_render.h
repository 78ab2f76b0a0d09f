/* SPDX-License-Identifier: ISC */
/* Turns drawings (SVG) into pictures (PNG) inside adjudicator-picture; painter.h
 * asks for them. */
#ifndef ADJUDICATOR_MAIL_PICTURE_PICTURE_RENDER_H
#define ADJUDICATOR_MAIL_PICTURE_PICTURE_RENDER_H

#include "formats/text/buf.h"
#include <stdint.h>

/* Bytes of a picture. One that would be larger gets fewer colours, then fewer
 * pixels. */
enum { PNG_WANTED = 39000 };

/* Pixels row by row as 0x00RRGGBB, `stride` of them per row. */
struct pixels {
	int width, height, stride;
	const uint32_t *at;
};

/* An SVG document that gives its width and height in pixels, as PNG. Returns false
 * when it is none, or too large. */
bool picture_render(struct view svg, struct buf *png);
/* picture_png.c: PNG with at most 256 colours. Our drawings have few; the others lie
 * between two of them along an edge. The same pixels give the same bytes. */
bool picture_png(const struct pixels *p, struct buf *png);

#endif
