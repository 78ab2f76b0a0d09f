/* SPDX-License-Identifier: ISC */
#include "formats/wrap.h"

#include <string.h>

#include "formats/orders/orders.h"
#include "formats/orders/own_words.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const char *wrapped(const char *text, size_t width)
{
	struct buf b = buf_in(&arena);

	wrap_text(&b, view_of(text), prose_lines(width));
	return buf_cstr(&b);
}

START_TEST(paragraphs_are_filled_and_tabs_stand)
{
	ck_assert_str_eq(
		wrapped("one two three four\nfive\n\n\n\tas  it is\nsix\n", 12),
		"one two\nthree four\nfive\n\nas  it is\nsix\n");
	ck_assert_str_eq(wrapped("a abcdefghijkl b", 5), "a\nabcde\nfghij\nkl b\n");
	ck_assert_str_eq(wrapped("he said From here on > all", 9),
			 "he said\n From here\non > all\n");
}

START_TEST(words_come_down_to_an_order_at_the_end_of_a_line)
{
	ck_assert_str_eq(wrapped("What waits is the word SON A1 B2 C2.", 22),
			 "What waits is\nthe word SON A1 B2 C2.\n");
	ck_assert_str_eq(wrapped("You may just as well pass.", 22),
			 "You may just as\nwell pass.\n");
	ck_assert_str_eq(wrapped("With a blank you would play 8D CRATE.", 28),
			 "With a blank you\nwould play 8D CRATE.\n");
	ck_assert_str_eq(wrapped("pass.\n\nNext.", 20), "pass.\n\nNext.\n");
}

START_TEST(no_long_line_ends_in_an_order)
{
	ck_assert_str_eq(wrapped("Your 6H ES stands, and its 2 points count. You drew "
				 "C. Ann played 5I IF for 4. You trail.",
				 72),
			 "Your 6H ES stands, and its 2 points count. You drew C. Ann "
			 "played\n5I IF for 4. You trail.\n");
	ck_assert_str_eq(
		wrapped("Your clock stands still until you say what you mean by 5I IF.",
			72),
		"Your clock stands still until you say what you mean\nby 5I IF.\n");
	ck_assert_str_eq(
		wrapped("Your clock stands still until you say what you mean by 5I "
			"IF.\n\nIt runs.",
			72),
		"Your clock stands still until you say what you mean\nby 5I IF.\n\nIt "
		"runs.\n");
	ck_assert_str_eq(wrapped("Your clock stands still until you mean 5I IF.", 72),
			 "Your clock stands still until you mean 5I IF.\n");
}

START_TEST(an_order_behind_blanks_is_one_too)
{
	struct buf b = buf_in(&arena);
	struct buf help = buf_in(&arena);

	wrap_hanging(&b, 0, view_of("answer every word so; also always ask"), 4,
		     prose_lines(32));
	ck_assert_str_eq(buf_cstr(&b), "    answer every word so;\n"
				       "    also always ask\n");
	buf_str(&help, "check");
	wrap_hanging(&help, 0, view_of("look up the words; pass"), 8, prose_lines(26));
	ck_assert_str_eq(buf_cstr(&help), "check   look up the\n"
					  "        words; pass\n");
}

/* clang-format off */
static const char *const sentences[] = {
	"Ben played COAST 19T 23T 20T 24T 21T for 21. You trail 14 to 35, Ann. Of use now: "
	"18T C, 24L L and 26R I. The best he had was SON 19T 20T 23T.",
	"The word that waits for you is SON A1 B2 C2. Before it Cat made TRY A1 B1 C1 and "
	"PASS D1 D2 D3 D4; you may check it, or accept, or pass.",
	"You could have played 8D CRATE or D8 CRATE, at most 26 points, and exchange AEI or "
	"even resign was better than 8G LOGY. So says the book; help is near. Do not pass.",
	"It goes A1 B2 C2 D3 E4 D4 C4 B4 A4, A1 B2 C2 D3 E4 D4 C4 B4 A4, and then it stops. "
	"There is no game 12. Nothing to sort, remove 21 was done. That is the end.",
};
/* clang-format on */

static void check_words(const char *text, const char *lines)
{
	struct view a = view_of(text);
	struct view b = view_of(lines);
	struct view word;

	while ((word = view_word(&a)).len > 0) {
		ck_assert(view_eq(word, view_word(&b)));
	}
	ck_assert_uint_eq(view_trim(b).len, 0);
}

START_TEST(no_line_of_a_sentence_is_an_order)
{
	for (size_t width = 36; width <= 76; width++) {
		const char *text = wrapped(sentences[_i], width);
		struct lines lines = lines_of(view_of(text));
		struct orders orders;
		struct view line;

		check_words(sentences[_i], text);
		while (line_next(&lines, &line)) {
			ck_assert_uint_le(utf8_width(line), width);
		}
		orders_read(&arena, view_of(text), &orders);
		ck_assert_msg(orders.count == 0, "at %zu:\n%s", width, text);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(no_line_of_a_sentence_is_an_order, 0, 4);
	return claims_run("wrap");
}
