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

/* How the form of a sentence that counts is chosen: its Plural-Forms. */
enum forms { FORMS_NONE, FORMS_ALIKE, FORMS_ONE, FORMS_UP_TO_ONE };

struct catalogue {
	struct view bytes; /* whoever opens it keeps them */
	bool big;          /* the first byte of a number counts most */
	uint32_t n;
	size_t from, to; /* the tables of English texts, in order, and of theirs */
	enum forms forms;
};

/* False where they are no catalogue. */
bool catalogue_read(struct catalogue *c, struct view bytes);
/* The file stays mapped as long as the program runs. False where there is none. */
bool catalogue_open(struct catalogue *c, const char *path);

/* The translation of a text, after its context and \004; NULL where there is none. */
const char *catalogue_find(const struct catalogue *c, const char *key);
/* The form for n of one that counts: the key is its English form for one. */
const char *catalogue_count(const struct catalogue *c, const char *key,
			    unsigned long n);

#endif
