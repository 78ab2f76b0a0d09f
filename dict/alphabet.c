/* SPDX-License-Identifier: ISC */
#include "dict/alphabet.h"

#include "dict/alphabet_table.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_LETTERS = 128, NO_WAY = 255 };

static_assert((int)WORD_TILES < (int)NO_WAY, "a count of tiles fits beside NO_WAY");

/* A text as letters, with what was typed for each. */
struct letters {
	uint8_t n;
	uint8_t letter[TEXT_LETTERS];
	uint8_t how[TEXT_LETTERS];
	uint16_t from[TEXT_LETTERS];
	uint16_t end[TEXT_LETTERS];
	uint8_t least[TEXT_LETTERS +
		      1]; /* fewest tiles from here to the end, or NO_WAY */
};

static int glyph_order(const void *key, const void *row)
{
	uint32_t cp = *(const uint32_t *)key;
	uint32_t other = ((const struct glyph *)row)->cp;

	return (cp > other) - (cp < other);
}

/* Reads a mark and a letter at the head of *rest as the letter they stand for. */
static bool escape_next(const struct alphabet *a, struct view *rest, struct glyph *as)
{
	for (size_t i = 0; i < a->escapes && rest->len > 1; i++) {
		const struct escape *e = &a->escape[i];

		if (rest->at[0] == e->mark && ascii_upper(rest->at[1]) == e->with) {
			*as = (struct glyph){.letter = {e->letter}, .n = 1};
			as->how = rest->at[1] == e->with ? CASE_UPPER : CASE_LOWER;
			*rest = view_part(*rest, 2, rest->len);
			return true;
		}
	}
	return false;
}

/* The next thing typed; `room` is for one that no table holds. */
static const struct glyph *glyph_next(const struct alphabet *a, struct view *rest,
				      struct glyph *room)
{
	static const struct glyph unknown = {.n = 1, .how = CASE_NONE};
	const struct glyph *g;
	uint32_t cp;

	if (escape_next(a, rest, room)) {
		return room;
	}
	cp = utf8_next(rest);
	g = bsearch(&cp, a->glyph, a->glyphs, sizeof *g, glyph_order);
	return g == NULL ? &unknown : g;
}

bool alphabet_foreign(const struct alphabet *a, struct view text, struct view *which)
{
	for (size_t i = 0; i < text.len; i++) {
		struct view rest;
		const struct glyph *g;
		uint32_t cp;

		if ((unsigned char)text.at[i] < 0x80) {
			continue;
		}
		rest = view_part(text, i, text.len);
		cp = utf8_next(&rest);
		g = bsearch(&cp, a->glyph, a->glyphs, sizeof *g, glyph_order);
		if (g != NULL && g->foreign) {
			*which = view_part(text, i, text.len - i - rest.len);
			return true;
		}
		i = text.len - rest.len - 1;
	}
	return false;
}

/* False when the text is too long for any word. Unknown letters are LETTER_NONE. */
static bool letters_read(const struct alphabet *a, struct view text,
			 struct letters *out)
{
	struct view rest = text;

	out->n = 0;
	if (text.len > UINT16_MAX) {
		return false;
	}
	while (rest.len > 0) {
		size_t from = text.len - rest.len;
		struct glyph escaped;
		const struct glyph *g = glyph_next(a, &rest, &escaped);

		for (uint8_t i = 0; i < g->n; i++) {
			if (out->n == TEXT_LETTERS) {
				return false;
			}
			out->letter[out->n] = g->letter[i];
			out->how[out->n] = g->how;
			out->from[out->n] = (uint16_t)from;
			out->end[out->n] = (uint16_t)(text.len - rest.len);
			out->n++;
		}
	}
	return true;
}

/* The spelling after s (NULL: the first) that fits at letter i, or NULL. After a
 * pair that must be one tile there is none. */
static const struct spelling *next(const struct alphabet *a, const struct letters *text,
				   uint8_t i, const struct spelling *s)
{
	const struct spelling *end = a->spelling + a->spellings;

	if (s != NULL && s->must) {
		return NULL;
	}
	for (s = s == NULL ? a->spelling : s + 1; s < end; s++) {
		if (s->letter[0] > text->letter[i]) {
			break;
		}
		if (s->letter[0] == text->letter[i] && s->n <= text->n - i &&
		    memcmp(s->letter, text->letter + i, s->n) == 0) {
			return s;
		}
	}
	return NULL;
}

/* From the end backwards, finds the fewest tiles that each rest of the text
 * takes. */
