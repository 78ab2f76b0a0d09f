/* SPDX-License-Identifier: ISC */
/*
 * The inner loop of path searches: finds paths whose i-th node is in set[i]. The
 * caller makes the sets so that each node of one has a neighbour in the set that
 * comes next. Then the walk turns back only where a node would be used twice or
 * lines would cross.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PATH_TRAIL_H
#define ADJUDICATOR_GAMES_PATHS_PATH_TRAIL_H

#include "adjudicator/games/paths/path.h"

struct trail {
	const struct path_net *net;
	const uint32_t *set; /* set[i], bit k: the i-th node may be node k */
	bool backwards;      /* walk from the last set to the first */
	bool (*each)(void *arg, const struct path *p);
	void *arg;
	uint32_t steps; /* steps left */
	struct path path;
};

/* Calls `each` with all paths of n nodes, in the order of their nodes. */
enum path_end trail_walk(struct trail *t, size_t n);
/* The nodes next to any node of a set. */
uint32_t trail_near(const struct path_net *net, uint32_t set);

/* The lowest node of a set, which must not be empty. */
static inline uint8_t trail_lowest(uint32_t set)
{
	return (uint8_t)__builtin_ctz(set);
}

/* The lines that cross these lines. */
static inline uint32_t trail_crossing(uint32_t lines)
{
	return (lines & 0x55555555) << 1 | (lines >> 1 & 0x55555555);
}

#endif
