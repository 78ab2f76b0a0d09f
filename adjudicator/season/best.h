/* SPDX-License-Identifier: ISC */
/* What was played best in games of a season that are over; of one that goes on nothing
 * is read. */
#ifndef ADJUDICATOR_SEASON_BEST_H
#define ADJUDICATOR_SEASON_BEST_H

#include "adjudicator/record/best_plays.h"
#include "adjudicator/season/fixture_lines.h"

struct season_best {
	const struct season_fixture *fixture;
	struct best_play side[2]; /* of its first and second player */
};
struct season_bests {
	struct season_best *at;
	size_t count;
};

/* Reads the games of those fixtures, one after the other. */
bool season_best_read(struct context *d, struct arena *arena,
		      const struct season_run *r, const struct season_which *which,
		      struct season_bests *out, struct err *err);
/* "104  8D CRATE  Ann  (12)", a line each of the best few of a division. How many. */
size_t season_best_lines(struct buf *b, const struct season_lines *x,
			 const struct season_bests *bests);

#endif
