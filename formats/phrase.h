/* SPDX-License-Identifier: ISC */
/*
 * The sentences and pages that letters are made of. English sentences are in
 * templates/en/phrases.txt, one per line as "name: text" with {{keys}}. Other
 * languages are in the catalogues (formats/text/tongue.h), where a sentence's name
 * is its context. A sentence with a count is written "name(key): one | many"; the
 * number in the field `key` chooses the form, by the rules of the language.
 */
#ifndef FORMATS_PHRASE_H
#define FORMATS_PHRASE_H

#include "formats/template.h"

/* Writes the phrase in that language, or in English where it is not translated. A
 * name that does not exist is a bug and ends the program. */
void phrase(struct buf *b, struct view language, const char *name,
	    const struct fields *f);
/* The same as a text in the arena. */
struct view phrase_text(struct arena *arena, struct view language, const char *name,
			const struct fields *f);
const char *phrase_str(struct arena *arena, struct view language, const char *name,
		       const struct fields *f);
/* The name of a language in itself; empty for one in which no letters are
 * written. */
struct view phrase_language(struct arena *arena, struct view code);
/* Whether there is a phrase of that name. */
bool phrase_known(const char *name);
/* The n-th word (from 0) of a phrase that is a list of words, such as the
 * weekdays. */
struct view phrase_word(struct arena *arena, struct view language, const char *name,
			size_t n);

/* One line of phrases.txt. */
struct phrase_line {
	struct view name, key; /* key: the field whose number chooses; else empty */
	struct view one, many; /* many: empty when there is no key */
};
/* Takes the next phrase off the text of phrases.txt; returns false when there is
 * none. */
bool phrase_next(struct view *rest, struct phrase_line *out);

/*
 * Whole pages (help, rules, the frame of a letter) are files, one for each language:
 * templates/LANGUAGE/NAME. English stands in for a missing one.
 */
/* Writes the page of that name. That there is none is a bug and ends the program. */
void page_write(struct buf *b, struct view language, const char *name,
		const struct fields *f);
/* Finds templates/LANGUAGE/NAME, or else the English one; returns false when there
 * is neither. */
bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text);

#endif
