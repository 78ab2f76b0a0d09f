/* SPDX-License-Identifier: ISC */
#include "formats/text/embedded.h"

#include <stdlib.h>
#include <string.h>

static int order(const void *key, const void *row)
{
	return strcmp(key, ((const struct embedded *)row)->path);
}

bool embedded_find(const char *path, struct view *text)
{
	const struct embedded *f = bsearch(path, embedded_files, embedded_count,
					   sizeof *embedded_files, order);

	if (f != NULL) {
		*text = view_from(f->text, f->len);
	}
	return f != NULL;
}
