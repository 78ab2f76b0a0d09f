/* SPDX-License-Identifier: ISC */
/* Affix files and dictionaries written in a test, and what they make. */
#ifndef TESTS_HELPERS_AFFIX_CASE_H
#define TESTS_HELPERS_AFFIX_CASE_H

#include "dict/affix.h"

/* Each form once, in order of bytes, blanks between; or the sentence that says why
 * there are none. Lives in `arena`. The files are named t.aff and t.dic. */
const char *affix_forms(struct arena *arena, struct view aff, struct view dic,
			const struct affix_wish *wish);

#endif
