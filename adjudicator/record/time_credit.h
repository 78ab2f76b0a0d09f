/* SPDX-License-Identifier: ISC */
/* Time that the club gives back: for an outage of its own, or for a question of its own
 * that stopped a player's clock. */
#ifndef ADJUDICATOR_RECORD_TIME_CREDIT_H
#define ADJUDICATOR_RECORD_TIME_CREDIT_H

#include "adjudicator/record/record.h"

/* Where a walk over a game's events (record_each) has come to; zeroed before the first.
 */
struct credits {
	long row;       /* the events at hand are of this one */
	bool time_only; /* and nothing but times has stood in it so far */
};

/* How many seconds this event, next in the walk, adds to the turn at hand; 0: it is no
 * such event. */
int64_t credit_of(struct credits *c, const struct match_event *row,
		  const struct position *before, const struct event *e);

#endif
