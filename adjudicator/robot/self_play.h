/* SPDX-License-Identifier: ISC */
/*
 * The strong robot against itself, for what it can learn: in every position some racks
 * are drawn from all tiles that do not lie on the board, and what the best that each of
 * them can do there is worth is told. A tile that makes this more than it is for most
 * racks is worth keeping.
 *
 * - Rests of those racks are drawn as they are in a game behind an exchange or a play.
 * - A game goes on while the bag holds enough for what is kept to count in full.
 * - Everything follows from the seed and the number of the game.
 */
#ifndef ADJUDICATOR_ROBOT_SELF_PLAY_H
#define ADJUDICATOR_ROBOT_SELF_PLAY_H

#include "adjudicator/robot/plays.h"

struct self_play {
	const struct setup *setup; /* of a game on a board for two in which no word is
				      questioned; its seed does not matter */
	uint8_t seed[HASH_BYTES];
	const struct kept_tiles *kept; /* what it plays by; NULL: rack_worth_reckon */
	void (*looked)(void *arg, const struct rack_parts *rack, int worth); /* tenths
									      */
	void *arg;
};

/* False: a move was refused by the rules, which is a bug. */
bool self_play_game(const struct self_play *s, uint32_t number);

#endif
