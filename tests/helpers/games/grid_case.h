/* SPDX-License-Identifier: ISC */
/* A grid made from letters, for the tests of its drawings. */
#ifndef TESTS_HELPERS_GAMES_GRID_CASE_H
#define TESTS_HELPERS_GAMES_GRID_CASE_H

#include "formats/boards/grid.h"

/*
 * The grid "STARE LONDM CHIPU BYGFW QZJXK" with the game's values and the crossings
 * that follow from them, and the path "A1 B2 C3" of `word`.
 */
struct grid_view grid_case(struct arena *a, const char *letters, const char *steps,
			   enum grid_path path, const char *word);

#endif
