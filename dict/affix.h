/* SPDX-License-Identifier: ISC */
/*
 * Words told as stems and rules: the dictionary of a spelling checker, FILE.dic, with
 * its affix file, FILE.aff, as hunspell(5) describes them. Gives every form that the
 * two make.
 * - Of the affix file SET, FLAG, AF, PFX, SFX, NEEDAFFIX, CIRCUMFIX, FORBIDDENWORD,
 *   ONLYINCOMPOUND and FULLSTRIP count; the rest is for spelling, not for forms.
 * - A form has at most one prefix and two suffixes, so rules that lead to each other
 *   come to an end. Compounds are not made.
 * - Rules whose affix holds an apostrophe or a hyphen are passed over: no tile has
 *   them.
 * - A flag of the default kind is one letter, also where the files are UTF-8.
 * - Foreign bytes: what cannot be read is an error with FILE:LINE, and so is an entry
 *   or a dictionary that asks for absurdly many forms.
 */
#ifndef DICT_AFFIX_H
#define DICT_AFFIX_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

/* What is not wanted. NULL: all of it is. */
struct affix_wish {
	const char *unused;              /* flags to ignore, as FILE.aff spells them */
	const char *const *endings;      /* forms that end so; NULL-ended */
	const char *const *bare_endings; /* entries without flags that end so */
	uint64_t tries; /* rules tried on stems, in all; 0: the usual bound */
};

struct affixes;

/* Reads an affix file into `arena`; `name` is for complaints. *wish is read only now.
 */
bool affixes_read(struct affixes **out, struct arena *arena, const char *name,
		  struct view aff, const struct affix_wish *wish, struct err *err);

/* One form; it lasts until the call returns. per_mille tells how much of the dictionary
 * has been read. */
typedef void affix_form(void *arg, struct view form, int per_mille);
/* Calls `each` with every form of every entry, doubles too. */
bool affixes_expand(const struct affixes *x, const char *name, struct view dic,
		    affix_form *each, void *arg, struct err *err);

#endif
