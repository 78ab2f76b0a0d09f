/* SPDX-License-Identifier: ISC */
/*
 * Ratings of the club's players, as letters, pages and commands show them. They are
 * stored, but follow from the results alone. When a ruling changes an old result,
 * all ratings since that month are computed again the next time somebody looks.
 */
#ifndef ADJUDICATOR_RECORD_RATINGS_H
#define ADJUDICATOR_RECORD_RATINGS_H

#include "adjudicator/league/ratings.h"
#include "adjudicator/store/rating.h"

/* Computes what has changed since the last time; does nothing if nothing has. All of
 * it or nothing. */
bool ratings_refresh(struct store *st, struct err *err);
/* Deletes all ratings and computes them from every result. */
bool ratings_recompute(struct store *st, struct err *err);

/* A player's rating in one game and language. */
struct rated {
	int64_t player;
	struct view name;
	struct rating now; /* with the deviation of the given time */
	bool provisional;
	int rank; /* from 1 among players who are not provisional; equals share it; 0:
		     provisional */
};

/* The stored ratings of those who played within a year: by rank, then the
 * provisional ones. */
struct rated_club {
	struct rated *at;
	size_t n;
	size_t settled; /* how many of them are not provisional */
};
bool ratings_club(struct store *st, struct arena *arena, const struct kept_rating *what,
		  int64_t now, struct rated_club *out, struct err *err);
/* One player's stored rating; a beginner's (out->month 0) when there is none. */
bool ratings_of(struct store *st, const struct kept_rating *whose, int64_t now,
		struct rating *out, struct err *err);
/* Converts a stored row to a rating. */
struct rating rating_of_kept(const struct kept_rating *r);

#endif
