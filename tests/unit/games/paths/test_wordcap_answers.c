/* SPDX-License-Identifier: ISC */
/* Words that wait: accept, check, undo and standing answers. W5-W7, W9, W10 and W12 of
 * adjudicator-rules(7). SON and TAR are words; COS (A3 B2 A1) is none. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/wordcap_case.h"

#define GOOD       "Ann: SON A1 B2 C2\n"
#define BAD        "Ann: COS A3 B2 A1\n"
#define AFTER_SON  "OTARE LWTDM CHIPU BYGFW QZJXK"
#define BOARD      "STARE LONDM CHIPU BYGFW QZJXK"
#define TWO_PLAY   SON TWO
#define THREE_PLAY SON THREE

static struct board_case c;

/* What becomes of each line, what happens, the scores, the board and whose turn it is.
 */
struct course {
	const char *head, *turns;
	const char *verdicts, *events, *scores, *grid;
	int to_move;
};

static void run(const struct course *o)
{
	wordcap_run(&c, o->head, o->turns);
	ck_assert_str_eq(case_verdicts(&c), o->verdicts);
	ck_assert_str_eq(wordcap_events(&c), o->events);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), o->scores);
	ck_assert_str_eq(wordcap_grid(&c, &c.replay.pos), o->grid);
	ck_assert_int_eq(c.replay.pos.to_move, o->to_move);
}

/* clang-format off */
static const struct course waiting[] = {
	/* A word waits, and nothing counts yet; then all have accepted it. */
	{TWO_PLAY, GOOD, "P", "word1", "0 0", BOARD, 0},
	{TWO_PLAY, GOOD "Ben: accept\n", "AA", "word1 accept2 stand1", "5 0", AFTER_SON, 1},
	{THREE_PLAY, GOOD "Cid: accept\n", "PA", "word1 accept3", "0 0 0", BOARD, 0},
	{THREE_PLAY, GOOD "Cid: accept\nBen: accept\n", "AAA",
		"word1 accept3 accept2 stand1", "5 0 0", AFTER_SON, 1},
};

static const struct course accepted_anyway[] = {
	{TWO_PLAY, BAD "Ben: accept\n", "AA", "word1 accept2 stand1", "8 0",
		"OTARE LWNDM THIPU BYGFW QZJXK", 1},
};

static const struct course checked[] = {
	/* It is in the list. */
	{TWO_PLAY, GOOD "Ben: check\n", "AA", "word1 question2 stand1", "5 0", AFTER_SON, 1},
	{THREE_PLAY, GOOD "Ben: accept\nCid: check\n", "AAA",
		"word1 accept2 question3 stand1", "5 0 0", AFTER_SON, 1},
	/* It is not: no points, the turn is over, the letters stay. */
	{TWO_PLAY, BAD "Ben: check\n", "WA", "word1 question2 withdraw1", "0 0", BOARD, 1},
	{THREE_PLAY, BAD "Ben: accept\nCid: check\n", "WAA",
		"word1 accept2 question3 withdraw1", "0 0 0", BOARD, 1},
	/* Other words for it. */
	{TWO_PLAY, BAD "Ben: challenge\n", "WA", "word1 question2 withdraw1", "0 0", BOARD, 1},
	{TWO_PLAY, BAD "Ben: question COS\n", "WA", "word1 question2 withdraw1", "0 0", BOARD, 1},
};

static const struct course window_over[] = {
	{TWO_PLAY, GOOD "@ window\n", "A", "word1 window question stand1", "5 0", AFTER_SON, 1},
	{TWO_PLAY, BAD "@ window\n", "W", "word1 window question withdraw1", "0 0", BOARD, 1},
	/* One accepted it, one was silent. */
	{THREE_PLAY, BAD "Ben: accept\n@ window\n", "WA",
		"word1 accept2 window question withdraw1", "0 0 0", BOARD, 1},
};
/* clang-format on */

START_TEST(a_word_waits_until_every_opponent_has_accepted_it)
{
	run(&waiting[_i]);
}

START_TEST(a_word_that_all_accept_counts_whatever_the_list_says)
{
	run(&accepted_anyway[_i]);
}

START_TEST(one_check_has_it_looked_up_and_decides)
{
	run(&checked[_i]);
}

START_TEST(without_all_answers_in_time_it_is_looked_up)
{
	run(&window_over[_i]);
}

