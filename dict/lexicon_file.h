/* SPDX-License-Identifier: ISC */
/*
 * The bytes of a lexicon file: a header of fixed size, then the graph's nodes. All
 * numbers are little-endian. Two checksums cover every other byte of the file: a quick
 * one for whoever opens it, and SHA-256.
 */
#ifndef DICT_LEXICON_FILE_H
#define DICT_LEXICON_FILE_H

#include "dict/lexicon.h"

/* Version 1 has no quick checksum; it is checked as if it were proven. */
enum { LEXICON_HEADER = 512, LEXICON_VERSION = 2, LEXICON_FIRST_VERSION = 1 };

/* Fills a header for these nodes, checksums included. */
void lexicon_header(uint8_t header[LEXICON_HEADER], const struct lexicon_info *info,
		    struct view nodes);
/* The header alone, checked as far as that goes. `name` is what an error calls the
 * file. ERR_DATA for everything, here and below. */
bool lexicon_read_info(struct view file, const char *name, struct lexicon_info *info,
		       struct err *err);
/* What opening takes: the quick checksum, and no walk can leave the graph. *nodes is a
 * slice of the file. */
bool lexicon_check(struct view file, const char *name, const struct alphabet *a,
		   struct lexicon_info *info, struct view *nodes, struct err *err);
/* Everything else of a file that lexicon_check has passed: SHA-256, order, ends and
 * number of words. */
bool lexicon_check_all(struct view file, const char *name, const struct alphabet *a,
		       const struct lexicon_info *info, struct err *err);

#endif
