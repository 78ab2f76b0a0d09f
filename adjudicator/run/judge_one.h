/* SPDX-License-Identifier: ISC */
/* Judges one letter so that a fault with it keeps no other letter waiting. */
#ifndef ADJUDICATOR_RUN_JUDGE_ONE_H
#define ADJUDICATOR_RUN_JUDGE_ONE_H

#include "adjudicator/run/phases.h"

/* What becomes of a letter on which judging fails. */
enum stumble {
	STUMBLE_QUARANTINE, /* on ERR_BUG it is quarantined; after another fault of its
			       own it waits */
	STUMBLE_TELL /* nothing: the caller gets the error. For a transaction in which
			nothing more can be done after a failure */
};

/* Judges the letter in a mark of its own; with STUMBLE_TELL the mark is the whole
 * transaction. *waits: the letter has no verdict yet, because its player sent too
 * many today or something that it needs is missing. Counts in *r and logs. Returns
 * false when any other letter would fail, too, or with STUMBLE_TELL when this one
 * failed and what it did is undone. */
bool judge_one(struct run *r, struct arena *arena, const struct inbox_letter *in,
	       enum stumble stumble, bool *waits, struct err *err);
/* Quarantines a letter at which run after run was killed, and logs it. */
bool judge_killer(struct run *r, const struct inbox_letter *in, struct err *err);

#endif
