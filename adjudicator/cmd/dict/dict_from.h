/* SPDX-License-Identifier: ISC */
/* A club's own words, out of a file, as the material of an edition. */
#ifndef ADJUDICATOR_CMD_DICT_DICT_FROM_H
#define ADJUDICATOR_CMD_DICT_DICT_FROM_H

#include "adjudicator/cmd/cmd.h"
#include "dict/build.h"

struct dict_from {
	const char *file;   /* --from; NULL: there is none */
	const char *source; /* --source; NULL: named after the file */
	bool skip;          /* --skip: lines that hold no word are left out */
	struct alphabet alphabet;
	struct build *words;  /* build_free */
	const char *family;   /* "en-club": the edition's number is added */
	const char *material; /* "club.txt, sha256 0123456789abcdef" */
};

/* Takes the three options. */
bool dict_from_options(struct cmd *c, struct dict_from *f);
/* Reads the file as words in the alphabet `language`. A list's lines that hold no word
 * are told as FILE:LINE and are ERR_DATA, unless they are to be skipped. */
bool dict_from_read(struct cmd *c, const char *language, struct dict_from *f);

#endif
