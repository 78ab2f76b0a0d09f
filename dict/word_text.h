/* SPDX-License-Identifier: ISC */
/* Reading and writing words outside letters: in lists, and on the command line. */
#ifndef DICT_WORD_TEXT_H
#define DICT_WORD_TEXT_H

#include "dict/alphabet.h"

enum { WORD_WAYS = 2 }; /* readings kept: one is clear, two need a question */

/*
 * Reads a word. Brackets hold one tile, and separate what is beside them: "[NG]",
 * "[N]G". Returns the number of readings, at most WORD_WAYS. 0: *bad is the part
 * without a tile, or all of the text when it is empty or too long.
 */
size_t word_read(const struct alphabet *a, struct view text,
		 struct tile_text way[WORD_WAYS], struct view *bad);
/* Writes a word so that word_read reads exactly these tiles: as people spell it,
 * with brackets only where needed. A blank is written like its letter, except where
 * brackets are needed. */
void word_write(const struct alphabet *a, struct buf *b, const uint8_t *tile, size_t n);

#endif
