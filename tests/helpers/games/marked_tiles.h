/* SPDX-License-Identifier: ISC */
/*
 * Tiles that give themselves away: 62 letters that no letter of ours has any other use
 * for. There is one tile of each, so a face tells which tile it is, and a letter that
 * shows it knows where it lies.
 */
#ifndef TESTS_HELPERS_GAMES_MARKED_TILES_H
#define TESTS_HELPERS_GAMES_MARKED_TILES_H

#include "adjudicator/club/lexica.h"
#include "adjudicator/games/game.h"

enum { MARKED = ALPHABET_TILES };

/* The shelf's tile sets for games in English are made of them from now on. `vowels`:
 * the last five tiles are A E I O U instead, eight of each, which give nothing away. */
void marked_tiles_put(struct lexica *lexica, bool vowels);
/* Whether that tile is one of them there. */
bool marked_in(const struct alphabet *a, int tile);
/* Its tile, in capitals or not; 0: none of them. */
int marked_tile(uint32_t letter);
/* The letter of a tile. */
uint32_t marked_letter(int tile);
/* As a set of one, and all that stand open for everybody. */
uint64_t marked_bit(uint8_t tile);
uint64_t marked_shown(const struct position *pos);

#endif
