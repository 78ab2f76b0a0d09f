/* SPDX-License-Identifier: ISC */
/*
 * Orders that can still be taken back. Each is kept until then, and nobody learns of
 * it. A game has at most one that waits; a seat keeps only its last one.
 */
#ifndef ADJUDICATOR_STORE_SETTLING_H
#define ADJUDICATOR_STORE_SETTLING_H

#include "adjudicator/store/store.h"

struct settling {
	int64_t game; /* 0: there is none */
	int seat;
	struct view state; /* waits done withdrawn lapsed */
	int64_t letter, arrived;
	int64_t until;     /* when it can no longer be taken back, and counts */
	int64_t notice;    /* the receipt for it */
	struct view text;  /* canonical orders with ";" between them */
	struct view shown; /* as its player wrote them */
	bool scored;
	int score;
	int64_t ground; /* fingerprint of the board and rack that it was made for */
};

/* Replaces the seat's last one. */
bool settling_put(struct store *st, const struct settling *s, struct err *err);
/* The seat's last one, whatever became of it; s->game is 0 when there is none. */
bool settling_get(struct store *st, struct arena *a, int64_t game, int seat,
		  struct settling *s, struct err *err);
/* The game's one that waits; s->game is 0 when there is none. */
bool settling_waits(struct store *st, struct arena *a, int64_t game, struct settling *s,
		    struct err *err);
/* Ends the waiting; `state` is what became of it. */
bool settling_close(struct store *st, const struct settling *s, const char *state,
		    struct err *err);
/* Games with one that has waited until `now`, the longest due first. */
bool settling_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err);

#endif
