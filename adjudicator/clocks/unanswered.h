/* SPDX-License-Identifier: ISC */
/* Whose turn it is loses no time because letters of his are not answered (K57). */
#ifndef ADJUDICATOR_CLOCKS_UNANSWERED_H
#define ADJUDICATOR_CLOCKS_UNANSWERED_H

#include "adjudicator/letters/hearing.h"

/* There is no answer: from the letter's arrival until there may be one the clock of
 * that seat stands still, where it runs and is not that of somebody else. */
bool unanswered_stop(struct hearing *h, struct record *r, int seat, int64_t until);
/* The same in every game in which it is his turn. */
bool unanswered_stop_all(struct hearing *h, int64_t until);

/* What of that time is not given back yet to the seat to move, up to a moment, and
 * whether its clock stands still then. */
struct unanswered_time {
	int64_t owed;
	bool stands;
};
void unanswered_ahead(struct context *d, struct arena *arena, int64_t game,
		      int seat); /* see db_ahead */
bool unanswered_owed(struct context *d, struct arena *arena, const struct record *r,
		     int64_t at, struct unanswered_time *out, struct err *err);
/* Gives it back. */
bool unanswered_give(struct context *d, struct arena *arena, struct record *r,
		     int64_t at, struct err *err);
/* A letter of that seat, which came then, is answered: its clock runs again. */
bool unanswered_end(struct context *d, struct arena *arena, struct record *r, int seat,
		    int64_t at, struct err *err);

#endif
