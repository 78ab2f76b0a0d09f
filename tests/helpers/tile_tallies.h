/* SPDX-License-Identifier: ISC */
/* The letter counts of the word lists from which WordCap's tile sets are made. */
#ifndef TESTS_HELPERS_TILE_TALLIES_H
#define TESTS_HELPERS_TILE_TALLIES_H

#include "dict/tile_recipe.h"
#include <stddef.h>

/* How often each letter occurs in the words of an edition, the package it came from,
 * and the set that results. */
struct tile_tallied {
	const char *set, *language, *package, *tally;
};

enum { TILE_TALLIES = 8 };
extern const struct tile_tallied tile_tallies[TILE_TALLIES];

/* Reads "A:12 QU:3". Fails the test on a letter that is not in the alphabet. */
void tile_tally_read(struct tile_tally *t, const struct alphabet *a, const char *text);

#endif
