/* SPDX-License-Identifier: ISC */
/*
 * Up to a NUL byte: an alphabet's file; behind it: a word for it. Also the word for one
 * of our own alphabets, chosen by the size. Every reading is written; each tile's face
 * must name that tile.
 */
#include "dict/alphabet.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

enum { WAYS = 4 };

static void split(const struct alphabet *a, struct arena *arena, struct view word)
{
	struct tile_text way[WAYS];
	struct view bad;
	size_t n = alphabet_split(a, word, way, WAYS, &bad);

	if (n > WAYS ||
	    (n == 0 && (bad.at < word.at || bad.at + bad.len > word.at + word.len))) {
		abort();
	}
	for (size_t i = 0; i < n; i++) {
		struct buf b = buf_in(arena);

		if (way[i].n == 0 || way[i].n > WORD_TILES) {
			abort();
		}
		alphabet_write(a, &b, way[i].tile, way[i].n);
		alphabet_spell(a, &b, way[i].tile, way[i].n);
		for (uint8_t k = 0; k < way[i].n; k++) {
			enum letter_case how;
			const char *face = alphabet_face(a, way[i].tile[k]);

			if (alphabet_tile(a, view_of(face), &how) != way[i].tile[k] ||
			    (size_t)way[i].from[k] + way[i].len[k] > word.len) {
				abort();
			}
		}
	}
}

static const char *const ids[] = {"en", "es", "es-97", "ca", "de",
				  "fr", "it", "nl",    "pl", "pt"};

/* Read once: no word changes them. */
static const struct alphabet *ours(size_t n)
{
	static struct alphabet a[COUNT(ids)];
	static struct arena arena;
	struct err err = {0};

	if (a[n].count == 0 && !alphabet_load(&a[n], &arena, view_of(ids[n]), &err)) {
		abort();
	}
	return &a[n];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct view word = view_from((const char *)data, size);
	struct view file = view_cut(&word, '\0');
	struct alphabet a;
	struct err err = {0};

	if (alphabet_read(&a, &arena, view_of("xx"), file, &err)) {
		split(&a, &arena, word);
	}
	split(ours(size % COUNT(ids)), &arena, word);
	arena_free(&arena);
	return 0;
}
