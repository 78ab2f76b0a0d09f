/* SPDX-License-Identifier: ISC */
/* A stored game proved: everything that can be computed again is, and compared. */
#ifndef ADJUDICATOR_VERIFY_H
#define ADJUDICATOR_VERIFY_H

#include "adjudicator/desk.h"

/* What a check found. */
struct verified {
	long events;      /* rows of the log */
	const char *what; /* the first difference, a sentence without a full stop; NULL:
			     there is none */
	long row;         /* the event that it is about; 0: the game itself */
};

/* Game `id` of the club. A difference is no failure: false is for a database that
 * cannot be read. */
bool verify_game(const struct desk *d, struct arena *arena, int64_t id,
		 struct verified *out, struct err *err);

#endif
