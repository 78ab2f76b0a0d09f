/* SPDX-License-Identifier: ISC */
/* Moves sent for a later turn, as text, in the order in which they came. */
#ifndef ADJUDICATOR_STORE_PLAN_H
#define ADJUDICATOR_STORE_PLAN_H

#include "adjudicator/store/store.h"

struct plan {
	long taken; /* turns its seat had had when it came */
	bool rests;
	struct view text; /* "if pass then 9C ZETA" */
};

enum { PLANS_MOST = 20 }; /* of a seat (L13) */

struct if_moves {
	struct plan plan[PLANS_MOST];
	size_t count;
};

/* *kept is false when the seat has as many as it may. */
bool plan_add(struct store *st, int64_t game, int seat, const struct plan *p,
	      bool *kept, struct err *err);
bool plan_list(struct store *st, struct arena *a, int64_t game, int seat,
	       struct if_moves *out, struct err *err);
/* All of a seat rest, or count again. */
bool plan_rest(struct store *st, int64_t game, int seat, bool rest, struct err *err);
bool plan_forget(struct store *st, int64_t game, int seat, struct err *err);

#endif
