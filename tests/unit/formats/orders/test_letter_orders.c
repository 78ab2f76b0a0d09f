/* SPDX-License-Identifier: ISC */
#include "formats/orders/letter_orders.h"

#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/club/orders_written.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *text, *html, *attached, *orders;
} letters[] = {
	/* one part, or both alike */
	{"8D CRATED", "", "", "play[8D||CRATED|]"},
	{"", "8D CRATED", "", "play[8D||CRATED|]"},
	{"8D CRATED", "8D CRATED", "", "play[8D||CRATED|]"},
	{"8D CRATED", "8d crated", "", "play[8D||CRATED|]"},
	{"Hello", "Hello\n8D CRATED", "", "play[8D||CRATED|]"},
	{"8D CRATED\nrack", "pass", "", "play[8D||CRATED|]; rack; pass"},
	{"8D CRATED", "Hello", "", "play[8D||CRATED|]"},
	{"pas", "Hello", "", "near spelling[pass]"},
	{"", "pas", "", "near spelling[pass]"},
	/* what one shows as quoted, the other as an order, is only asked about */
	{"Hello\n> pass", "Hello\npass", "", "near quoted[pass]"},
	{"Hello\npass", "Hello\n> pass", "", "near quoted[pass]"},
	{"Hello\n-----Original Message-----\npass", "Hello\npass", "", "near quoted[pass]"},
	{"Hello\n> 8d crated =9", "Hello\n8D CRATED =9", "", "near quoted[8D CRATED =9]"},
	{"Hello\n> say: hi", "Hello\nsay: hi", "", ""},
	{"Hello\n> say: hi", "Hello\nsay: hi\nrack", "", "rack"},
	{"Hello\n>> pass", "Hello\npass\nrack", "", "rack; near quoted[pass]"},
	{"Hello\n> say: \u201chi\u201d", "Hello\nsay: \u201chi\u201d", "", ""},
	/* so is what HTML has crossed out, and it is no order of its own */
	{"8D CRATED", "| 8D CRATED", "", "near quoted[8D CRATED]"},
	{"", "| 8D CRATED", "", ""},
	/* unless both have it as an order too */
	{"pass\n> pass", "pass\n> pass", "", "pass"},
	{"pass\n> 8D CRATED", "pass\n8D CRATED", "", "pass; play[8D||CRATED|]"},
	{"Hello\n> 8D CRATED", "pass", "", "pass"},
	/* beside an order of both, that is not done, and two that end the turn are asked about */
	{"8D CRATED\noffer draw", "8D CRATED\n> offer draw", "",
	 "play[8D||CRATED|]; near quoted[offer draw]"},
	{"8D CRATED\noffer draw", "8D CRATED\noffer draw\n> offer draw", "",
	 "play[8D||CRATED|]; offer draw[draw]"},
	{"rack\nsay: hi", "rack\n> say: hi", "", "rack"},
	{"say: hi", "rack\n> say: hi", "", "rack"},
	{"8D CRATED\npass", "8D CRATED\n> pass", "", "play[8D||CRATED|]; pass"},
	/* a long line that one part broke is whole in the other */
	{"say: what a lovely opening, I did not expect you to find that so\nsoon, Ann.",
	 "say: what a lovely opening, I did not expect you to find that so soon, Ann.", "",
	 "say[what a lovely opening, I did not expect you to find that so soon, Ann.]"},
	{"rack\nnote: keep the blank for the Q, he has none of the squares it\nwants",
	 "rack\nnote: keep the blank for the Q, he has none of the squares it wants", "",
	 "rack; note[keep the blank for the Q, he has none of the squares it wants]"},
	{"new wordbox with Ben and Cat, and all the others who want, lang\nen",
	 "new wordbox with Ben and Cat, and all the others who want, lang en", "",
	 "new[wordbox with Ben and Cat, and all the others who want, lang en]"},
	/* and what it was broken into is no order, where the other has none */
	{"say: what a lovely opening, you could well have chosen to\npass\nrack",
	 "say: what a lovely opening, you could well have chosen to pass\nrack", "",
	 "say[what a lovely opening, you could well have chosen to pass]; rack"},
	{"say: what a lovely opening, you could well have chosen to\nsay no, or\npass",
	 "say: what a lovely opening, you could well have chosen to say no, or pass", "",
	 "say[what a lovely opening, you could well have chosen to say no, or pass]"},
	{"say: what a lovely opening, you could well have chosen to\npass\npass",
	 "say: what a lovely opening, you could well have chosen to pass\npass", "",
	 "say[what a lovely opening, you could well have chosen to pass]; pass"},
	{"say: what a lovely opening, you could well have chosen to\npass",
	 "say: what a lovely opening, you could well have chosen to bypass it", "",
	 "say[what a lovely opening, you could well have chosen to bypass it]; pass"},
	/* prose was broken, unless the other part has the word on a line of its own */
	{"I have looked at this for two hours now, and I cannot tell whether to\npass",
	 "I have looked at this for two hours now, and I cannot tell whether to pass", "",
	 "near spelling[pass]"},
	{"I have looked at this for two hours now, and I really see nothing at all\npass",
	 "I have looked at this for two hours now, and I really see nothing at all\npass", "",
	 "pass"},
	/* two blanks are other ones in HTML, and text has stars for what is bold */
	{"say: I was away last week.  Sorry for being *that* late, but now I will\nmove soon.",
	 "say: I was away last week.\u00a0 Sorry for being that late, but now I will move soon.", "",
	 "say[I was away last week.\u00a0 Sorry for being that late, but now I will move soon.]"},
	{"say: I was away last week.  Sorry for being late, and now I have to\npass",
	 "say: I was away last week. \u00a0Sorry for being late, and now I have to\u00a0pass", "",
	 "say[I was away last week. \u00a0Sorry for being late, and now I have to\u00a0pass]"},
	{"say: I was away last week.  Sorry for being late, and now I have to\npass",
	 "say: I was away last week. Sorry for being later, and now I have to pass", "",
	 "say[I was away last week.  Sorry for being late, and now I have to]; pass"},
	/* a short one was not broken, nor one that goes on with the same word */
	{"say: hello", "say: hello Ben", "", "say[hello]"},
	{"exchange AE", "exchange AE IU", "", "exchange[AE]; exchange[AE IU]"},
	{"say: what a lovely opening, I did not expect you to find that so",
	 "say: what a lovely opening, I did not expect you to find that sound", "",
	 "say[what a lovely opening, I did not expect you to find that so]"},
	/* what is attached counts where they have nothing */
	{"see there", "", "8D CRATED", "play[8D||CRATED|]"},
	{"", "see there", "8D CRATED", "play[8D||CRATED|]"},
	{"see there", "see there", "8D CRATED?", "near question[8D CRATED]"},
	{"pass", "", "8D CRATED", "pass"},
	{"", "rack", "8D CRATED", "rack"},
	{"pas", "", "8D CRATED", "near spelling[pass]"},
	{"see there", "", "From: x\nDate: y\nTo: z\n\n8D CRATED", "near quoted[8D CRATED]"},
	{"see there", "", "my holidays", ""},
};

