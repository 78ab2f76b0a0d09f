/* SPDX-License-Identifier: ISC */
/* One letter is judged, and what goes wrong with it keeps no other waiting. */
#ifndef ADJUDICATOR_RUN_JUDGE_ONE_H
#define ADJUDICATOR_RUN_JUDGE_ONE_H

#include "adjudicator/run/phases.h"

/* What becomes of a letter over which we stumble. */
enum stumble {
	STUMBLE_QUARANTINE, /* by ERR_BUG; by another fault of its own it waits */
	STUMBLE_TELL /* nothing, by any fault: it is the caller's, with a transaction in
			which no more can be done */
};

/* In a mark of its own; with STUMBLE_TELL that is the transaction. *waits: it has no
 * verdict yet, for there are too many of its player today, or something that it needs
 * is not here. Counts in *r and logs. False when no other letter would fare better, or
 * with STUMBLE_TELL: what it did is undone.
 */
bool judge_one(struct run *r, struct arena *arena, const struct inbox_letter *in,
	       enum stumble stumble, bool *waits, struct err *err);
/* Run after run was killed at it: quarantined, and told. */
bool judge_killer(struct run *r, const struct inbox_letter *in, struct err *err);

#endif
