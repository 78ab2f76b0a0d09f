/* SPDX-License-Identifier: ISC */
/* Random grids and piles, each both for the engine and for naive_paths.c. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_PATHS_H
#define TESTS_HELPERS_RANDOM_RANDOM_PATHS_H

#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/paths/pile.h"
#include "tests/helpers/naive/naive_paths.h"
#include "tests/helpers/random/random_order.h"

/* English letters and the tile sets of both games. */
struct path_tiles {
	struct arena arena;
	struct alphabet english;
	struct tileset grid, pile;
};

void path_tiles_open(struct path_tiles *t);
void path_tiles_close(struct path_tiles *t);
char letter_of(uint8_t tile);
uint8_t tile_of(char letter);

void random_grid(struct dice *d, const char *letters, struct grid5 *g,
		 char cells[NAIVE_CELLS + 1]);

/* The same pile in both forms. */
struct twins {
	struct pile pile;
	struct pile_view view;
	struct naive_pile naive;
};

void random_pile(struct dice *d, const char *letters, struct twins *t);
/* Removes cubes, `times` times if that is possible. */
void remove_some(struct dice *d, struct twins *t, int times);
struct naive_face face_of(uint8_t face);

#endif
