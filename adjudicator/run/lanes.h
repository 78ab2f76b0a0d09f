/* SPDX-License-Identifier: ISC */
/* Letters in their lanes (store/lane.h), judged beside other programs. */
#ifndef ADJUDICATOR_RUN_LANES_H
#define ADJUDICATOR_RUN_LANES_H

#include "adjudicator/run/phases.h"

/* What a program must have in common with the one that leads the club, or it may claim
 * nothing: form of the database, rules, the club's key, its word lists. */
bool lanes_terms(const struct config *c, int64_t *terms, struct err *err);
/* The same of a program with that form of the database, and those rules. */
bool lanes_terms_of(const struct config *c, int schema, int rules, int64_t *terms,
		    struct err *err);
/* The leader's; under it alone letters are claimed. */
bool lanes_open(struct run *r, struct err *err);
/* ERR_CONFIG where the leader's are others than ours; ERR_RETRY where only its word
 * lists are, which one may build while others judge. */
bool lanes_agree(struct context *d, struct err *err);

/* Gives every letter that waits its lane, in their order. */
bool lanes_fill(struct run *r, struct err *err);
/* How many of them may be judged now. */
bool lanes_due(struct context *d, long *due, struct err *err);
/* What still waits holds the clocks of its game; what is of none holds all. */
bool lanes_hold(struct run *r, struct err *err);

/* phase_judge's work: fills the lanes and judges with one worker, beside those that are
 * there; ends when nothing waits, or others are at it for too long. */
bool judge_shared(struct run *r, struct err *err);

#endif
