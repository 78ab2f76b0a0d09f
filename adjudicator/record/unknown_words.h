/* SPDX-License-Identifier: ISC */
/* Counts words that were played and that the game's edition does not have. */
#ifndef ADJUDICATOR_RECORD_UNKNOWN_WORDS_H
#define ADJUDICATOR_RECORD_UNKNOWN_WORDS_H

#include "adjudicator/record/record.h"

/* A play that was refused for its words. A game with a list of its own counts nothing.
 */
bool unknown_words_refused(struct arena *arena, const struct record *r,
			   const struct table *t, struct err *err);
/* Words that the table's events took off the board, or found to be none. */
bool unknown_words_events(struct arena *arena, const struct record *r,
			  const struct table *t, struct err *err);

#endif
