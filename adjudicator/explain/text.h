/* SPDX-License-Identifier: ISC */
/* Parts of an explanation as text that can be mailed, for all that explain plays. */
#ifndef ADJUDICATOR_EXPLAIN_TEXT_H
#define ADJUDICATOR_EXPLAIN_TEXT_H

#include "adjudicator/explain/explain.h"

enum { EXPLAIN_WIDTH = 76 }; /* columns */

/* "text [C2]" */
struct view explain_cited(struct arena *arena, struct view text, struct view rules);
/* "  Written       D8 across CRATE" */
void explain_put_value(struct buf *b, const char *label, struct view text,
		       struct view rules);
void explain_put_board(struct buf *b, const struct position *pos);
/* Words with their squares, the word list's answers, the score. `questioned`: the words
 * were looked up because somebody asked. */
void explain_put_play(struct buf *b, const struct setup *s,
		      const struct explain_line *x, bool questioned);

#endif
