/* SPDX-License-Identifier: ISC */
/* Hooks: the letters that make another word when put before or after a word. */
#ifndef DICT_WORD_HOOKS_H
#define DICT_WORD_HOOKS_H

#include "dict/lexicon.h"

/* Called with a word that is one letter longer; front: the letter is its first. */
typedef void hook_word(void *arg, bool front, const uint8_t *tile, size_t n);

/* Finds each hook of a word, in the order of the alphabet, whether or not the word
 * itself is good. A word of WORD_TILES tiles has none. */
void word_hooks(const struct lexicon *lx, const struct alphabet *a,
		const struct tile_text *word, hook_word *each, void *arg);

#endif