START_TEST(a_word_that_fell_is_no_pass_and_its_letters_stay)
{
	wordcap_run(&c, TWO_PLAY,
		    "Ann: pass\nBen: pass\nAnn: COS A3 B2 A1\nBen: check\n"
		    "Ben: pass\nAnn: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "AAWAAA");
	ck_assert(!c.replay.pos.over);
	ck_assert_int_eq(c.replay.pos.run, 2);
	ck_assert_str_eq(wordcap_grid(&c, &c.replay.pos), BOARD);
}

/* clang-format off */
static const char *const moves[] = {
	"Ann: pass", "Ann: TAR B1 C1 D1", "Ann: sort", "Ben: pass", "Ben: TAR B1 C1 D1",
	"Ben: sort", "Cid: pass",
};
/* clang-format on */

START_TEST(nobody_moves_while_a_word_waits)
{
	wordcap_run(&c, THREE_PLAY, arena_printf(&c.arena, GOOD "%s\n", moves[_i]));
	ck_assert_str_eq(case_verdicts(&c), "PR");
	ck_assert_int_eq(case_turn(&c, 1)->diag.code, DIAG_WORD_PENDING);
}

/* ---------------------------------------------------------------- taking it back */

/* clang-format off */
static const struct course undone[] = {
	/* Every opponent agrees: the same turn again. */
	{TWO_PLAY, GOOD "Ann: undo\nBen: agree undo\n", "WAA",
		"word1 offer1 agree2 undo1", "0 0", BOARD, 0},
	{THREE_PLAY, GOOD "Ann: undo\nBen: agree\nCid: agree\n", "WAAA",
		"word1 offer1 agree2 agree3 undo1", "0 0 0", BOARD, 0},
	{THREE_PLAY, GOOD "Cid: accept\nAnn: undo\nCid: agree\nBen: agree\nAnn: TAR B1 C1 D1\n",
		"WAAAAP", "word1 accept3 offer1 agree3 agree2 undo1 word1", "0 0 0", BOARD, 0},
	/* One does not: it waits again. */
	{TWO_PLAY, GOOD "Ann: undo\nBen: refuse undo\n", "PAA",
		"word1 offer1 refuse2", "0 0", BOARD, 0},
	{THREE_PLAY, GOOD "Ann: undo\nBen: agree\nCid: refuse\n", "PAAA",
		"word1 offer1 agree2 refuse3", "0 0 0", BOARD, 0},
	{TWO_PLAY, GOOD "Ann: undo\nBen: refuse undo\nBen: accept\n", "AAAA",
		"word1 offer1 refuse2 accept2 stand1", "5 0", AFTER_SON, 1},
	/* Silence is a refusal, and the word is looked up. */
	{TWO_PLAY, BAD "Ann: undo\n@ window\n", "WA",
		"word1 offer1 refuse1 window question withdraw1", "0 0", BOARD, 1},
	{THREE_PLAY, GOOD "Ann: undo\nCid: agree\n@ window\n", "AAA",
		"word1 offer1 agree3 refuse1 window question stand1", "5 0 0", AFTER_SON, 1},
	/* Meanwhile neither an accept nor a check settles it. */
	{TWO_PLAY, GOOD "Ann: undo\nBen: accept\nBen: check\n", "PARR",
		"word1 offer1", "0 0", BOARD, 0},
	/* Who leaves need not agree any more. */
	{THREE_PLAY, GOOD "Ann: undo\nBen: agree\nCid: resign\n", "WAAA",
		"word1 offer1 agree2 resign3 undo1", "0 0 0", BOARD, 0},
	/* What a referee says meanwhile is no answer. */
	{TWO_PLAY, GOOD "Ann: undo\n@ ruling uphold t1: so\nBen: agree undo\n", "WAA",
		"word1 offer1 ruling agree2 undo1", "0 0", BOARD, 0},
};
/* clang-format on */

START_TEST(a_word_is_taken_back_when_every_opponent_agrees)
{
	run(&undone[_i]);
}

START_TEST(taken_back_the_turn_is_the_same_and_may_sort)
{
	wordcap_run(&c, TWO_PLAY, GOOD "Ann: undo\nBen: agree\nAnn: sort\nAnn: pass\n");
	ck_assert_int_eq(case_turn(&c, 2)->after->turn, 1);
	/* An answer to a letter from before is told from one to a later letter. */
	ck_assert_int_gt(case_turn(&c, 2)->after->moment,
			 case_turn(&c, 1)->after->moment);
	ck_assert(!case_turn(&c, 2)->after->pending.any);
	ck_assert(!case_turn(&c, 2)->after->last.any);
	ck_assert_str_eq(case_verdicts(&c), "WAAAA");
}

/* clang-format off */
static const char *const again[] = {
	GOOD "Ann: undo\nBen: refuse\nAnn: undo\n",
	GOOD "Ann: undo\nAnn: undo\n",
	GOOD "Ann: undo\nBen: agree\n" GOOD "Ann: undo\n",
};
/* clang-format on */

START_TEST(to_take_back_is_asked_once_a_turn)
{
	wordcap_run(&c, TWO_PLAY, again[_i]);
	ck_assert_int_eq(case_turn(&c, c.replay.turns - 1)->diag.code, DIAG_UNDO_USED);
}

START_TEST(in_the_next_turn_it_may_be_asked_again)
{
	wordcap_run(
		&c, TWO_PLAY,
		GOOD
		"Ann: undo\nBen: refuse\nBen: accept\nBen: word A1 B1\n"
		"Ben: undo\nAnn: refuse\nAnn: accept\nAnn: word A1 B1\nAnn: undo\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAAAAAAPA");
}

/* --------------------------------------------------------------- standing answers */

/* clang-format off */
static const struct course standing[] = {
	{TWO_PLAY, "Ben: always accept\n" BAD, "AA", "always2 word1 accept2 stand1",
		"8 0", "OTARE LWNDM THIPU BYGFW QZJXK", 1},
	{TWO_PLAY, "Ben: always check\n" BAD, "AW", "always2 word1 question2 withdraw1",
		"0 0", BOARD, 1},
	{TWO_PLAY, "Ann: always check\nAnn: pass\nBen: COS A3 B2 A1\n", "AAW",
		"always1 pass1 word2 question1 withdraw2", "0 0", BOARD, 0},
	{TWO_PLAY, "Ben: always check\nBen: always ask\n" GOOD, "AAP",
		"always2 always2 word1", "0 0", BOARD, 0},
	{THREE_PLAY, "Ben: always accept\n" GOOD, "AP", "always2 word1 accept2",
		"0 0 0", BOARD, 0},
	{THREE_PLAY, "Ben: always accept\n" GOOD "Cid: accept\n", "AAA",
		"always2 word1 accept2 accept3 stand1", "5 0 0", AFTER_SON, 1},
	/* One check is enough. */
	{THREE_PLAY, "Ben: always accept\nCid: always check\n" BAD, "AAW",
		"always2 always3 word1 question3 withdraw1", "0 0 0", BOARD, 1},
	/* The own words wait as ever. */
	{TWO_PLAY, "Ann: always accept\n" GOOD, "AP", "always1 word1", "0 0", BOARD, 0},
	/* A word that waits already has its answer at once. */
	{TWO_PLAY, GOOD "Ben: always accept\n", "AA", "word1 always2 accept2 stand1",
		"5 0", AFTER_SON, 1},
	{TWO_PLAY, BAD "Ben: always check\n", "WA", "word1 always2 question2 withdraw1",
		"0 0", BOARD, 1},
	/* But nobody takes back an accept. */
	{THREE_PLAY, BAD "Ben: accept\nBen: always check\n", "PAA",
		"word1 accept2 always2", "0 0 0", BOARD, 0},
	/* While it is asked whether the word is taken back it waits for that. */
	{TWO_PLAY, GOOD "Ann: undo\nBen: always accept\n", "PAA", "word1 offer1 always2",
		"0 0", BOARD, 0},
	{TWO_PLAY, GOOD "Ann: undo\nBen: always accept\nBen: refuse\n", "AAAA",
		"word1 offer1 always2 refuse2 accept2 stand1", "5 0", AFTER_SON, 1},
};
/* clang-format on */

START_TEST(a_standing_answer_is_given_as_soon_as_a_word_waits)
{
	run(&standing[_i]);
}

/* ---------------------------------------------------------- nobody could answer */

/* clang-format off */
static const struct course at_once[] = {
	{SON ALONE, GOOD, "A", "word1", "5", AFTER_SON, 0},
	{SON ALONE, BAD, "A", "word1", "0", BOARD, 0},
	{SON TWO "Options: accept=auto\n", GOOD, "A", "word1", "5 0", AFTER_SON, 1},
	{SON TWO "Options: accept=auto\n", BAD "Ben: pass\n", "AA", "word1 pass2",
		"0 0", BOARD, 0},
};
/* clang-format on */

START_TEST(where_nobody_can_answer_a_word_is_looked_up_at_once)
{
	run(&at_once[_i]);
	ck_assert_int_eq(c.replay.event[0].unknown, _i % 2);
	ck_assert_int_eq(case_turn(&c, 0)->score, _i % 2 == 1 ? 0 : 5);
	ck_assert_int_eq(case_turn(&c, 0)->words[0].score, _i % 2 == 1 ? 0 : 5);
}

/* Whatever a player is told of an order before it is done. */
START_TEST(nobody_learns_beforehand_what_is_a_word)
{
	wordcap_run(&c, TWO_PLAY, "");
	ck_assert_int_eq(case_strict(&c, 0, "word COS =8"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "word COS =9"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.n, 8);
	ck_assert_int_eq(case_strict(&c, 1, "try COS A3 B2 A1"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.walk->score, 8);
	ck_assert_uint_eq(c.table.events, 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_word_waits_until_every_opponent_has_accepted_it, waiting);
	claims_rows(a_word_that_all_accept_counts_whatever_the_list_says,
		    accepted_anyway);
	claims_rows(one_check_has_it_looked_up_and_decides, checked);
	claims_rows(without_all_answers_in_time_it_is_looked_up, window_over);
	claims_rows(nobody_moves_while_a_word_waits, moves);
	claims_rows(a_word_is_taken_back_when_every_opponent_agrees, undone);
	claims_rows(to_take_back_is_asked_once_a_turn, again);
	claims_rows(a_standing_answer_is_given_as_soon_as_a_word_waits, standing);
	claims_rows(where_nobody_can_answer_a_word_is_looked_up_at_once, at_once);
	return claims_run("wordcap_answers");
}
