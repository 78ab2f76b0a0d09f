/* SPDX-License-Identifier: ISC */
/*
 * - A first pass counts what is below each node before anything is built. It visits
 *   every node once, with a stack of its own, so the cost is bounded by the file's
 *   size even if the graph has a cycle or unfolds into more words than there are
 *   atoms.
 * - The second pass follows only paths that lead to words.
 */
#include "dict/kwg.h"

#include "dict/graph.h"
#include <stdlib.h>

enum { BYTES_MAX = 256 * 1024 * 1024 };

enum state { UNSEEN, OPEN, DONE };

/* What a node and the siblings after it hold. Sums stop at UINT32_MAX. */
struct below {
	uint32_t words;
	uint32_t tiles;  /* of those words */
	uint8_t longest; /* tiles of the longest of them, WORD_TILES + 1 for more */
	uint8_t state;
};

struct kwg {
	const uint8_t *nodes;
	uint32_t n;
	uint8_t letters;
	struct below *below;
	const char *why;
};

static uint32_t plus(uint32_t a, uint32_t b)
{
	return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

static uint8_t letter_of(const struct kwg *k, uint32_t i)
{
	return (uint8_t)(graph_node(k->nodes, i) >> GRAPH_LETTER_SHIFT);
}

static bool sound(struct kwg *k, uint32_t i)
{
	uint32_t node = graph_node(k->nodes, i);
	uint8_t letter = letter_of(k, i);

	if (letter == 0 || letter > k->letters) {
		k->why = "it has a letter that this alphabet has not";
	} else if ((node & GRAPH_CHILD) >= k->n) {
		k->why = "a node leads outside the file";
	} else if ((node & GRAPH_LAST) == 0 && i + 1 == k->n) {
		k->why = "its last node has no end of siblings";
	} else if ((node & GRAPH_LAST) == 0 && letter_of(k, i + 1) <= letter) {
		k->why = "siblings are out of order";
	}
	return k->why == NULL;
}

/* Sums up a node; what it leads to must be known. */
static void sum_up(struct kwg *k, uint32_t i)
{
	static const struct below none;
	uint32_t node = graph_node(k->nodes, i);
	uint32_t to = node & GRAPH_CHILD;
	uint32_t word = (node & GRAPH_ACCEPTS) != 0;
	const struct below *child = to == 0 ? &none : &k->below[to];
	const struct below *after = (node & GRAPH_LAST) != 0 ? &none : &k->below[i + 1];
	uint32_t own = plus(word, child->words);
	uint8_t longest = child->words > 0 ? child->longest : 0;
	struct below *b = &k->below[i];

	longest = (uint8_t)(own == 0 || longest > WORD_TILES ? longest : longest + 1);
	b->words = plus(own, after->words);
	b->tiles = plus(plus(own, child->tiles), after->tiles);
	b->longest = longest > after->longest ? longest : after->longest;
	b->state = DONE;
}

/* The next node that must be counted before i; i itself when there is none; 0 when
 * there is a cycle. */
static uint32_t first_open(struct kwg *k, uint32_t i)
{
	uint32_t node = graph_node(k->nodes, i);
	const uint32_t to[2] = {node & GRAPH_CHILD,
				(node & GRAPH_LAST) != 0 ? 0 : i + 1};

	for (int at = 0; at < 2; at++) {
		if (to[at] != 0 && k->below[to[at]].state != DONE) {
			if (k->below[to[at]].state == OPEN) {
				k->why = "it leads in a circle";
				return 0;
			}
			return to[at];
		}
	}
	return i;
}

static bool count(struct kwg *k, uint32_t root)
{
	uint32_t *stack = arena_sure(calloc(k->n, sizeof *stack));
	size_t n = 1;

	stack[0] = root;
	while (n > 0 && k->why == NULL) {
		uint32_t i = stack[n - 1];
		uint32_t next;

		if (k->below[i].state == UNSEEN && !sound(k, i)) {
			break;
		}
		k->below[i].state = OPEN;
		next = first_open(k, i);
		if (next == i) {
			sum_up(k, i);
			n--;
		} else {
			stack[n++] = next;
		}
	}
	free(stack);
	return k->why == NULL;
}

/* Adds every word below `root`; the longest is known to fit. */
static void add_all(const struct kwg *k, uint32_t root, struct build *b)
{
	uint32_t at[WORD_TILES];
	uint8_t word[WORD_TILES];
	size_t depth = 0;

	at[0] = root;
	for (;;) {
		uint32_t node = graph_node(k->nodes, at[depth]);
		uint32_t child = node & GRAPH_CHILD;

		word[depth] = letter_of(k, at[depth]);
		if ((node & GRAPH_ACCEPTS) != 0) {
			build_add(b, word, depth + 1);
		}
		if (child != 0 && k->below[child].words > 0) {
			at[++depth] = child;
			continue;
		}
		while ((graph_node(k->nodes, at[depth]) & GRAPH_LAST) != 0) {
			if (depth == 0) {
				return;
			}
			depth--;
		}
		at[depth]++;
	}
}

/* The first node of words; 0, with k->why, when there is none. */
static uint32_t find_root(struct kwg *k, struct view file)
{
	uint32_t root;

	if (file.len % GRAPH_NODE_BYTES != 0 || file.len <= GRAPH_NODE_BYTES ||
	    file.len > BYTES_MAX) {
		k->why = "its size is impossible";
		return 0;
	}
	root = graph_node(k->nodes, 0) & GRAPH_CHILD;
	if (root == 0 || root >= k->n) {
		k->why = root == 0 ? "it holds no words"
				   : "a node leads outside the file";
		return 0;
	}
	return root;
}

bool kwg_read(struct view file, const char *name, struct build *b, uint32_t most,
	      struct err *err)
{
	struct kwg k = {.nodes = (const uint8_t *)file.at,
			.n = (uint32_t)(file.len / GRAPH_NODE_BYTES),
			.letters = build_alphabet(b)->count};
	uint32_t root = find_root(&k, file);

	if (root != 0) {
		k.below = arena_sure(calloc(k.n, sizeof *k.below));
	}
	if (root != 0 && count(&k, root)) {
		if (k.below[root].words == 0) {
			k.why = "it holds no words";
		} else if (k.below[root].longest > WORD_TILES) {
			k.why = "it holds a word that is too long";
		} else if (k.below[root].tiles > most) {
			k.why = "it holds too many words";
		} else {
			add_all(&k, root, b);
		}
	}
	free(k.below);
	return k.why == NULL ||
	       err_set(err, ERR_DATA, "%s is no word graph for the alphabet %s: %s",
		       name, build_alphabet(b)->id, k.why);
}
