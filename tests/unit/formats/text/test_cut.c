/* SPDX-License-Identifier: ISC */
/* Text that is cut short keeps whole letters. */
#include <string.h>

#include "formats/text/err.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

START_TEST(what_is_cut_off_a_text_is_whole_letters)
{
	static const char word[] = "a\u00e9\u65e5\U0001F642z";

	for (size_t n = 0; n <= sizeof word; n++) {
		struct view head = utf8_head(view_of(word), n);

		ck_assert(utf8_valid(head) && head.len <= n && head.len + 4 > n);
	}
}

START_TEST(half_a_letter_becomes_a_question_mark)
{
	char whole[] = "caf\u00e9 \u65e5";
	char half[] = "caf\xc3 \xe6\x97.\xff";
	char end[] = "\xf0\x9f\x99";

	utf8_mend(whole);
	ck_assert_str_eq(whole, "caf\u00e9 \u65e5");
	utf8_mend(half);
	ck_assert_str_eq(half, "caf? ??.?");
	utf8_mend(end);
	ck_assert_str_eq(end, "???");
}

/* It is kept as the reason of a letter, and letters tell of it. */
START_TEST(an_error_holds_no_half_letter)
{
	struct err err = {0};
	char words[2 * sizeof err.text];

	for (size_t i = 0; i + 2 < sizeof words; i += 2) {
		memcpy(words + i, "\u00e9", 3);
	}
	for (size_t n = 0; n < 2; n++) {
		err_set(&err, ERR_DATA, "%s%s", n == 0 ? "" : "x", words);
		ck_assert(utf8_valid(view_of(err.text)));
		err_set(&err, ERR_DATA, "%.41s: no", words + n);
		ck_assert(utf8_valid(view_of(err.text)));
		err_more(&err, ERR_DATA, "%s%s", n == 0 ? "" : "x", words);
		ck_assert(utf8_valid(view_of(err.text)));
	}
}

int main(void)
{
	return claims_run("cut");
}
