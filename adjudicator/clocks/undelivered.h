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
/* The same, and stops clocks and lets them run again. Call before clocks fall. */
bool undelivered_tick(struct context *d, struct err *err);
/* Whether the turn at hand may not be passed now, for such a reason. */
bool undelivered_holds(struct context *d, const struct record *r, bool *holds,
		       struct err *err);
/* Whether the clock of the seat to move stands still because letters come back. */
bool undelivered_stands(struct context *d, struct arena *arena, const struct record *r,
			bool *stands, struct err *err);
/* A letter of that player waits for another day: his turns wait for it, too (K58). And
 * his letters are heard again. */
bool undelivered_later(struct context *d, int64_t player, int64_t arrived,
		       struct err *err);
bool undelivered_heard(struct context *d, int64_t player, struct err *err);
/* Whether a letter about the game waits to leave for somebody who may answer what that
 * seat did or asked. */
bool undelivered_answer(struct context *d, const struct record *r, int by, bool *waits,
			struct err *err);

/* lost_time.c: a time that a seat lost because it was not reached, and why. */
struct lost {
	int64_t from, until;
	const char *phrase;
	const char *others; /* the same to the others; NULL: they hear nothing */
};
/* It is given back, once: of its turn, and of the time to answer. */
bool lost_give(struct context *d, struct arena *arena, struct record *r, int seat,
	       const struct lost *lost, struct err *err);
/* When the moment at hand began. */
bool lost_turn_began(struct arena *arena, const struct record *r, int64_t *since,
		     struct err *err);

/* What a seat is told of the clock of the seat to move. */
struct lost_saying {
	const char *head, *phrase;
	int64_t span;
};
bool lost_tell_seat(struct context *d, struct arena *arena, const struct record *r,
		    int seat, const struct lost_saying *s, struct err *err);
bool lost_tell_others(struct context *d, struct arena *arena, const struct record *r,
		      const struct lost_saying *s, struct err *err);

/* A turn that its player was not written of has not begun (K56): what a command did
 * between two runs, and what a letter that cannot be written should have told, costs
 * nobody any time. Clocks and times to answer of which nobody was told yet begin now.
 * Call before letters are judged, and before clocks fall. */
bool untold_tick(struct context *d, struct err *err);
/* When that was done last in a game; 0: never. */
bool untold_last(struct context *d, int64_t game, int64_t *at, struct err *err);
/* Time was given back until now in that game, for another reason. */
bool untold_given(struct context *d, int64_t game, struct err *err);

#endif
