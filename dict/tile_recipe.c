/* SPDX-License-Identifier: ISC */
#include "dict/tile_recipe.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* The total that the English letters have in the usual set. */
enum { TOTAL = 98, VALUE_LAST = 5 };

static_assert((int)TOTAL > (int)ALPHABET_TILES, "each letter can have a weight");

/* The first so many letters, by frequency, are worth 1, the next 2, and so on. The
 * numbers are those of the publisher's values for English. */
static const int rows[VALUE_LAST - 1] = {8, 3, 3, 6};

/* Languages for which the publisher gives values. */
static const struct {
	const char *alphabet, *row[VALUE_LAST];
} given[] = {
	{"pl",
	 {"A E I N O R S T W Z", "C D K P Y", "J L M U", "Ą B Ę G H Ł",
	  "Ć F Ń Ó Ś Ź Ż"}},
};

static bool tally_word(void *arg, const uint8_t *tile, size_t n)
{
	struct tile_tally *t = arg;

	for (size_t i = 0; i < n; i++) {
		t->of[tile[i] & TILE_LETTER]++;
	}
	return true;
}

void tile_tally(const struct lexicon *lx, struct tile_tally *out)
{
	*out = (struct tile_tally){{0}};
	lexicon_each(lx, tally_word, out);
}

/* How many letters are more frequent; of equally frequent ones, the first in the
 * alphabet counts as more. */
static int rank(const struct alphabet *a, const struct tile_tally *t, int tile)
{
	int before = 0;

	for (int i = 1; i <= a->count; i++) {
		before +=
			t->of[i] > t->of[tile] || (i < tile && t->of[i] == t->of[tile]);
	}
	return before;
}

static int value_of_rank(int rank)
{
	int value = 1;

	while (value < VALUE_LAST && rank >= rows[value - 1]) {
		rank -= rows[value - 1];
		value++;
	}
	return value;
}

static bool stands_in(const char *row, const char *letter)
{
	struct view rest = view_of(row);
	struct view one;

	while ((one = view_word(&rest)).len > 0) {
		if (view_is(one, letter)) {
			return true;
		}
	}
	return false;
}

/* 0: no row is given for that letter. */
static int given_value(const struct alphabet *a, int tile)
{
	for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
		for (int v = 0; v < VALUE_LAST; v++) {
			if (strcmp(given[i].alphabet, a->id) == 0 &&
			    stands_in(given[i].row[v], a->upper[tile])) {
				return v + 1;
			}
		}
	}
	return 0;
}

/* Each letter begins with a weight of 1. The rest is given out one by one, always to
 * the letter that is furthest below its share (Webster's method). */
static int poorest(const struct alphabet *a, const struct tile_tally *t,
		   const uint8_t *weight)
{
	int best = 1;

	for (int i = 2; i <= a->count; i++) {
		uint64_t wants = t->of[i] * (2U * weight[best] + 1);
		uint64_t has = t->of[best] * (2U * weight[i] + 1);

		best = wants > has ? i : best;
	}
	return best;
}

void tile_recipe(struct tileset *out, const char *id, const struct alphabet *a,
		 const struct tile_tally *t)
{
	*out = (struct tileset){.total = TOTAL};
	(void)snprintf(out->id, sizeof out->id, "%s", id);
	memcpy(out->alphabet, a->id, sizeof out->alphabet);
	for (int i = 1; i <= a->count; i++) {
		out->count[i] = 1;
		out->value[i] = (int8_t)given_value(a, i);
		if (out->value[i] == 0) {
			out->value[i] = (int8_t)value_of_rank(rank(a, t, i));
		}
	}
	for (int left = TOTAL - a->count; left > 0; left--) {
		out->count[poorest(a, t, out->count)]++;
	}
}

void tileset_write(struct buf *b, const struct tileset *s, const struct alphabet *a)
{
	enum { ON_LINE = 8 };

	buf_printf(b, "alphabet %s\ntotal %d\n\n", s->alphabet, s->total);
	for (int i = 1; i <= a->count; i++) {
		buf_printf(b, "%s:%d:%d%s", a->upper[i], s->count[i], s->value[i],
			   i % ON_LINE == 0 ? "\n" : " ");
	}
	buf_printf(b, "?:%d:0\n", s->count[TILE_BLANK]);
}
