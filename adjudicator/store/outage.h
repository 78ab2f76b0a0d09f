/* SPDX-License-Identifier: ISC */
/* Outages of the club itself, and when the letters behind a game's events
 * arrived. */
#ifndef ADJUDICATOR_STORE_OUTAGE_H
#define ADJUDICATOR_STORE_OUTAGE_H

#include "adjudicator/store/store.h"

struct outage {
	int64_t since, until; /* the complete runs before and after it */
	long games;           /* games whose clocks were given the time back */
};

/* In the caller's transaction. */
bool outage_add(struct store *st, const struct outage *o, struct err *err);
/* The newest first, at most `most` of them. */
bool outage_list(struct store *st, struct arena *a, long most, struct outage **out,
		 size_t *count, struct err *err);
/* Where *at lies in an outage it becomes its end: clocks were given that time back, and
 * have run no further. */
bool outage_behind(struct store *st, struct arena *a, int64_t *at, struct err *err);

/* An event that a letter brought, and when that letter arrived. */
struct arrival {
	long n;
	int64_t arrived;
};
/* All such events of a game, in their order. */
bool outage_arrivals(struct store *st, struct arena *a, int64_t game,
		     struct arrival **out, size_t *count, struct err *err);

#endif
