/* SPDX-License-Identifier: ISC */
/* Counts words that were played but are not in the game's lexicon. */
#ifndef ADJUDICATOR_RECORD_UNKNOWN_WORDS_H
#define ADJUDICATOR_RECORD_UNKNOWN_WORDS_H

#include "adjudicator/record/record.h"

/* Counts the words of a refused play. A game with a list of its own counts nothing. */
bool unknown_words_refused(struct arena *arena, const struct record *r,
			   const struct table *t, struct err *err);
/* Counts words that the table's events challenged off the board, or found not to be
 * in the list. */
bool unknown_words_events(struct arena *arena, const struct record *r,
			  const struct table *t, struct err *err);

#endif
