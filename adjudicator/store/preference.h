/* SPDX-License-Identifier: ISC */
/* What players have chosen for themselves, by name: in one game, or in all (game 0). */
#ifndef ADJUDICATOR_STORE_PREFERENCE_H
#define ADJUDICATOR_STORE_PREFERENCE_H

#include "adjudicator/store/store.h"

struct preference {
	int64_t player, game;
	const char *name; /* "quiet" */
};

/* Empty where nothing was chosen; what is chosen for a game counts before what is
 * chosen for all. */
bool preference_get(struct store *st, struct arena *a, const struct preference *p,
		    struct view *value, struct err *err);
/* All of them at once. */
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

/* Forgets the choices of that name for other games than this. */
bool preference_alike(struct store *st, const struct preference *p, struct err *err);

/* Everybody who chose something as `digest`, by player. */
struct preference_held {
	int64_t player;
	struct view value;
};
bool preference_digest(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err);
/* The same of `offer`: a game that anybody may begin with him. */
bool preference_offers(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err);
/* The same of `members`. */
bool preference_members(struct store *st, struct arena *a, struct preference_held **out,
			size_t *count, struct err *err);
/* The same of `puzzle`. */
bool preference_puzzle(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err);

#endif
