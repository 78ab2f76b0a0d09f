/* SPDX-License-Identifier: ISC */
/* Times of a stored game: its begin, silence (K13), and what the club gives back. */
#ifndef ADJUDICATOR_RECORD_GAME_TIME_H
#define ADJUDICATOR_RECORD_GAME_TIME_H

#include "adjudicator/record/record.h"

/* When its first row was written. */
bool record_start_time(const struct record *r, struct arena *arena, int64_t *at,
		       struct err *err);
/* For how long the player to move may be silent (K13); 0: for ever. */
int64_t record_silence(const struct record *r);
/* Something happened in that game: where its option says so it is listened to (K13). */
bool record_listen(const struct record *r, struct err *err);

/* Time that the club gives back: for an outage of its own, or for a question of its own
 * that stopped a player's clock. */

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
