/* SPDX-License-Identifier: ISC */
/* The vowels A E I O U. Letters are drawn again when they have too few or too many
 * of them. */
#ifndef ADJUDICATOR_GAMES_PATHS_VOWELS_H
#define ADJUDICATOR_GAMES_PATHS_VOWELS_H

#include "dict/alphabet.h"

/* As a set: bit t is tile t. */
uint64_t vowels_of(const struct alphabet *a);
int vowels_among(uint64_t vowels, const uint8_t *tile, size_t n);

#endif
