/* SPDX-License-Identifier: ISC */
/*
 * The sentences that letters are made of, in templates/LANGUAGE/phrases.txt, one "name:
 * text" a line with {{keys}}; and whole pages (help, rules) in files of their own. What
 * a language lacks is said in English.
 */
#ifndef ADJUDICATOR_PHRASE_H
#define ADJUDICATOR_PHRASE_H

#include "formats/template.h"

/* Writes the phrase; a name that does not exist is our fault and ends the program. */
void phrase(struct buf *b, struct view language, const char *name,
	    const struct fields *f);
/* Whether there is one of that name, be it in English. */
bool phrase_known(struct arena *arena, const char *name);
/* Writes a whole page of that name; that there is none is our fault, too. */
void page_write(struct buf *b, struct view language, const char *name,
		const struct fields *f);
/* templates/LANGUAGE/NAME, else the English one; false when there is neither. */
bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text);

#endif
