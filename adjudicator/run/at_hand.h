/* SPDX-License-Identifier: ISC */
/*
 * Which letter a run was at when it was killed. While a run judges, the store says so;
 * a run that finds this said did not follow a good end. Then each letter is named in
 * the store before it is judged, in a transaction with the verdict on the one before,
 * and one that was named by AT_HAND_RUNS runs that never came back is quarantined
 * (judge_one.c, which also says so in the log).
 */
#ifndef ADJUDICATOR_RUN_AT_HAND_H
#define ADJUDICATOR_RUN_AT_HAND_H

#include "adjudicator/run/phases.h"

enum { AT_HAND_RUNS = 2 };

struct at_hand {
	bool careful;   /* the run before was killed while it judged */
	int64_t letter; /* that it was at, if it was careful; 0: unknown */
	int64_t runs;   /* killed with that letter at hand */
};

/* What the run before left; begins to judge, with that letter. In a transaction of its
 * own. */
bool at_hand_begin(struct run *r, struct at_hand *a, int64_t letter, struct err *err);
/* It is the next one; 0: there is none. Inside a transaction. */
bool at_hand_next(struct run *r, const struct at_hand *a, int64_t letter,
		  struct err *err);
/* It was at hand too often. */
bool at_hand_spent(const struct at_hand *a, int64_t letter);
/* All that could be judged is. Inside a transaction. */
bool at_hand_end(struct run *r, const struct at_hand *a, struct err *err);
/* An operator wants it tried again. */
bool at_hand_forget(struct store *st, int64_t letter, struct err *err);

#endif
