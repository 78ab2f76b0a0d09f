/* SPDX-License-Identifier: ISC */
/*
 * The bytes of a lexicon file: a header of fixed size, then the nodes of the graph.
 * All numbers are little-endian. Two checksums cover every other byte: a quick one,
 * checked at each opening, and SHA-256.
 */
#ifndef DICT_LEXICON_FILE_H
#define DICT_LEXICON_FILE_H

#include "dict/lexicon.h"

/* A file of version 1 has no quick checksum; its SHA-256 is checked instead. */
enum { LEXICON_HEADER = 512, LEXICON_VERSION = 2, LEXICON_FIRST_VERSION = 1 };

/* Fills a header for these nodes, with both checksums. */
void lexicon_header(uint8_t header[LEXICON_HEADER], const struct lexicon_info *info,
		    struct view nodes);
/* Reads and checks the header alone. `name` is the file's name in errors. All errors
 * here and below are ERR_DATA. */
bool lexicon_read_info(struct view file, const char *name, struct lexicon_info *info,
		       struct err *err);
/* The checks made at opening: the quick checksum, and that no walk can leave the
 * graph. *nodes is a slice of the file. */
bool lexicon_check(struct view file, const char *name, const struct alphabet *a,
		   struct lexicon_info *info, struct view *nodes, struct err *err);
/* All other checks of a file that passed lexicon_check: SHA-256, order, ends and
 * number of words. */
bool lexicon_check_all(struct view file, const char *name, const struct alphabet *a,
		       const struct lexicon_info *info, struct err *err);

#endif
