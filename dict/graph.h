/* SPDX-License-Identifier: ISC */
/*
 * The minimal word graph as an array of u32 nodes, as a lexicon file holds it:
 * - Node 0 is unused, so that 0 can mean "no node". Node 1 stands above the root's
 *   letters: it has no letter, only a first child.
 * - Siblings are neighbours with rising letters; the last one is marked.
 * - Children come after their parents, so the graph has no cycle, and one pass from
 *   end to start can check everything.
 */
#ifndef DICT_GRAPH_H
#define DICT_GRAPH_H

#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

enum {
	GRAPH_ROOT = 1,
	GRAPH_FIRST = 2, /* the first node with a letter */
	GRAPH_LETTER_SHIFT = 24,
	GRAPH_ACCEPTS = 0x800000,
	GRAPH_LAST = 0x400000,
	GRAPH_CHILD = 0x3fffff,
	GRAPH_NODES = GRAPH_CHILD + 1, /* at most: an index has 22 bits */
	GRAPH_NODE_BYTES = 4
};

/* Reads one node of a file's bytes: little-endian, aligned or not. */
static inline uint32_t graph_node(const uint8_t *nodes, uint32_t i)
{
	const uint8_t *p = nodes + (size_t)i * GRAPH_NODE_BYTES;

	return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
	       (uint32_t)p[3] << 24;
}

/*
 * Makes the graph of words that are sorted, without doubles, each ending in a 0
 * byte. The caller frees *nodes. Fails when there are more nodes than an index can
 * number.
 */
bool graph_make(const uint8_t *const *words, size_t count, uint32_t **nodes, size_t *n,
		struct err *err);
/* Converts nodes to a file's byte order, in place. */
struct view graph_bytes(uint32_t *nodes, size_t n);
/*
 * Checks nodes from anywhere: every letter within 1..letters and rising among
 * siblings; every child in bounds, after its parent and the first of its siblings;
 * no path longer than WORD_TILES; no dead end; and exactly `words` words. *why says
 * what is wrong.
 */
bool graph_sound(struct view nodes, uint8_t letters, uint32_t words, const char **why);
/* Checks, in one quick pass, the part of it that makes walks safe: letters within
 * 1..letters, children in bounds and after their parents, and an end to the last
 * siblings. A walk must still stop at WORD_TILES. */
bool graph_bounded(struct view nodes, uint8_t letters, const char **why);

#endif
