/* SPDX-License-Identifier: ISC */
/* Removes what has grown too old. */
#ifndef ADJUDICATOR_STORE_PURGE_H
#define ADJUDICATOR_STORE_PURGE_H

#include "adjudicator/store/store.h"

struct purge_times {
	int64_t letters; /* letters about no game, answered suggestions, and bounces
			    older than this go */
	int64_t games;   /* for games over since then: their letters, and what was kept
			    for them */
	int64_t strays;  /* letters of strangers and robots, and wished addresses, older
			    than this go */
	int64_t observers; /* those who watched games over since then go */
	int64_t silent;    /* people who have not answered since they were asked then or
			      earlier */
	int64_t idle;      /* players who last wrote or played then or earlier */
	int64_t now;
};

/* How many of each went. */
struct purge_counts {
	long letters, sent, strays, wishes, choices, suggestions, observers;
	long silent, idle; /* for the caller to count */
};

/* Removes all but people. */
bool purge_rows(struct store *st, const struct purge_times *t, struct purge_counts *n,
		struct err *err);
/* Lists, but does not change: people who never answered, whom the caller forgets;
 * and players who stopped playing, whose address the caller removes. */
bool purge_silent(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		  size_t *count, struct err *err);
bool purge_idle(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		size_t *count, struct err *err);

#endif
