/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/tiles_text.h"

#include <string.h>

/* Of several ways to divide letters into tiles, take the first: it has the longest. */
enum { ONE_WAY = 1 };

static bool mark(char c)
{
	return c == ' ' || c == '?' || c == '[' || c == ']';
}

/* Cuts a piece off *rest: a mark, a bracket with its content, or a run of letters. */
static struct view piece(struct view *rest)
{
	size_t n = 1;
	struct view head;

	if (rest->at[0] == '[') {
		n = view_find(*rest, ']') + 1;
	} else if (!mark(rest->at[0])) {
		while (n < rest->len && !mark(rest->at[n])) {
			n++;
		}
	}
	head = view_part(*rest, 0, n);
	*rest = view_part(*rest, n, rest->len);
	return head;
}

/* Reads the tiles of one piece. */
static bool piece_read(const struct alphabet *a, struct view text,
		       struct tile_text *out, struct view *bad)
{
	*bad = text;
	out->n = 1;
	if (text.at[0] == '?') {
		out->tile[0] = TILE_BLANK;
		out->how[0] = CASE_NONE;
		return true;
	}
	if (text.at[0] == '[') {
		enum letter_case how = CASE_NONE;

		if (text.at[text.len - 1] != ']') {
			return false;
		}
		out->tile[0] = alphabet_tile(a, view_part(text, 1, text.len - 2), &how);
		out->how[0] = (uint8_t)how;
		return out->tile[0] != 0;
	}
	return alphabet_split(a, text, out, ONE_WAY, bad) != 0;
}

/* The common case: each byte is a plain letter or "?". Returns false for other text. */
static bool plain_read(const struct alphabet *a, struct view text, uint8_t *tile,
		       size_t max)
{
	if (text.len > WORD_TILES || text.len > max) {
		return false;
	}
	for (size_t i = 0; i < text.len; i++) {
		unsigned char c = (unsigned char)text.at[i];

		if (c == '?') {
			tile[i] = TILE_BLANK;
		} else if (c < sizeof a->plain && a->plain[c] != 0) {
			tile[i] =
				(uint8_t)(a->plain[c] | (c >= 'a' ? TILE_AS_BLANK : 0));
		} else {
			return false;
		}
	}
	return true;
}

bool tiles_read(const struct alphabet *a, struct view text, uint8_t *tile, size_t max,
		size_t *count, struct view *bad)
{
	struct tile_text got;

	if (plain_read(a, text, tile, max)) {
		*count = text.len;
		return true;
	}
	*count = 0;
	while (text.len > 0) {
		struct view one = piece(&text);

		if (one.at[0] == ' ') {
			continue;
		}
		if (!piece_read(a, one, &got, bad)) {
			return false;
		}
		for (size_t i = 0; i < got.n; i++) {
			if (*count == max) {
				*bad = (struct view){0};
				return false;
			}
			tile[(*count)++] =
				(uint8_t)(got.tile[i] |
					  (got.how[i] == CASE_LOWER ? TILE_AS_BLANK
								    : 0));
		}
	}
	return true;
}

uint8_t tiles_read_letter(const struct alphabet *a, struct view text)
{
	enum letter_case how;

	if (view_starts(text, "[") && view_ends(text, "]")) {
		text = view_part(text, 1, text.len - 2);
	}
	return alphabet_tile(a, text, &how);
}

bool tiles_read_letters(const struct alphabet *a, struct view text,
			uint8_t tile[WORD_TILES], size_t *count, struct view *bad)
{
	struct tile_text split;

	if (view_find(text, '[') == text.len) {
		split.n = 0;
		(void)alphabet_split(a, text, &split, ONE_WAY, bad);
		*count = split.n;
		memcpy(tile, split.tile, *count);
		return *count != 0;
	}
	if (!tiles_read(a, text, tile, WORD_TILES, count, bad)) {
		*bad = bad->len == 0 ? text : *bad;
		return false;
	}
	for (size_t i = 0; i < *count; i++) {
		if (tile[i] == TILE_BLANK) {
			*bad = view_part(text, view_find(text, '?'), 1);
			return false;
		}
		tile[i] &= TILE_LETTER;
	}
	return true;
}

void tiles_write(const struct alphabet *a, struct buf *b, const uint8_t *tile, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (i > 0) {
			buf_char(b, ' ');
		}
		alphabet_write_tile(a, b, tile[i]);
	}
}

/* The next higher value of a letter in the set; 0: there is none. */
static int next_value(const struct tileset *set, const struct alphabet *a, int value)
{
	int next = 0;

	for (int t = 1; t <= a->count; t++) {
		if (set->count[t] > 0 && set->value[t] > value &&
		    (next == 0 || set->value[t] < next)) {
			next = (int)set->value[t];
		}
	}
	return next;
}

void tiles_values_write(const struct alphabet *a, const struct tileset *set,
			struct buf *b)
{
	const char *between = "";
	int value = 0;

	while ((value = next_value(set, a, value)) > 0) {
		buf_printf(b, "%s%d ", between, value);
		between = ", ";
		for (int t = 1; t <= a->count; t++) {
			if (set->count[t] > 0 && set->value[t] == value) {
				alphabet_write_tile(a, b, (uint8_t)t);
			}
		}
	}
}
