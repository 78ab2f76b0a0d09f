/* SPDX-License-Identifier: ISC */
#include "dict/graph.h"

#include "dict/alphabet.h"
#include <stdlib.h>
#include <string.h>

/* What a node and the siblings after it hold. */
struct below {
	uint32_t words;
	uint32_t height; /* tiles of the longest word */
};

struct check {
	const uint8_t *nodes;
	uint32_t n;
	uint8_t letters;
	const char **why;
};

static bool wrong(const struct check *c, const char *why)
{
	*c->why = why;
	return false;
}

static bool letter_sound(const struct check *c, uint32_t i, uint32_t node)
{
	uint32_t letter = node >> GRAPH_LETTER_SHIFT;
	uint32_t after;

	if (letter == 0 || letter > c->letters) {
		return wrong(c, "a node has a letter outside the alphabet");
	}
	if ((node & GRAPH_LAST) != 0) {
		return true;
	}
	if (i + 1 == c->n) {
		return wrong(c, "its last node has no end of siblings");
	}
	after = graph_node(c->nodes, i + 1) >> GRAPH_LETTER_SHIFT;
	return letter < after || wrong(c, "siblings are out of order");
}

static bool child_sound(const struct check *c, uint32_t i, uint32_t node)
{
	uint32_t child = node & GRAPH_CHILD;

	if (child == 0) {
		return (node & GRAPH_ACCEPTS) != 0 ||
		       wrong(c, "a path ends without a word");
	}
	if (child <= i || child < GRAPH_FIRST || child >= c->n) {
		return wrong(c, "a node leads outside the graph or backwards");
	}
	return child == GRAPH_FIRST ||
	       (graph_node(c->nodes, child - 1) & GRAPH_LAST) != 0 ||
	       wrong(c, "a node leads between siblings");
}

static bool measure(const struct check *c, struct below *below)
{
	for (uint32_t i = c->n; i-- > GRAPH_FIRST;) {
		static const struct below none;
		uint32_t node = graph_node(c->nodes, i);
		const struct below *child;
		const struct below *after;
		uint64_t words;

		if (!letter_sound(c, i, node) || !child_sound(c, i, node)) {
			return false;
		}
		child = (node & GRAPH_CHILD) == 0 ? &none : &below[node & GRAPH_CHILD];
		after = (node & GRAPH_LAST) != 0 ? &none : &below[i + 1];
		words = (uint64_t)child->words + after->words +
			((node & GRAPH_ACCEPTS) != 0);
		below[i].height = child->height + 1 > after->height ? child->height + 1
								    : after->height;
		if (words > UINT32_MAX || below[i].height > WORD_TILES) {
			return wrong(c, "it holds too many or too long words");
		}
		below[i].words = (uint32_t)words;
	}
	return true;
}

static bool root_sound(const struct check *c, const struct below *below, uint32_t words)
{
	uint32_t root = graph_node(c->nodes, GRAPH_ROOT);
	uint32_t child = root & GRAPH_CHILD;

	if (graph_node(c->nodes, 0) != 0 || root != (GRAPH_LAST | child) ||
	    child >= c->n || child == GRAPH_ROOT) {
		return wrong(c, "its root is no root");
	}
	if (child != 0 && !child_sound(c, GRAPH_ROOT, root)) {
		return false;
	}
	return (child == 0 ? 0 : below[child].words) == words ||
	       wrong(c, "it does not hold as many words as it says");
}

static bool sized(const struct check *c, struct view nodes)
{
	size_t n = nodes.len / GRAPH_NODE_BYTES;

	return (nodes.len % GRAPH_NODE_BYTES == 0 && n >= GRAPH_FIRST &&
		n <= GRAPH_NODES) ||
	       wrong(c, "its number of nodes is impossible");
}

bool graph_sound(struct view nodes, uint8_t letters, uint32_t words, const char **why)
{
	struct check c = {(const uint8_t *)nodes.at,
			  (uint32_t)(nodes.len / GRAPH_NODE_BYTES), letters, why};
	struct below *below;
	bool ok;

	if (!sized(&c, nodes)) {
		return false;
	}
	below = arena_sure(calloc(c.n, sizeof *below));
	ok = measure(&c, below) && root_sound(&c, below, words);
	free(below);
	return ok;
}

enum { BLOCK = 64 };
static const uint32_t negative = 0x80000000;

/* Loads BLOCK nodes from i on as native numbers. */
static void load(const struct check *c, uint32_t i, uint32_t node[BLOCK])
{
	memcpy(node, c->nodes + (size_t)i * GRAPH_NODE_BYTES,
	       (size_t)BLOCK * GRAPH_NODE_BYTES);
	if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__) {
		for (uint32_t k = 0; k < BLOCK; k++) {
			node[k] = graph_node((const uint8_t *)node, k);
		}
	}
}

/* Negative when node i is wrong. Without branches or comparisons, so that the
 * compiler can check several nodes at once. All numbers here are far below 2^31. */
static inline uint32_t out_of_bounds(const struct check *c, uint32_t i, uint32_t node)
{
	uint32_t letter = node >> GRAPH_LETTER_SHIFT;
	uint32_t child = node & GRAPH_CHILD;
	uint32_t backwards = child - i - 1;
	uint32_t inner = 0 - child;

	return (letter - 1) | (c->letters - letter) | (c->n - 1 - child) |
	       (backwards & inner);
}

bool graph_bounded(struct view nodes, uint8_t letters, const char **why)
{
	const struct check c = {(const uint8_t *)nodes.at,
				(uint32_t)(nodes.len / GRAPH_NODE_BYTES), letters, why};
	uint32_t i = GRAPH_FIRST;
	uint32_t bad = 0;
	uint32_t root;

	if (!sized(&c, nodes)) {
		return false;
	}
	for (; i + BLOCK <= c.n; i += BLOCK) {
		uint32_t node[BLOCK];

		load(&c, i, node);
		for (uint32_t k = 0; k < BLOCK; k++) {
			bad |= out_of_bounds(&c, i + k, node[k]);
		}
	}
	for (; i < c.n; i++) {
		bad |= out_of_bounds(&c, i, graph_node(c.nodes, i));
	}
	root = graph_node(c.nodes, GRAPH_ROOT);
	if ((bad & negative) != 0) {
		return wrong(&c, "a node leads outside the graph or backwards, or has "
				 "a letter outside the alphabet");
	}
	if (graph_node(c.nodes, 0) != 0 ||
	    (root & ~(uint32_t)GRAPH_CHILD) != GRAPH_LAST ||
	    (root & GRAPH_CHILD) == GRAPH_ROOT || (root & GRAPH_CHILD) >= c.n) {
		return wrong(&c, "its root is no root");
	}
	return c.n == GRAPH_FIRST || (graph_node(c.nodes, c.n - 1) & GRAPH_LAST) != 0 ||
	       wrong(&c, "its last node has no end of siblings");
}
