/* SPDX-License-Identifier: ISC */
/* Cases that time opens: an overdue turn, and a player who is silent. */
#ifndef ADJUDICATOR_REFEREE_CASE_TIME_H
#define ADJUDICATOR_REFEREE_CASE_TIME_H

#include "adjudicator/record/record.h"

/* The time of the turn at hand is over, and a referee has to say what follows: opens a
 * case of kind `time`, and writes to him. */
bool case_time_open(struct context *d, struct arena *arena, const struct record *r,
		    struct err *err);
/* Opens a case of that kind about the turn at hand. */
bool case_begin(struct context *d, struct arena *arena, const struct record *r,
		const char *kind, struct err *err);

#endif
