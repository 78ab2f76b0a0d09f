/* SPDX-License-Identifier: ISC */
/* A grid from letters, for the tests of its drawings. */
#ifndef TESTS_HELPERS_GAMES_GRID_CASE_H
#define TESTS_HELPERS_GAMES_GRID_CASE_H

#include "formats/boards/grid.h"

/*
 * "STARE LONDM CHIPU BYGFW QZJXK" with the values of the game and the crossings that
 * follow from them, and the path "A1 B2 C3" of `word`.
 */
struct grid_view grid_case(struct arena *a, const char *letters, const char *steps,
			   enum grid_path path, const char *word);

#endif
