/* SPDX-License-Identifier: ISC */
/* What ratings a season won and lost its players. */
#ifndef ADJUDICATOR_SEASON_RATING_CHANGES_H
#define ADJUDICATOR_SEASON_RATING_CHANGES_H

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

#endif
