/* SPDX-License-Identifier: ISC */
/* Times of a stored game: its beginning, silence (K13), and time the club gives
 * back. */
#ifndef ADJUDICATOR_RECORD_GAME_TIME_H
#define ADJUDICATOR_RECORD_GAME_TIME_H

#include "adjudicator/record/record.h"

/* *at: when its first row was written. */
bool record_start_time(const struct record *r, struct arena *arena, int64_t *at,
		       struct err *err);
/* *at: when the current turn, or phase of a turn, began. */
bool record_turn_began(const struct record *r, struct arena *arena, int64_t *at,
		       struct err *err);
/* How many seconds the player to move may be silent (K13); 0: any time. */
int64_t record_silence(const struct record *r);
/* Something happened in the game: restarts the count of silence, if its options ask
 * for it (K13). */
bool record_listen(const struct record *r, struct err *err);

/* The club gives time back after an outage, or after a question of its own stopped a
 * player's clock. */

/* State of a walk over a game's events with record_each; zeroed before the first
 * event. */
struct credits {
	long row;       /* the row of the current event */
	bool time_only; /* the row has had nothing but deadlines so far */
};

/* Returns how many seconds this event, the next of the walk, adds to the current
 * turn; 0: it gives no time. */
int64_t credit_of(struct credits *c, const struct match_event *row,
		  const struct position *before, const struct event *e);

#endif
