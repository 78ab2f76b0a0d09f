/* SPDX-License-Identifier: ISC */
/* What may be a letter of a word, in any script. These functions know no
 * alphabet. */
#ifndef FORMATS_BOARDS_GLYPH_H
#define FORMATS_BOARDS_GLYPH_H

#include "formats/text/view.h"

/* Bytes of the letter at the head of v, with its combining marks; 0: v begins with
 * no letter. "~N" counts as one letter, for players whose keyboard lacks it. */
size_t glyph_letter(struct view v);
/* Bytes of a pair such as "~N", ",C" or "\"A" at the head of v; 0: there is none.
 * Outside of words these signs may mean something else. */
size_t glyph_escape(struct view v);
/*
 * Bytes of all the letters at the head of v. A middle dot between letters and a
 * hyphen between two L belong to the word: "PARAL·LEL", "PARAL-LEL"; so do the pairs
 * of glyph_escape().
 */
size_t glyph_letters(struct view v);
/* The number of letters in v; other signs do not count. */
size_t glyph_count(struct view v);

#endif
