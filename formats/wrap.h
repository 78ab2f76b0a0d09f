/* SPDX-License-Identifier: ISC */
/* Paragraphs in lines of a given width. Columns are counted, not bytes. */
#ifndef FORMATS_WRAP_H
#define FORMATS_WRAP_H

#include "formats/text/buf.h"

/* What a line of ours is read as where it comes back in a letter. */
enum wrap_as {
	WRAP_PROSE,
	WRAP_ORDER,
	WRAP_MOVE /* an order that changes a game */
};

/* So wide, in columns; who reads them is not known here: see prose_lines(). */
struct wrap_lines {
	size_t width;
	enum wrap_as (*reads_as)(struct arena *arena, struct view line);
};

/*
 * Text as notices and pages hold it: paragraphs between empty lines are filled; a line
 * that begins with a tab stands as it is, without the tab. No line begins with ">",
 * "From " or ".", and none is "-- ". Nor does a line read as an order that was not all
 * of its paragraph, unless it fills the line; and none that is longer than 60 columns
 * ends in a move, for programs that break the lines anew.
 */
void wrap_text(struct buf *b, struct view text, struct wrap_lines lines);
/* One paragraph behind what stands on a line already, which begins at byte `start` of
 * *b: every line of it begins in column `indent`, and none reads as an order, as above.
 */
void wrap_hanging(struct buf *b, size_t start, struct view text, size_t indent,
		  struct wrap_lines lines);
/* One paragraph, each of its lines behind `mark`, which shows that they are no orders.
 * A word longer than a line is cut. */
void wrap_quoted(struct buf *b, struct view text, const char *mark, size_t width);

#endif
