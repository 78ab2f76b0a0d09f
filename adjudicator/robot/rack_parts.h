/* SPDX-License-Identifier: ISC */
/*
 * What each part of a rack is worth if it stays there, reckoned once for all plays of a
 * turn. A part is a set of bits: bit i is the i-th tile, of tiles in the order of the
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
	uint8_t first[ALPHABET_TILES + 1]; /* where each tile lies first */
	int worth[RACK_PARTS];             /* tenths of a point */
};

/* Puts the tiles in order; nothing is worth anything yet. */
void rack_parts_sort(struct rack_parts *p, const uint8_t *tile, int n);
/* The same, and weighs them all. */
void rack_parts_weigh(struct rack_parts *p, const struct rack_worth *k,
		      const uint8_t *tile, int n);
/* The part that is best kept where at most so many tiles, and one at least, go. */
unsigned rack_parts_best(const struct rack_parts *p, int most);

#endif
