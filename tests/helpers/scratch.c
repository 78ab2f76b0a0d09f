/* SPDX-License-Identifier: ISC */
#include "tests/helpers/scratch.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FOLDERS_OPEN = 16 };

static void give_up(const char *what)
{
	perror(what);
	exit(EXIT_FAILURE);
}

char *scratch_path(const char *dir, const char *name)
{
	size_t size = strlen(dir) + strlen(name) + 2;
	char *path = malloc(size);

	if (path == NULL) {
		give_up("scratch_path");
	}
	snprintf(path, size, "%s/%s", dir, name);
	return path;
}

char *scratch_dir(void)
{
	const char *parent = getenv("TMPDIR");
	char *dir = scratch_path(parent != NULL && *parent != '\0' ? parent : "/tmp",
				 "adjudicator-XXXXXX");

	if (mkdtemp(dir) == NULL) {
		give_up(dir);
	}
	return dir;
}

static int drop(const char *path, const struct stat *st, int kind, struct FTW *walk)
{
	(void)st;
	(void)kind;
	(void)walk;
	return remove(path);
}

void scratch_remove(char *dir)
{
	if (dir != NULL && nftw(dir, drop, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS) != 0) {
		perror(dir);
	}
	free(dir);
}
