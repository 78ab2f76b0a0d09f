/* SPDX-License-Identifier: ISC */
/* Writes tiles as text, so that reading the text gives the same tiles. */
#include "dict/alphabet.h"

#include "dict/alphabet_table.h"
#include <assert.h>
#include <string.h>

static uint8_t letter_of(uint8_t tile)
{
	return tile & TILE_LETTER;
}

const char *alphabet_face(const struct alphabet *a, uint8_t tile)
{
	uint8_t t = letter_of(tile);

	assert(t <= a->count);
	if (t == TILE_BLANK) {
		return "?";
	}
	return tile & TILE_AS_BLANK ? a->lower[t] : a->upper[t];
}

static const struct spelling *spelling_of(const struct alphabet *a, uint8_t tile)
{
	for (size_t i = 0; i < a->spellings; i++) {
		if (a->spelling[i].tile == letter_of(tile)) {
			return &a->spelling[i];
		}
	}
	return NULL;
}

static void write(const struct alphabet *a, struct buf *b, uint8_t tile, bool brackets)
{
	if (brackets) {
		buf_char(b, '[');
	}
	buf_str(b, alphabet_face(a, tile));
	if (brackets) {
		buf_char(b, ']');
	}
}

static bool many_letters(const struct alphabet *a, uint8_t tile)
{
	const struct spelling *s = spelling_of(a, tile);

	return s != NULL && s->n > 1;
}

void alphabet_write_tile(const struct alphabet *a, struct buf *b, uint8_t tile)
{
	write(a, b, tile, many_letters(a, tile));
}

/* Whether single letters, from the first of these tiles on, look like the tile s. */
static bool looks_like(const struct alphabet *a, const struct spelling *s,
		       const uint8_t *tile, size_t n)
{
	if (s->n < 2 || s->n > n) {
		return false;
	}
	for (uint8_t i = 0; i < s->n; i++) {
		const struct spelling *one = spelling_of(a, tile[i]);

		if (one == NULL || one->n != 1 || one->letter[0] != s->letter[i]) {
			return false;
		}
	}
	return true;
}

static bool misread(const struct alphabet *a, const uint8_t *tile, size_t n)
{
	for (size_t i = 0; i < a->spellings; i++) {
		if (looks_like(a, &a->spelling[i], tile, n)) {
			return true;
		}
	}
	return false;
}

void alphabet_write(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		    size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (a->plain_tiles >> letter_of(tile[i]) & 1U) {
			buf_str(b, alphabet_face(a, tile[i]));
			continue;
		}
		write(a, b, tile[i],
		      many_letters(a, tile[i]) || misread(a, tile + i, n - i));
	}
}

void alphabet_spell(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		    size_t n)
{
	for (size_t i = 0; i < n; i++) {
		buf_str(b, alphabet_face(a, letter_of(tile[i])));
	}
}
