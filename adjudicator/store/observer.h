/* SPDX-License-Identifier: ISC */
/* Who watches games of other players. */
#ifndef ADJUDICATOR_STORE_OBSERVER_H
#define ADJUDICATOR_STORE_OBSERVER_H

#include "adjudicator/store/store.h"

struct observer {
	int64_t player;
	struct view name, language;
};

/* *fresh is false when he already watches the game. */
bool observer_add(struct store *st, int64_t game, int64_t player, int64_t now,
		  bool *fresh, struct err *err);
/* *any is false when he did not watch it. */
bool observer_drop(struct store *st, int64_t game, int64_t player, bool *any,
		   struct err *err);
/* All who watch a game, by player. */
bool observer_list(struct store *st, struct arena *a, int64_t game,
		   struct observer **out, size_t *count, struct err *err);
/* *watches: that player watches the game. */
bool observer_watches(struct store *st, int64_t game, int64_t player, bool *watches,
		      struct err *err);
/* The ids of running games that a player watches. */
bool observer_games(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		    size_t *count, struct err *err);

#endif
