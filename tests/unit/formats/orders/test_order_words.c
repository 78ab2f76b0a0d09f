/* SPDX-License-Identifier: ISC */
/* Order words are looked up in a list that is made once: it must say just what reading
 * the whole table would. */
#include <ctype.h>
#include <string.h>

#include "formats/orders/orders_words.h"
#include "formats/text/arena.h"
#include "tests/helpers/claims.h"

enum { WORD_LONGEST = 12 };

static struct arena arena;

/* ---------------------------------------------------------------- the plain way */

static int plain_kind(size_t row)
{
	return order_help[row].kind != ORDER_NONE ? (int)order_help[row].kind
	       : row + 1 == order_help_count      ? WORDS_END
						  : WORDS_GAME;
}

static int plain_find(struct view word)
{
	for (size_t i = 0; i < word.len; i++) {
		if (!isalpha((unsigned char)word.at[i])) {
			return ORDER_NONE;
		}
	}
	for (size_t i = 0; word.len > 1 && i < order_help_count; i++) {
		if (view_among(word, order_help[i].words)) {
			return plain_kind(i);
		}
	}
	return ORDER_NONE;
}

static void check(struct view word)
{
	ck_assert_msg(words_find(word) == plain_find(word), "%.*s is %d and not %d",
		      VIEW_ARG(word), words_find(word), plain_find(word));
}

/* Every way to write it with a sign at that place. */
static void check_changed(struct view word, size_t at)
{
	for (int c = 0; c < 256; c++) {
		char *other = arena_str(&arena, word);

		other[at] = (char)c;
		check(view_from(other, word.len));
		check(view_of(arena_printf(&arena, "%.*s%c%s", (int)at, other, c,
					   other + at)));
	}
}

START_TEST(a_word_is_found_as_the_table_has_it)
{
	for (size_t i = 0; i < order_help_count; i++) {
		struct view rest = view_of(order_help[i].words);
		struct view word;

		while ((word = view_word(&rest)).len > 0) {
			ck_assert_uint_le(word.len, WORD_LONGEST);
			ck_assert_int_ne(words_find(word), ORDER_NONE);
			for (size_t n = 0; n <= word.len; n++) {
				check(view_part(word, 0, n));
				check(view_part(word, n, word.len));
			}
			for (size_t n = 0; n < word.len; n++) {
				check_changed(word, n);
			}
			arena_reset(&arena);
		}
	}
}

START_TEST(letters_in_any_order_are_found_as_the_table_has_them)
{
	enum { MANY = 200000 };
	static const char letters[] = "aeiknoprstuwyAEIKNOPRSTUWY";
	unsigned long seed = 20261123;
	char word[WORD_LONGEST + 2];

	for (int i = 0; i < MANY; i++) {
		size_t len;

		seed = seed * 6364136223846793005UL + 1442695040888963407UL;
		len = (seed >> 60) % sizeof word;
		for (size_t k = 0; k < len; k++) {
			seed = seed * 6364136223846793005UL + 1442695040888963407UL;
			word[k] = letters[(seed >> 33) % (sizeof letters - 1)];
		}
		check(view_from(word, len));
	}
}

START_TEST(signs_that_are_no_letters_of_ours_make_no_order_word)
{
	static const char *const others[] = {
		"p\303\240ss",
		"pass\303\251",
		"\321\200ass",     /* Cyrillic r */
		"\342\204\252ing", /* the sign of Kelvin */
		"re\305\277ign",   /* the long s */
		"\357\274\260ass", /* full width */
		"pa\302\255ss",
		"pass ",
		" pass",
		"pa ss",
		"pass\n",
		"8D",
		"PASS1",
		"-pass",
		"exchange\302\240a",
		"",
		"p",
	};

	for (int i = 0; i < COUNT(others); i++) {
		ck_assert_msg(words_find(view_of(others[i])) == ORDER_NONE, "%s",
			      others[i]);
	}
	ck_assert_int_eq(words_find(view_from("pass\0", 5)), ORDER_NONE);
	ck_assert_int_eq(words_find(view_of("PaSs")), ORDER_PASS);
}

static const struct {
	const char *word, *near;
} nears[] = {
	{"pas",      "pass"     },
        {"pasd",     "pass"     },
        {"exchnage", "exchange" },
	{"swpa",     "swap"     },
        {"Resing",   "resign"   },
        {"chalenge", "challenge"},
	{"reisgn",   "resign"   },
        {"wrod",     "word"     },
        {"wort",     ""         },
	{"tri",      ""         },
        {"pass",     ""         },
        {"bag",      ""         },
	{"8pas",     ""         },
};

START_TEST(what_is_near_an_order_word_is_found)
{
	struct view near = words_near(view_of(nears[_i].word));

	ck_assert_msg(view_is(near, nears[_i].near), "%s: %.*s", nears[_i].word,
		      VIEW_ARG(near));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_is_near_an_order_word_is_found, nears);
	return claims_run("order_words");
}
