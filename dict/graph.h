/* SPDX-License-Identifier: ISC */
/*
 * The minimal word graph as an array of u32 nodes, as a lexicon file holds it:
 * - node 0 is unused, so that 0 can mean "no node"; node 1 is the root's holder, no
 *   letter, only a first child.
 * - siblings are neighbours with rising letters, the last one marked.
 * - children stand behind their parents, so the graph has no cycle and one pass from
 *   the end to the start can check everything.
 */
#ifndef DICT_GRAPH_H
#define DICT_GRAPH_H

#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

enum {
	GRAPH_ROOT = 1,
	GRAPH_FIRST = 2, /* of the nodes with letters */
	GRAPH_LETTER_SHIFT = 24,
	GRAPH_ACCEPTS = 0x800000,
	GRAPH_LAST = 0x400000,
	GRAPH_CHILD = 0x3fffff,
	GRAPH_NODES = GRAPH_CHILD + 1, /* at most: an index has 22 bits */
	GRAPH_NODE_BYTES = 4
};

/* One node of a file's bytes: little-endian, aligned or not. */
static inline uint32_t graph_node(const uint8_t *nodes, uint32_t i)
{
	const uint8_t *p = nodes + (size_t)i * GRAPH_NODE_BYTES;

	return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
	       (uint32_t)p[3] << 24;
}

/*
 * Makes the graph of words that are sorted, without doubles, each ending in a 0 byte.
 * Gives *nodes (free it). False when there are more nodes than an index can name.
 */
bool graph_make(const uint8_t *const *words, size_t count, uint32_t **nodes, size_t *n,
		struct err *err);
/* Puts nodes into a file's byte order, in place. */
struct view graph_bytes(uint32_t *nodes, size_t n);
/*
 * Checks nodes of unknown origin: every letter within 1..letters and rising among
 * siblings, every child in bounds, behind its parent and first among its siblings, no
 * path longer than WORD_TILES, no dead end, and `words` words in all. *why is what is
 * wrong.
 */
bool graph_sound(struct view nodes, uint8_t letters, uint32_t words, const char **why);
/* The part of that which makes every walk safe, in one quick pass: letters within
 * 1..letters, children in bounds and behind their parents, an end of the last siblings.
 * A walk must still stop at WORD_TILES. */
bool graph_bounded(struct view nodes, uint8_t letters, const char **why);

#endif
