/* SPDX-License-Identifier: ISC */
/*
 * A player whom our letters do not reach loses no time by it (K28, K29, K52). Time
 * that a mail server took too long is given back, no turn is passed while the letter
 * about it waits here, and the clock stands still where letters come back.
 */
#ifndef ADJUDICATOR_CLOCKS_UNDELIVERED_H
#define ADJUDICATOR_CLOCKS_UNDELIVERED_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/outage.h"

/* Gives back the time of letters that left late. Call it before letters are judged. */
bool undelivered_relay(struct context *d, struct err *err);
/* Does the same, then stops the clocks of players whose letters come back and lets
 * the others run again. Call it before clocks fall. */
bool undelivered_tick(struct context *d, struct err *err);
/* Whether the current turn may not be passed now, for one of these reasons. */
bool undelivered_holds(struct context *d, const struct record *r, bool *holds,
		       struct err *err);
/* Whether the clock of the seat to move stands still because letters come back. */
bool undelivered_stands(struct context *d, struct arena *arena, const struct record *r,
			bool *stands, struct err *err);
/* undelivered_later: a letter of that player is put off to another day, and his
 * turns wait for it (K58). undelivered_heard: his letters are heard again. */
bool undelivered_later(struct context *d, int64_t player, int64_t arrived,
		       struct err *err);
bool undelivered_heard(struct context *d, int64_t player, struct err *err);
/* *waits: a letter about the game has not left yet for somebody who may still answer
 * what seat `by` did or asked. */
bool undelivered_answer(struct context *d, const struct record *r, int by, bool *waits,
			struct err *err);

/* lost_time.c. Time that a seat lost because it was not reached, and why. */
struct lost {
	int64_t from, until;
	const char *phrase;
	const char *others; /* tells the others; NULL: they are told nothing */
	/* Of that time these were given back already: the newest first, borrowed. */
	const struct outage *outage;
	size_t outages;
};
/* Gives it back, once: to the seat's turn, and to the time to answer a play or a
 * request. Tells of it. */
bool lost_give(struct context *d, struct arena *arena, struct record *r, int seat,
	       const struct lost *lost, struct err *err);

/* What a seat is told about the clock of the seat to move. */
struct lost_saying {
	const char *head, *phrase;
	int64_t span;
};
bool lost_tell_seat(struct context *d, struct arena *arena, const struct record *r,
		    int seat, const struct lost_saying *s, struct err *err);
bool lost_tell_others(struct context *d, struct arena *arena, const struct record *r,
		      const struct lost_saying *s, struct err *err);

/* A turn whose player was not written to has not begun (K56): nobody loses time by
 * what a command did between two runs, or by news in a letter that could not be
 * written. Turns and times to answer that nobody was told of begin now. Call it
 * before letters are judged, and before clocks fall. */
bool untold_tick(struct context *d, struct err *err);
/* When that was last done in a game; 0: never. */
bool untold_last(struct context *d, int64_t game, int64_t *at, struct err *err);
/* Notes that time up to now was given back in that game for another reason. */
bool untold_given(struct context *d, int64_t game, struct err *err);

#endif
