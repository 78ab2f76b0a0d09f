/* SPDX-License-Identifier: ISC */
/*
 * Little words that change before what fills a sentence: Catalan "de Ann" is "d'Ann",
 * Spanish "Ben y Inés" is "Ben e Inés", and "siete o ocho" is "siete u ocho".
 */
#ifndef FORMATS_TEXT_ELIDE_H
#define FORMATS_TEXT_ELIDE_H

#include "formats/text/buf.h"

/* Adds a value behind what was written; the little word there, if the language has a
 * form of it for such a value, takes that form. */
void elide_add(struct buf *b, struct view language, struct view value);

#endif
