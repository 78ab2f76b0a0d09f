/* SPDX-License-Identifier: ISC */
/*
 * Letters of ours that did not get to their player: refused by a mail server, returned
 * by one, or given up after days. What happened before the last letter that the player
 * wrote in answer to one of ours does not count any more: that one had arrived.
 */
#ifndef ADJUDICATOR_STORE_BOUNCE_H
#define ADJUDICATOR_STORE_BOUNCE_H

#include "adjudicator/store/store.h"

struct bounce {
	int64_t outbox, player;
	int64_t letter; /* the report; 0: none, we were refused ourselves */
	int64_t at;
	const char *kind;   /* hard, days (given up), soft (only late) */
	struct view status; /* as "5.1.1"; may be empty */
	bool tagged;        /* it is known to be about that letter: a clock may stop */
};

struct bounce_state {
	long hard, days;               /* letters */
	long untold_hard, untold_days; /* of them, since the organiser was told */
	int64_t since;                 /* the first of them; 0: none */
};

enum { BOUNCES_BAD = 3 }; /* so many for good, or one that was given up */

/* The same letter counts once of each kind; *fresh tells. */
bool bounce_add(struct store *st, const struct bounce *b, bool *fresh, struct err *err);
bool bounce_state(struct store *st, int64_t player, struct bounce_state *out,
		  struct err *err);
/* Letters to this player do not arrive. */
bool bounce_bad(const struct bounce_state *s);
/* Players with anything untold. */
bool bounce_untold(struct store *st, struct arena *a, int64_t **players, size_t *count,
		   struct err *err);
bool bounce_told(struct store *st, int64_t player, struct err *err);

#endif
