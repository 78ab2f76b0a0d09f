/* SPDX-License-Identifier: ISC */
/*
 * How WordCap's tile set of a language is made of its word list: the weight of a letter
 * is its share of all letters in the words, and its value goes by how many letters are
 * more frequent. Two sets differ: the values of Polish are the publisher's, and the
 * English set has the publisher's values and the usual counts.
 */
#ifndef DICT_TILE_RECIPE_H
#define DICT_TILE_RECIPE_H

#include "dict/lexicon.h"
#include "dict/tiles.h"

/* How often each tile stands in the words of a list. */
struct tile_tally {
	uint64_t of[ALPHABET_TILES + 1]; /* [0] is 0 */
};

void tile_tally(const struct lexicon *lx, struct tile_tally *out);
/* The set `id` by that tally: weights that add up to 98, each at least 1, no blanks,
 * values 1 to 5. */
void tile_recipe(struct tileset *out, const char *id, const struct alphabet *a,
		 const struct tile_tally *t);
/* As a file of dict/data has it, without comments. */
void tileset_write(struct buf *b, const struct tileset *s, const struct alphabet *a);

#endif
