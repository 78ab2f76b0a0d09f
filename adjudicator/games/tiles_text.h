/* SPDX-License-Identifier: ISC */
/* Tiles as our own records write them: "CRAAlED", "[L·L]AMA", a rack "A E [CH] ?". */
#ifndef ADJUDICATOR_GAMES_TILES_TEXT_H
#define ADJUDICATOR_GAMES_TILES_TEXT_H

#include "dict/alphabet.h"
#include "dict/tiles.h"

/* Lower case is a blank that stands for the letter, "?" a blank that stands for
 * nothing; spaces between tiles do not matter. False: *bad is what cannot be read, or
 * empty when there are more than `max` tiles. */
bool tiles_read(const struct alphabet *a, struct view text, uint8_t *tile, size_t max,
		size_t *count, struct view *bad);
/* A letter by itself, in either case: "CH" or "[CH]". 0: it is none of the alphabet. */
uint8_t tiles_read_letter(const struct alphabet *a, struct view text);
/* Letters that lie somewhere, in either case, as many as there are: "COL·LEGI", or
 * "CO[L·L]EGI". False: *bad is what cannot be read. */
bool tiles_read_letters(const struct alphabet *a, struct view text,
			uint8_t tile[WORD_TILES], size_t *count, struct view *bad);
/* "A E I [CH] ?": a rack, or tiles to exchange. */
void tiles_write(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		 size_t n);
/* What the tiles of a set are worth, the least first: "1 AEILNORSTU, 2 DG, 5 K[CH]".
 * What is worth nothing is left out. */
void tiles_values_write(const struct alphabet *a, const struct tileset *set,
			struct buf *b);

#endif
