/* SPDX-License-Identifier: ISC */
/*
 * Letters that wait for one of several programs that judge at a time. Of two letters
 * about one game, or from one sender, the earlier has its verdict before the later can
 * be claimed; so what becomes of a game does not depend on how many judge.
 */
#ifndef ADJUDICATOR_STORE_LANE_H
#define ADJUDICATOR_STORE_LANE_H

#include "adjudicator/store/inbox.h"

/* The number (store_number) under which the leader keeps what all that judge must have
 * in common. */
#define LANE_TERMS "lane.terms"
#define LANE_WORDS "lane.words" /* the word lists among them */

struct lane {
	int64_t letter;
	int64_t game;   /* that it has a secret of; 0: none, or of none */
	int64_t sender; /* a hash of the address */
	int64_t later;  /* put off until then; 0: not */
};

/* The first letters above `after` that wait and have no lane yet, LANE_MISSING_MOST at
 * most. */
enum { LANE_MISSING_MOST = 32 };
bool lane_missing(struct store *st, struct arena *a, int64_t after, int64_t **letters,
		  size_t *count, struct err *err);
bool lane_add(struct store *st, const struct lane *lane, struct err *err);
/* Letters that were judged while the club was kept in a file lose theirs. */
bool lane_prune(struct store *st, struct err *err);
/* The first that may be judged now, from `least` on; in.id is 0 where there is none, or
 * others are at all of them, or the leader's terms are not ours, or the club has moved
 * away. It is this transaction's to its end (store_begin_shared). */
struct lane_wish {
	int64_t now, least, terms;
};
struct lane_claim {
	struct inbox_letter in;
	bool falls; /* a turn that ran out before it arrived is over for it (K5): it was
		       in a mailbox that was read to its end, and none of the letters
		       before it, which may be about its game, waits still */
	int64_t round; /* of seals (sealed.h); none begins while this transaction lasts
			*/
};
bool lane_claim(struct store *st, struct arena *a, const struct lane_wish *wish,
		struct lane_claim *out, struct err *err);
/* The number of the first that waits; 0: none does. */
bool lane_least(struct store *st, int64_t *letter, struct err *err);
/* The number that says that it was read to its end. */
#define LANE_DRAINED "lane.drained"
bool lane_put_off(struct store *st, int64_t letter, int64_t later, struct err *err);
/* Those that wait, whoever is at them. */
bool lane_waiting(struct store *st, struct arena *a, struct lane **out, size_t *count,
		  struct err *err);

#endif
