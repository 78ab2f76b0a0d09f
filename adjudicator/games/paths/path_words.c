/* SPDX-License-Identifier: ISC */
/*
 * Walks down the word graph and keeps, for each letter of a prefix, the nodes where
 * it can stand. Only for a whole word is a path made of these sets. So each word
 * comes once, and letters that occur many times cost little.
 */
#include "adjudicator/games/paths/path.h"

#include "adjudicator/games/paths/path_trail.h"
#include "dict/graph.h"

enum { ANY_CHILD = 1 };

struct search {
	const struct path_net *net;
	const uint8_t *graph;              /* NULL: every row of letters is a word */
	uint32_t with[ALPHABET_TILES + 2]; /* nodes with that letter */
	uint8_t tile[PATH_LONGEST];
	uint32_t set[PATH_LONGEST];
	/* For each depth, the graph nodes whose letter is within reach, and one
	 * spare place. */
	uint32_t met[PATH_LONGEST][ALPHABET_TILES + 1];
	bool (*each)(void *arg, const uint8_t *tile, const struct path *p);
	void *arg;
	struct trail trail;
};

static enum path_end below(struct search *s, uint32_t child, size_t depth,
			   uint32_t taken);

static bool keep_first(void *arg, const struct path *p)
{
	(void)arg;
	(void)p; /* s->trail.path has it */
	return false;
}

/* The usual case: takes the first node each time, as the trail would, but never
 * turns back. Returns false when that leads nowhere. */
static bool straight(struct search *s, size_t n)
{
	const struct path_net *net = s->net;
	struct path *p = &s->trail.path;
	uint32_t nodes = s->set[n - 1];
	uint32_t been = 0;
	uint32_t barred = 0;

	p->n = (uint8_t)n;
	for (size_t i = n; i-- > 0;) {
		uint8_t node;
		uint32_t passed = 0;

		if (nodes == 0) {
			return false;
		}
		node = trail_lowest(nodes);
		if (i + 1 < n) {
			passed = net->line[node] & net->line[p->node[i + 1]];
		}
		if ((passed & barred) != 0) {
			return false;
		}
		barred |= trail_crossing(passed);
		been |= UINT32_C(1) << node;
		p->node[i] = node;
		if (i > 0) {
			nodes = s->set[i - 1] & net->near[node] & ~been;
		}
	}
	return true;
}

/* A word of n letters ends here; it counts if it has a path. */
static enum path_end word_ends(struct search *s, size_t n)
{
	enum path_end end = straight(s, n) ? PATH_STOPPED : trail_walk(&s->trail, n);

	if (end == PATH_STOPPED && s->each(s->arg, s->tile, &s->trail.path)) {
		return PATH_ALL;
	}
	return end;
}

/* The letter at `depth` can stand on the nodes `set`; the nodes `taken` are needed
 * for earlier letters. */
static enum path_end letter_met(struct search *s, uint32_t here, size_t depth,
				uint32_t set, uint32_t taken)
{
	size_t n = depth + 1;
	enum path_end end = PATH_ALL;

	s->tile[depth] = (uint8_t)(here >> GRAPH_LETTER_SHIFT);
	s->set[depth] = set;
	if (s->trail.steps-- == 0) {
		s->trail.steps = 0;
		return PATH_TIRED;
	}
	if ((here & GRAPH_ACCEPTS) != 0 && n >= s->net->shortest) {
		end = word_ends(s, n);
	}
	if (end == PATH_ALL && (here & GRAPH_CHILD) != 0 && n < s->net->longest) {
		end = below(s, here & GRAPH_CHILD, n,
			    (set & (set - 1)) == 0 ? taken | set : taken);
	}
	return end;
}

/* Where every row of letters is a word, every letter can follow every letter. */
static enum path_end below_any(struct search *s, size_t depth, uint32_t reach,
			       uint32_t taken)
{
	enum path_end end = PATH_ALL;

	for (uint32_t t = 1; t <= ALPHABET_TILES && end == PATH_ALL; t++) {
		uint32_t set = s->with[t] & reach;

		if (set != 0) {
			end = letter_met(
				s, t << GRAPH_LETTER_SHIFT | GRAPH_ACCEPTS | ANY_CHILD,
				depth, set, taken);
		}
	}
	return end;
}

static enum path_end below(struct search *s, uint32_t child, size_t depth,
			   uint32_t taken)
{
	uint32_t *met = s->met[depth];
	size_t n = 0;
	uint32_t reach = ~taken;
	enum path_end end = PATH_ALL;

	if (depth > 0) {
		reach &= trail_near(s->net, s->set[depth - 1]);
	}
	if (s->graph == NULL) {
		return below_any(s, depth, reach, taken);
	}
	for (uint32_t i = child;; i++) {
		uint32_t here = graph_node(s->graph, i);

		met[n] = here;
		n += (s->with[here >> GRAPH_LETTER_SHIFT] & reach) != 0;
		if ((here & GRAPH_LAST) != 0) {
			break;
		}
	}
	for (size_t i = 0; i < n && end == PATH_ALL; i++) {
		end = letter_met(s, met[i], depth,
				 s->with[met[i] >> GRAPH_LETTER_SHIFT] & reach, taken);
	}
	return end;
}

enum path_end path_words(const struct path_net *net, const struct lexicon *lx,
			 bool (*each)(void *arg, const uint8_t *tile,
				      const struct path *p),
			 void *arg)
{
	struct search s = {
		.net = net, .graph = lexicon_nodes(lx), .each = each, .arg = arg};
	uint32_t root = ANY_CHILD;

	s.trail = (struct trail){.net = net,
				 .set = s.set,
				 .backwards = true,
				 .each = keep_first,
				 .steps = PATH_STEPS};
	for (uint8_t k = 0; k < net->nodes; k++) {
		s.with[net->tile[k]] |= UINT32_C(1) << k;
	}
	if (s.graph != NULL) {
		root = graph_node(s.graph, lexicon_root(lx)) & GRAPH_CHILD;
	}
	return root == 0 ? PATH_ALL : below(&s, root, 0, 0);
}

struct first {
	bool (*used)(const void *arg, const uint8_t *tile, size_t n);
	const void *arg;
	struct path *path;
};

static bool meet(void *arg, const uint8_t *tile, const struct path *p)
{
	const struct first *f = arg;

	if (f->used != NULL && f->used(f->arg, tile, p->n)) {
		return true;
	}
	*f->path = *p;
	return false;
}

enum path_end path_first(const struct path_net *net, const struct lexicon *lx,
			 bool (*used)(const void *arg, const uint8_t *tile, size_t n),
			 const void *arg, struct path *first)
{
	struct first f = {.used = used, .arg = arg, .path = first};

	return path_words(net, lx, meet, &f);
}
