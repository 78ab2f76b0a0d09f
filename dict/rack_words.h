/* SPDX-License-Identifier: ISC */
/* Every word that a rack of tiles can make, without a board. */
#ifndef DICT_RACK_WORDS_H
#define DICT_RACK_WORDS_H

#include "dict/lexicon.h"

/* How many of each tile there are; [0]: blanks. */
struct rack_count {
	uint8_t of[ALPHABET_TILES + 1];
};

/* Hears of a word, TILE_AS_BLANK on what a blank plays; false ends the search. */
typedef bool rack_word(void *arg, const uint8_t *tile, size_t n);

/* Each word once, in the lexicon's order, with as few blanks as it takes. With "any",
 * which holds no words, none. */
void rack_words(const struct lexicon *lx, const struct rack_count *rack,
		rack_word *each, void *arg);

#endif
