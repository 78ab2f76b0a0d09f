/* SPDX-License-Identifier: ISC */
/* Letters in their lanes (store/lane.h), judged together with other programs. */
#ifndef ADJUDICATOR_RUN_WORKERS_LANES_H
#define ADJUDICATOR_RUN_WORKERS_LANES_H

#include "adjudicator/run/phases.h"

/* The terms: a hash of the database's schema, the rules' version, the club's key and
 * its word lists. A program whose terms differ from those of the club's leader may
 * claim no letters. */
bool lanes_terms(const struct config *c, int64_t *terms, struct err *err);
/* The same for a program with another schema and other rules. */
bool lanes_terms_of(const struct config *c, int schema, int rules, int64_t *terms,
		    struct err *err);
/* Sets the leader's terms: letters are claimed only under these. */
bool lanes_open(struct run *r, struct err *err);
/* Checks that our terms are the leader's. ERR_RETRY where only the word lists
 * differ, for they may be rebuilt while others judge; else ERR_CONFIG. */
bool lanes_agree(struct context *d, struct err *err);

/* Gives every waiting letter its lane, in the order of the letters. */
bool lanes_fill(struct run *r, struct err *err);
/* *due: how many waiting letters may be judged now. */
bool lanes_due(struct context *d, long *due, struct err *err);
/* Stops the clocks of games with letters that still wait; a letter of no known game
 * stops all clocks. */
bool lanes_hold(struct run *r, struct err *err);

/* The work of phase_judge in a shared database: fills the lanes and judges with one
 * worker beside those of other programs. Ends when nothing waits, or when the others
 * take too long. */
bool judge_shared(struct run *r, struct err *err);

#endif
