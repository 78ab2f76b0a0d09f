/* SPDX-License-Identifier: ISC */
/*
 * Words that nobody wrote, for games at random: most pairs of letters, and of two to
 * eight letters some thousands each. Long ones are made of frequent letters, so that
 * racks can often lay them.
 */
#ifndef TESTS_UNIT_MADE_WORDS_H
#define TESTS_UNIT_MADE_WORDS_H

#include "dict/lexicon.h"

/* The same words on every call; free it with lexicon_close. */
struct lexicon *made_words(const struct alphabet *english);
/* Whether it is one of them: asked of the list, not of the lexicon. Any case. */
bool made_word(const char *word);

#endif
