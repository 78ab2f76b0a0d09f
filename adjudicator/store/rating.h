/* SPDX-License-Identifier: ISC */
/* Ratings as they are kept: a row for every month in which somebody played a game in a
 * language. What they mean and how they come about is adjudicator/record/ratings.h. */
#ifndef ADJUDICATOR_STORE_RATING_H
#define ADJUDICATOR_STORE_RATING_H

#include "adjudicator/store/store.h"

struct kept_rating {
	struct view kind, language;
	int64_t player;
	struct view name; /* as it is now; read alone */
	int month;        /* 0: none */
	int rating, deviation, volatility;
	int games, total;
};

struct kept_ratings {
	struct kept_rating *at;
	size_t n;
};

bool rating_put(struct store *st, const struct kept_rating *r, struct err *err);
/* The last of that kind, language and player before r->month; r->month is 0 when there
 * is none. */
bool rating_before(struct store *st, struct kept_rating *r, struct err *err);
/* Forgets that month and all behind it. */
bool rating_drop(struct store *st, int month, struct err *err);
/* The last of everybody who was not forgotten, by player. */
bool rating_latest(struct store *st, struct arena *a, struct view kind,
		   struct view language, struct kept_ratings *out, struct err *err);
/* All of a player, by kind, language and month. */
bool rating_of_player(struct store *st, struct arena *a, int64_t player,
		      struct kept_ratings *out, struct err *err);
/* Which kinds and languages there are, those with most ratings first; the rest of each
 * row is nothing. */
bool rating_kinds(struct store *st, struct arena *a, struct kept_ratings *out,
		  struct err *err);

#endif
