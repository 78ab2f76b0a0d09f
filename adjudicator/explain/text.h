/* SPDX-License-Identifier: ISC */
/* Parts of an explanation as text for letters, for all that explain plays. */
#ifndef ADJUDICATOR_EXPLAIN_TEXT_H
#define ADJUDICATOR_EXPLAIN_TEXT_H

#include "adjudicator/explain/path.h"

/* Column where values begin, after labels and names. */
enum { EXPLAIN_VALUES = 16 };

/* Adds "text [C2]" at that column to the line that begins at `start`. */
void explain_put_hanging(struct buf *b, size_t start, size_t column, struct view text,
			 struct view rules);
/* Adds "  Written       D8 across CRATE". */
void explain_put_value(struct buf *b, const char *label, struct view text,
		       struct view rules);
/* The same without rules. */
void explain_put_plain(struct buf *b, const char *label, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void explain_put_board(struct buf *b, const struct position *pos);
/* Adds words with their squares, whether the list has them, and the score.
 * `questioned`: the words were looked up because of a challenge. */
void explain_put_play(struct buf *b, const struct setup *s,
		      const struct explain_line *x, bool questioned);
/* The same for a word on a path. */
void explain_put_path(struct buf *b, const struct setup *s,
		      const struct explain_path *x);

#endif
