/* SPDX-License-Identifier: ISC */
/* Everything WordCap refuses: the code, what of the player's line it points at, and the
 * sentence. Nothing has changed then (T3). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/refusal_case.h"
#include "tests/helpers/games/wordcap_case.h"

#define WAITS   "Ann: SON A1 B2 C2\n"
#define PENDING "a word is pending: nobody moves before Ann's word has its answer"
#define AT_ONCE                                                                        \
	"words are looked up the moment they are made here, so none waits for an "     \
	"answer"
#define ASKED                                                                          \
	"Ann asks to take this word back; answer that first, with \"agree undo\" or "  \
	"\"refuse undo\""

static struct board_case c;

/* `seat` 0 is Ann, whose turn it is; `at` and `sentence` as the player reads them. */
/* clang-format off */
static const struct refusal refusals[] = {
	/* Paths. */
	{TWO, "", "SON A1 B6 C2", 0, DIAG_NO_PLACE, "B6",
		"B6 is no cell: cells are A1 to E5"},
	{TWO, "", "word SON F1 > C2", 0, DIAG_NO_PLACE, "F1",
		"F1 is no cell: cells are A1 to E5"},
	{TWO, "", "word A1 C1", 0, DIAG_NOT_NEAR, "C1", "C1 is not next to A1"},
	{TWO, "", "SON A1 B2 E2", 0, DIAG_NOT_NEAR, "E2", "E2 is not next to B2"},
	{TWO, "", "word A1 E2", 0, DIAG_NOT_NEAR, "E2", "E2 is not next to A1"},
	{TWO, "", "word A1 B1 A1", 0, DIAG_PLACE_USED, "A1",
		"A1 is in this path already"},
	{TWO, "", "word A1 B2 B1 A2", 0, DIAG_CROSSES, "A2",
		"the step B1 to A2 crosses the step A1 to B2"},
	{TWO, "", "SUN A1 B2 C2", 0, DIAG_OTHER_LETTER, "B2",
		"B2 holds O, and your word needs U there"},
	{TWO, "", "SONS A1 B2 C2", 0, DIAG_OTHER_LENGTH, "A1 B2 C2",
		"your word has 4 letters, and your path 3"},
	{TWO, "", "word SUN", 0, DIAG_NO_PATH, "SUN",
		"no path of neighbouring letters spells SUN"},
	{TWO, "", "word SON B1 > C2", 0, DIAG_NO_PATH_BETWEEN, "SON",
		"no path of neighbouring letters spells SON from B1 to C2"},
	{TWO, "", "word A1", 0, DIAG_WORD_TOO_SHORT, "A1",
		"a word needs at least 2 letters"},
	{TWO, "", "word SONSONSONSONSONSONSONSONSO", 0, DIAG_WORD_TOO_LONG,
		"SONSONSONSONSONSONSONSONSO", "a word has at most 25 letters here"},
	{TWO, "", "word SO\u0416", 0, DIAG_UNKNOWN_LETTER, "\u0416",
		"\u0416 is not a letter of this game's alphabet"},
	{TWO, "", "SON A1 B2 C2 =4", 0, DIAG_OTHER_SCORE, "=4",
		"you expected =4, but it would score 5"},
	{TWO, "", "try word SUN", 1, DIAG_NO_PATH, "SUN",
		"no path of neighbouring letters spells SUN"},
	/* Turns. */
	{TWO, "", "SON A1 B2 C2", 1, DIAG_NOT_YOUR_TURN, "",
		"your turn has not come yet"},
	{TWO, "", "sort", 1, DIAG_NOT_YOUR_TURN, "", "your turn has not come yet"},
	{TWO, "", "SON A1 B2 C2 t2", 0, DIAG_OTHER_TURN, "t2",
		"you wrote t2, but the turn to be played is t1"},
	{TWO, "", "SON A1 B2 C2 t1b", 0, DIAG_OTHER_TURN, "t1b",
		"you wrote t1b, but the turn to be played is t1"},
	{TWO, "Ann: sort\n", "SON A1 B2 C2 t1", 0, DIAG_OTHER_TURN, "t1",
		"you wrote t1, but the turn to be played is t1b"},
	{TWO, "Ann: sort\nAnn: sort\nAnn: sort\n", "sort", 0, DIAG_SORTS_USED, "sort",
		"you have shuffled the letters 3 times, as often as a player may"},
	{TWO, "Ann: resign\n", "pass", 1, DIAG_GAME_OVER, "", "this game is over"},
	{THREE, "Cid: resign\n", "accept", 2, DIAG_GAME_OVER, "", "this game is over"},
	/* Words that wait. */
	{TWO, WAITS, "word TAR", 0, DIAG_WORD_PENDING, "", PENDING},
	{TWO, WAITS, "pass", 0, DIAG_WORD_PENDING, "", PENDING},
	{TWO, WAITS, "sort", 0, DIAG_WORD_PENDING, "", PENDING},
	{TWO, WAITS, "word TAR", 1, DIAG_WORD_PENDING, "", PENDING},
	{TWO, WAITS, "sort", 1, DIAG_WORD_PENDING, "", PENDING},
	{TWO, WAITS, "pass t1", 1, DIAG_WORD_PENDING, "", PENDING},
	{TWO, "", "accept", 1, DIAG_NO_WORD_WAITS, "accept",
		"no word is waiting for an answer"},
	{TWO, "", "check", 0, DIAG_NO_WORD_WAITS, "check",
		"no word is waiting for an answer"},
	{TWO, "", "challenge", 1, DIAG_NO_WORD_WAITS, "challenge",
		"no word is waiting for an answer"},
	{TWO, "", "undo", 0, DIAG_NO_WORD_WAITS, "undo",
		"no word is waiting for an answer"},
	{TWO, WAITS, "accept", 0, DIAG_OWN_WORD, "accept",
		"this word is your own; the others answer it"},
	{TWO, WAITS, "check", 0, DIAG_OWN_WORD, "check",
		"this word is your own; the others answer it"},
	{THREE, WAITS "Ben: accept\n", "accept", 1, DIAG_WORD_ACCEPTED, "accept",
		"you have accepted this word already"},
	{THREE, WAITS "Ben: accept\n", "check", 1, DIAG_WORD_ACCEPTED, "check",
		"you have accepted this word already"},
	{TWO, WAITS, "undo", 1, DIAG_NOT_YOUR_WORD, "undo",
		"the word that waits is Ann's, who alone can ask to take it back"},
	{TWO, WAITS "Ann: undo\n", "accept", 1, DIAG_UNDO_WAITS, "accept", ASKED},
	{TWO, WAITS "Ann: undo\n", "check", 1, DIAG_UNDO_WAITS, "check", ASKED},
	{TWO, WAITS "Ann: undo\n", "agree undo", 0, DIAG_OWN_REQUEST, "agree undo",
		"this offer is your own; the others answer it"},
	{TWO, WAITS "Ann: undo\nBen: refuse\n", "undo", 0, DIAG_UNDO_USED, "undo",
		"you have asked to take a word back in this turn already"},
	{TWO, WAITS, "agree undo", 1, DIAG_NO_REQUEST, "agree undo",
		"nothing is offered that \"agree undo\" could answer"},
	{TWO, WAITS "Ann: undo\nAnn: offer draw\n", "agree", 0, DIAG_NO_REQUEST, "agree",
		"nothing is offered that \"agree\" could answer"},
	{TWO, "Ann: offer draw\n", "offer draw", 1, DIAG_OFFER_STANDS, "offer draw",
		"this is asked already and waits for an answer"},
	/* Nobody could answer. */
	{ALONE, "", "accept", 0, DIAG_LOOKED_UP, "accept", AT_ONCE},
	{ALONE, "", "check", 0, DIAG_LOOKED_UP, "check", AT_ONCE},
	{ALONE, "", "undo", 0, DIAG_LOOKED_UP, "undo", AT_ONCE},
	{ALONE, "", "always check", 0, DIAG_LOOKED_UP, "always check", AT_ONCE},
	{TWO "Options: accept=auto\n", WAITS, "check", 1, DIAG_LOOKED_UP, "check", AT_ONCE},
	{TWO "Options: accept=auto\n", "", "always accept", 1, DIAG_LOOKED_UP,
		"always accept", AT_ONCE},
	{ALONE, "", "offer draw", 0, DIAG_NOT_IN_THIS_GAME, "offer draw",
		"this game has no order \"offer draw\""},
	{ALONE, "", "agree", 0, DIAG_NO_REQUEST, "agree",
		"nothing is offered that \"agree\" could answer"},
	/* Orders of other games. */
	{TWO, "", "8D CRATE", 0, DIAG_NOT_IN_THIS_GAME, "8D CRATE",
		"this game has no order \"8D CRATE\""},
	{TWO, "", "try 8D CRATE", 0, DIAG_NOT_IN_THIS_GAME, "try 8D CRATE",
		"this game has no order \"try 8D CRATE\""},
	{TWO, "", "exchange ABC", 0, DIAG_NOT_IN_THIS_GAME, "exchange ABC",
		"this game has no order \"exchange ABC\""},
	{TWO, "", "remove 21", 0, DIAG_NOT_IN_THIS_GAME, "remove 21",
		"this game has no order \"remove 21\""},
	{TWO, "", "resume", 0, DIAG_NOT_PAUSED, "resume", "the game is not paused"},
	{TWO, "Ann: pause\n", "pause", 0, DIAG_OFFER_STANDS, "pause",
		"this is asked already and waits for an answer"},
};
/* clang-format on */

