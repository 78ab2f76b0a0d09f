/* SPDX-License-Identifier: ISC */
/*
 * How a game ended, as its row in `result` has it. There is one exactly while the game
 * is over and counts: it is not void, no ruling annulled it, and more than one player
 * sat at it. It follows from the events that count, and changes in their transaction.
 */
#ifndef ADJUDICATOR_RECORD_RESULT_H
#define ADJUDICATOR_RECORD_RESULT_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/result.h"

/* Keeps or drops the game's row; record_settle calls it. */
bool outcome_keep(const struct record *r, struct err *err);
/* Games that were over before results were kept get their rows, once; one that is
 * damaged gets none and is counted in *damaged. In a transaction of its own. */
bool outcome_fill(const struct context *d, long *damaged, struct err *err);
/* *agrees: the row says what the events lead to. */
bool outcome_agrees(const struct record *r, struct arena *arena, bool *agrees,
		    struct err *err);

#endif
