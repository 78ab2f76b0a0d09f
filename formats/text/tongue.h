/* SPDX-License-Identifier: ISC */
/*
 * Our sentences in other languages, from catalogues that msgfmt makes. A sentence is
 * found by its English text and by what it is for (its context). Whatever a language
 * lacks stays English.
 * - Catalogues are LANGUAGE/LC_MESSAGES/adjudicator.mo in ../share/locale, seen from
 *   the folder of the program, else in that folder of the place it was built for.
 * - Neither the environment nor a locale of the machine is asked, and that of the
 *   process stays as it is: no language changes how numbers are written, what is a
 *   letter, or what the system says of an error.
 */
#ifndef FORMATS_TEXT_TONGUE_H
#define FORMATS_TEXT_TONGUE_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"
#include "formats/text/view.h"

/* The translation of `text` in that context into a language such as "es"; `text` itself
 * when there is none or the language is empty. Lives as long as the program, or as
 * `text`. */
const char *tongue_text(struct arena *a, struct view language, const char *context,
			const char *text);
/* tongue_text for a sentence that counts: the form that the language has for n. */
struct counted {
	const char *one, *many; /* in English */
	long n;
};
const char *tongue_count(struct arena *a, struct view language, const char *context,
			 const struct counted *c);

/* A few words that stand inside a sentence; PART marks them for the catalogues where
 * they are written. They share one context. */
#define PART(text) text
const char *tongue_part(struct arena *a, struct view language, const char *text);

/* The languages there are, "en" among them, in the order of their codes. */
bool tongue_list(struct arena *a, struct view **out, size_t *count, struct err *err);
bool tongue_known(struct arena *a, struct view language);

/* Little words change before what fills a sentence: Catalan "de Ann" is "d'Ann",
 * Spanish "Ben y Inés" is "Ben e Inés", and "siete o ocho" is "siete u ocho". */
/* Adds a value to b. The little word that b ends with changes when the language has
 * another form of it before such a value. */
void elide_add(struct buf *b, struct view language, struct view value);

#endif
