/* SPDX-License-Identifier: ISC */
/*
 * What tiles are worth that stay on the rack, in tenths of a point. A table for each
 * letter is reckoned from the word list and the tile set of the game:
 *
 * - how much oftener it stands in the short words than on the tiles
 * - how many of the short words take it at their end
 * - how many points it has
 *
 * Letters that lie there twice, two vowels and two consonants cost something, and a
 * vowel beside a consonant gains. How much each of these counts is known for each game;
 * the rest serves every language and every set.
 */
#ifndef ADJUDICATOR_ROBOT_RACK_WORTH_H
#define ADJUDICATOR_ROBOT_RACK_WORTH_H

#include "adjudicator/games/game.h"

enum { RACK_WORTH_FULL = 14 }; /* from so many tiles in the bag on it counts in full */

struct kept_tiles;

struct rack_worth {
	const struct rack_weights *weights;
	const struct kept_tiles *kept; /* learned by `dict train`; NULL: what follows */
	int letter[ALPHABET_TILES + 1]; /* [0]: a blank */
	uint64_t vowels;
	int bag; /* tiles left there: what is kept past its end counts less */
};

/* Of the set-up the seed and the seats are not asked. */
void rack_worth_reckon(struct rack_worth *k, const struct setup *s, int bag);
/* By how many there are of each letter, while the bag is full. */
int rack_worth_of(const struct rack_worth *k, const uint8_t left[ALPHABET_TILES + 1]);

#endif
