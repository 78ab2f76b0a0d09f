/* SPDX-License-Identifier: ISC */
/*
 * How a game ended: its row in `result`. The row exists exactly while the game is
 * over and counts: not void, not annulled by a ruling, and with more than one
 * player. It follows from the events that count, and is changed in their
 * transaction.
 */
#ifndef ADJUDICATOR_RECORD_RESULT_H
#define ADJUDICATOR_RECORD_RESULT_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/result.h"

/* Writes or deletes the game's row; called by record_settle. */
bool outcome_keep(const struct record *r, struct err *err);
/* Writes, once, the rows of games that ended before results were stored. A damaged
 * game gets none and is counted in *damaged. In a transaction of its own. */
bool outcome_fill(const struct context *d, long *damaged, struct err *err);
/* *agrees: whether the row is what the events lead to. */
bool outcome_agrees(const struct record *r, struct arena *arena, bool *agrees,
		    struct err *err);

#endif
