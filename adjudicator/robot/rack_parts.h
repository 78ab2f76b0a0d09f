/* SPDX-License-Identifier: ISC */
/*
 * What each part of a rack is worth if it is kept, computed once for all plays of a
 * turn. A part is a set of bits; bit i is the i-th tile, with tiles sorted by
 * alphabet, blanks first.
 */
#ifndef ADJUDICATOR_ROBOT_RACK_PARTS_H
#define ADJUDICATOR_ROBOT_RACK_PARTS_H

#include "adjudicator/games/game.h"
#include "adjudicator/robot/rack_worth.h"

enum { RACK_PARTS = 1 << RACK_MAX };

struct rack_parts {
	int n;
	uint8_t tile[RACK_MAX];
	uint8_t first[ALPHABET_TILES + 1]; /* index of the first such tile */
	int worth[RACK_PARTS];             /* tenths of a point */
};

/* Sorts the tiles; no worth is set. */
void rack_parts_sort(struct rack_parts *p, const uint8_t *tile, int n);
/* Sorts the tiles and sets the worth of all parts. */
void rack_parts_weigh(struct rack_parts *p, const struct rack_worth *k,
		      const uint8_t *tile, int n);
/* The best part to keep when from one to `most` tiles are given away. */
unsigned rack_parts_best(const struct rack_parts *p, int most);

#endif
