/* SPDX-License-Identifier: ISC */
/* English letters, a small edition, and lexicon files of any bytes in a scratch
 * folder. */
#ifndef TESTS_HELPERS_LEXICON_CASE_H
#define TESTS_HELPERS_LEXICON_CASE_H

#include "dict/lexicon.h"

/* Gives each test English letters; `arena` must be set up before. */
void english_fixture(struct alphabet *english, struct arena *arena);

/* Whether the lexicon has a word, which must have exactly one reading. */
bool lexicon_case_has(const struct lexicon *lx, const struct alphabet *a,
		      const char *word);
/* Writes CAT, CATS, DOG, DOGS and ZA as small-1.lexicon; *bytes, in the arena, is
 * the file. The caller frees the path returned. */
char *lexicon_case_edition(const char *dir, struct arena *arena,
			   const struct alphabet *english, struct view *bytes);
/* Writes a file; the caller frees the path returned. */
char *lexicon_case_file(const char *dir, const char *name, struct view bytes);

#endif
