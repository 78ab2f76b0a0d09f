/* SPDX-License-Identifier: ISC */
/* The words of a rack, compared with counting letters word by word. */
#include <stdlib.h>
#include <string.h>

#include "dict/rack_words.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_order.h"

enum { WORDS = 80000 };

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

/* One word as [n][tiles]. */
struct found {
	size_t n, most;
	struct {
		uint8_t n, tile[WORD_TILES];
	} word[WORDS];
};

static bool keep(void *arg, const uint8_t *tile, size_t n)
{
	struct found *f = arg;

	ck_assert_uint_lt(f->n, WORDS);
	f->word[f->n].n = (uint8_t)n;
	memcpy(f->word[f->n++].tile, tile, n);
	return f->n != f->most;
}

/* Blanks a word takes from this rack; -1: the rack cannot make it. */
static int blanks_for(const struct rack_count *rack, const uint8_t *tile, size_t n)
{
	int need[ALPHABET_TILES + 1] = {0};
	int blanks = 0;

	for (size_t i = 0; i < n; i++) {
		need[tile[i] & TILE_LETTER]++;
	}
	for (int t = 1; t <= ALPHABET_TILES; t++) {
		blanks += need[t] > rack->of[t] ? need[t] - rack->of[t] : 0;
	}
	return blanks <= rack->of[TILE_BLANK] ? blanks : -1;
}

/* Every word is asked; those that fit must come next from the search. */
struct naive {
	const struct rack_count *rack;
	const struct found *found;
	size_t next;
};

static bool compare(void *arg, const uint8_t *tile, size_t n)
{
	struct naive *v = arg;
	int blanks = blanks_for(v->rack, tile, n);
	int marked = 0;

	if (blanks < 0) {
		return true;
	}
	ck_assert_uint_lt(v->next, v->found->n);
	ck_assert_uint_eq(v->found->word[v->next].n, n);
	for (size_t i = 0; i < n; i++) {
		uint8_t got = v->found->word[v->next].tile[i];

		ck_assert_uint_eq(got & TILE_LETTER, tile[i]);
		marked += (got & TILE_AS_BLANK) != 0;
	}
	ck_assert_int_eq(marked, blanks);
	v->next++;
	return true;
}

static struct found *found_by(const struct rack_count *rack, size_t most)
{
	struct found *f = calloc(1, sizeof *f);

	ck_assert_ptr_nonnull(f);
	f->most = most;
	rack_words(lx, rack, keep, f);
	return f;
}

START_TEST(each_word_comes_once_with_as_few_blanks_as_it_takes)
{
	struct dice d = {.state = (uint32_t)(_i + 1)};

	for (int round = 0; round < 6; round++) {
		struct rack_count rack = {{0}};
		struct found *f;
		struct naive v = {.rack = &rack};

		rack.of[TILE_BLANK] = (uint8_t)(round % 3);
		for (int i = rack.of[TILE_BLANK]; i < 7; i++) {
			rack.of[1 + dice_roll(&d, 26)]++;
		}
		f = found_by(&rack, 0);
		v.found = f;
		lexicon_each(lx, compare, &v);
		ck_assert_uint_eq(v.next, f->n);
		free(f);
	}
}

START_TEST(a_search_ends_when_nobody_listens_any_more)
{
	struct rack_count rack = {
		{2, 1, [5] = 1, [20] = 2}
        };
	struct found *f = found_by(&rack, 3);

	ck_assert_uint_eq(f->n, 3);
	free(f);
}

START_TEST(an_empty_rack_and_any_make_no_word)
{
	struct rack_count none = {{0}};
	struct rack_count blanks = {{2}};
	struct found *f = found_by(&none, 0);
	struct lexicon *any = lexicon_any();

	rack_words(any, &blanks, keep, f);
	ck_assert_uint_eq(f->n, 0);
	lexicon_close(any);
	free(f);
}

int main(void)
{
	arena_fixture(&arena);
	english_fixture(&en, &arena);
	claims_fixture(begin, finish);
	claims_times(each_word_comes_once_with_as_few_blanks_as_it_takes, 0, 2);
	return claims_run("rack_words");
}
