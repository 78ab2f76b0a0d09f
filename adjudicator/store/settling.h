/* SPDX-License-Identifier: ISC */
/*
 * Orders that are kept until they can no longer be taken back, and nothing is known of
 * them before. A game has at most one that waits, a seat its last one.
 */
#ifndef ADJUDICATOR_STORE_SETTLING_H
#define ADJUDICATOR_STORE_SETTLING_H

#include "adjudicator/store/store.h"

struct settling {
	int64_t game; /* 0: there is none */
	int seat;
	struct view state; /* waits done withdrawn lapsed */
	int64_t letter, arrived;
	int64_t until;     /* from then on it counts */
	int64_t notice;    /* the receipt */
	struct view text;  /* canonical; several orders with ";" between */
	struct view shown; /* as its player wrote it */
	bool scored;
	int score;
	int64_t ground; /* fingerprint of the board and the rack it was made for */
};

/* Instead of the seat's last one. */
bool settling_put(struct store *st, const struct settling *s, struct err *err);
/* The seat's last one, whatever became of it. */
bool settling_get(struct store *st, struct arena *a, int64_t game, int seat,
		  struct settling *s, struct err *err);
/* The one of that game that waits. */
bool settling_waits(struct store *st, struct arena *a, int64_t game, struct settling *s,
		    struct err *err);
/* It waits no longer; `state` is what became of it. */
bool settling_close(struct store *st, const struct settling *s, const char *state,
		    struct err *err);
/* Games in which one has waited long enough, oldest first. */
bool settling_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err);

#endif