/* With lines that would be orders, were they the player's own. */
static const char *const records[] = {
	"Turn-File: 1\nGame: wordbox\nPlayer: Play\n\nPlay: pass\npass\n",
	"\n Turn-File: 1\n\npass\n",
	"#character-encoding UTF-8\n#player1 Ann Ann\npass\n",
	"#player1 Ann Ann\npass\n",
	"{\"type\":\"game\"}\npass\n",
	"From ann@x.org Fri Nov 20 12:00:00 2026\nSubject: hello\n\npass\n",
};
/* clang-format on */

START_TEST(a_record_of_ours_that_comes_back_orders_nothing)
{
	struct letter l = {.text = view_of("Here it is."),
			   .attached = view_of(records[_i])};
	struct orders orders;

	letter_orders(&arena, view_of("en"), &l, &orders);
	ck_assert_str_eq(orders_listed(&arena, &orders), "");
}

START_TEST(the_parts_of_a_letter_make_one_reading)
{
	const struct letter l = {.text = view_of(letters[_i].text),
				 .html = view_of(letters[_i].html),
				 .attached = view_of(letters[_i].attached)};
	struct orders orders;
	const char *got;

	letter_orders(&arena, view_of("en"), &l, &orders);
	got = orders_listed(&arena, &orders);
	ck_assert_msg(strcmp(got, letters[_i].orders) == 0,
		      "<%s>, <%s> and <%s> give \"%s\", not \"%s\"", letters[_i].text,
		      letters[_i].html, letters[_i].attached, got, letters[_i].orders);
}

static const struct {
	const char *text, *below;
} sayings[] = {
	{"say: what a lovely opening, that was so\nquick that I could not follow.\n",
	 "quick that I could not follow."							       },
	{"8D CRATED\nsay: well done\nNow let me think\n",                             "Now let me think"},
	{"say: well done\nBen\n",						     ""                },
	{"say: well done\n\nNow let me think\n",                                      ""                },
	{"say: well done\nrack\nNow let me think\n",                                  ""                },
	{"say: well done\n> Now let me think\n",                                      ""                },
	{"say: well done\n> pass\nNow let me think\n",                                ""                },
	{"press\nwell done\nendpress\nNow let me think\n",                            ""                },
};

START_TEST(what_stands_below_say_is_kept_apart)
{
	const struct letter l = {.text = view_of(sayings[_i].text)};
	struct orders all;
	size_t i = 0;
	struct view below;

	letter_orders(&arena, view_of("en"), &l, &all);
	while (all.order[i].kind != ORDER_SAY) {
		i++;
	}
	below = all.order[i].below;
	ck_assert_msg(view_is(below, sayings[_i].below), "<%.*s> below <%s>",
		      VIEW_ARG(below), sayings[_i].text);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(the_parts_of_a_letter_make_one_reading, letters);
	claims_rows(a_record_of_ours_that_comes_back_orders_nothing, records);
	claims_rows(what_stands_below_say_is_kept_apart, sayings);
	return claims_run("parts");
}