START_TEST(t3_refusal_names_its_reason_and_changes_nothing)
{
	const struct refusal *r = &refusals[_i];

	wordcap_run(&c, r->head, r->turns);
	refusal_changes_nothing(&c, r);
}

/* `at` lies in the player's own line, so that a reply can underline it. */
START_TEST(t3_refusal_points_into_the_players_line)
{
	const struct refusal *r = &refusals[_i];

	wordcap_run(&c, r->head, r->turns);
	refusal_points_into_line(&c, r);
}

/* A T stands on either side of the A. */
START_TEST(p6_best_paths_that_score_the_same_are_choices_that_read_as_themselves)
{
	case_run(&c, "Game: wordcap\nBoard: TATRE LONDM CHIPU BYGFW QZJXK\n" TWO, "");
	ck_assert_int_eq(case_letter(&c, 0, "word AT"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 2);
	ck_assert_uint_eq(c.table.events, 0);
	for (int i = 0; i < 2; i++) {
		struct reading r = c.table.reading[i];

		ck_assert_int_eq(case_strict(&c, 0, case_text(&c, r.order)),
				 OUTCOME_APPLIED);
		ck_assert(view_eq(c.table.echo, r.order));
		ck_assert_int_eq(c.table.walk->score, r.score);
		ck_assert_int_eq(case_letter(&c, 0, "word AT"), OUTCOME_ASK);
	}
}

int main(void)
{
	case_fixture(&c);
	claims_rows(t3_refusal_names_its_reason_and_changes_nothing, refusals);
	claims_rows(t3_refusal_points_into_the_players_line, refusals);
	return claims_run("wordcap_refuse");
}
