/* SPDX-License-Identifier: ISC */
/* Ratings as they are kept: one row per player, kind of game, language and month in
 * which he played. What the numbers mean and how they are computed is in
 * adjudicator/record/ratings.h. */
#ifndef ADJUDICATOR_STORE_RATING_H
#define ADJUDICATOR_STORE_RATING_H

#include "adjudicator/store/store.h"

struct kept_rating {
	struct view kind, language;
	int64_t player;
	struct view name; /* his present name; filled by rating_latest alone */
	int month;        /* 0: none */
	int rating, deviation, volatility;
	int games, total;
};

struct kept_ratings {
	struct kept_rating *at;
	size_t n;
};

bool rating_put(struct store *st, const struct kept_rating *r, struct err *err);
/* The last rating of r's kind, language and player before r->month; r->month becomes
 * 0 when there is none. */
bool rating_before(struct store *st, struct kept_rating *r, struct err *err);
/* Forgets the ratings of that month and all later ones. */
bool rating_drop(struct store *st, int month, struct err *err);
/* The last rating of every player who was not forgotten, by player. */
bool rating_latest(struct store *st, struct arena *a, struct view kind,
		   struct view language, struct kept_ratings *out, struct err *err);
/* All ratings of a player, by kind, language and month. */
bool rating_of_player(struct store *st, struct arena *a, int64_t player,
		      struct kept_ratings *out, struct err *err);
/* The kinds and languages that have ratings, those with most first; only these two
 * fields are filled. */
bool rating_kinds(struct store *st, struct arena *a, struct kept_ratings *out,
		  struct err *err);

#endif
