/* SPDX-License-Identifier: ISC */
/*
 * Text files that make puts into the program: dict/data/, templates/, and the schema
 * steps. Named by their path from the root of the sources ("dict/data/en.alphabet").
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

/* False when there is no such file. */
bool embedded_find(const char *path, struct view *text);

#endif
