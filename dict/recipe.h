/* SPDX-License-Identifier: ISC */
/*
 * How a language's edition is made of the word lists on this machine: which files,
 * what is folded, which words are dropped, added or allowed (dict/data/LANG.drop, .add,
 * .twos). Reads the files it is told of and nothing else.
 */
#ifndef DICT_RECIPE_H
#define DICT_RECIPE_H

#include "dict/build.h"

struct recipe {
	const char *language;     /* "en" */
	const char *edition;      /* "en-scowl80": the edition's number is added */
	const char *alphabet;     /* "en" */
	const char *package;      /* Debian package that brings the lists */
	const char *const *globs; /* files, or patterns over files; NULL-ended */
	int longest;              /* tiles in a word, at most */
};

const struct recipe *recipe_find(struct view language); /* NULL: no recipe */
/* Tells how far it got, 0..1000; may be NULL. */
typedef void recipe_progress(void *arg, int per_mille, const char *what);
/* Reads, folds, filters and builds into `lexica_dir`/EDITION-N.lexicon. The id in
 * *info. */
bool recipe_run(const struct recipe *r, int edition_number, const char *lexica_dir,
		recipe_progress *progress, void *arg, struct lexicon_info *info,
		struct err *err);

#endif
