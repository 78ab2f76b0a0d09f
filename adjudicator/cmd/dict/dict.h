/* SPDX-License-Identifier: ISC */
/* What the commands about word lists share. */
#ifndef ADJUDICATOR_CMD_DICT_DICT_H
#define ADJUDICATOR_CMD_DICT_DICT_H

#include "adjudicator/club/editions.h"
#include "adjudicator/cmd/json.h"
#include "dict/build.h"
#include "dict/club_words.h"

/* "1 word", "248464 words" */
const char *dict_words(struct arena *arena, const struct lexicon_info *info);
/* ERR_DATA: there is no edition yet. */
bool dict_none(struct cmd *c);

/* Adds words (separated by blanks) in indented lines. */
void dict_wrapped(struct buf *b, struct view words);
/* Appends them as texts to an array. */
void dict_json_words(json_t *all, struct view words);

typedef bool dict_work(struct cmd *c, const struct edition *e, bool json);
/* Runs `work` on the one argument with the edition that --lexicon names, or with the
 * only edition there is. */
bool dict_with_list(struct cmd *c, dict_work *work);

/* The club's own words: LANG.add and LANG.drop beside its editions. Reads both
 * lists; a missing one is empty. */
bool dict_club_read(struct cmd *c, const char *alphabet, struct club_words *w);
/* Puts a word into one list, with the day and the reason, and removes it from the
 * other. */
bool dict_club_put(struct cmd *c, const struct alphabet *a,
		   const struct tile_text *word, bool accepted, struct view comment);

/* A club's own words from a file, as the material of an edition. */
struct dict_from {
	const char *file;   /* --from; NULL: not given */
	const char *source; /* --source; NULL: named after the file */
	bool skip;          /* --skip: lines without a word are left out */
	struct alphabet alphabet;
	struct build *words;  /* freed by build_free */
	const char *family;   /* "en-club": the edition's number is added to it */
	const char *material; /* "club.txt, sha256 0123456789abcdef" */
};

/* Takes the three options. */
bool dict_from_options(struct cmd *c, struct dict_from *f);
/* Reads the file as words in the alphabet `language`. Lines without a word are
 * reported as FILE:LINE and are ERR_DATA, unless they are to be skipped. */
bool dict_from_read(struct cmd *c, const char *language, struct dict_from *f);

#endif
