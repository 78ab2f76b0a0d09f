/* SPDX-License-Identifier: ISC */
/*
 * How often a day letters are answered that move no game: so no robot can write to us
 * for ever. Each game counts for itself, the last answer says that it is the last, and
 * whose turn it is loses no time because we are silent (K57).
 */
#ifndef ADJUDICATOR_LETTERS_ANSWER_LIMIT_H
#define ADJUDICATOR_LETTERS_ANSWER_LIMIT_H

#include "adjudicator/letters/hearing.h"

struct quiet {
	bool may;      /* there is an answer */
	bool last;     /* and no more of them today */
	int64_t until; /* when there may be one again */
};

/* Counts a letter of that sort, of the player who is heard, in a game or, with 0, in
 * none; `most` of them are answered in a day. */
bool quiet_count(struct hearing *h, const char *sort, int64_t game, long most,
		 struct quiet *out);
/* Tells beside an answer that it is the last one. */
bool quiet_last(struct hearing *h, const struct addressee *to, const struct quiet *q);
/* There is no answer: from the letter's arrival until there may be one the clock of
 * that seat stands still, where it runs and is not that of somebody else. */
bool quiet_stop(struct hearing *h, struct record *r, int seat, int64_t until);

/* What of that time is not given back yet to the seat to move, up to a moment, and
 * whether its clock stands still then. */
struct quiet_time {
	int64_t owed;
	bool stands;
};
bool quiet_owed(struct desk *d, struct arena *arena, const struct record *r, int64_t at,
		struct quiet_time *out, struct err *err);
/* Gives it back. */
bool quiet_give(struct desk *d, struct arena *arena, struct record *r, int64_t at,
		struct err *err);
/* A letter of that seat, which came then, is answered: its clock runs again. */
bool quiet_end(struct desk *d, struct arena *arena, struct record *r, int seat,
	       int64_t at, struct err *err);

#endif
