/* SPDX-License-Identifier: ISC */
#include "formats/orders/script.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/orders_written.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *text, *at, *what;
	char looks;
	bool mixed;
} texts[] = {
	{"", "", NULL, 0, false},
	{"8D CRATE", "", NULL, 0, false},
	{"caf\u00e9 \u0141\u00f3d\u017a \u00c7a \u00f1", "", NULL, 0, false},
	{"\u5199 \u05d0 \u0416", "", NULL, 0, false},
	{"CR\u0410TE", "\u0410", "a Cyrillic letter", 'A', true},
	{"B\u0435n", "\u0435", "a Cyrillic letter", 'e', true},
	{"\u0411\u043e\u0440\u0438\u0441", "\u043e", "a Cyrillic letter", 'o', false},
	{"Ann \u0411\u043e\u0440\u0438\u0441", "\u043e", "a Cyrillic letter", 'o', false},
	{"\u03a4O", "\u03a4", "a Greek letter", 'T', true},
	{"n\u0585", "\u0585", "an Armenian letter", 'o', true},
	{"\u13df", "\u13df", "a Cherokee letter", 'C', false},
	{"\U0001d402", "\U0001d402", "a styled sign", 'C', false},
	{"\U0001d4eb", "\U0001d4eb", "a styled sign", 'b', false},
	{"\U0001d6a3", "\U0001d6a3", "a styled sign", 'z', false},
	{"\U0001d7d6D", "\U0001d7d6", "a styled sign", '8', true},
	{"\U0001d7ff", "\U0001d7ff", "a styled sign", '9', false},
	{"\u24b6\u24e9", "\u24b6", "a styled sign", 'A', false},
	{"\U0001f189", "\U0001f189", "a styled sign", 'Z', false},
	{"\xff\xd0", "", NULL, 0, false},
};
/* clang-format on */

START_TEST(what_only_looks_like_a_letter_is_found)
{
	struct lookalike one;
	bool found = script_lookalike(view_of(texts[_i].text), &one);

	ck_assert_msg(found == (texts[_i].what != NULL), "%s", texts[_i].text);
	if (found) {
		ck_assert(view_is(one.at, texts[_i].at));
		ck_assert_str_eq(one.what, texts[_i].what);
		ck_assert_int_eq(one.looks, texts[_i].looks);
	}
	ck_assert_msg(script_mixed(view_of(texts[_i].text), &one) == texts[_i].mixed,
		      "%s", texts[_i].text);
}

START_TEST(a_text_can_be_made_of_what_it_looks_like)
{
	struct view plain = view_of("caf\u00e9 8D");

	ck_assert(view_is(script_plain(&arena, view_of("8\u0410 CR\u0410\u03a4E!")),
			  "8A CRATE!"));
	ck_assert(view_is(script_plain(&arena, view_of("\u0420\u0410SS")), "PASS"));
	ck_assert_ptr_eq(script_plain(&arena, plain).at, plain.at);
	ck_assert_uint_eq(script_plain(&arena, view_of("")).len, 0);
}

START_TEST(a_refusal_names_the_sign)
{
	struct diag diag = {0};
	struct buf b = buf_in(&arena);

	ck_assert(!script_refuse(&diag, view_of("?\u0435")));
	ck_assert_int_eq(diag.code, DIAG_LOOK_ALIKE);
	diag_write(&b, &diag);
	ck_assert_str_eq(buf_cstr(&b),
			 "\u0435 is a Cyrillic letter and only looks like E");
	ck_assert(!script_refuse(&diag, view_of("?\u0416")));
	ck_assert_int_eq(diag.code, DIAG_UNKNOWN_LETTER);
	ck_assert(view_is(diag.at, "?\u0416"));
	ck_assert(!script_refuse(&diag, view_of("\U0001d7d6")));
	ck_assert(view_is(diag.more, "8"));
}

/* clang-format off */
static const struct text_case look_alikes[] = {
	{"8D CR\u0410TED", "play[8D||CR\u0410TED|]"}, /* the alphabet's business */
	{"8\u0410 CRATED", "near look-alike[8A CRATED]"},
	{"8\u0412 CR\u0410TED =9", "near look-alike[8B CRATED =9]"},
	{"\U0001d7d6\U0001d403 \U0001d402\U0001d400\U0001d413",
	 "near look-alike[8D CAT]"},
	{"\u0440\u0430ss", "near look-alike[pass]"},
	{"exch\u0430nge AEI", "near look-alike[exchange AEI]"},
	{"p\u0430ss the salt", ""},
	{"p\u0430ss\n8D CRATED", "play[8D||CRATED|]; near look-alike[pass]"},
	{"\u043d\u043e", ""},
	{"SON \u04101 B2 C2", "near look-alike[SON A1 B2 C2]"},
};
/* clang-format on */

START_TEST(look_alikes_are_near_and_never_read)
{
	orders_check(&arena, &look_alikes[_i]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_only_looks_like_a_letter_is_found, texts);
	claims_rows(look_alikes_are_near_and_never_read, look_alikes);
	return claims_run("script");
}
