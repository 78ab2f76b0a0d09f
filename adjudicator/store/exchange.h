/* SPDX-License-Identifier: ISC */
/* The letters about one game between the club and a player, in both directions. */
#ifndef ADJUDICATOR_STORE_EXCHANGE_H
#define ADJUDICATOR_STORE_EXCHANGE_H

#include "adjudicator/store/store.h"

struct exchanged {
	int64_t id; /* of our letter, or of the one that arrived */
	int64_t at; /* when our letter was written, or his arrived */
	bool ours;
	int64_t player;
};

struct exchange {
	struct exchanged *letter;
	size_t count;
};

/* Appends his letters that were judged as his own, then ours that have left. Leaves
 * out letters that somebody else may have written in his name, and letters whose
 * bytes are gone. */
bool exchange_list(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct exchange *out, struct err *err);
/* The same, our letters alone. */
bool exchange_ours(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct exchange *out, struct err *err);
/* The same, about all games and about none. */
bool exchange_all(struct store *st, struct arena *a, int64_t player,
		  struct exchange *out, struct err *err);
bool exchange_bytes(struct store *st, struct arena *a, const struct exchanged *x,
		    struct view *bytes, struct err *err);

#endif
