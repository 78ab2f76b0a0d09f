/* SPDX-License-Identifier: ISC */
/* The editions of word lists in a folder, opened and sorted. */
#ifndef ADJUDICATOR_CLUB_EDITIONS_H
#define ADJUDICATOR_CLUB_EDITIONS_H

#include "dict/lexicon.h"

struct edition {
	const char *id; /* the file's: "en-scowl80-1" */
	const char *path;
	struct alphabet alphabet;
	struct lexicon *lexicon; /* NULL: it cannot be read */
	const char *why;         /* why it cannot be read */
};

/* A missing folder has no editions. */
bool editions_open(struct arena *arena, const char *folder, struct edition **out,
		   size_t *count, struct err *err);
void editions_close(struct edition *list, size_t count);
/* The edition with that id; NULL with an error when it is not there or cannot be
 * read. */
const struct edition *editions_get(const struct edition *list, size_t count,
				   const char *folder, const char *id, struct err *err);
/* The word list of a game that names none: the newest edition for that alphabet, if
 * all of them belong to one family. *id NULL: there is none. ERR_USAGE where there
 * are several families, naming the newest edition of each. */
bool editions_only(struct arena *arena, const struct edition *list, size_t count,
		   const char *alphabet, const char **id, struct err *err);
/* Why the words with that hash, with which a game began, are missing here, as a
 * clause; NULL: they are here. */
const char *editions_fault(const struct edition *list, size_t count, struct view id,
			   struct view hash);
/* One number for the editions of a folder and their words: the same wherever the
 * lists are the same. Reads only the head of each file. */
bool editions_mark(const char *folder, int64_t *mark, struct err *err);
/* The number after "FAMILY-" ("en-scowl80") in an id; 0: the id is of another
 * family. */
long edition_number(const char *id, const char *family);

#endif
