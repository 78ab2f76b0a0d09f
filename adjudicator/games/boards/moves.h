/* SPDX-License-Identifier: ISC */
/*
 * Every play that a rack allows on a position, with all words in the lexicon. A
 * plain search without strategy; it allocates no memory.
 *
 * - Order: plays across, then plays down; lines from the top or left; along a line
 *   by where the word begins; then by letters in the order of the alphabet, a tile
 *   before a blank.
 * - A single tile that makes a word in both directions is given twice.
 * - A blank laid here stands for the same letter in both directions.
 * - With the lexicon "any", where every word is good, every row of tiles is a play.
 *   There are very many, so stop early.
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_MOVES_H
#define ADJUDICATOR_GAMES_BOARDS_MOVES_H

#include "adjudicator/games/boards/crossword.h"

/* Calls `each` with every play of that seat until it returns false. Returns false
 * when it was stopped so. */
bool moves_each(const struct position *pos, int seat,
		bool (*each)(void *arg, const struct play *p), void *arg);
/* Whether there is any play. */
bool moves_any(const struct position *pos, int seat);

#endif
