/* SPDX-License-Identifier: ISC */
/* English letters, a small edition, and lexicon files of any bytes, in a scratch
 * folder. */
#ifndef TESTS_HELPERS_LEXICON_CASE_H
#define TESTS_HELPERS_LEXICON_CASE_H

#include "dict/lexicon.h"

/* English letters for each test, in an arena that is there before. */
void english_fixture(struct alphabet *english, struct arena *arena);

/* Whether it has a word, which those letters can spell in one way. */
bool lexicon_case_has(const struct lexicon *lx, const struct alphabet *a,
		      const char *word);
/* CAT, CATS, DOG, DOGS and ZA as small-1.lexicon; its bytes in the arena. Free the
 * path. */
char *lexicon_case_edition(const char *dir, struct arena *arena,
			   const struct alphabet *english, struct view *bytes);
/* Writes a file; free its path. */
char *lexicon_case_file(const char *dir, const char *name, struct view bytes);

#endif
