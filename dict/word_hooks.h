/* SPDX-License-Identifier: ISC */
/* What makes another word of one: a letter in front of it, or behind it. */
#ifndef DICT_WORD_HOOKS_H
#define DICT_WORD_HOOKS_H

#include "dict/lexicon.h"

/* Hears of a word that is one letter longer; front: that letter is its first. */
typedef void hook_word(void *arg, bool front, const uint8_t *tile, size_t n);

/* Each hook of a word, in the order of the alphabet, whether the word is good itself or
 * not. Of WORD_TILES tiles, none. */
void word_hooks(const struct lexicon *lx, const struct alphabet *a,
		const struct tile_text *word, hook_word *each, void *arg);

#endif
