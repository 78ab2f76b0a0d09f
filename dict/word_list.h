/* SPDX-License-Identifier: ISC */
/*
 * A plain word list as the source of an edition: UTF-8, one word per line. Empty
 * lines, lines that begin with "#", and a byte order mark are ignored. The first
 * word decides whether the list is in small letters or in capitals; a word in the
 * other case is taken for a name or an abbreviation.
 */
#ifndef DICT_WORD_LIST_H
#define DICT_WORD_LIST_H

#include "dict/build.h"

/* Called with a line that is not a word of the list. `why` continues a sentence
 * about it: "has a blank in it". The texts live until the call returns. */
typedef void word_list_fault(void *arg, int line, struct view word, const char *why);

/* Adds the words of a list to `b`, and calls `fault` for all other lines. Returns
 * how many those were. */
size_t word_list_read(struct view text, struct build *b, word_list_fault *fault,
		      void *arg);

#endif
