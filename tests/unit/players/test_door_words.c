/* SPDX-License-Identifier: ISC */
/* Letters that ask to join, as people's programs write them. */
#include "adjudicator/players/door.h"

#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *text, *html, *name; /* NULL: it does not ask */
} letters[] = {
	{"Join the club Eva\n\nGreetings\n",       "", "Eva"},
	{"join the club\n",                        "", ""},
	{"Join the club as Eva.\n",                "", "Eva"},
	{"Join the club as Eva!\n",                "", "Eva"},
	{"Join the club as Eva B.\n",              "", "Eva B."},
	{"Join the club as Otto Fisher Jr.\n",     "", "Otto Fisher Jr."},
	{"Join the club as \"Eva\"\n",             "", "Eva"},
	{"Join the club as \u201cEva\u201d.\n",    "", "Eva"},
	{"Join the club as\u00a0Eva\n",            "", "Eva"},
	{"\ufeffJoin the club as Ev\u00ada\u200b\n", "", "Eva"},
	{"\u00a0\n*Join the club as Eva*\n",       "", "Eva"},
	{"Join the club as Maeve O\u2019Hara\n",   "", "Maeve O'Hara"},
	{"dem Club beitreten als Eva\n",           "", "Eva"},
	{"\n",            "Join the club as Eva\n",    "Eva"},
	{"> join the club as Eva\n",               "", NULL},
	{"Hello,\njoin the club as Eva\n",         "", NULL},
	{"Join the clubs of the town\n",           "", NULL},
	{"",                                       "", NULL},
};
/* clang-format on */

START_TEST(the_first_line_asks_to_join_under_a_name)
{
	const struct letter l = {.text = view_of(letters[_i].text),
				 .html = view_of(letters[_i].html)};
	struct view name;
	struct view language;
	bool asked = door_asked(&arena, &l, &name, &language);

	ck_assert_msg(asked == (letters[_i].name != NULL), "%s", letters[_i].text);
	if (asked) {
		ck_assert_msg(view_is(name, letters[_i].name), "%s gives \"%.*s\"",
			      letters[_i].text, VIEW_ARG(name));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(the_first_line_asks_to_join_under_a_name, letters);
	return claims_run("door_words");
}
