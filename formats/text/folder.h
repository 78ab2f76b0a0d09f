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

/* What root makes in a folder of somebody else's is theirs, too, as far as it can be:
 * for root alone would read it. fd: the new file, which nobody made before, in that
 * open folder. */
void folder_give(int folder, int fd);
/* The same of what was made at that path: a file that is open, or (fd -1) a folder. */
void folder_give_path(const char *path, int fd);

#endif