static void measure(const struct alphabet *a, struct letters *text)
{
	text->least[text->n] = 0;
	for (uint8_t i = text->n; i-- > 0;) {
		const struct spelling *s = NULL;

		text->least[i] = NO_WAY;
		while ((s = next(a, text, i, s)) != NULL) {
			uint8_t rest = text->least[i + s->n];

			if (rest != NO_WAY && rest + 1 < text->least[i]) {
				text->least[i] = (uint8_t)(rest + 1);
			}
		}
	}
}

/* The first letter that no way of reading gets past. */
static uint8_t stuck(const struct alphabet *a, const struct letters *text)
{
	bool reached[TEXT_LETTERS + 1] = {true};
	uint8_t last = 0;

	for (uint8_t i = 0; i < text->n; i++) {
		const struct spelling *s = NULL;

		while (reached[i] && (s = next(a, text, i, s)) != NULL) {
			reached[i + s->n] = true;
		}
		last = reached[i] ? i : last;
	}
	return last;
}

static uint8_t case_of(const struct letters *text, uint8_t from, uint8_t n)
{
	uint8_t how = CASE_NONE;

	for (uint8_t i = from; i < from + n; i++) {
		if (how == CASE_NONE) {
			how = text->how[i];
		} else if (text->how[i] != CASE_NONE && text->how[i] != how) {
			return CASE_NONE;
		}
	}
	return how;
}

/* All readings of one text, as far as they have been found. */
struct readings {
	const struct alphabet *a;
	const struct letters *text;
	struct tile_text *out;
	size_t max, n;
	struct tile_text now; /* the reading being made */
};

/* Continues the reading from letter i. Every branch ends in a reading, because
 * `least` excludes others; so the work is bounded by the readings kept. */
static void follow(struct readings *r, uint8_t i)
{
	const struct letters *text = r->text;
	struct tile_text *now = &r->now;
	const struct spelling *s = NULL;

	if (i == text->n) {
		r->out[r->n++] = *now;
		return;
	}
	while (r->n < r->max && (s = next(r->a, text, i, s)) != NULL) {
		uint8_t to = (uint8_t)(i + s->n);

		if (text->least[to] == NO_WAY ||
		    now->n + 1 + text->least[to] > WORD_TILES) {
			continue;
		}
		now->tile[now->n] = s->tile;
		now->how[now->n] = case_of(text, i, s->n);
		now->from[now->n] = text->from[i];
		now->len[now->n] = (uint16_t)(text->end[to - 1] - text->from[i]);
		now->n++;
		follow(r, to);
		now->n--;
	}
}

/* Reads plain letters, of which most words consist: there is one reading, found in
 * one step per letter. */
static bool split_plain(const struct alphabet *a, struct view text,
			struct tile_text *out)
{
	if (text.len > WORD_TILES) {
		return false;
	}
	for (size_t i = 0; i < text.len; i++) {
		unsigned char c = (unsigned char)text.at[i];

		if (c >= sizeof a->plain || a->plain[c] == 0) {
			return false;
		}
		out->tile[i] = a->plain[c];
		out->how[i] = c >= 'a' ? CASE_LOWER : CASE_UPPER;
		out->from[i] = (uint16_t)i;
		out->len[i] = 1;
	}
	out->n = (uint8_t)text.len;
	return true;
}

size_t alphabet_split(const struct alphabet *a, struct view text, struct tile_text *out,
		      size_t max, struct view *bad)
{
	struct letters letters;
	struct readings r = {.a = a, .text = &letters, .out = out, .max = max};

	*bad = text;
	if (text.len == 0) {
		return 0;
	}
	if (max > 0 && split_plain(a, text, &out[0])) {
		return 1;
	}
	if (!letters_read(a, text, &letters)) {
		return 0;
	}
	measure(a, &letters);
	if (letters.least[0] == NO_WAY) {
		uint8_t i = stuck(a, &letters);

		*bad = view_part(text, letters.from[i],
				 (size_t)(letters.end[i] - letters.from[i]));
		return 0;
	}
	if (letters.least[0] <= WORD_TILES) {
		follow(&r, 0);
	}
	return r.n;
}

uint8_t alphabet_tile(const struct alphabet *a, struct view text, enum letter_case *how)
{
	struct letters letters;

	if (!letters_read(a, text, &letters)) {
		return 0;
	}
	for (size_t i = 0; i < a->spellings; i++) {
		const struct spelling *s = &a->spelling[i];

		if (s->n == letters.n && memcmp(s->letter, letters.letter, s->n) == 0) {
			*how = (enum letter_case)case_of(&letters, 0, s->n);
			return s->tile;
		}
	}
	return 0;
}
