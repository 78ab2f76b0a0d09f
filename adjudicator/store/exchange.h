/* SPDX-License-Identifier: ISC */
/* The letters about a game between the club and one player, both ways. */
#ifndef ADJUDICATOR_STORE_EXCHANGE_H
#define ADJUDICATOR_STORE_EXCHANGE_H

#include "adjudicator/store/store.h"

struct exchanged {
	int64_t id; /* of a letter of ours, or of one that arrived */
	int64_t at; /* when it was written, or arrived */
	bool ours;
	int64_t player;
};

struct exchange {
	struct exchanged *letter;
	size_t count;
};

/* Appends those that have left us and those that were judged as the player's own; not
 * what another may have written in his name. */
bool exchange_list(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct exchange *out, struct err *err);
/* Of these ours alone. */
bool exchange_ours(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct exchange *out, struct err *err);
/* The same about all games and none. */
bool exchange_all(struct store *st, struct arena *a, int64_t player,
		  struct exchange *out, struct err *err);
bool exchange_bytes(struct store *st, struct arena *a, const struct exchanged *x,
		    struct view *bytes, struct err *err);

#endif
