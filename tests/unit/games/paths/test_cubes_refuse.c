/* SPDX-License-Identifier: ISC */
/* Everything Cubes refuses: the code, what of the player's line it points at, and the
 * sentence. Nothing has changed then (T3); no cube counts as used (U7). */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/games/refusal_case.h"

static struct board_case c;

#define ALONE  CUBES_ALONE "Bonus: none\n"
#define TWO    CUBES_TWO "Bonus: none\n"
#define CAT    TWO "Lexicon: words CAT\n"
#define TIMED  ALONE "Options: timed=1h\n"
#define PAUSED "Ann: pause\nBen: pause\n"
/* 12T and 20R show in part then. */
#define NO_21 "Ann: remove 21\nAnn: word 25T 26T 27T\n"

/* `seat` 0 is Ann; `at` and `sentence` as the player reads them. */
/* clang-format off */
static const struct refusal refusals[] = {
	/* words */
	{TWO, "", "word 19T 20T 28T", 0, DIAG_NO_PLACE, "28T",
		"28T is no face: faces are 01T to 27L"},
	{TWO, "", "word 0T 20T 21T", 0, DIAG_NO_PLACE, "0T",
		"0T is no face: faces are 01T to 27L"},
	{TWO, "", "word 19T 20T 21X", 0, DIAG_NO_PLACE, "21X",
		"21X is no face: faces are 01T to 27L"},
	{TWO, "", "word A1 B2 C3", 0, DIAG_NO_PLACE, "A1",
		"A1 is no face: faces are 01T to 27L"},
	{TWO, "", "word 19T 20T 10T", 0, DIAG_NOT_USABLE, "10T",
		"10T cannot be used: it is hidden"},
	{TWO, "", "word 14T 20T 10T", 0, DIAG_NOT_USABLE, "14T",
		"14T cannot be used: it is hidden"},
	{TWO, NO_21, "word 12T 24T 20T", 1, DIAG_NOT_USABLE, "12T",
		"12T cannot be used: it shows only in part"},
	{TWO, NO_21, "word 20T 24T 21T", 1, DIAG_NOT_USABLE, "21T",
		"21T cannot be used: its cube is gone"},
	{TWO, "", "word 19T 21T 20T", 0, DIAG_NOT_NEAR, "21T",
		"21T is not next to 19T"},
	{TWO, "", "word 19T 20T 24L", 0, DIAG_NOT_USABLE, "24L",
		"24L cannot be used: it is hidden"},
	{TWO, "", "word 19T 20T 27T", 0, DIAG_NOT_NEAR, "27T",
		"27T is not next to 20T"},
	{TWO, "", "word 19T 20T 19T", 0, DIAG_PLACE_USED, "19T",
		"19T is in this path already"},
	{TWO, "", "CAR 19T 20T 21T", 0, DIAG_OTHER_LETTER, "21T",
		"21T holds T, and your word needs R there"},
	{TWO, "", "CATS 19T 20T 21T", 0, DIAG_OTHER_LENGTH, "19T 20T 21T",
		"your word has 4 letters, and your path 3"},
	{TWO, "", "CAT 19T 20T 21T 24T", 0, DIAG_OTHER_LENGTH, "19T 20T 21T 24T",
		"your word has 3 letters, and your path 4"},
	{TWO, "", "word CAD", 0, DIAG_NO_PATH, "CAD",
		"no path of neighbouring letters spells CAD"},
	{TWO, "", "word CAT 20T > 21T", 0, DIAG_NO_PATH_BETWEEN, "CAT",
		"no path of neighbouring letters spells CAT from 20T to 21T"},
	{TWO, "", "word CAT 19T > 10T", 0, DIAG_NOT_USABLE, "10T",
		"10T cannot be used: it is hidden"},
	{TWO, "", "word AT", 0, DIAG_WORD_TOO_SHORT, "AT",
		"a word needs at least 3 letters"},
	{TWO, "", "word 19T 20T", 0, DIAG_WORD_TOO_SHORT, "19T 20T",
		"a word needs at least 3 letters"},
	{TWO, "", "word COASTING", 0, DIAG_WORD_TOO_LONG, "COASTING",
		"a word has at most 7 letters here"},
	{TWO, "", "word 19T 20T 21T 24T 23T 22T 25T 26T", 0, DIAG_WORD_TOO_LONG,
		"19T 20T 21T 24T 23T 22T 25T 26T",
		"a word has at most 7 letters here"},
	{TWO, "", "word C\u0416T", 0, DIAG_UNKNOWN_LETTER, "\u0416",
		"\u0416 is not a letter of this game's alphabet"},
	{CAT, "Ann: word CAT\n", "word CAT", 1, DIAG_WORD_USED, "CAT",
		"CAT has been submitted in this game already"},
	{CAT, "Ann: word CAT\n", "cat 19t 20t 21t", 1, DIAG_WORD_USED, "cat",
		"CAT has been submitted in this game already"},
	{CAT, "Ann: word DOC\n", "word 26T 23T 19T", 1, DIAG_WORD_USED, "26T 23T 19T",
		"DOC has been submitted in this game already"},
	{CAT, "Ann: word DOC\n", "try DOC 26T 23T 19T", 0, DIAG_WORD_USED, "DOC",
		"DOC has been submitted in this game already"},
	{TWO, "", "word CAT =6", 0, DIAG_OTHER_SCORE, "=6",
		"you expected =6, but it would score 5"},
	{TWO, "", "word CAT t2", 0, DIAG_OTHER_TURN, "t2",
		"you wrote t2, but the turn to be played is t1"},
	{TWO, "", "word CAT", 1, DIAG_NOT_YOUR_TURN, "",
		"your turn has not come yet"},
	/* removal */
	{TWO, "", "remove 28", 0, DIAG_NO_CUBE, "28",
		"28 is no cube: they are 01 to 27"},
	{TWO, "", "remove 14", 0, DIAG_CUBE_HIDDEN, "14",
		"nothing of cube 14 shows, so it cannot be removed"},
	{ALONE, "Ann: remove 21\n", "remove 21", 0, DIAG_CUBE_GONE, "21",
		"cube 21 is gone already"},
	{TWO, "Ann: remove 21\n", "remove 20", 0, DIAG_REMOVED_ONE, "",
		"you have removed a cube in this turn already"},
	{TWO, "Ann: remove 21\n", "remove 99", 0, DIAG_NO_CUBE, "99",
		"99 is no cube: they are 01 to 27"},
	{TWO, "", "remove 21", 1, DIAG_NOT_YOUR_TURN, "",
		"your turn has not come yet"},
	/* pauses */
	{TWO, PAUSED, "word CAT", 0, DIAG_GAME_PAUSED, "",
		"the game is paused; a line \"resume\" makes it go on"},
	{TWO, PAUSED, "word CAT", 1, DIAG_NOT_YOUR_TURN, "",
		"your turn has not come yet"},
	{TWO, PAUSED, "remove 21", 0, DIAG_GAME_PAUSED, "",
		"the game is paused; a line \"resume\" makes it go on"},
	{TWO, PAUSED, "pause", 1, DIAG_GAME_PAUSED, "",
		"the game is paused; a line \"resume\" makes it go on"},
	{TWO, "", "resume", 0, DIAG_NOT_PAUSED, "resume", "the game is not paused"},
	{TWO, "Ann: pause\n", "resume", 1, DIAG_NOT_PAUSED, "resume",
		"the game is not paused"},
	{TIMED, "", "pause", 0, DIAG_NO_PAUSE, "pause",
		"a game against the clock cannot be paused"},
	{TWO, "Ann: pause\n", "pause", 0, DIAG_OFFER_STANDS, "pause",
		"this is asked already and waits for an answer"},
	{TWO, "Ann: pause\n", "agree", 0, DIAG_OWN_REQUEST, "agree",
		"this offer is your own; the others answer it"},
	{TWO, "Ann: pause\n", "agree draw", 1, DIAG_NO_REQUEST, "agree draw",
		"nothing is offered that \"agree draw\" could answer"},
	{TWO, "", "agree pause", 1, DIAG_NO_REQUEST, "agree pause",
		"nothing is offered that \"agree pause\" could answer"},
	/* what Cubes does not have */
	{TWO, "", "pass", 0, DIAG_NOT_IN_THIS_GAME, "pass",
		"this game has no order \"pass\""},
	{TWO, "", "exchange A", 0, DIAG_NOT_IN_THIS_GAME, "exchange A",
		"this game has no order \"exchange A\""},
	{TWO, "", "8H CAT", 0, DIAG_NOT_IN_THIS_GAME, "8H CAT",
		"this game has no order \"8H CAT\""},
	{TWO, "", "try 8H CAT", 0, DIAG_NOT_IN_THIS_GAME, "try 8H CAT",
		"this game has no order \"try 8H CAT\""},
	{TWO, "", "sort", 0, DIAG_NOT_IN_THIS_GAME, "sort",
		"this game has no order \"sort\""},
	{TWO, "", "check", 0, DIAG_NOT_IN_THIS_GAME, "check",
		"this game has no order \"check\""},
	{TWO, "", "undo", 0, DIAG_NOT_IN_THIS_GAME, "undo",
		"this game has no order \"undo\""},
	{TWO, "", "accept", 1, DIAG_NOT_IN_THIS_GAME, "accept",
		"this game has no order \"accept\""},
	{TWO, "", "challenge", 1, DIAG_NOT_IN_THIS_GAME, "challenge",
		"this game has no order \"challenge\""},
	{TWO, "", "always accept", 1, DIAG_NOT_IN_THIS_GAME, "always accept",
		"this game has no order \"always accept\""},
	{ALONE, "", "offer draw", 0, DIAG_NOT_IN_THIS_GAME, "offer draw",
		"this game has no order \"offer draw\""},
	{TWO, "Ann: resign\n", "word CAT", 1, DIAG_GAME_OVER, "", "this game is over"},
	{TWO, "Ann: resign\n", "resume", 1, DIAG_GAME_OVER, "", "this game is over"},
};
/* clang-format on */

START_TEST(t3_a_refusal_names_its_reason_and_changes_nothing)
{
	const struct refusal *r = &refusals[_i];

	case_run(&c, r->head, r->turns);
	refusal_changes_nothing(&c, r);
}

/* `at` lies in the player's own line, so that a reply can underline it. */
START_TEST(t3_a_refusal_points_into_the_players_line)
{
	const struct refusal *r = &refusals[_i];

	case_run(&c, r->head, r->turns);
	refusal_points_into_line(&c, r);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(t3_a_refusal_names_its_reason_and_changes_nothing, refusals);
	claims_rows(t3_a_refusal_points_into_the_players_line, refusals);
	return claims_run("cubes refuse");
}
