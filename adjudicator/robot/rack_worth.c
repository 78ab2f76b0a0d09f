/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/rack_worth.h"

#include "adjudicator/games/paths/vowels.h"
#include <string.h>

/* Tenths of a point. */
enum {
	BLANK = 240,
	HOOK = 100,    /* for a letter that ends every short word */
	DOUBLING = 40, /* for a letter that is twice as frequent in words as on tiles */
	POINT = 6,     /* for each point that it has more than most */
	TWICE = 30,    /* what a second one of a letter costs */
	THRICE = 60,   /* and each one more */
	UNEVEN = 18    /* each vowel too many, or consonant */
};

enum { WORD = 3 /* letters of the words looked at, at most */ };

/* Short words: how often each letter stands in them, and ends a longer one. */
struct count {
	const struct lexicon *lexicon;
	int letters;
	int in[ALPHABET_TILES + 1], ends[ALPHABET_TILES + 1];
	int all, words;
};

static void count_ends(struct count *c, uint32_t node)
{
	c->words++;
	for (int t = 1; t <= c->letters; t++) {
		bool word = false;

		if (lexicon_step(c->lexicon, node, (uint8_t)t, &word) != 0 && word) {
			c->ends[t]++;
		}
	}
}

static void count_below(struct count *c, uint32_t node, uint8_t *tile, int n)
{
	for (int t = 1; t <= c->letters && n < WORD; t++) {
		bool word = false;
		uint32_t next = lexicon_step(c->lexicon, node, (uint8_t)t, &word);

		tile[n] = (uint8_t)t;
		if (next == 0) {
			continue;
		}
		for (int i = 0; word && i <= n; i++) {
			c->in[tile[i]]++;
			c->all++;
		}
		if (word) {
			count_ends(c, next);
		}
		count_below(c, next, tile, n + 1);
	}
}

/* log2(over / under) in tenths, without floating numbers: all machines say the same. */
static int log2_tenths(int64_t over, int64_t under)
{
	enum { FRACTION = 20, ROUNDS = 7 };
	const uint64_t one = UINT64_C(1) << FRACTION;
	uint64_t x = ((uint64_t)over << FRACTION) / (uint64_t)under;
	int64_t whole = 0;
	int64_t part = 0;

	for (; x >= 2 * one; x >>= 1) {
		whole++;
	}
	for (; x < one && x > 0; x <<= 1) {
		whole--;
	}
	for (int i = 0; i < ROUNDS; i++) {
		x = x * x >> FRACTION;
		part *= 2;
		if (x >= 2 * one) {
			x >>= 1;
			part++;
		}
	}
	return (int)(10 * whole + 10 * part / (1 << ROUNDS));
}

static int letter_worth(const struct count *c, const struct tileset *tiles, int t)
{
	enum { SCALE = 10000, LEAST = -40, MOST = 15 };
	int letters = tiles->total - tiles->count[TILE_BLANK];
	int64_t in = (int64_t)(2 * c->in[t] + 1) * SCALE / (2 * c->all + 1);
	int64_t on = (int64_t)(2 * tiles->count[t] + 1) * SCALE / (2 * letters + 1);
	int often = log2_tenths(in + 1, on + 1);

	often = often < LEAST ? LEAST : often > MOST ? MOST : often;
	return often * DOUBLING / 10 + HOOK * c->ends[t] / (c->words + 1) +
	       POINT * (tiles->value[t] - 2);
}

void rack_worth_reckon(struct rack_worth *k, const struct lexicon *lx,
		       const struct alphabet *a, const struct tileset *tiles, int bag)
{
	struct count c = {.lexicon = lx, .letters = a->count};
	uint8_t tile[WORD];

	count_below(&c, lexicon_root(lx), tile, 0);
	*k = (struct rack_worth){.vowels = vowels_of(a), .bag = bag};
	k->letter[TILE_BLANK] = BLANK;
	for (int t = 1; t <= a->count; t++) {
		k->letter[t] = letter_worth(&c, tiles, t);
	}
}

int rack_worth_of(const struct rack_worth *k, const uint8_t left[ALPHABET_TILES + 1])
{
	int worth = k->letter[TILE_BLANK] * left[TILE_BLANK];
	int vowels = 0;
	int others = 0;
	int odd;

	for (int t = 1; t <= ALPHABET_TILES; t++) {
		int n = left[t];

		if (n == 0) {
			continue;
		}
		worth += k->letter[t] * n;
		worth -= n > 1 ? TWICE + THRICE * (n - 2) : 0;
		if ((k->vowels >> t & 1U) != 0) {
			vowels += n;
		} else {
			others += n;
		}
	}
	odd = vowels > others ? vowels - others : others - vowels - 1;
	worth -= odd > 1 ? UNEVEN * (odd - 1) : 0;
	return worth;
}
