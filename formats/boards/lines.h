/* SPDX-License-Identifier: ISC */
/* How the lines of a text drawing are made: cut text, columns, sentences. */
#ifndef FORMATS_BOARDS_LINES_H
#define FORMATS_BOARDS_LINES_H

#include "formats/phrase.h"

/* The beginning of text, at most `width` columns of it, in the arena. Control
 * characters and bytes that are no UTF-8 become "?". fit_str takes NULL for an empty
 * text. */
struct view fit(struct arena *a, struct view text, size_t width);
struct view fit_str(struct arena *a, const char *text, size_t width);
/* Writes a phrase in lines of whole words, at most `width` columns; all lines but
 * the first are indented. */
void fit_phrase(struct buf *b, struct view language, const char *name,
		const struct fields *f, size_t width);

/* Fills the line with blanks up to column `at`, counted from 0, then adds text. */
void line_put(struct buf *line, size_t at, struct view text);
/* Ends a line, without the blanks at its end. */
void line_end(struct buf *b, struct view line);

/* A sentence that grows item by item and is broken into lines. A continued line
 * begins with "and also", so that no line consists of places alone and reads as an
 * order. */
struct sentence {
	struct buf *b;
	struct buf line;
	size_t width;
	struct view language; /* of "and also" */
	const char *item;     /* the last item, which waits for its separator */
};

/* Begins a sentence; its lines go into b, at most `width` columns each. */
struct sentence sentence_in(struct buf *b, struct view language, size_t width);
/* Adds text that must stay together on one line, after a blank. */
void sentence_add(struct sentence *s, const char *text);
/* Adds the next item of a list; `sep` goes behind the item before it. Keeps text
 * until the next item or sentence_end. */
void sentence_item(struct sentence *s, const char *text, const char *sep);
/* Ends the last line; behind a last item with a full stop. */
void sentence_end(struct sentence *s);

#endif
