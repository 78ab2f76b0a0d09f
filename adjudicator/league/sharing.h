/* SPDX-License-Identifier: ISC */
/*
 * Shares out the half points of open games, two for each game, so that as few
 * entrants as possible get more than their limit. Whether all of a set can stay
 * within their limits is a flow problem, solved exactly. Whom to leave out of the
 * set is a search: exact while it takes few steps; otherwise it stops at a number
 * that cannot be too large.
 */
#ifndef ADJUDICATOR_LEAGUE_SHARING_H
#define ADJUDICATOR_LEAGUE_SHARING_H

#include "formats/text/arena.h"

struct shared_game {
	int a, b;
};

struct sharing {
	size_t entrants;
	const struct shared_game *game;
	size_t games;
	const int *limit; /* of each entrant, in half points; below 0: he has no limit
			     and is not counted */
};

/* The smallest number of entrants who get more than their limit. *exact becomes
 * false where the true number may be larger. */
int sharing_fewest(struct arena *arena, const struct sharing *s, bool *exact);

#endif
