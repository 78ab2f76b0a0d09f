/* SPDX-License-Identifier: ISC */
/*
 * A catalogue of translations as msgfmt makes it, in either order of bytes. gettext of
 * the C library will not do: it looks into none where the machine has no locale but
 * "C", which since glibc 2.40 is what "C.UTF-8" counts as. Bytes that make no sense
 * hold nothing, and are not read beyond their end.
 */
#ifndef FORMATS_TEXT_CATALOGUE_H
#define FORMATS_TEXT_CATALOGUE_H

#include "formats/text/view.h"
#include <stdint.h>

/* How a language chooses between singular and plural: its Plural-Forms. */
enum forms { FORMS_NONE, FORMS_ALIKE, FORMS_ONE, FORMS_UP_TO_ONE };

struct catalogue {
	struct view bytes; /* whoever opens it keeps them */
	bool big;          /* the first byte of a number counts most */
	uint32_t n;
	size_t from, to; /* where the tables of English texts, in order, and of their
			  * translations begin */
	enum forms forms;
};

/* Returns false when the bytes are no catalogue. */
bool catalogue_read(struct catalogue *c, struct view bytes);
/* Opens a file, which stays mapped as long as the program runs. Returns false when
 * there is no such catalogue. */
bool catalogue_open(struct catalogue *c, const char *path);

/* The translation of a text; NULL when there is none. The key is the text's context,
 * \004 and the English text. */
const char *catalogue_find(const struct catalogue *c, const char *key);
/* The form for n things of a translation that has several. The key ends in the English
 * singular. */
const char *catalogue_count(const struct catalogue *c, const char *key,
			    unsigned long n);

#endif
