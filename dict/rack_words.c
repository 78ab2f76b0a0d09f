/* SPDX-License-Identifier: ISC */
/*
 * Walks over the graph and takes a tile where the rack has it, else a blank. Keeping
 * the tile for later would be no better, because a blank can be the same letter
 * then.
 */
#include "dict/rack_words.h"

#include "dict/graph.h"

/* One step down: the node taken, and how. */
struct step {
	uint32_t node;
	uint8_t with; /* TILE_BLANK or the letter's own tile, once taken */
	bool taken;
};

static bool take(struct rack_count *left, uint8_t letter, struct step *s)
{
	s->with = left->of[letter] > 0 ? letter : TILE_BLANK;
	s->taken = left->of[s->with] > 0;
	if (s->taken) {
		left->of[s->with]--;
	}
	return s->taken;
}

static void give_back(struct rack_count *left, struct step *s)
{
	if (s->taken) {
		left->of[s->with]++;
	}
	s->taken = false;
}

/* Moves to the next sibling of the deepest step, or of one above it; returns false
 * when there is none. */
static bool move_on(const uint8_t *nodes, struct rack_count *left, struct step *path,
		    size_t *depth)
{
	give_back(left, &path[*depth]);
	while ((graph_node(nodes, path[*depth].node) & GRAPH_LAST) != 0) {
		if (*depth == 0) {
			return false;
		}
		--*depth;
		give_back(left, &path[*depth]);
	}
	path[*depth].node++;
	return true;
}

void rack_words(const struct lexicon *lx, const struct rack_count *rack,
		rack_word *each, void *arg)
{
	const uint8_t *nodes = lexicon_nodes(lx);
	struct rack_count left = *rack;
	struct step path[WORD_TILES];
	uint8_t word[WORD_TILES];
	size_t depth = 0;
	bool more;

	path[0].node =
		nodes == NULL ? 0 : graph_node(nodes, lexicon_root(lx)) & GRAPH_CHILD;
	path[0].taken = false;
	more = path[0].node != 0;
	while (more) {
		uint32_t node = graph_node(nodes, path[depth].node);
		uint8_t letter = (uint8_t)(node >> GRAPH_LETTER_SHIFT);
		uint32_t child = node & GRAPH_CHILD;

		if (take(&left, letter, &path[depth])) {
			bool blank = path[depth].with == TILE_BLANK;

			word[depth] = blank ? letter | TILE_AS_BLANK : letter;
			if ((node & GRAPH_ACCEPTS) != 0 &&
			    !each(arg, word, depth + 1)) {
				return;
			}
			if (child != 0 && depth + 1 < WORD_TILES) {
				path[++depth] = (struct step){.node = child};
				continue;
			}
		}
		more = move_on(nodes, &left, path, &depth);
	}
}
