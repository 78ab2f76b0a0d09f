/* SPDX-License-Identifier: ISC */
/* What may be a letter of a word, in any script; no alphabet is known here. */
#ifndef FORMATS_GLYPH_H
#define FORMATS_GLYPH_H

#include "formats/text/view.h"

/* Bytes of the letter at the head of v with the marks upon it; 0 when there is none. */
size_t glyph_letter(struct view v);
/*
 * Bytes of the letters at the head of v. A middle dot between letters and a hyphen
 * between two L belong to them: "PARAL·LEL", "PARAL-LEL".
 */
size_t glyph_letters(struct view v);
/* Letters in v, other signs not counted. */
size_t glyph_count(struct view v);

#endif
