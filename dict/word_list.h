/* SPDX-License-Identifier: ISC */
/*
 * A plain list of words as an edition's source: UTF-8, one word a line. Empty lines and
 * those that begin with "#" do not count, nor does a byte order mark. The first word
 * says whether the list is in small letters or in capitals; a word of the other kind is
 * taken for a name or an abbreviation.
 */
#ifndef DICT_WORD_LIST_H
#define DICT_WORD_LIST_H

#include "dict/build.h"

/* Hears of a line that holds no word of the list; `why` goes on from there: "has a
 * blank in it". Texts live as long as the call. */
typedef void word_list_fault(void *arg, int line, struct view word, const char *why);

/* Adds the words of a list to `b` and tells of all the others; gives how many those
 * were. */
size_t word_list_read(struct view text, struct build *b, word_list_fault *fault,
		      void *arg);

#endif
