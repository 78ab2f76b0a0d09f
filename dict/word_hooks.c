/* SPDX-License-Identifier: ISC */
#include "dict/word_hooks.h"

#include <string.h>

void word_hooks(const struct lexicon *lx, const struct alphabet *a,
		const struct tile_text *word, hook_word *each, void *arg)
{
	uint8_t longer[WORD_TILES + 1];
	size_t n = word->n;

	for (uint8_t letter = 1; letter <= a->count && n < WORD_TILES; letter++) {
		longer[0] = letter;
		memcpy(longer + 1, word->tile, n);
		if (lexicon_has(lx, longer, n + 1)) {
			each(arg, true, longer, n + 1);
		}
		memcpy(longer, word->tile, n);
		longer[n] = letter;
		if (lexicon_has(lx, longer, n + 1)) {
			each(arg, false, longer, n + 1);
		}
	}
}
