/* SPDX-License-Identifier: ISC */
/* What players have chosen for themselves, under a name: for one game, or for all
 * (game 0). */
#ifndef ADJUDICATOR_STORE_PREFERENCE_H
#define ADJUDICATOR_STORE_PREFERENCE_H

#include "adjudicator/store/store.h"

struct preference {
	int64_t player, game;
	const char *name; /* "quiet" */
};

/* *value is what was chosen for the game, or else for all games; empty: nothing. */
bool preference_get(struct store *st, struct arena *a, const struct preference *p,
		    struct view *value, struct err *err);
/* All choices of a player that matter in a game, read at once: those for all games,
 * then those for this game. */
struct preferences {
	struct preference_row {
		int64_t game;
		struct view name, value;
	} * row;
	size_t count;
};
void preference_ahead(struct store *st, int64_t player,
		      int64_t game); /* see db_ahead */
bool preference_all(struct store *st, struct arena *a, int64_t player, int64_t game,
		    struct preferences *out, struct err *err);
struct view preference_in(const struct preferences *all, const char *name);
/* An empty value forgets the choice. */
bool preference_set(struct store *st, const struct preference *p, struct view value,
		    struct err *err);

/* Forgets the player's choices of that name, except the one for p->game. */
bool preference_alike(struct store *st, const struct preference *p, struct err *err);

/* Everybody who has chosen something as `digest` for all games, by player. */
struct preference_held {
	int64_t player;
	struct view value;
};
bool preference_digest(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err);
/* The same for `offer`: games that anybody may begin with him. */
bool preference_offers(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err);
/* The same for `members`: who would like to be found. */
bool preference_members(struct store *st, struct arena *a, struct preference_held **out,
			size_t *count, struct err *err);
/* The same for `puzzle`. */
bool preference_puzzle(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err);

#endif
