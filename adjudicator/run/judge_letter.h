/* SPDX-License-Identifier: ISC */
/*
 * From a letter to what becomes of it: the policy. A letter carries out an order only
 * with the game's reply token and from the registered address. With one of the two, the
 * registered address is asked; with neither, nothing happens and nobody is answered.
 * Every letter gets one ledger row, in the same transaction as everything it causes.
 */
#ifndef ADJUDICATOR_RUN_JUDGE_LETTER_H
#define ADJUDICATOR_RUN_JUDGE_LETTER_H

#include "adjudicator/club/context.h"

/* How the judging of one letter ended. */
struct judge_end {
	bool waits; /* its player sent too many today: nothing was done, and the letter
		       has no verdict yet */
	struct view verdict; /* as in the ledger; empty while it waits */
	int64_t game;        /* 0: none, or not known */
	int64_t player;      /* the writer; 0: not known */
	struct view refusal; /* of its first refused order, in English; empty: no order
				was refused */
	const char *untold;  /* why it did nothing, where no player is told; NULL:
				somebody is told, or nobody need be */
};

/* Judges one letter inside the caller's mark. Returns false only when the world is
 * wrong; a fault of the letter is its verdict. After a failure only .game and
 * .player of *end are known. */
bool judge_letter(struct context *d, struct arena *arena,
		  const struct inbox_letter *letter, struct judge_end *end,
		  struct err *err);
/* Writes the ledger row of a letter that could not be judged: quarantined, with the
 * reason. */
bool judge_quarantine(struct context *d, const struct inbox_letter *letter,
		      const char *why, struct err *err);

#endif
