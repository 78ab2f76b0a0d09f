/* SPDX-License-Identifier: ISC */
/* Tiles as our own records write them: "CRAAlED", "[L·L]AMA", a rack "A E [CH] ?". */
#ifndef ADJUDICATOR_GAMES_TILES_TEXT_H
#define ADJUDICATOR_GAMES_TILES_TEXT_H

#include "dict/alphabet.h"

/* Lower case is a blank that stands for the letter, "?" a blank that stands for
 * nothing; spaces between tiles do not matter. False: *bad is what cannot be read, or
 * empty when there are more than `max` tiles. */
bool tiles_read(const struct alphabet *a, struct view text, uint8_t *tile, size_t max,
		size_t *count, struct view *bad);
/* "A E I [CH] ?": a rack, or tiles to exchange. */
void tiles_write(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		 size_t n);

#endif
