/* SPDX-License-Identifier: ISC */
/*
 * Tiles that give themselves away: 62 letters that our letters use for nothing else.
 * There is one tile of each, so a face tells which tile it is, and a letter that
 * shows a face knows where that tile lies.
 */
#ifndef TESTS_HELPERS_GAMES_MARKED_TILES_H
#define TESTS_HELPERS_GAMES_MARKED_TILES_H

#include "adjudicator/club/lexica.h"
#include "adjudicator/games/game.h"

enum { MARKED = ALPHABET_TILES };

/* From now on the tile sets for games in English consist of them. `vowels`: instead,
 * the last five tiles are A E I O U, eight of each, which give nothing away. */
void marked_tiles_put(struct lexica *lexica, bool vowels);
/* Whether that tile of the alphabet is a marked one. */
bool marked_in(const struct alphabet *a, int tile);
/* The tile of a marked letter in either case; 0: it is none. */
int marked_tile(uint32_t letter);
/* The letter of a marked tile. */
uint32_t marked_letter(int tile);
/* The tile as a set of one; and all tiles that everybody can see. */
uint64_t marked_bit(uint8_t tile);
uint64_t marked_shown(const struct position *pos);

#endif
