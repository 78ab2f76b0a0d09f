/* SPDX-License-Identifier: ISC */
/*
 * Words lie in one pool, each ending in a 0 byte (no tile is 0), so that the order of
 * bytes is the order of words. A hash table over the pool keeps doubles out.
 */
#include "dict/build.h"

#include "dict/graph.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct build {
	const struct alphabet *a;
	uint8_t *pool;
	size_t used, room;
	size_t *slot; /* offset of a word plus 1; 0: empty */
	size_t slots; /* a power of two */
	size_t count;
};

enum { FIRST_SLOTS = 1024, FIRST_ROOM = 4096 };

struct build *build_new(const struct alphabet *a)
{
	struct build *b = arena_sure(calloc(1, sizeof *b));

	*b = (struct build){.a = a, .room = FIRST_ROOM, .slots = FIRST_SLOTS};
	b->pool = arena_sure(malloc(b->room));
	b->slot = arena_sure(calloc(b->slots, sizeof *b->slot));
	return b;
}

void build_free(struct build *b)
{
	if (b != NULL) {
		free(b->pool);
		free(b->slot);
		free(b);
	}
}

/* The slot where `word` is, or belongs. */
static size_t slot_of(const struct build *b, const uint8_t *word)
{
	uint64_t h = 0xcbf29ce484222325U;
	size_t i;

	for (const uint8_t *p = word; *p != 0; p++) {
		h = (h ^ *p) * 0x100000001b3U;
	}
	i = (size_t)(h ^ h >> 32) & (b->slots - 1);
	while (b->slot[i] != 0 && strcmp((const char *)b->pool + b->slot[i] - 1,
					 (const char *)word) != 0) {
		i = (i + 1) & (b->slots - 1);
	}
	return i;
}

static void slots_grow(struct build *b)
{
	free(b->slot);
	b->slots *= 2;
	b->slot = arena_sure(calloc(b->slots, sizeof *b->slot));
	for (size_t at = 0; at < b->used;) {
		b->slot[slot_of(b, b->pool + at)] = at + 1;
		at += strlen((const char *)b->pool + at) + 1;
	}
}

void build_add(struct build *b, const uint8_t *tile, size_t n)
{
	uint8_t word[WORD_TILES + 1] = {0};
	size_t i;

	assert(n > 0 && n <= WORD_TILES);
	for (i = 0; i < n; i++) {
		word[i] = tile[i] & TILE_LETTER;
		assert(word[i] != TILE_BLANK && word[i] <= b->a->count);
	}
	if (b->slots / 2 <= b->count) {
		slots_grow(b);
	}
	i = slot_of(b, word);
	if (b->slot[i] != 0) {
		return;
	}
	if (b->room - b->used <= n) {
		b->room *= 2;
		b->pool = arena_sure(realloc(b->pool, b->room));
	}
	memcpy(b->pool + b->used, word, n + 1);
	b->slot[i] = b->used + 1;
	b->used += n + 1;
	b->count++;
}

struct build *build_without(const struct build *b, const struct build *drop)
{
	struct build *left = build_new(b->a);

	for (size_t at = 0; at < b->used;) {
		const uint8_t *word = b->pool + at;
		size_t n = strlen((const char *)word);

		if (drop->slot[slot_of(drop, word)] == 0) {
			build_add(left, word, n);
		}
		at += n + 1;
	}
	return left;
}

size_t build_count(const struct build *b)
{
	return b->count;
}

static int word_order(const void *one, const void *two)
{
	return strcmp(*(const char *const *)one, *(const char *const *)two);
}

const struct alphabet *build_alphabet(const struct build *b)
{
	return b->a;
}

bool build_graph(struct build *b, uint32_t **nodes, size_t *count, struct hash *hash,
		 struct err *err)
{
	const uint8_t **words = arena_sure(calloc(b->count + 1, sizeof *words));
	struct hash_run run;
	size_t n = 0;
	bool ok;

	for (size_t at = 0; at < b->used;) {
		words[n] = b->pool + at;
		at += strlen((const char *)words[n++]) + 1;
	}
	assert(n == b->count);
	qsort(words, n, sizeof *words, word_order);
	hash_start(&run);
	for (size_t i = 0; i < n; i++) {
		const char *word = (const char *)words[i];

		hash_add(&run, view_from(word, strlen(word) + 1));
	}
	*hash = hash_end(&run);
	ok = graph_make(words, n, nodes, count, err);
	free(words);
	return ok;
}
