/* SPDX-License-Identifier: ISC */
/* What Wordgame has of its own: eight tiles, a first word of four letters, the highest
 * premium only. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define GAME "Game: wordgame\n"
#define OPEN GAME "Racks: open\n"

START_TEST(s1_wordgame_is_for_two)
{
	ck_assert_str_eq(case_complaint(&c, "Turn-File: 1\nGame: wordgame\n"
					    "Player: Ann\nPlayer: Ben\nPlayer: Cid\n"),
			 "t:2:7: Wordgame takes 2 to 2 players, not 3");
}

START_TEST(s6_each_is_dealt_eight_of_the_104_tiles)
{
	case_run(&c, GAME, "");
	ck_assert_int_eq(c.replay.setup.tiles->total, 104);
	ck_assert_int_eq(c.replay.pos.rack_n[0], 8);
	ck_assert_int_eq(c.replay.pos.rack_n[1], 8);
	ck_assert_int_eq(c.replay.pos.bag_n, 88);
}

START_TEST(s4_wordgame_has_sets_of_its_own_in_two_languages)
{
	case_run(&c, GAME "Language: nl\n", "");
	ck_assert_str_eq(c.replay.setup.tiles->id, "wordgame-nl");
	ck_assert_int_eq(c.replay.setup.tiles->total, 104);
	case_run(&c, GAME "Language: de\n", "");
	ck_assert_str_eq(c.replay.setup.tiles->id, "std-de");
	case_complaint(&c, "Turn-File: 1\nGame: wordgame\nLanguage: xx\n"
			   "Player: Ann\nPlayer: Ben\n");
}

/* clang-format off */
static const struct {
	const char *head, *turns, *verdicts;
	enum diag_code code;
	long n;
} firsts[] = {
	{OPEN, "Ann: H8 across CAT\n", "R", DIAG_WORD_TOO_SHORT, 4},
	{OPEN, "Ann: H8 across CATS\n", "A", DIAG_NONE, 0},
	{OPEN, "Ann: H5 down CATS\n", "A", DIAG_NONE, 0},
	{OPEN, "Ann: E8 across CATS\n", "A", DIAG_NONE, 0},
	{OPEN, "Ann: D8 across CATS\n", "R", DIAG_CENTRE_MISSED, 0},
	{OPEN, "Ann: I8 across CATS\n", "R", DIAG_CENTRE_MISSED, 0},
	{OPEN, "Ann: E8 across CATSDOGS\n", "A", DIAG_NONE, 0},
	/* Later words need two letters. */
	{OPEN, "Ann: H8 across CATS\nBen: H8 down CO\n", "AA", DIAG_NONE, 0},
	/* A word of the set-up is the first. */
	{OPEN "Setup: A1 across AT\n", "Ann: A1 down AB\n", "A", DIAG_NONE, 0},
	{OPEN "Setup: A1 across AT\n", "Ann: H8 across CATS\n", "R", DIAG_NOT_JOINED,
		0},
	/* Passing leaves the board empty. */
	{OPEN, "Ann: pass\nBen: H8 across CAT\n", "AR", DIAG_WORD_TOO_SHORT, 4},
};
/* clang-format on */

START_TEST(b6_the_first_word_has_four_letters_and_covers_the_centre)
{
	const struct replay_turn *t;

	case_run(&c, firsts[_i].head, firsts[_i].turns);
	ck_assert_str_eq(case_verdicts(&c), firsts[_i].verdicts);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_int_eq(t->diag.code, firsts[_i].code);
	ck_assert_int_eq(t->diag.n, firsts[_i].n);
}

