/* SPDX-License-Identifier: ISC */
/* Words outside letters: in lists, and on the command line. */
#ifndef DICT_WORD_TEXT_H
#define DICT_WORD_TEXT_H

#include "dict/alphabet.h"

enum { WORD_WAYS = 2 }; /* kept: one is clear, two are asked about */

/*
 * Reads a word. Brackets hold one tile and separate what stands beside them: "[NG]",
 * "[N]G". Gives the number of readings, at most WORD_WAYS; 0: *bad is what has no tile,
 * or all of the text when it is empty or too long.
 */
size_t word_read(const struct alphabet *a, struct view text,
		 struct tile_text way[WORD_WAYS], struct view *bad);
/* Writes a word so that word_read has one reading, this one: as people spell it, with
 * brackets only where it needs them. Where it needs none a blank's letter is spelt like
 * any other. */
void word_write(const struct alphabet *a, struct buf *b, const uint8_t *tile, size_t n);

#endif
