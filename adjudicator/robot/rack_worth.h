/* SPDX-License-Identifier: ISC */
/*
 * What tiles are worth that stay on the rack, in tenths of a point. A value for each
 * letter is computed from the word list and the tile set of the game:
 *
 * - how much more frequent it is in short words than on the tiles
 * - how many of the short words it can extend at their end
 * - how many points it has
 *
 * Two of the same letter, two vowels and two consonants lose value; a vowel with a
 * consonant gains. The weights of these depend on the game; the rest serves every
 * language and every set.
 */
#ifndef ADJUDICATOR_ROBOT_RACK_WORTH_H
#define ADJUDICATOR_ROBOT_RACK_WORTH_H

#include "adjudicator/games/game.h"

enum {
	RACK_WORTH_FULL = 14
}; /* tiles in the bag from which on the values count in full */

struct kept_tiles;

struct rack_worth {
	const struct rack_weights *weights;
	const struct kept_tiles *kept;  /* learned table; NULL: use the values below */
	int letter[ALPHABET_TILES + 1]; /* [0]: the blank */
	uint64_t vowels;
	int bag; /* tiles in the bag; with fewer than RACK_WORTH_FULL the values count
		    less */
};

/* Computes the values; seed and seats of the set-up are not used. */
void rack_worth_reckon(struct rack_worth *k, const struct setup *s, int bag);
/* The worth of `left`, a count of each letter, as long as the bag is full. */
int rack_worth_of(const struct rack_worth *k, const uint8_t left[ALPHABET_TILES + 1]);

#endif
