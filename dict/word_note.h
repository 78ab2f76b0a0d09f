/* SPDX-License-Identifier: ISC */
/* Why a recipe's edition lacks a word: our own short lists, with what they say. */
#ifndef DICT_WORD_NOTE_H
#define DICT_WORD_NOTE_H

#include "dict/recipe.h"

/* "dropped: 2026-11-20: a unit's abbreviation", "longer than 15 tiles", "not in its
 * lists" ...; a slice of our data, or text in `arena`. */
struct view word_note(struct arena *arena, const struct recipe *r,
		      const struct alphabet *a, const uint8_t *tile, size_t n);

#endif
