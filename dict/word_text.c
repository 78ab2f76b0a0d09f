/* SPDX-License-Identifier: ISC */
#include "dict/word_text.h"

/* Takes the next piece off *rest: a bracket with its contents, or a run of
 * letters. */
static struct view piece(struct view *rest)
{
	bool bracket = rest->at[0] == '[';
	size_t n = view_find(*rest, bracket ? ']' : '[');
	struct view head;

	n = bracket && n < rest->len ? n + 1 : n;
	head = view_part(*rest, 0, n);
	*rest = view_part(*rest, n, rest->len);
	return head;
}

/* One tile in brackets. */
static size_t bracket_read(const struct alphabet *a, struct view text,
			   struct tile_text *out)
{
	enum letter_case how = CASE_NONE;
	uint8_t tile =
		text.len < 2 || text.at[text.len - 1] != ']'
			? 0
			: alphabet_tile(a, view_part(text, 1, text.len - 2), &how);

	*out = (struct tile_text){.n = 1, .tile = {tile}, .how = {(uint8_t)how}};
	out->len[0] = (uint16_t)text.len;
	return tile != 0;
}

/* Appends `more`, which was read at offset `from`, to `word`. */
static bool append(struct tile_text *word, const struct tile_text *more, size_t from)
{
	if (word->n + more->n > WORD_TILES) {
		return false;
	}
	for (uint8_t i = 0; i < more->n; i++, word->n++) {
		word->tile[word->n] = more->tile[i];
		word->how[word->n] = more->how[i];
		word->from[word->n] = (uint16_t)(more->from[i] + from);
		word->len[word->n] = more->len[i];
	}
	return true;
}

/* Appends a piece to all readings. Only the first piece with two readings makes a
 * second one. */
static bool append_ways(struct tile_text way[WORD_WAYS], size_t *ways,
			const struct tile_text got[WORD_WAYS], size_t n, size_t from)
{
	if (n > 1 && *ways == 1) {
		way[1] = way[0];
		*ways = WORD_WAYS;
		return append(&way[0], &got[0], from) && append(&way[1], &got[1], from);
	}
	for (size_t w = 0; w < *ways; w++) {
		if (!append(&way[w], &got[0], from)) {
			return false;
		}
	}
	return true;
}

size_t word_read(const struct alphabet *a, struct view text,
		 struct tile_text way[WORD_WAYS], struct view *bad)
{
	struct view rest = text;
	size_t ways = 1;

	*bad = text;
	if (view_find(text, '[') == text.len) {
		return alphabet_split(a, text, way, WORD_WAYS, bad);
	}
	if (text.len > UINT16_MAX) {
		return 0;
	}
	way[0].n = 0;
	while (rest.len > 0) {
		size_t from = text.len - rest.len;
		struct view one = piece(&rest);
		struct tile_text got[WORD_WAYS];
		size_t n = 0;

		if (one.at[0] == '[') {
			n = bracket_read(a, one, &got[0]);
			*bad = one;
		} else {
			n = alphabet_split(a, one, got, WORD_WAYS, bad);
		}
		if (n == 0) {
			return 0;
		}
		if (!append_ways(way, &ways, got, n, from)) {
			*bad = text;
			return 0;
		}
	}
	return ways;
}

/* Whether these are the tiles, blanks counted as letters. */
static bool same_letters(const struct tile_text *way, const uint8_t *tile, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (way->n != n || way->tile[i] != (tile[i] & TILE_LETTER)) {
			return false;
		}
	}
	return true;
}

void word_write(const struct alphabet *a, struct buf *b, const uint8_t *tile, size_t n)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;
	size_t before = b->len;

	alphabet_spell(a, b, tile, n);
	if (alphabet_split(a, view_part(buf_view(b), before, b->len), way, WORD_WAYS,
			   &bad) == 1 &&
	    same_letters(&way[0], tile, n)) {
		return;
	}
	b->len = before;
	alphabet_write(a, b, tile, n);
}
