/* SPDX-License-Identifier: ISC */
/*
 * Words that nobody wrote, for games at random: few short ones and many long ones, of
 * letters as frequent as in a bag, so that racks can often lay them.
 */
#ifndef TESTS_HELPERS_MADE_WORDS_H
#define TESTS_HELPERS_MADE_WORDS_H

#include "dict/lexicon.h"

enum { MADE_WORDS_LONGEST = 8 };

/* Those of up to so many letters, always the same; free it with lexicon_close. */
struct lexicon *made_words(const struct alphabet *english, size_t longest);
/* The same, of letters that stay in the arena. */
struct lexicon *made_english(struct arena *arena, size_t longest);
/* Whether it is one of them all: asked of the list, not of the lexicon. Any case. */
bool made_word(const char *word);

#endif
