/* SPDX-License-Identifier: ISC */
/*
 * Ratings of the club's players, as letters, pages and commands show them. They are
 * kept beside the results and follow from those alone: a ruling that changes a result
 * of last spring changes every month from then on, the next time somebody looks.
 */
#ifndef ADJUDICATOR_RECORD_RATINGS_H
#define ADJUDICATOR_RECORD_RATINGS_H

#include "adjudicator/league/ratings.h"
#include "adjudicator/store/rating.h"

/* Folds what has changed since it was last done; nothing happens otherwise. All of it
 * or nothing. */
bool ratings_refresh(struct store *st, struct err *err);
/* Throws all away and folds every result. */
bool ratings_recompute(struct store *st, struct err *err);

/* How somebody stands in a game and language. */
struct rated {
	int64_t player;
	struct view name;
	struct rating now; /* deviation as at that time */
	bool provisional;
	int rank; /* from 1 among those who are not provisional; who is equal shares it;
		     0: provisional */
};

/* Those who played within a year, as kept: by rank, then the provisional ones. */
struct rated_club {
	struct rated *at;
	size_t n;
	size_t settled; /* of them are not provisional */
};
bool ratings_club(struct store *st, struct arena *arena, const struct kept_rating *what,
		  int64_t now, struct rated_club *out, struct err *err);
/* One player's, as kept; that of a beginner when he has none (now.month 0). For seeding
 * and for letters. */
bool ratings_of(struct store *st, const struct kept_rating *whose, int64_t now,
		struct rating *out, struct err *err);
/* A kept row as what it is. */
struct rating rating_of_kept(const struct kept_rating *r);

#endif
