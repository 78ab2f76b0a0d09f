/* SPDX-License-Identifier: ISC */
/* Drawings (SVG) become pictures (PNG) inside adjudicator-picture, which painter.h
 * asks. */
#ifndef ADJUDICATOR_MAIL_PICTURE_PICTURE_RENDER_H
#define ADJUDICATOR_MAIL_PICTURE_PICTURE_RENDER_H

#include "formats/text/buf.h"
#include <stdint.h>

/* Bytes: where there are more, fewer colours have to do, and then fewer pixels. */
enum { PNG_WANTED = 39000 };

/* Signs of the picture, row by row, as 0x00RRGGBB; `stride` of them a row. */
struct pixels {
	int width, height, stride;
	const uint32_t *at;
};

/* An SVG document that says its width and height in pixels, as PNG. False where it is
 * none, or too large. */
bool picture_render(struct view svg, struct buf *png);
/* picture_png.c: as PNG of at most 256 colours: drawings of ours have few, and the rest
 * is what lies between two of them where they meet. The same pixels give the same
 * bytes.
 */
bool picture_png(const struct pixels *p, struct buf *png);

#endif
