/* SPDX-License-Identifier: ISC */
/*
 * Whole pages (help, rules, the frame of a letter) in files of their own, one for each
 * language: templates/LANGUAGE/NAME. What a language lacks is in English.
 * Sentences are phrases.
 */
#ifndef FORMATS_PAGE_H
#define FORMATS_PAGE_H

#include "formats/template.h"

/* Writes a whole page of that name; that there is none is our fault. */
void page_write(struct buf *b, struct view language, const char *name,
		const struct fields *f);
/* templates/LANGUAGE/NAME, else the English one; false when there is neither. */
bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text);

#endif
