/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "dict/lexicon.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct alphabet en, es, ca, cy;

static const char welsh[] = "tiles A/a G/g N/n NG/ng\n";

static void begin(void)
{
	struct err err = {0};

	ck_assert(alphabet_load(&en, &arena, view_of("en"), &err));
	ck_assert(alphabet_load(&es, &arena, view_of("es"), &err));
	ck_assert(alphabet_load(&ca, &arena, view_of("ca"), &err));
	ck_assert(alphabet_read(&cy, &arena, view_of("cy"), view_of(welsh), &err));
}

static bool of_words(struct lexicon **lx, const struct alphabet *a, const char *words,
		     struct err *err)
{
	struct view rest = view_of(words);
	struct view word[64];
	size_t n = 0;

	while ((word[n] = view_word(&rest)).len > 0) {
		n++;
	}
	return lexicon_of_words(lx, a, word, n, err);
}

static struct lexicon *sure_words(const struct alphabet *a, const char *words)
{
	struct lexicon *lx = NULL;
	struct err err = {0};

	ck_assert_msg(of_words(&lx, a, words, &err), "%s", err.text);
	return lx;
}

static bool has(const struct lexicon *lx, const struct alphabet *a, const char *word)
{
	struct tile_text t;
	struct view bad;

	ck_assert_uint_eq(alphabet_split(a, view_of(word), &t, 1, &bad), 1);
	return lexicon_has(lx, t.tile, t.n);
}

START_TEST(exactly_the_words_given_are_good)
{
	struct lexicon *lx = sure_words(&en, "CAT dog Café CATS");

	ck_assert(has(lx, &en, "CAT") && has(lx, &en, "DOG") && has(lx, &en, "CAFE"));
	ck_assert(has(lx, &en, "CATS"));
	ck_assert(!has(lx, &en, "CA") && !has(lx, &en, "CATSS") && !has(lx, &en, "D"));
	ck_assert(!has(lx, &en, "ZZZ") && !has(lx, &en, "AT"));
	ck_assert_str_eq(lexicon_info(lx)->id, "words");
	ck_assert_str_eq(lexicon_info(lx)->alphabet, "en");
	ck_assert_uint_eq(lexicon_info(lx)->words, 4);
	lexicon_close(lx);
}

START_TEST(a_blank_counts_as_its_letter)
{
	static const uint8_t cat[] = {3, TILE_AS_BLANK | 1, 20};
	static const uint8_t blank[] = {3, TILE_BLANK, 20};
	static const uint8_t foreign[] = {3, TILE_LETTER, 20};
	struct lexicon *lx = sure_words(&en, "CAT");

	ck_assert(lexicon_has(lx, cat, 3));
	ck_assert(!lexicon_has(lx, blank, 3));
	ck_assert(!lexicon_has(lx, foreign, 3));
	ck_assert(!lexicon_has(lx, cat, 0));
	lexicon_close(lx);
}

START_TEST(tiles_make_the_word_not_letters)
{
	struct lexicon *lx = sure_words(&ca, "col·legi pell");
	struct lexicon *lang = sure_words(&es, "CHICO AÑO");
	enum letter_case how;
	uint8_t chico[] = {alphabet_tile(&es, view_of("C"), &how),
			   alphabet_tile(&es, view_of("H"), &how),
			   alphabet_tile(&es, view_of("I"), &how),
			   alphabet_tile(&es, view_of("C"), &how),
			   alphabet_tile(&es, view_of("O"), &how)};

	ck_assert(has(lx, &ca, "COL-LEGI") && has(lx, &ca, "PELL"));
	ck_assert(!has(lx, &ca, "COLLEGI") && !has(lx, &ca, "PEL·L"));
	ck_assert(has(lang, &es, "CHICO") && has(lang, &es, "AÑO"));
	ck_assert(!lexicon_has(lang, chico, 5));
	ck_assert(!has(lang, &es, "ANO"));
	lexicon_close(lx);
	lexicon_close(lang);
}

START_TEST(words_may_be_as_long_as_words_get)
{
	struct buf b = buf_in(&arena);
	struct lexicon *lx;
	struct err err = {0};

	buf_repeat(&b, 'A', WORD_TILES);
	lx = sure_words(&en, buf_cstr(&b));
	ck_assert(has(lx, &en, buf_cstr(&b)));
	ck_assert(!has(lx, &en, buf_cstr(&b) + 1));
	lexicon_close(lx);
	buf_char(&b, 'A');
	ck_assert(!of_words(&lx, &en, buf_cstr(&b), &err));
}

