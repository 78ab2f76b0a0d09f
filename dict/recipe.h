/* SPDX-License-Identifier: ISC */
/*
 * How a language's edition is made from the word lists on this machine: which files
 * are read, what is folded, and which words are dropped, added or allowed
 * (dict/data/LANG.drop, .names, .add, .twos). Reads no files but those it names.
 */
#ifndef DICT_RECIPE_H
#define DICT_RECIPE_H

#include "dict/affix.h"
#include "dict/build.h"
#include "dict/club_words.h"

enum recipe_capitals {
	CAPITALS_ARE_NAMES, /* a word with a capital is a name and left out */
	CAPITALS_MAY_BEGIN  /* nouns begin with a capital */
};

struct recipe {
	const char *language;     /* "en"; also the id of its alphabet */
	const char *edition;      /* "en-scowl80"; the edition's number is appended */
	const char *package;      /* Debian package that contains the lists */
	const char *const *globs; /* files, or patterns for files; NULL-ended */
	const char *affixes; /* affix file for `globs`; NULL: those are plain words */
	struct affix_wish wish; /* which of its rules are used */
	enum recipe_capitals capitals;
	int longest;             /* most tiles in a word */
	struct club_words *club; /* borrowed; NULL: the club has no words of its own */
};

/* All recipes, by language. */
extern const struct recipe recipes[];
extern const size_t recipe_count;

const struct recipe *recipe_find(struct view language); /* NULL: no recipe */
/* Called with how far a run has come, 0..1000; may be NULL. */
typedef void recipe_progress(void *arg, int per_mille, const char *what);
/* Reads, folds, filters, and builds `lexica_dir`/EDITION-N.lexicon. *info tells its
 * id. */
bool recipe_run(const struct recipe *r, int edition_number, const char *lexica_dir,
		recipe_progress *progress, void *arg, struct lexicon_info *info,
		struct err *err);

/* The word lists that a recipe reads on this machine. */
struct recipe_files {
	char **path; /* the files of each pattern, in order; pattern after pattern */
	size_t count;
};

/* Fails when a pattern matches nothing; the error names the package to install. */
bool recipe_files_find(struct recipe_files *out, const struct recipe *r,
		       struct err *err);
void recipe_files_free(struct recipe_files *files);
/* Reads a whole file into `arena`. */
bool recipe_file_read(struct arena *arena, const char *path, struct view *text,
		      struct err *err);
/* "scowl 2020.12.07-2"; the name alone when the version cannot be found. */
const char *recipe_package(struct arena *arena, const char *package);
/* The version of a package in the text of dpkg's status file; empty: not there. */
struct view recipe_version(struct view status, const char *package);

/* Why an edition lacks a word, as our own short lists say. */
/* "dropped: 2026-11-20: a unit's abbreviation", "longer than 15 tiles", "not in its
 * lists" ...; a slice of our data, or text in `arena`. */
struct view word_note(struct arena *arena, const struct recipe *r,
		      const struct alphabet *a, const uint8_t *tile, size_t n);

#endif
