/* SPDX-License-Identifier: ISC */
/*
 * Invented words for random games: few short and many long ones, with letters as
 * frequent as in a bag, so that racks can often play them.
 */
#ifndef TESTS_HELPERS_MADE_WORDS_H
#define TESTS_HELPERS_MADE_WORDS_H

#include "dict/lexicon.h"

enum { MADE_WORDS_LONGEST = 8 };

/* A lexicon of those with at most `longest` letters, always the same; the caller
 * frees it with lexicon_close. */
struct lexicon *made_words(const struct alphabet *english, size_t longest);
/* The same, with an alphabet that stays in the arena. */
struct lexicon *made_english(struct arena *arena, size_t longest);
/* Whether a word, in any case, is one of all of them; looks in the list, not in a
 * lexicon. */
bool made_word(const char *word);

#endif
