/* SPDX-License-Identifier: ISC */
/* What lines of a picture are made of: foreign text, columns, sentences. */
#ifndef FORMATS_BOARDS_LINES_H
#define FORMATS_BOARDS_LINES_H

#include "formats/phrase.h"

/* The head of text, at most `width` columns of it; "?" for control characters and for
 * bytes that are no text. NULL fits as nothing. */
struct view fit(struct arena *a, struct view text, size_t width);
struct view fit_str(struct arena *a, const char *text, size_t width);
/* A phrase in lines of whole words, all but the first indented. */
void fit_phrase(struct buf *b, struct view language, const char *name,
		const struct fields *f, size_t width);

/* Blanks up to column `at`, then text. */
void line_put(struct buf *line, size_t at, struct view text);
/* The line without blanks at its end. */
void line_end(struct buf *b, struct view line);

/* A sentence that grows item by item. A line that goes on in the next begins there with
 * "and also", so that no line is a list of places. */
struct sentence {
	struct buf *b;
	struct buf line;
	size_t width;
	struct view language; /* that lines go on in */
	const char *item;     /* the last, which waits for what stands behind it */
};

/* Lines of at most `width` columns go into b. */
struct sentence sentence_in(struct buf *b, struct view language, size_t width);
/* What must stand together on a line, with a blank before it. */
void sentence_add(struct sentence *s, const char *text);
/* The next of a list; `sep` stands behind the one before it. */
void sentence_item(struct sentence *s, const char *text, const char *sep);
/* Ends the line; a last item has a full stop. */
void sentence_end(struct sentence *s);

#endif
