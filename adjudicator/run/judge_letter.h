/* SPDX-License-Identifier: ISC */
/*
 * From a letter to what becomes of it: the policy. A letter commits an order only with
 * the game's reply token and the registered address; with one of the two the registered
 * address is asked; with neither nothing happens and nobody is answered. Every letter
 * gets one ledger row, in the same transaction as all it causes.
 */
#ifndef ADJUDICATOR_RUN_JUDGE_LETTER_H
#define ADJUDICATOR_RUN_JUDGE_LETTER_H

#include "adjudicator/club/context.h"

/* How a letter was left. */
struct judge_end {
	bool waits; /* its player sent too many today: nothing was done, and the letter
		       has no verdict yet */
	struct view verdict; /* of the ledger; empty while it waits */
	int64_t game;        /* 0: none, or not known */
	int64_t player;      /* who wrote it; 0: not known */
	struct view refusal; /* of an order, the first, in English; empty: of none */
	const char *untold;  /* why it did nothing, where no player hears of that; NULL:
			       somebody does, or nobody need */
};

/* Hears one letter inside the caller's mark. False only when the world is wrong; what
 * is wrong with the letter is its verdict. *end then tells of game and player alone. */
bool judge_letter(struct context *d, struct arena *arena,
		  const struct inbox_letter *letter, struct judge_end *end,
		  struct err *err);
/* The ledger row of a letter that could not be heard: quarantined, with the reason. */
bool judge_quarantine(struct context *d, const struct inbox_letter *letter,
		      const char *why, struct err *err);

#endif
