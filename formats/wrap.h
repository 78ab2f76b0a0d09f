/* SPDX-License-Identifier: ISC */
/* Paragraphs in lines of a given width. Columns are counted, not bytes. */
#ifndef FORMATS_WRAP_H
#define FORMATS_WRAP_H

#include "formats/text/buf.h"

/*
 * Text as notices and pages hold it: paragraphs between empty lines are filled to
 * `width` columns; a line that begins with a tab stands as it is, without the tab. No
 * line begins with ">", "From " or ".", and none is "-- ". Nor does a line read as an
 * order that was not all of its paragraph, unless it fills the line; and none that is
 * longer than 60 columns ends in one, for programs that break the lines anew.
 */
void wrap_text(struct buf *b, struct view text, size_t width);
/* One paragraph, each of its lines behind `mark`. A word longer than a line is cut.
 * Where the mark is blank, no line reads as an order, as above. */
void wrap_quoted(struct buf *b, struct view text, const char *mark, size_t width);
/* One paragraph behind what stands on a line already, which begins at byte `start` of
 * *b: every line of it begins in column `indent`, and none is wider than `width`. */
void wrap_hanging(struct buf *b, size_t start, struct view text, size_t indent,
		  size_t width);

#endif
