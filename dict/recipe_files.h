/* SPDX-License-Identifier: ISC */
/* What a recipe reads on this machine: word lists and their package's version. */
#ifndef DICT_RECIPE_FILES_H
#define DICT_RECIPE_FILES_H

#include "dict/recipe.h"

struct recipe_files {
	char **path; /* those of one pattern after those of another, each in order */
	size_t count;
};

/* False when a pattern matches nothing; the error names the package to install. */
bool recipe_files_find(struct recipe_files *out, const struct recipe *r,
		       struct err *err);
void recipe_files_free(struct recipe_files *files);
/* A whole file, in `arena`. */
bool recipe_file_read(struct arena *arena, const char *path, struct view *text,
		      struct err *err);
/* "scowl 2020.12.07-2", or the name alone when its version cannot be found out. */
const char *recipe_package(struct arena *arena, const char *package);
/* The version of a package in the text of dpkg's status file; empty for none. */
struct view recipe_version(struct view status, const char *package);

#endif
