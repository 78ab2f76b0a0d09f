/* SPDX-License-Identifier: ISC */
/* What may be a letter of a word, in any script; no alphabet is known here. */
#ifndef FORMATS_BOARDS_GLYPH_H
#define FORMATS_BOARDS_GLYPH_H

#include "formats/text/view.h"

/* Bytes of the letter at the head of v with the marks upon it; 0 when there is none.
 * "~N" is a letter for those who have no such key. */
size_t glyph_letter(struct view v);
/* Bytes of any such pair, which elsewhere may be something else: "~N", ",C", "\"A". */
size_t glyph_escape(struct view v);
/*
 * Bytes of the letters at the head of v. A middle dot between letters and a hyphen
 * between two L belong to them: "PARAL·LEL", "PARAL-LEL"; so do all pairs as above.
 */
size_t glyph_letters(struct view v);
/* Letters in v, other signs not counted. */
size_t glyph_count(struct view v);

#endif
