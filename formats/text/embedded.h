/* SPDX-License-Identifier: ISC */
/*
 * Text files that make puts into the program: dict/data/, templates/, the schema steps
 * and what shells complete. Named by their path from the root of the sources
 * ("dict/data/en.alphabet").
 */
#ifndef FORMATS_TEXT_EMBEDDED_H
#define FORMATS_TEXT_EMBEDDED_H

#include "formats/text/view.h"

struct embedded {
	const char *path;
	const char *text;
	size_t len;
};

/* Ordered by path; generated. */
extern const struct embedded embedded_files[];
extern const size_t embedded_count;

/* A sentence's line of templates/en/phrases.txt, by its name. */
struct embedded_line {
	const char *name;
	const char *line;
};

/* Ordered by name; generated. */
extern const struct embedded_line embedded_phrases[];
extern const size_t embedded_phrase_count;

/* False when there is no such file. */
bool embedded_find(const char *path, struct view *text);
/* NULL when there is no such sentence. */
const struct embedded_line *embedded_phrase(const char *name);

#endif
