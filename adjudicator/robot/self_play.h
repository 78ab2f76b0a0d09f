/* SPDX-License-Identifier: ISC */
/*
 * The strong robot plays against itself, to learn. In every position some racks are
 * drawn from all tiles that are not on the board, and the worth of the best move
 * with each is reported. A tile with which this is higher than with most racks is
 * worth keeping.
 *
 * - Racks are drawn as they occur in a game, after an exchange or a play.
 * - A game goes on while the bag holds enough for kept tiles to count in full.
 * - Everything follows from the seed and the number of the game.
 */
#ifndef ADJUDICATOR_ROBOT_SELF_PLAY_H
#define ADJUDICATOR_ROBOT_SELF_PLAY_H

#include "adjudicator/robot/plays.h"

struct self_play {
	const struct setup *setup; /* a board game of two whose words are not
				      challenged; its seed is not used */
	uint8_t seed[HASH_BYTES];
	const struct kept_tiles *kept; /* table to play by; NULL: rack_worth_reckon */
	/* Is told each rack, and the worth of its best move in tenths. */
	void (*looked)(void *arg, const struct rack_parts *rack, int worth);
	void *arg;
};

/* Returns false when the rules refused a move, which is a bug. */
bool self_play_game(const struct self_play *s, uint32_t number);

#endif
