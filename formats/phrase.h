/* SPDX-License-Identifier: ISC */
/*
 * The sentences and pages that letters are made of. In English they stand in
 * templates/en/phrases.txt, "name: text" a line with {{keys}}; in other languages in
 * the catalogues (formats/text/tongue.h), where a sentence's name is its context. A
 * sentence that counts stands as "name(key): one | many", and the number in that field
 * chooses the form, by the rules of the language.
 */
#ifndef FORMATS_PHRASE_H
#define FORMATS_PHRASE_H

#include "formats/template.h"

/* Writes the phrase; a name that does not exist is our fault and ends the program. */
void phrase(struct buf *b, struct view language, const char *name,
	    const struct fields *f);
/* The same as a text of its own in that arena. */
struct view phrase_text(struct arena *arena, struct view language, const char *name,
			const struct fields *f);
const char *phrase_str(struct arena *arena, struct view language, const char *name,
		       const struct fields *f);
/* A language as it calls itself; empty for one that no letter is written in. */
struct view phrase_language(struct arena *arena, struct view code);
/* Whether there is one of that name. */
bool phrase_known(const char *name);
/* Of a phrase that lists words, like the days of the week, the n-th from 0. */
struct view phrase_word(struct arena *arena, struct view language, const char *name,
			size_t n);

/* One line of phrases.txt. */
struct phrase_line {
	struct view name, key; /* key: of the number that chooses; else empty */
	struct view one, many; /* many: empty without a key */
};
/* Takes the next one off the text of phrases.txt; false when there is none. */
bool phrase_next(struct view *rest, struct phrase_line *out);

/*
 * Whole pages (help, rules, the frame of a letter) in files of their own, one for each
 * language: templates/LANGUAGE/NAME. What a language lacks is in English.
 */
/* Writes the page of that name; that there is none is our fault. */
void page_write(struct buf *b, struct view language, const char *name,
		const struct fields *f);
/* templates/LANGUAGE/NAME, else the English one; false when there is neither. */
bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text);

#endif
