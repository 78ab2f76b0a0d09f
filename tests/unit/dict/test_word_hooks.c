/* SPDX-License-Identifier: ISC */
/* The hooks of a word, compared with asking every word of the list. */
#include <stdlib.h>
#include <string.h>

#include "dict/word_hooks.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"
#include "tests/helpers/made_words.h"

static struct arena arena;
static struct alphabet en;
static struct lexicon *lx;

static void begin(void)
{
	lx = made_words(&en, MADE_WORDS_LONGEST);
}

static void finish(void)
{
	lexicon_close(lx);
}

struct found {
	size_t count[2]; /* behind, in front */
	uint8_t letter[2][ALPHABET_TILES];
	const struct tile_text *word;
};

static void keep(void *arg, bool front, const uint8_t *tile, size_t n)
{
	struct found *f = arg;

	ck_assert_uint_eq(n, f->word->n + 1U);
	ck_assert_mem_eq(front ? tile + 1 : tile, f->word->tile, f->word->n);
	ck_assert_uint_lt(f->count[front], ALPHABET_TILES);
	f->letter[front][f->count[front]++] = front ? tile[0] : tile[n - 1];
}

/* The words of the list that have one, by looking at all. */
static bool ask(void *arg, const uint8_t *tile, size_t n)
{
	struct found *f = arg;

	if (n == f->word->n + 1U) {
		if (memcmp(tile + 1, f->word->tile, f->word->n) == 0) {
			f->letter[1][f->count[1]++] = tile[0];
		}
		if (memcmp(tile, f->word->tile, f->word->n) == 0) {
			f->letter[0][f->count[0]++] = tile[n - 1];
		}
	}
	return true;
}

/* Words of the list, and their ends and beginnings, which mostly are none. */
struct some {
	struct tile_text word[24];
	size_t n, seen;
};

static bool every_so_many(void *arg, const uint8_t *tile, size_t n)
{
	enum { APART = 997, MOST = 24 };
	struct some *s = arg;

	if (s->seen++ % APART == 0 && n > 1 && s->n + 1 < MOST) {
		struct tile_text *w = &s->word[s->n++];

		w->n = (uint8_t)(n - s->n % 2);
		memcpy(w->tile, tile + (s->n % 4 == 1), w->n);
	}
	return s->n + 1 < MOST;
}

START_TEST(each_letter_in_front_and_behind_that_makes_a_word)
{
	struct some some = {0};
	size_t all = 0;

	lexicon_each(lx, every_so_many, &some);
	ck_assert_uint_gt(some.n, 3);
	for (size_t i = 0; i < some.n; i++) {
		struct found by_list = {.word = &some.word[i]};
		struct found hooks = {.word = &some.word[i]};

		lexicon_each(lx, ask, &by_list);
		word_hooks(lx, &en, &some.word[i], keep, &hooks);
		ck_assert_mem_eq(&hooks, &by_list, sizeof hooks);
		all += hooks.count[0] + hooks.count[1];
	}
	ck_assert_uint_gt(all, 0);
}

START_TEST(a_word_that_fills_the_longest_row_has_no_hook)
{
	struct lexicon *any = lexicon_any();
	struct tile_text word = {.n = WORD_TILES};
	struct found f = {.word = &word};

	memset(word.tile, 1, sizeof word.tile);
	word_hooks(any, &en, &word, keep, &f);
	ck_assert_uint_eq(f.count[0] + f.count[1], 0);
	word.n--;
	word_hooks(any, &en, &word, keep, &f);
	ck_assert_uint_eq(f.count[0], en.count);
	ck_assert_uint_eq(f.count[1], en.count);
	lexicon_close(any);
}

int main(void)
{
	arena_fixture(&arena);
	english_fixture(&en, &arena);
	claims_fixture(begin, finish);
	return claims_run("word_hooks");
}
