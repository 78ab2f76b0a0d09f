/* SPDX-License-Identifier: ISC */
/* A small edition, and lexicon files of any bytes, in a scratch folder. */
#ifndef TESTS_HELPERS_LEXICON_CASE_H
#define TESTS_HELPERS_LEXICON_CASE_H

#include "dict/alphabet.h"

/* CAT, CATS, DOG, DOGS and ZA as small-1.lexicon; its bytes in the arena. Free the
 * path. */
char *lexicon_case_edition(const char *dir, struct arena *arena,
			   const struct alphabet *english, struct view *bytes);
/* Writes a file; free its path. */
char *lexicon_case_file(const char *dir, const char *name, struct view bytes);

#endif