START_TEST(b11_the_rack_is_filled_up_to_eight_as_far_as_the_bag_goes)
{
	case_run(&c, GAME "Rack Ann: C A T S D O G E\n", "Ann: H8 across CATS\n");
	ck_assert_int_eq(c.replay.pos.rack_n[0], 8);
	case_run(&c, GAME "Rack Ann: C A T S D O G E\n", "");
	c.replay.pos.bag_n = 3;
	ck_assert_int_eq(case_strict(&c, 0, "H8 across CATS"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.rack_n[0], 7);
	ck_assert_int_eq(c.table.pos.bag_n, 0);
	c.replay.pos.bag_n = 0;
	ck_assert_int_eq(case_strict(&c, 0, "H8 across CATS"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.rack_n[0], 4);
}

START_TEST(b10_a_bad_word_is_refused_and_costs_nothing)
{
	case_run(&c, GAME "Lexicon: words CATS\nRack Ann: C A T S T\n",
		 "Ann: H8 across TACS\nBen: pass\nAnn: H8 across CATS\n");
	ck_assert_str_eq(case_verdicts(&c), "RRA");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_NOT_A_WORD);
	ck_assert_int_eq(c.replay.pos.to_move, 1);
}

/* ----------------------------------------------------------------- points */

/* clang-format off */
static const struct worth {
	const char *head, *turns, *words;
	int score;
} highest[] = {
	/* E5 and K5 double the word, G5 and I5 a letter each: once two, not four. */
	{OPEN "Setup: E6 down AT\n", "Ann: E5 across AAAAAAA\n",
		"AAAAAAA 18, AAT 6", 24},
	/* D1 and L1 treble it: once three. */
	{OPEN "Setup: H1 down AT\n", "Ann: D1 across AAAAAAAAA\n", "AAAAAAAAA 66", 66},
	/* One of them was covered before: the other works alone. */
	{OPEN "Setup: D1 down AT\n", "Ann: D1 across AAAAAAAAA\n", "AAAAAAAAA 66", 66},
	{OPEN "Setup: E5 down AT\nSetup: K5 down AT\n", "Ann: E5 across AAAAAAA\n",
		"AAAAAAA 9", 9},
	/* Every letter premium counts. */
	{OPEN "Setup: G8 across AT\n", "Ann: G4 down ABABA\n", "ABABA 12", 12},
};
/* clang-format on */

static void worth(const struct worth *w)
{
	const struct replay_turn *t;

	case_run(&c, w->head, w->turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_msg(t->verdict == REPLAY_APPLIED, "%s", case_sentence(&c, &t->diag));
	ck_assert_str_eq(case_words(&c, t), w->words);
	ck_assert_int_eq(t->score, w->score);
	ck_assert_int_eq(t->bonus, 0);
}

START_TEST(c10_a_word_takes_its_highest_word_premium_only)
{
	worth(&highest[_i]);
}

START_TEST(c10_the_premiums_that_do_nothing_are_marked)
{
	const struct word_trace *w;

	case_run(&c, highest[0].head, highest[0].turns);
	w = &case_turn(&c, 0)->trace->word[0];
	ck_assert_int_eq(w->times, 2);
	ck_assert_int_eq(w->square[0].idle + w->square[6].idle, 1);
	ck_assert(!w->square[2].idle);
}

/* clang-format off */
static const struct worth doubled[] = {
	/* E8 to L8, no premium there: 2+1+1+1+1+1+3+1, twice. */
	{GAME "Rack Ann: C A T S D O G S\n", "Ann: E8 across CATSDOGS\n",
		"CATSDOGS 22", 22},
	{GAME "Rack Ann: C A T S D O G S\n", "Ann: E8 across CATSDOG\n", "CATSDOG 10",
		10},
	/* Doubled after its premium: M8 doubles too. */
	{GAME "Rack Ann: C A T S D O G S\n", "Ann: F8 across CATSDOGS\n",
		"CATSDOGS 44", 44},
	/* Cross words are not: H9 under A of the set-up. */
	{GAME "Setup: H9 across A\nRack Ann: C A T S D O G S\n",
		"Ann: E8 across CATSDOGS\n", "CATSDOGS 22, SA 2", 24},
	/* A word of eight letters, one of which was there, is none. */
	{GAME "Setup: E8 across CA\nRack Ann: T S D O G S\n",
		"Ann: E8 across CATSDOGS\n", "CATSDOGS 11", 11},
	/* The last tiles of a short rack are none either. */
	{GAME "Rack Ann: C A T S\nBag: empty\nRack Ben: E\n", "Ann: E8 across CATS\n",
		"CATS 5", 5},
};
/* clang-format on */

START_TEST(c11_all_eight_tiles_double_the_main_word)
{
	worth(&doubled[_i]);
}

/* clang-format off */
static const struct worth blanks[] = {
	{GAME "Rack Ann: C A ? S\n", "Ann: E8 across CAtS\n", "CAtS 4", 4},
	{OPEN "Setup: C7 down A\n", "Ann: C8 across ca\n", "ca 0, Ac 2", 2},
};
/* clang-format on */

START_TEST(c5_blanks_are_worth_nothing_and_premiums_under_them_stay)
{
	worth(&blanks[_i]);
}

/* -------------------------------------------------------------- exchanges */

START_TEST(x3_wordgame_has_no_exchange_unless_swap_is_on)
{
	case_run(&c, GAME "Rack Ann: C A T\n", "Ann: exchange C\n");
	ck_assert_str_eq(case_verdicts(&c), "R");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_EXCHANGE_OFF);
	case_run(&c, GAME "Options: swap=on\nRack Ann: C A T\n", "Ann: exchange C\n");
	ck_assert_str_eq(case_verdicts(&c), "A");
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_int_eq(c.replay.pos.rack_n[0], 3);
}

START_TEST(x2_an_exchange_needs_eight_in_the_bag)
{
	case_run(&c, GAME "Options: swap=on\nRack Ann: C A T S D O G E\n", "");
	c.replay.pos.bag_n = 8;
	ck_assert_int_eq(case_strict(&c, 0, "exchange CATSDOGE"), OUTCOME_APPLIED);
	c.replay.pos.bag_n = 7;
	ck_assert_int_eq(case_strict(&c, 0, "exchange C"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag),
			 "an exchange needs 8 tiles in the bag, and it holds 7");
}

START_TEST(x6_exchanges_are_not_limited_here)
{
	case_run(
		&c, GAME "Options: swap=on\nRack Ann: C A T S\nRack Ben: D O G S\n",
		"Ann: exchange C\nBen: exchange D\nAnn: exchange A\nBen: exchange O\n"
		"Ann: exchange T\nBen: exchange G\nAnn: exchange S\nBen: exchange S\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAAAAAA");
}

/* On no line of its own board do premiums of two kinds lie; on WordBox's sixth row a
 * double comes before a triple. */
START_TEST(c10_a_higher_premium_takes_the_place_of_a_lower)
{
	const struct word_trace *w;

	case_run(&c,
		 "Game: wordbox\nRacks: open\nLexicon: any\n"
		 "Setup: J6 across BCDEF\n",
		 "");
	c.replay.setup.rules.highest_premium = true;
	ck_assert_int_eq(case_strict(&c, 0, "try I6 across ABCDEFGHI"),
			 OUTCOME_APPLIED);
	w = &c.table.trace->word[0];
	ck_assert_int_eq(w->times, 3);
	ck_assert(w->square[0].idle);
	ck_assert(!w->square[8].idle);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(b6_the_first_word_has_four_letters_and_covers_the_centre, firsts);
	claims_rows(c10_a_word_takes_its_highest_word_premium_only, highest);
	claims_rows(c11_all_eight_tiles_double_the_main_word, doubled);
	claims_rows(c5_blanks_are_worth_nothing_and_premiums_under_them_stay, blanks);
	return claims_run("wordgame");
}
