/* SPDX-License-Identifier: ISC */
/* Tiles as this program's own records write them: "CRAAlED", "[L·L]AMA", a rack "A E
 * [CH] ?". */
#ifndef ADJUDICATOR_GAMES_TILES_TEXT_H
#define ADJUDICATOR_GAMES_TILES_TEXT_H

#include "dict/alphabet.h"
#include "dict/tiles.h"

/* Reads tiles. Lower case is a blank that stands for the letter, "?" a blank without
 * a letter; spaces between tiles are skipped. Returns false with *bad: the part that
 * cannot be read, or an empty view when there are more than `max` tiles. */
bool tiles_read(const struct alphabet *a, struct view text, uint8_t *tile, size_t max,
		size_t *count, struct view *bad);
/* Reads one letter, in either case: "CH" or "[CH]". Returns 0 when it is not in the
 * alphabet. */
uint8_t tiles_read_letter(const struct alphabet *a, struct view text);
/* Reads letters without blanks, in either case: "COL·LEGI", or "CO[L·L]EGI". Returns
 * false with *bad: the part that cannot be read. */
bool tiles_read_letters(const struct alphabet *a, struct view text,
			uint8_t tile[WORD_TILES], size_t *count, struct view *bad);
/* Writes a rack, or tiles to exchange: "A E I [CH] ?". */
void tiles_write(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		 size_t n);
/* Writes the letters of a set by their value, lowest first: "1 AEILNORSTU, 2 DG, 5
 * K[CH]". Letters worth nothing are left out. */
void tiles_values_write(const struct alphabet *a, const struct tileset *set,
			struct buf *b);

#endif
