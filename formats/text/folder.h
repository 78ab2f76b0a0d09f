/* SPDX-License-Identifier: ISC */
/*
 * Lists what is in a folder: all names, or none and errno. All other code lists
 * folders by these functions, so that an error of the disk is never taken for the
 * end.
 */
#ifndef FORMATS_TEXT_FOLDER_H
#define FORMATS_TEXT_FOLDER_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

struct folder_names {
	const char **name; /* in any order, without "." and ".." */
	size_t count;
};

/* Lists the names, in the arena. Returns false with errno (ENOENT: there is no such
 * folder); then *out is empty. */
bool folder_names(struct arena *arena, const char *path, struct folder_names *out);
/* The same, but a folder that does not exist is empty. Returns false with ERR_IO. */
bool folder_list(struct arena *arena, const char *path, struct folder_names *out,
		 struct err *err);
/* folder_names() of `path`, relative to the open folder `at`, which stays open. */
bool folder_names_at(struct arena *arena, int at, const char *path,
		     struct folder_names *out);

/* If root has made a file in somebody else's folder, gives the file to the folder's
 * owner, as far as possible, because otherwise only root could read it. fd is the
 * new file in that open folder. */
void folder_give(int folder, int fd);
/* The same for what was made at that path: the open file fd, or, if fd is -1, a
 * folder. */
void folder_give_path(const char *path, int fd);

#endif
