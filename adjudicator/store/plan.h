/* SPDX-License-Identifier: ISC */
/* If-moves: orders sent for a later turn, kept as text in the order in which they
 * came. */
#ifndef ADJUDICATOR_STORE_PLAN_H
#define ADJUDICATOR_STORE_PLAN_H

#include "adjudicator/store/store.h"

struct plan {
	long taken; /* how many turns its seat had had when it came */
	bool rests;
	struct view text; /* "if pass then 9C ZETA" */
};

enum { PLANS_MOST = 20 }; /* per seat (L13) */

struct if_moves {
	struct plan plan[PLANS_MOST];
	size_t count;
};

/* *kept is false when the seat already has PLANS_MOST. */
bool plan_add(struct store *st, int64_t game, int seat, const struct plan *p,
	      bool *kept, struct err *err);
bool plan_list(struct store *st, struct arena *a, int64_t game, int seat,
	       struct if_moves *out, struct err *err);
/* Suspends all if-moves of a seat, or makes them count again. */
bool plan_rest(struct store *st, int64_t game, int seat, bool rest, struct err *err);
bool plan_forget(struct store *st, int64_t game, int seat, struct err *err);

#endif
