/* SPDX-License-Identifier: ISC */
/*
 * The bytes of a lexicon file: a header of fixed size, then the graph's nodes. All
 * numbers are little-endian. The checksum covers every other byte of the file.
 */
#ifndef DICT_LEXICON_FILE_H
#define DICT_LEXICON_FILE_H

#include "dict/lexicon.h"

enum { LEXICON_HEADER = 512, LEXICON_VERSION = 1 };

/* Fills a header for these nodes, checksum included. */
void lexicon_header(uint8_t header[LEXICON_HEADER], const struct lexicon_info *info,
		    struct view nodes);
/*
 * Checks a whole file and takes it apart; *nodes is a slice of it. `name` is what the
 * error calls it. ERR_DATA for everything.
 */
bool lexicon_check(struct view file, const char *name, const struct alphabet *a,
		   struct lexicon_info *info, struct view *nodes, struct err *err);

#endif
