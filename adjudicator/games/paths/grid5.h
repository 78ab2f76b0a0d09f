/* SPDX-License-Identifier: ISC */
/*
 * WordCap's board: five by five letters, lines drawn between neighbours, a bonus on
 * each crossing of two diagonals.
 *
 * - Cells are numbered by rows from the top, A1 B1 .. E5 from 0; so are the blocks of
 *   two by two cells, each with one crossing in its middle.
 * - A tile set gives each letter its weight (count) and its bonus (value, 1..5).
 * - Letters are drawn one by one, each by one number below the sum of the weights,
 *   letters in the order of the alphabet: a new board by rows from stream ("board", i),
 *   i = 1, 2 .. GRID5_DRAWS until its vowels are 6 to 14; the n-th replacement, its
 * cells by rows, from ("cells", n); the n-th sort shuffles the 25 cells by ("sort", n).
 */
#ifndef ADJUDICATOR_GAMES_PATHS_GRID5_H
#define ADJUDICATOR_GAMES_PATHS_GRID5_H

#include "adjudicator/games/paths/path.h"
#include "dict/tiles.h"
#include <assert.h>

enum {
	GRID5_SIDE = 5,
	GRID5_CELLS = GRID5_SIDE * GRID5_SIDE,
	GRID5_BLOCKS = (GRID5_SIDE - 1) * (GRID5_SIDE - 1),
	GRID5_VOWELS_MIN = 6,
	GRID5_VOWELS_MAX = 14,
	GRID5_DRAWS = 1000,
	GRID5_WORD_MIN = 2
};

struct grid5 {
	uint8_t cell[GRID5_CELLS];    /* tiles */
	uint16_t replacements, sorts; /* made so far */
};

static_assert(sizeof(struct grid5) <= 64, "a position holds it");

/* Reads "C2", in either case, also with I or l for 1. Returns false when it is no
 * cell. */
bool grid5_cell_read(struct view name, uint8_t *cell);
struct view grid5_cell_name(uint8_t cell); /* "C2" */

/* Reads rows from the top: "STARE LONDM CHIPU BYGFW QZJXK". Returns false unless
 * there are five rows of five letters; *bad is the wrong row, or the whole text. */
bool grid5_read(struct grid5 *g, const struct alphabet *a, struct view rows,
		struct view *bad);
void grid5_write(struct buf *b, const struct grid5 *g, const struct alphabet *a);

/* Draws the first board of a game. Returns false when the set has no letters, or no
 * draw has a right number of vowels. */
bool grid5_draw(struct grid5 *g, const uint8_t seed[HASH_BYTES],
		const struct tileset *tiles, uint64_t vowels);
/* Draws new letters for the cells of a word. */
void grid5_replace(struct grid5 *g, const uint8_t seed[HASH_BYTES],
		   const struct tileset *tiles, const struct path *p);
void grid5_sort(struct grid5 *g, const uint8_t seed[HASH_BYTES]);

/* The bonus of a crossing: the highest among its four letters. */
int grid5_crossing(const struct grid5 *g, const struct tileset *tiles, int block);
/* The net of the grid; nodes are cells. */
void grid5_net(const struct grid5 *g, struct path_net *net);

struct grid5_score {
	int letters;               /* one point each */
	int crossing[GRID5_CELLS]; /* [i]: bonus of the step to node i of the path; 0:
				      none */
	int crossings;             /* sum of the crossings */
	int total;
};

void grid5_score(const struct grid5 *g, const struct tileset *tiles,
		 const struct path *p, struct grid5_score *s);
/* The best-scoring ways to write a word. */
void grid5_best(const struct grid5 *g, const struct tileset *tiles,
		const struct path_word *word, struct path_best *best);

#endif
