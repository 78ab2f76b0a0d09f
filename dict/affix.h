/* SPDX-License-Identifier: ISC */
/*
 * Words given as stems and rules: the dictionary of a spelling checker, FILE.dic,
 * with its affix file, FILE.aff, as hunspell(5) describes them. Produces every form
 * that the two make.
 * - In the affix file SET, FLAG, AF, PFX, SFX, NEEDAFFIX, CIRCUMFIX, FORBIDDENWORD,
 *   ONLYINCOMPOUND and FULLSTRIP are read; the rest concerns spelling, not forms.
 * - A form has at most one prefix and two suffixes, so rules that lead to each other
 *   come to an end. Compounds are not made.
 * - Rules whose affix contains an apostrophe or a hyphen are skipped: no tile has
 *   them.
 * - A flag of the default kind is one character, even where the files are UTF-8.
 * - The files are foreign: what cannot be read is an error with FILE:LINE, and so is
 *   an entry or a dictionary that makes absurdly many forms.
 */
#ifndef DICT_AFFIX_H
#define DICT_AFFIX_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

/* What to leave out. NULL: nothing. */
struct affix_wish {
	const char *unused;              /* flags to ignore, written as in FILE.aff */
	const char *const *endings;      /* forms with these endings; NULL-ended */
	const char *const *bare_endings; /* entries without flags that end so */
	uint64_t tries; /* rules that may be tried in all; 0: the usual bound */
};

struct affixes;

/* Reads an affix file into `arena`. `name` is for error texts. *wish is borrowed:
 * affixes_expand reads it too. */
bool affixes_read(struct affixes **out, struct arena *arena, const char *name,
		  struct view aff, const struct affix_wish *wish, struct err *err);

/* Called with one form, which lives until the call returns. per_mille is how much of
 * the dictionary has been read. */
typedef void affix_form(void *arg, struct view form, int per_mille);
/* Calls `each` with every form of every entry; a form may come several times. */
bool affixes_expand(const struct affixes *x, const char *name, struct view dic,
		    affix_form *each, void *arg, struct err *err);

#endif
