/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/rack_worth.h"

#include "adjudicator/games/paths/vowels.h"
#include <string.h>

/*
 * Weights by game, in tenths of a point: the best fit to what `dict train GAME`
 * learned with English words in 500 games of each (1600 of Classic), each letter
 * weighed by its number of tiles.
 */
struct rack_weights {
	const char *game;
	int blank;
	int letter;   /* base value of a letter */
	int doubling; /* for a letter twice as frequent in words as on tiles */
	int hook;     /* for a letter that could extend every short word */
	int point;    /* for each point of its value */
	/* For each pair of letters on the rack. */
	int same, vowels, consonants, mixed;
};

static const struct rack_weights weights[] = {
	{"classic",    283, -28, 9,  139, 3,   -56, -10, -7, 12},
	{"wordbox",    305, -3,  12, 153, -12, -63, -13, -6, 14},
	{"wordgame",   163, -25, 18, 70,  10,  -28, -6,  -3, 6 },
	{"angrywords", 222, -33, 12, 125, 9,   -46, -9,  -5, 9 },
};

static const struct rack_weights *weights_of(const char *game)
{
	for (size_t i = 1; i < sizeof weights / sizeof weights[0]; i++) {
		if (strcmp(weights[i].game, game) == 0) {
			return &weights[i];
		}
	}
	return &weights[0];
}

enum { WORD = 3 /* the longest words looked at */ };

/* How often each letter is in short words, and extends one at its end. */
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

/* log2(over / under) in tenths, in integers, so that all machines agree. */
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

static int letter_worth(const struct rack_weights *w, const struct count *c,
			const struct tileset *tiles, int t)
{
	enum { SCALE = 10000 };
	int letters = tiles->total - tiles->count[TILE_BLANK];
	int64_t in = (int64_t)(2 * c->in[t] + 1) * SCALE / (2 * c->all + 1);
	int64_t on = (int64_t)(2 * tiles->count[t] + 1) * SCALE / (2 * letters + 1);
	int often = log2_tenths(in + 1, on + 1);

	return w->letter + often * w->doubling / 10 +
	       w->hook * c->ends[t] / (c->words + 1) + w->point * tiles->value[t];
}

void rack_worth_reckon(struct rack_worth *k, const struct setup *s, int bag)
{
	const struct rack_weights *w = weights_of(s->game->name);
	struct count c = {.lexicon = s->lexicon, .letters = s->alphabet->count};
	uint8_t tile[WORD];

	count_below(&c, lexicon_root(s->lexicon), tile, 0);
	*k = (struct rack_worth){
		.weights = w, .vowels = vowels_of(s->alphabet), .bag = bag};
	k->letter[TILE_BLANK] = w->blank;
	for (int t = 1; t <= s->alphabet->count; t++) {
		k->letter[t] = letter_worth(w, &c, s->tiles, t);
	}
}

/* The number of pairs among n. */
static int twos(int n)
{
	return n * (n - 1) / 2;
}

int rack_worth_of(const struct rack_worth *k, const uint8_t left[ALPHABET_TILES + 1])
{
	const struct rack_weights *w = k->weights;
	int worth = k->letter[TILE_BLANK] * left[TILE_BLANK];
	int vowels = 0;
	int others = 0;

	for (int t = 1; t <= ALPHABET_TILES; t++) {
		int n = left[t];
		bool vowel = (k->vowels >> t & 1U) != 0;

		worth += k->letter[t] * n +
			 (w->same - (vowel ? w->vowels : w->consonants)) * twos(n);
		vowels += vowel ? n : 0;
		others += vowel ? 0 : n;
	}
	return worth + w->vowels * twos(vowels) + w->consonants * twos(others) +
	       w->mixed * vowels * others;
}
