/* SPDX-License-Identifier: ISC */
/*
 * Which ranks an entrant can still end at: "you can still finish 2nd to 5th". By points
 * alone: where points are equal, tie-breaks may fall either way. Every open game can be
 * won, drawn or lost; none is annulled or forfeited by both.
 *
 * - To end as high as he can he wins what he has left. Who must end above him then? The
 *   points of the others' open games have to go somewhere, and the fewest that cannot
 *   but go past him are looked for. For the lowest rank he loses all, and the fewest
 *   that must stay below are looked for: the same search, with losses for points.
 * - Whether given entrants can all be kept below is a question of flow, and is answered
 *   exactly. Which ones to let go is not: the search is exact while it takes few steps,
 *   as in divisions of club size and near the end of any season, and otherwise stops
 *   at a number that cannot be too large.
 */
#ifndef ADJUDICATOR_LEAGUE_BOUNDS_H
#define ADJUDICATOR_LEAGUE_BOUNDS_H

#include "adjudicator/league/table.h"

struct rank_bounds {
	int best, worst; /* he cannot end outside of them */
	bool exact; /* he can end at both: the search was finished, and every game of
		       the season is known (rounds_left 0) */
};

struct rank_bounds league_bounds(struct arena *arena, const struct league *l, int e);

#endif
