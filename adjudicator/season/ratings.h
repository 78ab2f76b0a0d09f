/* SPDX-License-Identifier: ISC */
/* Ratings of a season's players in its game, and how the season changed them. */
#ifndef ADJUDICATOR_SEASON_RATINGS_H
#define ADJUDICATOR_SEASON_RATINGS_H

#include "adjudicator/league/ratings.h"
#include "adjudicator/season/table.h"

struct season_rate {
	int before, now;              /* whole points */
	bool any, first, provisional; /* first: he had no rating before */
};
/* The ratings of a division, by entrant. Ratings are kept by month, so .before is
 * the one at the beginning of the month in which the season began. */
struct season_rated {
	const struct season_table *t;
	int month; /* that month */
	struct season_rate *of;
};

bool season_rated_read(struct context *d, struct arena *arena,
		       const struct season_run *r, const struct season_table *t,
		       struct season_rated *out, struct err *err);
/* Adds a sentence, after a blank, about one entrant; nothing where he has no rating. */
void season_rated_own(struct buf *b, const struct season_rated *x, int entrant,
		      struct view language);
/* Adds a line for each, in the order of the table; nothing where nobody has a
 * rating. */
void season_rated_say(struct buf *b, const struct season_run *r,
		      const struct season_rated *x, struct view language);

/* His rating in that game and language, by which the season is seeded; without one,
 * a beginner's. */
bool season_rating(struct context *d, const struct season_plan *plan, int64_t player,
		   int *rating, struct err *err);

#endif
