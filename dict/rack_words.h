/* SPDX-License-Identifier: ISC */
/* Finds every word that a rack of tiles can make, without a board. */
#ifndef DICT_RACK_WORDS_H
#define DICT_RACK_WORDS_H

#include "dict/lexicon.h"

/* How many of each tile there are; [0]: blanks. */
struct rack_count {
	uint8_t of[ALPHABET_TILES + 1];
};

/* Called with a word, with TILE_AS_BLANK on the tiles that are blanks; returning
 * false ends the search. */
typedef bool rack_word(void *arg, const uint8_t *tile, size_t n);

/* Calls `each` with each word once, in the lexicon's order, using as few blanks as
 * possible. Finds nothing in lexicon_any(), which holds no words. */
void rack_words(const struct lexicon *lx, const struct rack_count *rack,
		rack_word *each, void *arg);

#endif
