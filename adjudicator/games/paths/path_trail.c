/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/paths/path_trail.h"

uint32_t trail_near(const struct path_net *net, uint32_t set)
{
	uint32_t near = 0;

	for (; set != 0; set &= set - 1) {
		near |= net->near[trail_lowest(set)];
	}
	return near;
}

/* Nodes used and lines barred by the trail so far. */
struct spent {
	uint32_t nodes, lines;
};

/* Extends the trail to `place`; `left` nodes are still to come, this one included. */
static enum path_end step(struct trail *t, size_t place, size_t left,
			  struct spent spent)
{
	const struct path_net *net = t->net;
	size_t before = t->backwards ? place + 1 : place - 1;
	bool first = left == t->path.n;
	uint32_t set = t->set[place] & ~spent.nodes;
	uint32_t lines = 0;
	enum path_end end = PATH_ALL;

	if (!first) {
		set &= net->near[t->path.node[before]];
		lines = net->line[t->path.node[before]];
	}
	for (; set != 0 && end == PATH_ALL; set &= set - 1) {
		uint8_t node = trail_lowest(set);
		uint32_t passed = lines & net->line[node];
		struct spent now = {spent.nodes | UINT32_C(1) << node,
				    spent.lines | trail_crossing(passed)};

		if ((passed & spent.lines) != 0) {
			continue;
		}
		if (t->steps-- == 0) {
			t->steps = 0;
			return PATH_TIRED;
		}
		t->path.node[place] = node;
		if (left > 1) {
			end = step(t, t->backwards ? place - 1 : place + 1, left - 1,
				   now);
		} else if (!t->each(t->arg, &t->path)) {
			end = PATH_STOPPED;
		}
	}
	return end;
}

enum path_end trail_walk(struct trail *t, size_t n)
{
	t->path.n = (uint8_t)n;
	return step(t, t->backwards ? n - 1 : 0, n, (struct spent){0, 0});
}
