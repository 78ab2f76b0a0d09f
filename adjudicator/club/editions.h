/* SPDX-License-Identifier: ISC */
/* The editions in a folder of word lists, opened, in order. */
#ifndef ADJUDICATOR_CLUB_EDITIONS_H
#define ADJUDICATOR_CLUB_EDITIONS_H

#include "dict/lexicon.h"

struct edition {
	const char *id; /* of the file: "en-scowl80-1" */
	const char *path;
	struct alphabet alphabet;
	struct lexicon *lexicon; /* NULL: it cannot be read */
	const char *why;         /* then */
};

/* A folder that is not there holds none. */
bool editions_open(struct arena *arena, const char *folder, struct edition **out,
		   size_t *count, struct err *err);
void editions_close(struct edition *list, size_t count);
/* One of them; NULL with a sentence when it is not there or cannot be read. */
const struct edition *editions_get(const struct edition *list, size_t count,
				   const char *folder, const char *id, struct err *err);
/* The list that a game takes which names none: the newest edition for that alphabet,
 * where all of them are of one family; *id NULL: there is none. ERR_USAGE where there
 * are several families, with their newest editions. */
bool editions_only(struct arena *arena, const struct edition *list, size_t count,
		   const char *alphabet, const char **id, struct err *err);
/* Why they lack the words of that SHA-256 which a game was begun with, a clause; NULL:
 * they are here. */
const char *editions_fault(const struct edition *list, size_t count, struct view id,
			   struct view hash);
/* Which there are and what words each has, as one number: the same wherever the same
 * lists are. Only the head of each file is read. */
bool editions_mark(const char *folder, int64_t *mark, struct err *err);
/* The number behind "FAMILY-" ("en-scowl80") in an id; 0: it is of another family. */
long edition_number(const char *id, const char *family);

#endif
