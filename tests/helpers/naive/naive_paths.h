/* SPDX-License-Identifier: ISC */
/*
 * The path games once more, slow and simple, to compare with the engine: lines cross
 * where segments meet, a face is shown where rays from it meet no cube, columns are
 * lists. English letters, no code of the engine, and tables of its own.
 */
#ifndef TESTS_HELPERS_NAIVE_NAIVE_PATHS_H
#define TESTS_HELPERS_NAIVE_NAIVE_PATHS_H

#include <stdbool.h>

enum { NAIVE_CUBES = 27, NAIVE_CELLS = 25 };

/* Verdict on a path. why: '.' lawful, 'h' a face or cell that cannot be used, 'u'
 * used before, 'n' not next to the one before, 'x' crosses, 's' too short, 'l' too
 * long. `at` and `with` are places in the path; -1 where they have no meaning. */
struct naive_path {
	char why;
	int at, with;
	int score;
};

/* `cells` is 25 letters, row by row; a cell is 0..24. */
struct naive_path naive_grid(const char *cells, const int *cell, int n);

struct naive_face {
	int cube; /* 1..27 */
	char side;
};

struct naive_pile {
	int column[3][3][3], height[3][3]; /* cubes from the ground up, by x and y */
	char letter[NAIVE_CUBES + 1][3];   /* on the faces T, R and L */
	char bonus[NAIVE_CUBES + 1][3];    /* "DW", or empty */
	int uses[NAIVE_CUBES + 1];
};

void naive_pile(struct naive_pile *p); /* all cubes, no letters */
char naive_letter(const struct naive_pile *p, struct naive_face f);
/* 0: hidden or gone, 1: shown partly, 2: shown fully. */
int naive_shown(const struct naive_pile *p, struct naive_face f);
bool naive_touch(const struct naive_pile *p, struct naive_face a, struct naive_face b);
struct naive_path naive_pile_path(const struct naive_pile *p,
				  const struct naive_face *face, int n);
void naive_use(struct naive_pile *p, const struct naive_face *face, int n);
void naive_remove(struct naive_pile *p,
		  int cube); /* does nothing when it is gone already */

#endif