static const struct {
	bool welsh;
	const char *words;
	const char *says;
} refused[] = {
	{true,  "AG NGA",     "\"NGA\" can be read in two ways"  },
	{true,  "AG XA",      "\"XA\" has no tiles for \"X\""    },
	{false, "CAT DON'T",  "\"DON'T\" has no tiles for \"'\"" },
	{false, "CAT ?AT",    "\"?AT\" has no tiles for \"?\""   },
	{false, "CAT [CH]AT", "\"[CH]AT\" has no tiles for \"[\""},
};

START_TEST(an_unclear_word_is_refused_by_name)
{
	struct lexicon *lx = NULL;
	struct err err = {0};

	ck_assert(
		!of_words(&lx, refused[_i].welsh ? &cy : &en, refused[_i].words, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, refused[_i].says) != NULL, "%s", err.text);
	ck_assert_ptr_null(lx);
}

START_TEST(an_empty_word_is_refused)
{
	struct view empty = view_from("", 0);
	struct lexicon *lx;
	struct err err = {0};

	ck_assert(!lexicon_of_words(&lx, &en, &empty, 1, &err));
}

START_TEST(no_words_are_a_lexicon)
{
	struct lexicon *lx = sure_words(&en, "");
	bool word = true;

	ck_assert(!has(lx, &en, "A"));
	ck_assert_uint_eq(lexicon_info(lx)->words, 0);
	ck_assert(!lexicon_is_any(lx));
	ck_assert_uint_eq(lexicon_step(lx, lexicon_root(lx), 1, &word), 0);
	ck_assert(!word);
	lexicon_close(lx);
}

START_TEST(any_takes_every_word_and_leads_nowhere)
{
	static const uint8_t odd[] = {62, 1, TILE_AS_BLANK | 9};
	struct lexicon *lx = lexicon_any();
	bool word = true;

	ck_assert(lexicon_has(lx, odd, 3));
	ck_assert(!lexicon_has(lx, odd, 0));
	ck_assert_uint_eq(lexicon_step(lx, lexicon_root(lx), 1, &word), 0);
	ck_assert_str_eq(lexicon_info(lx)->id, "any");
	ck_assert(lexicon_is_any(lx));
	ck_assert_uint_eq(lexicon_info(lx)->words, 0);
	lexicon_close(lx);
	lexicon_close(NULL);
}

START_TEST(steps_lead_along_words_only)
{
	struct lexicon *lx = sure_words(&en, "AB ABC B");
	bool word = true;
	uint32_t a = lexicon_step(lx, lexicon_root(lx), 1, &word);
	uint32_t ab;
	uint32_t abc;

	ck_assert(a != 0 && !word);
	ab = lexicon_step(lx, a, 2, &word);
	ck_assert(ab != 0 && word);
	abc = lexicon_step(lx, ab, 3, &word);
	ck_assert(abc != 0 && word);
	ck_assert_uint_eq(lexicon_step(lx, abc, 1, &word), 0);
	ck_assert(!word);
	ck_assert_uint_eq(lexicon_step(lx, a, 1, &word), 0);
	ck_assert_uint_eq(lexicon_step(lx, 0, 1, &word), 0);
	ck_assert_uint_eq(lexicon_step(lx, lexicon_root(lx), 26, &word), 0);
	lexicon_close(lx);
}

struct list {
	struct buf text;
	size_t left;
};

static bool note(void *arg, const uint8_t *tile, size_t n)
{
	struct list *l = arg;

	alphabet_spell(&en, &l->text, tile, n);
	buf_char(&l->text, ' ');
	return --l->left > 0;
}

START_TEST(each_word_comes_in_order_until_told_to_stop)
{
	struct lexicon *lx = sure_words(&en, "DOG CAT CATS A");
	struct list all = {buf_in(&arena), 99};
	struct list some = {buf_in(&arena), 2};

	lexicon_each(lx, note, &all);
	ck_assert_str_eq(buf_cstr(&all.text), "A CAT CATS DOG ");
	lexicon_each(lx, note, &some);
	ck_assert_str_eq(buf_cstr(&some.text), "A CAT ");
	lexicon_close(lx);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(an_unclear_word_is_refused_by_name, refused);
	return claims_run("lexicon");
}
