/* SPDX-License-Identifier: ISC */
/* Addresses that players want as theirs, until both the player and the new address
 * have agreed; and players who want to be forgotten, until they have said so
 * twice. */
#ifndef ADJUDICATOR_STORE_WISH_H
#define ADJUDICATOR_STORE_WISH_H

#include "adjudicator/store/store.h"

struct wish {
	int64_t id, player; /* id 0: none */
	bool also;          /* to be added to the main address, not to replace it */
	struct view address;
	int64_t asked;
	bool known;        /* the player has agreed */
	bool reached;      /* the new address has agreed */
	bool sent;         /* the new address has been written to */
	bool forget;       /* no address: the player wants to be forgotten */
	struct view state; /* open done dropped */
};

/* Fills w->id and w->state; drops a wish of the player's that was open. */
bool wish_add(struct store *st, struct wish *w, struct err *err);
bool wish_get(struct store *st, struct arena *a, int64_t id, struct wish *w,
	      struct err *err);
/* Keeps known, reached, sent and state. */
bool wish_keep(struct store *st, const struct wish *w, struct err *err);
/* Drops the player's open wish, if there is one. */
bool wish_drop(struct store *st, int64_t player, struct err *err);
/* Players who have agreed twice to being forgotten. */
bool wish_agreed(struct store *st, struct arena *a, int64_t **players, size_t *count,
		 struct err *err);
/* *count is how many wishes a player has made after `since`. */
bool wish_count(struct store *st, int64_t player, int64_t since, long *count,
		struct err *err);

#endif
