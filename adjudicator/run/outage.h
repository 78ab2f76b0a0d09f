/* SPDX-License-Identifier: ISC */
/* Time that players lost by an outage of ours is given back. */
#ifndef ADJUDICATOR_RUN_OUTAGE_H
#define ADJUDICATOR_RUN_OUTAGE_H

#include "adjudicator/club/context.h"

/* Gives every running clock back the time since the last drained run, if that is an
 * outage (K7). Call before anything is judged. */
bool outage_give_back(struct context *d, long *credited, struct err *err);

/* Gives the clock of one game back the time since then, and tells its player. */
bool outage_give_one(struct context *d, struct arena *arena, int64_t game,
		     int64_t since, struct err *err);

#endif
