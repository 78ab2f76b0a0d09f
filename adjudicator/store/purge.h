/* SPDX-License-Identifier: ISC */
/* What goes with age. Each kind of row has a moment: what is older goes. */
#ifndef ADJUDICATOR_STORE_PURGE_H
#define ADJUDICATOR_STORE_PURGE_H

#include "adjudicator/store/store.h"

struct purge_times {
	int64_t letters; /* about no game; suggestions that were answered; bounces */
	int64_t games;   /* when a game ended: its letters, and what was kept for it */
	int64_t strays;  /* letters of strangers and robots; wished addresses */
	int64_t observers; /* when the game they watch ended */
	int64_t silent;    /* when people were asked who never answered */
	int64_t idle;      /* when a player last wrote or played */
	int64_t now;
};

/* What went. */
struct purge_counts {
	long letters, sent, strays, wishes, choices, suggestions, observers;
	long silent, idle; /* the caller's to count */
};

/* All but people. */
bool purge_rows(struct store *st, const struct purge_times *t, struct purge_counts *n,
		struct err *err);
/* People who never answered, to be forgotten; players who play no more, whose address
 * goes. */
bool purge_silent(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		  size_t *count, struct err *err);
bool purge_idle(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		size_t *count, struct err *err);

#endif
