/* SPDX-License-Identifier: ISC */
/* How strong players of a season are in its game, and what it won and lost them. */
#ifndef ADJUDICATOR_SEASON_RATINGS_H
#define ADJUDICATOR_SEASON_RATINGS_H

#include "adjudicator/league/ratings.h"
#include "adjudicator/season/table.h"

struct season_rate {
	int before, now;              /* whole points */
	bool any, first, provisional; /* first: there was none before */
};
/* Of a division, by entrant; ratings are kept by the month, so `before` is as it was
 * when the month began in which the season did. */
struct season_rated {
	const struct season_table *t;
	int month; /* that month */
	struct season_rate *of;
};

bool season_rated_read(struct context *d, struct arena *arena,
		       const struct season_run *r, const struct season_table *t,
		       struct season_rated *out, struct err *err);
/* A sentence behind a blank about one of them; nothing where he has no rating. */
void season_rated_own(struct buf *b, const struct season_rated *x, int entrant,
		      struct view language);
/* A line for each, in the order of the table; nothing where nobody has one. */
void season_rated_say(struct buf *b, const struct season_run *r,
		      const struct season_rated *x, struct view language);

/* His rating in that game and language when the season is seeded; a beginner's without
 * one. */
bool season_rating(struct context *d, const struct season_plan *plan, int64_t player,
		   int *rating, struct err *err);

#endif
