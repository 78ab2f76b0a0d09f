/* SPDX-License-Identifier: ISC */
/* Affix files and dictionaries written in a test, and the forms they make. */
#ifndef TESTS_HELPERS_AFFIX_CASE_H
#define TESTS_HELPERS_AFFIX_CASE_H

#include "dict/affix.h"

/* All forms, each once, in byte order, separated by blanks; or the error's sentence.
 * In `arena`. The files are named t.aff and t.dic. */
const char *affix_forms(struct arena *arena, struct view aff, struct view dic,
			const struct affix_wish *wish);

#endif
