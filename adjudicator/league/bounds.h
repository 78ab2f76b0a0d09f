/* SPDX-License-Identifier: ISC */
/*
 * Which ranks an entrant can still end at: "you can still finish 2nd to 5th". By points
 * alone, because tie-breaks between equal points may fall either way. Every open game
 * may be won, drawn or lost; none is annulled or forfeited by both.
 *
 * - The best rank: the entrant wins all his games. The points of the others' open games
 *   must go to somebody; we look for the smallest number of entrants who must then get
 *   past him. The worst rank: he loses all, and we look for the smallest number of
 *   those who must stay below him. It is the same search, with losses for points.
 * - Whether a given set of entrants can all be kept below is a flow problem, solved
 *   exactly. Which entrants to leave out of the set is a search. It is exact while it
 *   takes few steps, as in divisions of club size and near the end of any season.
 *   Otherwise it stops at a number that cannot be too large.
 */
#ifndef ADJUDICATOR_LEAGUE_BOUNDS_H
#define ADJUDICATOR_LEAGUE_BOUNDS_H

#include "adjudicator/league/table.h"

struct rank_bounds {
	int best, worst; /* he cannot end outside of these */
	bool exact; /* he can end at both: the search was finished, and every game of
		       the season is known (rounds_left 0) */
};

struct rank_bounds league_bounds(struct arena *arena, const struct league *l, int e);

#endif
