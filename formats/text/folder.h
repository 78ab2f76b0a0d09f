/* SPDX-License-Identifier: ISC */
/*
 * What is in a folder: all names, or none and errno. Nobody else lists one, so that a
 * disk that fails half way is never taken for the end of the folder.
 */
#ifndef FORMATS_TEXT_FOLDER_H
#define FORMATS_TEXT_FOLDER_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

struct folder_names {
	const char **name; /* in any order, without "." and ".." */
	size_t count;
};

/* Made in the arena. False with errno (ENOENT: there is no such folder), and *out is
 * empty. */
bool folder_names(struct arena *arena, const char *path, struct folder_names *out);
/* The same; there is nothing in a folder that is not there. False with ERR_IO. */
bool folder_list(struct arena *arena, const char *path, struct folder_names *out,
		 struct err *err);
/* folder_names of PATH as seen from the open folder `at`; it stays open. */
bool folder_names_at(struct arena *arena, int at, const char *path,
		     struct folder_names *out);

#endif
