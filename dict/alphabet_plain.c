/* SPDX-License-Identifier: ISC */
/* Letters that are always one tile. Most words are made of them alone, and are then
 * read in one step per letter. */
#include "dict/alphabet_table.h"

#include "formats/text/num.h"
#include <string.h>

/* The tile of a letter that is in no longer spelling; else 0. */
static uint8_t alone(const struct alphabet *a, uint8_t letter)
{
	uint8_t tile = 0;

	for (size_t i = 0; i < a->spellings; i++) {
		const struct spelling *s = &a->spelling[i];

		if (s->n == 1 && s->letter[0] == letter) {
			tile = s->tile;
		} else if (s->n > 1 && memchr(s->letter, letter, s->n) != NULL) {
			return 0;
		}
	}
	return tile;
}

void alphabet_find_plain(struct alphabet *a)
{
	for (size_t i = 0; i < a->glyphs; i++) {
		const struct glyph *g = &a->glyph[i];

		if (g->cp < sizeof a->plain && g->n == 1 &&
		    ascii_lower((char)g->cp) >= 'a' &&
		    ascii_lower((char)g->cp) <= 'z') {
			uint8_t tile = alone(a, g->letter[0]);

			a->plain[g->cp] = tile;
			a->plain_tiles |= tile == 0 ? 0 : UINT64_C(1) << tile;
		}
	}
}
