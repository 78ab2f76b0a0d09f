/* SPDX-License-Identifier: ISC */
/* Time that a seat lost because it was not reached: given back once, and told. */
#ifndef ADJUDICATOR_CLOCKS_LOST_TIME_H
#define ADJUDICATOR_CLOCKS_LOST_TIME_H

#include "adjudicator/club/context.h"

struct record;

/* A time that a seat lost, and why. */
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

#endif
