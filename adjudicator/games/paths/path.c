/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/paths/path.h"

#include "adjudicator/games/paths/path_trail.h"

static bool wrong(struct path_fault *fault, enum path_wrong what, size_t at, int with)
{
	*fault = (struct path_fault){.what = what, .at = (int)at, .with = with};
	return false;
}

/* Where the path used the node of place `at` before; -1: nowhere. */
static int seen(const uint8_t *node, size_t at)
{
	for (size_t i = 0; i < at; i++) {
		if (node[i] == node[at]) {
			return (int)i;
		}
	}
	return -1;
}

/* The lines that the step to place `at` passes. */
static uint32_t passed(const struct path_net *net, const uint8_t *node, size_t at)
{
	return net->line[node[at - 1]] & net->line[node[at]];
}

/* The place whose step is crossed by the step to `at`; -1: none. */
static int crossed(const struct path_net *net, const uint8_t *node, size_t at)
{
	uint32_t barred = trail_crossing(passed(net, node, at));

	for (size_t i = 1; i < at && barred != 0; i++) {
		if ((passed(net, node, i) & barred) != 0) {
			return (int)i;
		}
	}
	return -1;
}

/* P2, P3, P4: step by step, no place twice, no line crossed. */
bool path_check(const struct path_net *net, const uint8_t *node, size_t n,
		struct path_fault *fault)
{
	for (size_t i = 0; i < n; i++) {
		int before;

		if (node[i] >= net->nodes) {
			return wrong(fault, PATH_NOT_USABLE, i, -1);
		}
		if ((before = seen(node, i)) >= 0) {
			return wrong(fault, PATH_USED, i, before);
		}
		if (i == 0) {
			continue;
		}
		if ((net->near[node[i - 1]] >> node[i] & 1) == 0) {
			return wrong(fault, PATH_NOT_NEAR, i, (int)i - 1);
		}
		if ((before = crossed(net, node, i)) >= 0) {
			return wrong(fault, PATH_CROSSES, i, before);
		}
	}
	if (n < net->shortest) {
		return wrong(fault, PATH_TOO_SHORT, (size_t)-1, -1);
	}
	if (n > net->longest) {
		return wrong(fault, PATH_TOO_LONG, net->longest, -1);
	}
	*fault = (struct path_fault){.what = PATH_RIGHT, .at = -1, .with = -1};
	return true;
}

/* P5: whether the letters along the path are the word. */
bool path_spells(const struct path_net *net, const struct path *p, const uint8_t *tile,
		 size_t n, struct path_fault *fault)
{
	size_t i = 0;

	while (i < n && i < p->n && net->tile[p->node[i]] == tile[i]) {
		i++;
	}
	if (i < n || i < p->n) {
		return wrong(fault, PATH_OTHER_WORD, i, -1);
	}
	*fault = (struct path_fault){.what = PATH_RIGHT, .at = -1, .with = -1};
	return true;
}

/* The nodes with that letter; with `only`, at most that node. */
static uint32_t nodes_of(const struct path_net *net, uint8_t tile, uint8_t only)
{
	uint32_t set = 0;

	for (uint8_t k = 0; k < net->nodes; k++) {
		if (net->tile[k] == tile && (only == PATH_NOWHERE || only == k)) {
			set |= UINT32_C(1) << k;
		}
	}
	return set;
}

enum path_end path_each(const struct path_net *net, const struct path_word *word,
			bool (*each)(void *arg, const struct path *p), void *arg)
{
	uint32_t set[PATH_LONGEST];
	struct trail t = {.net = net, .each = each, .arg = arg, .steps = PATH_STEPS};
	size_t n = word->n;

	if (n == 0 || n > PATH_LONGEST) {
		return PATH_ALL;
	}
	/* From the last letter on, so that each node has a neighbour in the next
	 * set. */
	for (size_t i = n; i-- > 0;) {
		set[i] = nodes_of(net, word->tile[i],
				  i == n - 1 ? word->to : PATH_NOWHERE);
		if (i < n - 1) {
			set[i] &= trail_near(net, set[i + 1]);
		}
	}
	set[0] &= nodes_of(net, word->tile[0], word->from);
	t.set = set;
	return trail_walk(&t, n);
}

void path_keep(struct path_best *best, const struct path *p)
{
	if (best->count < PATH_BEST) {
		best->path[best->count] = *p;
	}
	best->count++;
}

struct choice {
	struct path_best *best;
	int (*score)(const void *arg, const struct path *p);
	const void *arg;
};

static bool weigh(void *arg, const struct path *p)
{
	const struct choice *c = arg;
	struct path_best *best = c->best;
	int score = c->score(c->arg, p);

	if (best->count > 0 && score < best->score) {
		return true;
	}
	if (score > best->score) {
		best->count = 0;
	}
	best->score = score;
	path_keep(best, p);
	return true;
}

void path_best(const struct path_net *net, const struct path_word *word,
	       int (*score)(const void *arg, const struct path *p), const void *arg,
	       struct path_best *best)
{
	struct choice c = {.best = best, .score = score, .arg = arg};

	*best = (struct path_best){0};
	best->end = path_each(net, word, weigh, &c);
}
