/* SPDX-License-Identifier: ISC */
/*
 * Which letter a run was judging when it was killed. While a run judges, the store
 * has a mark that says so; a run that finds the mark knows that the run before it
 * was killed. Such a run is careful: it names each letter in the store before it
 * judges it, in the transaction that keeps the verdict on the letter before. A
 * letter that was named by AT_HAND_RUNS careful runs, all of them killed, is
 * quarantined (judge_one.c, which also logs it).
 */
#ifndef ADJUDICATOR_RUN_AT_HAND_H
#define ADJUDICATOR_RUN_AT_HAND_H

#include "adjudicator/run/phases.h"

enum { AT_HAND_RUNS = 2 };

struct at_hand {
	bool careful;   /* the run before was killed while it judged */
	int64_t letter; /* the letter which that run had named; 0: none */
	int64_t runs;   /* careful runs in a row that were killed at .letter */
};

/* Reads into *a what the run before left, and notes in the store that judging
 * begins, with `letter` first. Opens a transaction of its own. A dry run does
 * nothing and is never careful. */
bool at_hand_begin(struct run *r, struct at_hand *a, int64_t letter, struct err *err);
/* Names the letter that is judged next, if the run is careful; 0: none is left. In
 * the caller's transaction. */
bool at_hand_next(struct run *r, const struct at_hand *a, int64_t letter,
		  struct err *err);
/* Whether the letter has killed AT_HAND_RUNS careful runs. */
bool at_hand_spent(const struct at_hand *a, int64_t letter);
/* Notes that judging has ended: every letter that could be judged has been. In the
 * caller's transaction. */
bool at_hand_end(struct run *r, const struct at_hand *a, struct err *err);
/* Forgets the runs that this letter killed: an operator wants it tried again. */
bool at_hand_forget(struct store *st, int64_t letter, struct err *err);

#endif
