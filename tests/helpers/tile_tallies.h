/* SPDX-License-Identifier: ISC */
/* The letters of the word lists that WordCap's tile sets are made of. */
#ifndef TESTS_HELPERS_TILE_TALLIES_H
#define TESTS_HELPERS_TILE_TALLIES_H

#include "dict/tile_recipe.h"
#include <stddef.h>

/* How often each letter stands in the words of an edition, which package gave it, and
 * the set that comes of it. */
struct tile_tallied {
	const char *set, *language, *package, *tally;
};

enum { TILE_TALLIES = 8 };
extern const struct tile_tallied tile_tallies[TILE_TALLIES];

/* "A:12 QU:3". A letter that the alphabet has not fails the test. */
void tile_tally_read(struct tile_tally *t, const struct alphabet *a, const char *text);

#endif
