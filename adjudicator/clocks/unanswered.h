/* SPDX-License-Identifier: ISC */
/* A player to move loses no time because letters of his get no answer (K57). */
#ifndef ADJUDICATOR_CLOCKS_UNANSWERED_H
#define ADJUDICATOR_CLOCKS_UNANSWERED_H

#include "adjudicator/letters/hearing.h"

/* The letter gets no answer, since its writer had as many today as he may have. If
 * `seat` is to move and its clock runs, the clock stands still from the letter's
 * arrival to `until`, when there may be an answer again. */
bool unanswered_stop(struct hearing *h, struct record *r, int seat, int64_t until);
/* The same in every game in which it is the writer's turn. */
bool unanswered_stop_all(struct hearing *h, int64_t until);

/* The time of that kind that was not yet given back to the seat to move, at some
 * moment. */
struct unanswered_time {
	int64_t owed; /* seconds */
	bool stands;  /* the clock stands still at that moment */
};
void unanswered_ahead(struct context *d, struct arena *arena, int64_t game,
		      int seat); /* see db_ahead */
bool unanswered_owed(struct context *d, struct arena *arena, const struct record *r,
		     int64_t at, struct unanswered_time *out, struct err *err);
/* Gives that time back. */
bool unanswered_give(struct context *d, struct arena *arena, struct record *r,
		     int64_t at, struct err *err);
/* A letter of that seat, which arrived at `at`, is answered: its clock runs again. */
bool unanswered_end(struct context *d, struct arena *arena, struct record *r, int seat,
		    int64_t at, struct err *err);

#endif
