/* SPDX-License-Identifier: ISC */
/*
 * Lines of ordinary words: orders, lines that are asked about (near), and prose. Of the
 * orders the club asks once more about a resignation, a question that names another
 * word than the play made ("Challenge me"), and a word above prose where it costs
 * something.
 */
#include "tests/helpers/club/orders_written.h"

#include <string.h>

#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct text_case lines[] = {
	{"Pass!", "pass"},
	{"I pass", "pass"},
	{"I pass on that", ""},
	{"I'll pass on the cake", ""},
	{"Pass on", ""},
	{"Pass it on", ""},
	{"Passing", ""},
	{"pass?", "near question[pass]"},
	{"Passed", ""},
	{"I pass, thanks", ""},
	{"Hard pass", ""},
	{"Resign!", "resign"},
	{"Fold!", "resign"},
	{"I resign", "resign"},
	{"I resign myself to it", ""},
	{"resign?", "near question[resign]"},
	{"Fold the board", ""},
	{"Draw?", ""},
	{"Draw", ""},
	{"A draw!", ""},
	{"Offer draw", "offer draw[draw]"},
	{"Offer a draw?", ""},
	{"Agree", "agree"},
	{"Agree!", "agree"},
	{"I agree", ""},
	{"Agree with you", ""},
	{"Agreed!", "near spelling[agree]"},
	{"Refuse", "refuse"},
	{"I refuse", ""},
	{"Refuse!", "refuse"},
	{"Accept", "accept"},
	{"Accept!", "accept"},
	{"I accept", "accept"},
	{"Accept my apologies", ""},
	{"Accept that", ""},
	{"Accepted", ""},
	{"accept?", "near question[accept]"},
	{"Decline", "decline"},
	{"I decline", "decline"},
	{"Decline!", "decline"},
	{"Decline and fall", ""},
	{"New game?", ""},
	{"New game!", ""},
	{"New game with Ben", ""},
	{"New year, new game", ""},
	{"Rematch!", "rematch"},
	{"Rematch?", "near question[Rematch]"},
	{"A rematch?", ""},
	{"Leave it", ""},
	{"Leave it be", ""},
	{"Leave me alone", ""},
	{"Leave", "leave"},
	{"Leave tomorrow", ""},
	{"Leave on Monday", ""},
	{"I leave on Monday", ""},
	{"leave 2d", "leave[2d]"},
	{"Back", "back"},
	{"Back!", "back"},
	{"Back soon", ""},
	{"Back again", ""},
	{"Back on Monday", ""},
	{"I am back", ""},
	{"Question!", "challenge"},
	{"Question", "challenge"},
	{"Question?", "near question[Question]"},
	{"Question:", ""},
	{"Question time", "challenge[time]"},
	{"Challenge!", "challenge"},
	{"Challenge?", "near question[Challenge]"},
	{"Challenge accepted", ""},
	{"Challenge me", "challenge[me]"},
	{"Challenge of the day", ""},
	{"Sort!", "sort"},
	{"Sort of", ""},
	{"Sort it", ""},
	{"Check!", "check"},
	{"Check?", "near question[Check]"},
	{"Check it", ""},
	{"Checkmate", ""},
	{"Undo!", "undo"},
	{"Undo it", ""},
	{"Pause!", "pause"},
	{"Pause for a week", ""},
	{"Resume", "resume"},
	{"Resume soon", ""},
	{"Remove it", ""},
	{"remove 21", "remove[21]"},
	{"Remove 21 please", ""},
	{"Claim time", "claim time[time]"},
	{"Claim!", ""},
	{"Claim to fame", ""},
	{"Quiet!", "quiet"},
	{"Quiet here", ""},
	{"Quiet please", ""},
	{"Withdraw!", "withdraw"},
	{"Withdraw from it", ""},
	{"Revoke", "revoke"},
	{"Revoke it", ""},
	{"Forget me", "forget[me]"},
	{"Forget me not", ""},
	{"Forget it", ""},
	{"Stop!", ""},
	{"Set!", "set"},
	{"Set sail", ""},
	{"Yes!", "yes"},
	{"Yes, please", ""},
	{"No!", "no"},
	{"No way", ""},
	{"Word!", ""},
	{"Word up", ""},
	{"Word nerd", ""},
	{"word SON", "word[SON|]"},
	{"Takeback!", "takeback"},
	{"Take it back", ""},
	{"Undo?", "near question[Undo]"},
	{"Cancel!", ""},
	{"Cancel that", ""},
	{"Cancel if", "cancel[if]"},
	{"Always!", ""},
	{"Always accept", "always[accept]"},
	{"Always yours", ""},
	{"Swap!", "exchange"},
	{"Swap?", "near question[Swap]"},
	{"swap with you", ""},
	{"Exchange!", "exchange"},
	{"exchange students", "exchange[students]"},
	{"exchange rates", "exchange[rates]"},
	{"Paso por tu casa", ""},
	{"Acepto tus disculpas", ""},
	{"Abandono el barco", ""},
	{"Passe auf dich auf", ""},
	{"Ich gebe auf dich acht", ""},
	{"Passo per casa teva", ""},
	{"Accepto les disculpes", ""},
	{"join us", ""},
	{"Join the club", ""},
	{"Luck!", ""},
	{"luck: none", "luck[none]"},
	{"Observe!", "observe"},
	{"Suggest!", ""},
	{"suggest lunch", "suggest[lunch]"},
};
/* clang-format on */

START_TEST(a_line_of_ordinary_words_is_what_it_says)
{
	orders_check(&arena, &lines[_i]);
}

static const struct {
	const char *text;
	bool heading;
} titles[] = {
	{"Question!\nIs QI a word at all?",      true },
	{"Question!\n\nIs QI a word at all?",    true },
	{"Challenge!\n\nLet us meet on Sunday",  true },
	{"question\nwhere do we meet",           true },
	{"Agree!\nThat was a fine game",         true },
	{"challenge",			    false},
	{"Challenge!",			   false},
	{"challenge\n\nThat was a fine game",    false},
	{"Challenge!\n\nAnn",                    false},
	{"Challenge!\nCheers, Ann",              false},
	{"That was a new one to me\nChallenge!", false},
	{"Challenge!\n-- \nAnn of the club",     false},
	{"challenge QI\nThat is no word",        false},
	{"Question!\n> Is QI a word at all?",    false},
	{"pass\nThat was a fine game",           false},
};

START_TEST(a_word_above_prose_may_be_its_heading)
{
	struct orders all;

	orders_read(&arena, view_of(titles[_i].text), &all);
	ck_assert_uint_gt(all.count, 0);
	ck_assert_msg(all.order[0].heading == titles[_i].heading, "%s",
		      titles[_i].text);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_line_of_ordinary_words_is_what_it_says, lines);
	claims_rows(a_word_above_prose_may_be_its_heading, titles);
	return claims_run("costly_words");
}
