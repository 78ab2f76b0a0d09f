/* SPDX-License-Identifier: ISC */
/* Fills paragraphs into lines of a given width, counted in columns. */
#ifndef FORMATS_WRAP_H
#define FORMATS_WRAP_H

#include "formats/text/buf.h"

/* What a line of ours would be read as if it came back in a letter. */
enum wrap_as {
	WRAP_PROSE,
	WRAP_ORDER,
	WRAP_MOVE /* an order that changes a game */
};

/* The width in columns, and how to tell what a line is read as: see prose_lines() in
 * formats/orders/own_words.h. */
struct wrap_lines {
	size_t width;
	enum wrap_as (*reads_as)(struct arena *arena, struct view line);
};

/*
 * Wraps the text of notices and pages. Paragraphs, between empty lines, are filled;
 * a line that begins with a tab is written as it is, without the tab. No line begins
 * with ">", "From " or ".", and none is "-- ". No line reads as an order unless it
 * was a whole paragraph or fills the line. No line longer than 60 columns ends in a
 * move, because a mail program may break it there.
 */
void wrap_text(struct buf *b, struct view text, struct wrap_lines lines);
/* Wraps one paragraph after the text already on a line, which begins at byte `start`
 * of *b. Every line of it begins in column `indent`; none reads as an order, as
 * above. */
void wrap_hanging(struct buf *b, size_t start, struct view text, size_t indent,
		  struct wrap_lines lines);
/* Wraps one paragraph with `mark` before each line, so that none is an order. A word
 * longer than a line is cut. */
void wrap_quoted(struct buf *b, struct view text, const char *mark, size_t width);

#endif
