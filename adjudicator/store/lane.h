/* SPDX-License-Identifier: ISC */
/*
 * Letters that wait for one of several programs that judge at the same time. Of two
 * letters about one game, or from one sender, the earlier has its verdict before the
 * later can be claimed, unless the earlier was put off. So the course of a game does
 * not depend on how many programs judge.
 */
#ifndef ADJUDICATOR_STORE_LANE_H
#define ADJUDICATOR_STORE_LANE_H

#include "adjudicator/store/inbox.h"

/* Names of the numbers (store_number) under which the leader keeps a hash of what
 * all programs that judge must have in common, and a hash of the word lists
 * alone. */
#define LANE_TERMS "lane.terms"
#define LANE_WORDS "lane.words" /* one part of LANE_TERMS */

struct lane {
	int64_t letter;
	int64_t game; /* the game whose token the letter has; 0: none, or a token of no
			 game */
	int64_t sender; /* a hash of the sender's address */
	int64_t later;  /* put off until then; 0: not put off */
};

/* The first waiting letters above `after` that have no lane yet, LANE_MISSING_MOST
 * at most. */
enum { LANE_MISSING_MOST = 32 };
bool lane_missing(struct store *st, struct arena *a, int64_t after, int64_t **letters,
		  size_t *count, struct err *err);
bool lane_add(struct store *st, const struct lane *lane, struct err *err);
/* Deletes the lanes of letters that have a verdict: they were judged while the club
 * was kept in a file. */
bool lane_prune(struct store *st, struct err *err);
/* Claims the first letter from `least` on that may be judged now, until the end of
 * this transaction (store_begin_shared). in.id is 0 when no letter waits, when other
 * programs hold all that do, when the leader's terms are not `terms`, or when the
 * club has moved away. */
struct lane_wish {
	int64_t now, least, terms;
};
struct lane_claim {
	struct inbox_letter in;
	bool falls; /* a turn that ran out before this letter arrived is over (K5): the
		       mailbox was read to its end, and no earlier letter waits that may
		       be about any game */
	int64_t round; /* round of seals (sealed.h); no other begins while this
			  transaction lasts */
};
bool lane_claim(struct store *st, struct arena *a, const struct lane_wish *wish,
		struct lane_claim *out, struct err *err);
/* *letter is the number of the first letter that waits; 0: none does. */
bool lane_least(struct store *st, int64_t *letter, struct err *err);
/* Name of the number that is 1 when the mailbox was read to its end and its letters
 * have their lanes, else 0. */
#define LANE_DRAINED "lane.drained"
bool lane_put_off(struct store *st, int64_t letter, int64_t later, struct err *err);
/* All letters that wait, claimed or not, by number. */
bool lane_waiting(struct store *st, struct arena *a, struct lane **out, size_t *count,
		  struct err *err);

#endif
