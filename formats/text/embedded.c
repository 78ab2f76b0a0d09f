/* SPDX-License-Identifier: ISC */
#include "formats/text/embedded.h"

#include <stdlib.h>
#include <string.h>

static int by_path(const void *key, const void *row)
{
	return strcmp(key, ((const struct embedded *)row)->path);
}

bool embedded_find(const char *path, struct view *text)
{
	const struct embedded *f = bsearch(path, embedded_files, embedded_count,
					   sizeof *embedded_files, by_path);

	if (f != NULL) {
		*text = view_from(f->text, f->len);
	}
	return f != NULL;
}

static int by_name(const void *key, const void *row)
{
	return strcmp(key, ((const struct embedded_line *)row)->name);
}

const struct embedded_line *embedded_phrase(const char *name)
{
	return bsearch(name, embedded_phrases, embedded_phrase_count,
		       sizeof *embedded_phrases, by_name);
}
