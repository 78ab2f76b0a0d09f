/* SPDX-License-Identifier: ISC */
/*
 * The inside of path searches: paths whose i-th node is one of a set. The sets must be
 * such that each node of one has a neighbour in the set that comes next; then only
 * nodes met twice and lines that cross make a trail turn back.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PATH_TRAIL_H
#define ADJUDICATOR_GAMES_PATHS_PATH_TRAIL_H

#include "adjudicator/games/paths/path.h"

struct trail {
	const struct path_net *net;
	const uint32_t *set; /* bit k: node k may stand there */
	bool backwards;      /* from the last set to the first */
	bool (*each)(void *arg, const struct path *p);
	void *arg;
	uint32_t steps; /* left */
	struct path path;
};

/* All paths of n nodes in the order of their nodes. */
enum path_end trail_walk(struct trail *t, size_t n);
/* What is next to any of a set of nodes. */
uint32_t trail_near(const struct path_net *net, uint32_t set);

/* The number of the lowest node of a set that is not empty. */
static inline uint8_t trail_lowest(uint32_t set)
{
	return (uint8_t)__builtin_ctz(set);
}

/* The lines that cross these. */
static inline uint32_t trail_crossing(uint32_t lines)
{
	return (lines & 0x55555555) << 1 | (lines >> 1 & 0x55555555);
}

#endif
