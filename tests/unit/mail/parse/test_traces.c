/* SPDX-License-Identifier: ISC */
/* A name or an address is found in a letter however mail has packed it. */
#include <string.h>

#include "adjudicator/mail/parse/traces.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static struct traces looked_for(struct view address[1], const char *name)
{
	address[0] = view_of("ann@example.org");
	return (struct traces){
		.address = address, .addresses = 1, .name = view_of(name)};
}

/* clang-format off */
static const struct {
	const char *text;
	bool named, found;
} letters[] = {
	{"From: Ann <ann@example.org>\r\n", false, true},
	{"write to ANN@Example.ORG.", false, true},
	{"mailto:ann@example.org?subject=x", false, true},
	{"from joann@example.org", false, false},
	{"from ann@example.org.uk", false, false},
	{"from ann@example.organ", false, false},
	{"ann+lists@example.org", false, false},
	{"Zo\xc3\xab Miller plays", true, true},
	{"Zo\xc3\xab Miller plays", false, false},
	{"zo\xc3\xab\r\n miller plays", true, true},
	{"Zo\xc3\xab Millers", true, false},
	{"AlZo\xc3\xab Miller", true, false},
	{"Zo\xc3\xabMiller", true, false},
	/* quoted-printable, with a line that goes on */
	{"says Zo=C3=AB Mil=\r\nler: hello", true, true},
	{"Ann <ann@exam=\r\nple.org> wrote", false, true},
	{"=?utf-8?Q?Zo=C3=AB_Miller?=", true, true},
	/* base64: a body over two lines, and an encoded word */
	{"\r\n\r\nV3JpdHRlbiBieSBhbm5A\r\nZXhhbXBsZS5vcmcgaGVyZQ==\r\n\r\n", false, true},
	{"=?utf-8?B?Wm/DqyBNaWxsZXI=?=", true, true},
	{"\r\n\r\nV3JpdHRlbiBieSBiZW5A\r\nZXhhbXBsZS5vcmcgaGVyZQ==\r\n\r\n", false, false},
	{"write to ann@example.org.", false, true},
	{"write to ann@example.org. Or not", false, true},
	{"write to ann@example.org.\r\n", false, true},
	{"_ann@example.org", false, false},
	{"-ann@example.org", false, false},
	{"\u00ebann@example.org", false, false},
	{"1ann@example.org", false, false},
	{"ann@example.org_", false, false},
	{"Zo\xc3\xab\tMiller plays", true, true},
	{"Zo\xc3\xab_Miller plays", true, true},
	{"Zo\xc3\xab\nMiller plays", true, true},
	{"Zo\xc3\xabMiller plays", true, false},
	{"Zo\xc3\xab Miller\xc3\xab", true, false},
	{"Zo\xc3\xab           ", true, false},
	{"says Zo=C3=AB Mil=\nler: hello", true, true},
	{"", true, false},
	{"=", true, false},
	{"=C", true, false},
};
/* clang-format on */

START_TEST(it_is_found_as_mail_may_write_it_and_nobody_elses)
{
	struct view address[1];
	const struct traces t = looked_for(address, "Zo\xc3\xab Miller");

	ck_assert_msg(traces_in(&arena, &t, letters[_i].named,
				view_of(letters[_i].text)) == letters[_i].found,
		      "%s", letters[_i].text);
}

/* clang-format off */
static const struct {
	const char *text, *renamed;
} renames[] = {
	{"Ann has played, and Annika has not.", "Player 1 has played, and Annika has not."},
	{"Ann", "Player 1"},
	{"Ann: \"ann!\" (Ann)", "Player 1: \"Player 1!\" (Player 1)"},
	{"nobody", "nobody"},
	{"", ""},
};
/* clang-format on */

START_TEST(a_name_is_replaced_where_it_stands_alone)
{
	struct view address[1];
	const struct traces t = looked_for(address, "Ann");
	struct view got = traces_rename(&arena, &t, view_of("Player 1"),
					view_of(renames[_i].text));

	ck_assert_str_eq(arena_str(&arena, got), renames[_i].renamed);
}

START_TEST(nothing_is_found_of_who_has_no_name_and_no_address)
{
	const struct traces t = {.addresses = 0};

	ck_assert(!traces_in(&arena, &t, true, view_of("anything")));
	ck_assert_str_eq(arena_str(&arena, traces_rename(&arena, &t, view_of("x"),
							 view_of("anything"))),
			 "anything");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(it_is_found_as_mail_may_write_it_and_nobody_elses, letters);
	claims_rows(a_name_is_replaced_where_it_stands_alone, renames);
	return claims_run("traces");
}
