/* SPDX-License-Identifier: ISC */
/* Addresses that players want to be theirs, until both sides have said yes; and that
 * they want to be forgotten, until they have said so twice. */
#ifndef ADJUDICATOR_STORE_WISH_H
#define ADJUDICATOR_STORE_WISH_H

#include "adjudicator/store/store.h"

struct wish {
	int64_t id, player; /* id 0: none */
	bool also;          /* beside the main address, not instead of it */
	struct view address;
	int64_t asked;
	bool known;        /* the player has said yes */
	bool reached;      /* so has the new address */
	bool sent;         /* that has been written to */
	bool forget;       /* there is no address: the player wants to be forgotten */
	struct view state; /* open done dropped */
};

/* Fills w->id; it is open, and one that was open before is dropped. */
bool wish_add(struct store *st, struct wish *w, struct err *err);
bool wish_get(struct store *st, struct arena *a, int64_t id, struct wish *w,
	      struct err *err);
/* Keeps known, reached, sent and state. */
bool wish_keep(struct store *st, const struct wish *w, struct err *err);
/* Drops the one that is open, if there is one. */
bool wish_drop(struct store *st, int64_t player, struct err *err);
/* Who has said yes to being forgotten. */
bool wish_agreed(struct store *st, struct arena *a, int64_t **players, size_t *count,
		 struct err *err);
/* How many a player has had since then. */
bool wish_count(struct store *st, int64_t player, int64_t since, long *count,
		struct err *err);

#endif
