/* SPDX-License-Identifier: ISC */
/*
 * How a language's edition is made of the word lists on this machine: which files,
 * what is folded, which words are dropped, added or allowed (dict/data/LANG.drop,
 * .names, .add, .twos). Reads the files it is told of and nothing else.
 */
#ifndef DICT_RECIPE_H
#define DICT_RECIPE_H

#include "dict/affix.h"
#include "dict/build.h"
#include "dict/club_words.h"

enum recipe_capitals {
	CAPITALS_ARE_NAMES, /* a word with a capital does not count */
	CAPITALS_MAY_BEGIN  /* nouns are written with one */
};

struct recipe {
	const char *language;     /* "en": its alphabet too */
	const char *edition;      /* "en-scowl80": the edition's number is added */
	const char *package;      /* Debian package that brings the lists */
	const char *const *globs; /* files, or patterns over files; NULL-ended */
	const char *affixes;    /* rules for what globs name; NULL: it is plain words */
	struct affix_wish wish; /* which of those rules count */
	enum recipe_capitals capitals;
	int longest;             /* tiles in a word, at most */
	struct club_words *club; /* borrowed; NULL: no club has words of its own */
};

/* All of them, by language. */
extern const struct recipe recipes[];
extern const size_t recipe_count;

const struct recipe *recipe_find(struct view language); /* NULL: no recipe */
/* Tells how far it got, 0..1000; may be NULL. */
typedef void recipe_progress(void *arg, int per_mille, const char *what);
/* Reads, folds, filters and builds into `lexica_dir`/EDITION-N.lexicon. The id in
 * *info. */
bool recipe_run(const struct recipe *r, int edition_number, const char *lexica_dir,
		recipe_progress *progress, void *arg, struct lexicon_info *info,
		struct err *err);

/* What a recipe reads on this machine: word lists and their package's version. */
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

/* Why a recipe's edition lacks a word: our own short lists, with what they say. */
/* "dropped: 2026-11-20: a unit's abbreviation", "longer than 15 tiles", "not in its
 * lists" ...; a slice of our data, or text in `arena`. */
struct view word_note(struct arena *arena, const struct recipe *r,
		      const struct alphabet *a, const uint8_t *tile, size_t n);

#endif
