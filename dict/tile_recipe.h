/* SPDX-License-Identifier: ISC */
/*
 * How WordCap's tile set of a language is made from its word list. A letter's weight
 * is its share of all letters in the words; its value depends on how many letters
 * are more frequent. Two sets are exceptions: Polish has the publisher's values, and
 * English the publisher's values and the usual counts.
 */
#ifndef DICT_TILE_RECIPE_H
#define DICT_TILE_RECIPE_H

#include "dict/lexicon.h"
#include "dict/tiles.h"

/* How often each tile occurs in the words of a list. */
struct tile_tally {
	uint64_t of[ALPHABET_TILES + 1]; /* [0] is 0 */
};

void tile_tally(const struct lexicon *lx, struct tile_tally *out);
/* Makes the set `id` from a tally: weights that add up to 98, each at least 1; no
 * blanks; values 1 to 5. */
void tile_recipe(struct tileset *out, const char *id, const struct alphabet *a,
		 const struct tile_tally *t);
/* Writes a set like a file of dict/data, without comments. */
void tileset_write(struct buf *b, const struct tileset *s, const struct alphabet *a);

#endif
