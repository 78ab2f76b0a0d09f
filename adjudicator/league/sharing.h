/* SPDX-License-Identifier: ISC */
/*
 * Half points of open games are shared out, two a game, so that as few as possible get
 * more than their limit. Whether all of a set can stay within is a question of flow and
 * exact. Whom to leave out of the set is a search: exact while it takes few steps, and
 * otherwise it stops at a number that cannot be too large.
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
	const int *limit; /* of each, in half points; below 0: has none, and is not
			     counted */
};

/* How many get more than their limit at least. *exact becomes false where it may be
 * more. */
int sharing_fewest(struct arena *arena, const struct sharing *s, bool *exact);

#endif
