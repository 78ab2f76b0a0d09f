/* SPDX-License-Identifier: ISC */
/*
 * Every play a rack allows on a position: all its words are in the lexicon and it lies
 * as the rules want. A search, no strategy; no memory is taken.
 *
 * - Plays across come first, then plays down; of each the lines from the top or left,
 *   along a line by where the word begins, then by its letters as the alphabet orders
 *   them, a tile before a blank.
 * - A single tile that makes a word each way is given both ways.
 * - A blank laid here stands for the same letter both ways.
 * - Where every word is good ("any") each row of tiles is a play: there are very many,
 *   so stop early.
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_MOVES_H
#define ADJUDICATOR_GAMES_BOARDS_MOVES_H

#include "adjudicator/games/boards/crossword.h"

/* Calls `each` with every play of that seat until it returns false; false then. */
bool moves_each(const struct position *pos, int seat,
		bool (*each)(void *arg, const struct play *p), void *arg);
/* Whether there is one at all. */
bool moves_any(const struct position *pos, int seat);

#endif
