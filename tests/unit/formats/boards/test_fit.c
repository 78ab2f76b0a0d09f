/* SPDX-License-Identifier: ISC */

#include "formats/boards/lines.h"
#include "tests/helpers/claims.h"

/* clang-format off */
static const struct {
	const char *text;
	size_t width;
	const char *fitted;
} fits[] = {
	{"CATS",         4, "CATS"},
	{"CATS",         3, "CAT"},
	{"CATS",         0, ""},
	{"",             3, ""},
	{NULL,           3, ""},
	{"L·L",          3, "L·L"},
	{"a\tb\x1b[2J",  9, "a?b?[2J"},
	{"\xff""A\xc3",  9, "?A?"},
	{"\xc2\x85x",    9, "?x"},
	{"字字",         3, "字"},
	{"字",           1, ""},
	{"e\u0301x",     1, "e\u0301"},
	{"\u0301x",      2, "x"},
};
/* clang-format on */

START_TEST(text_is_cut_to_columns_and_cleaned)
{
	struct arena arena = {0};

	ck_assert_str_eq(
		arena_str(&arena, fit_str(&arena, fits[_i].text, fits[_i].width)),
		fits[_i].fitted);
	arena_free(&arena);
}

int main(void)
{
	claims_rows(text_is_cut_to_columns_and_cleaned, fits);
	return claims_run("fit");
}
