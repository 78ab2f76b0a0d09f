/* SPDX-License-Identifier: ISC */
/*
 * A player whom our letters do not reach loses no time by it (K28, K29, K52): what a
 * mail server took late is given back, no turn is passed while its letter waits here,
 * and where letters come back the clock stands still.
 */
#ifndef ADJUDICATOR_CLOCKS_UNDELIVERED_H
#define ADJUDICATOR_CLOCKS_UNDELIVERED_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

/* Gives back what letters took too long. Call before letters are judged. */
bool undelivered_relay(struct context *d, struct err *err);
/* The same, and stops clocks and lets them run again. Call
 * before clocks fall. */
bool undelivered_tick(struct context *d, struct err *err);
/* Whether the turn at hand may not be passed now, for such a reason. */
bool undelivered_holds(struct context *d, const struct record *r, bool *holds,
		       struct err *err);
/* A letter of that player waits for another day: his turns wait for it, too (K58). And
 * his letters are heard again. */
bool undelivered_later(struct context *d, int64_t player, int64_t arrived,
		       struct err *err);
bool undelivered_heard(struct context *d, int64_t player, struct err *err);
/* Whether a letter about the game waits to leave for somebody who may answer what that
 * seat did or asked. */
bool undelivered_answer(struct context *d, const struct record *r, int by, bool *waits,
			struct err *err);

#endif
