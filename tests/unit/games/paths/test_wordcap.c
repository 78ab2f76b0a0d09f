/* SPDX-License-Identifier: ISC */
/* WordCap: the board, words and their points, new letters, sorting. Chapters P and W of
 * adjudicator-rules(7). */
#include <string.h>

#include "adjudicator/games/paths/vowels.h"
#include "adjudicator/games/paths/wordcap.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/wordcap_case.h"

static struct board_case c;

/* --------------------------------------------------------------------- the board */

START_TEST(the_program_fills_all_25_cells)
{
	case_run(&c, "Game: wordcap\n" TWO, "");
	for (int i = 0; i < GRID5_CELLS; i++) {
		ck_assert_uint_ge(c.replay.pos.grid.cell[i], 1);
		ck_assert_uint_le(c.replay.pos.grid.cell[i], 26);
	}
}

START_TEST(the_board_follows_from_the_seed)
{
	const char *first;

	case_run(&c, "Game: wordcap\n" TWO, "");
	first = wordcap_grid(&c, &c.replay.pos);
	case_run(&c, "Game: wordcap\n" FOUR, "");
	ck_assert_str_eq(wordcap_grid(&c, &c.replay.pos), first);
	case_run(&c,
		 "Game: wordcap\nSeed: 0000000000000000000000000000000000000000000000"
		 "000000000000000001\n" TWO,
		 "");
	ck_assert_str_ne(wordcap_grid(&c, &c.replay.pos), first);
}

START_TEST(a_new_board_has_6_to_14_vowels)
{
	uint64_t vowels;
	struct diag diag;
	struct position pos;

	case_run(&c, "Game: wordcap\n" TWO, "");
	vowels = vowels_of(c.replay.setup.alphabet);
	for (int i = 0; i < 2000; i++) {
		int n;

		c.replay.setup.seed[i % 7] ^= (uint8_t)(i >> (i % 5));
		ck_assert(position_init(&pos, &c.replay.setup, &diag));
		n = vowels_among(vowels, pos.grid.cell, GRID5_CELLS);
		ck_assert_int_ge(n, 6);
		ck_assert_int_le(n, 14);
	}
}

START_TEST(a_board_that_is_given_stands_as_it_is)
{
	wordcap_run(&c, TWO, "");
	ck_assert_str_eq(wordcap_grid(&c, &c.replay.pos),
			 "STARE LONDM CHIPU BYGFW QZJXK");
}

START_TEST(tiles_without_letters_fill_no_board)
{
	struct tileset set;
	struct setup s;
	struct position pos;
	struct diag diag;

	case_run(&c, "Game: wordcap\n" TWO, "");
	s = c.replay.setup;
	set = *s.tiles;
	s.tiles = &set;
	for (int i = 1; i <= ALPHABET_TILES; i++) { /* no vowels */
		const uint8_t tile = (uint8_t)i;

		if (vowels_among(vowels_of(s.alphabet), &tile, 1) > 0) {
			set.total -= set.count[i];
			set.count[i] = 0;
		}
	}
	ck_assert(!position_init(&pos, &s, &diag));
	ck_assert_int_eq(diag.code, DIAG_NO_BOARD);
	ck_assert_str_eq(case_sentence(&c, &diag),
			 "the tiles wordcap-en fill no board with 6 to 14 vowels");
	memset(set.count, 0, sizeof set.count);
	set.count[TILE_BLANK] = 2;
	set.total = 2;
	ck_assert(!position_init(&pos, &s, &diag));
	s.board_given = true; /* and none to come */
	ck_assert(!position_init(&pos, &s, &diag));
}

/* clang-format off */
static const struct {
	const char *players;
	int seats; /* 0: too many */
} tables[] = {
	{ALONE, 1}, {TWO, 2}, {THREE, 3}, {FOUR, 4},
};
/* clang-format on */

START_TEST(one_to_four_play)
{
	wordcap_run(&c, tables[_i].players, "Ann: pass\n");
	ck_assert_int_eq(c.replay.setup.seats, tables[_i].seats);
	ck_assert_int_eq(c.replay.pos.to_move, tables[_i].seats > 1 ? 1 : 0);
}

/* ------------------------------------------------------------ words and points */

/* On the board of wordcap_case.h; each score by hand. */
/* clang-format off */
static const struct {
	const char *line, *echo;
	int score;
} words[] = {
	/* A point a letter. */
	{"STAR A1 B1 C1 D1",      "STAR A1 B1 C1 D1", 4},
	{"LC A2 A3",              "LC A2 A3", 2},
	/* A1 to B2 runs through the crossing of S T L O: L is worth 2. */
	{"SON A1 B2 C2",          "SON A1 B2 C2", 5},
	/* D2 to E3 through D M P U, worth 4; E3 to D4 through P U F W, worth 4. */
	{"word D2 E3 D4",         "DUF D2 E3 D4", 11},
	/* Q Z J X K V are worth 5. */
	{"BZ A4 B5",              "BZ A4 B5", 7},
	/* Bonuses are of the crossing, not of the letters written: T A O N is worth 1. */
	{"TN B1 C2",              "TN B1 C2", 3},
	/* All eight neighbours of B2. */
	{"OS B2 A1", "OS B2 A1", 4}, {"OT B2 B1", "OT B2 B1", 2},
	{"OA B2 C1", "OA B2 C1", 3}, {"OL B2 A2", "OL B2 A2", 2},
	{"ON B2 C2", "ON B2 C2", 2}, {"OC B2 A3", "OC B2 A3", 5},
	{"OH B2 B3", "OH B2 B3", 2}, {"OI B2 C3", "OI B2 C3", 4},
	/* The best path is found: straight down or across the crossing of S T L O. */
	{"word TON",              "TON B1 B2 C2", 3},
	{"word son",              "SON A1 B2 C2", 5},
	{"word STOL A1 > A2",     "STOL A1 B1 B2 A2", 4},
};
/* clang-format on */

START_TEST(a_word_scores_its_letters_and_the_crossings_it_runs_through)
{
	wordcap_run(&c, ALONE, "");
	ck_assert_int_eq(case_strict(&c, 0, words[_i].line), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), words[_i].echo);
	ck_assert_int_eq(c.table.pos.score[0], words[_i].score);
}

START_TEST(the_same_letter_may_come_from_several_cells)
{
	case_run(&c, "Game: wordcap\nBoard: NOONE LONDM CHIPU BYGFW QZJXK\n" ALONE,
		 "Ann: NOON A1 B1 C1 D1\n");
	ck_assert_str_eq(case_verdicts(&c), "A");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "4");
}

START_TEST(a_word_may_use_every_cell)
{
	wordcap_run(&c, ALONE,
		    "Ann: word A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3 B3 C3 D3 E3 "
		    "E4 D4 C4 B4 A4 A5 B5 C5 D5 E5\n");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "25");
}

/* The board before the word is what counts, and the seed what comes. */
START_TEST(the_letters_of_a_word_are_replaced_where_they_lay)
{
	wordcap_run(&c, ALONE, "Ann: SON A1 B2 C2\nAnn: word C2 B1\n");
	ck_assert_str_eq(wordcap_grid(&c, case_turn(&c, 0)->after),
			 "OTARE LWTDM CHIPU BYGFW QZJXK");
	ck_assert_str_eq(wordcap_grid(&c, case_turn(&c, 1)->before),
			 "OTARE LWTDM CHIPU BYGFW QZJXK");
	ck_assert_str_eq(case_text(&c, case_turn(&c, 1)->order), "TT C2 B1");
	ck_assert_int_eq(case_turn(&c, 1)->score, 6); /* W is worth 4 now */
}

START_TEST(a_word_may_be_made_again)
{
	case_run(&c, "Game: wordcap\nBoard: SONDE SONDM CHIPU BYGFW QZJXK\n" TWO,
		 "Ann: SON A1 B1 C1\nBen: accept\nBen: SON A2 B2 C2\nAnn: accept\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAA");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "3 3");
}

START_TEST(each_turn_is_a_word_or_a_pass_of_the_next_seat)
{
	wordcap_run(&c, THREE "Options: accept=auto\n",
		    "Ann: SON A1 B2 C2\nBen: pass\nCid: word D1 D2\nBen: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAR");
	ck_assert_int_eq(c.replay.pos.to_move, 0);
	ck_assert_int_eq(c.replay.pos.turn, 4);
}

/* -------------------------------------------------------------------- sorting */

static void sorted(const char *grid, int cell[ALPHABET_TILES + 1])
{
	for (; *grid != '\0'; grid++) {
		if (*grid != ' ') {
			cell[*grid - 'A']++;
		}
	}
}

START_TEST(a_sort_moves_the_letters_and_none_is_new)
{
	int was[ALPHABET_TILES + 1] = {0};
	int is[ALPHABET_TILES + 1] = {0};

	wordcap_run(&c, TWO, "Ann: sort\n");
	sorted("STARE LONDM CHIPU BYGFW QZJXK", was);
	sorted(wordcap_grid(&c, &c.replay.pos), is);
	ck_assert_mem_eq(was, is, sizeof was);
	ck_assert_str_ne(wordcap_grid(&c, &c.replay.pos),
			 "STARE LONDM CHIPU BYGFW QZJXK");
}

START_TEST(a_sort_does_not_end_the_turn)
{
	wordcap_run(&c, TWO, "Ann: sort\nAnn: sort\nAnn: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "AAA");
	ck_assert_int_eq(case_turn(&c, 1)->after->turn, 1);
	ck_assert_int_eq(case_turn(&c, 1)->after->to_move, 0);
	ck_assert_int_eq(c.replay.pos.turn, 2);
}

START_TEST(each_player_sorts_three_times_in_a_game)
{
	wordcap_run(&c, TWO,
		    "Ann: sort\nAnn: sort\nAnn: pass\nBen: sort\nBen: pass\n"
		    "Ann: sort\nAnn: sort\nAnn: word A1 B1\nBen: accept\nBen: sort\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAAAARAAA");
	ck_assert_int_eq(c.replay.pos.sorts[0], 3);
	ck_assert_int_eq(c.replay.pos.sorts[1], 2);
	ck_assert_int_eq(case_turn(&c, 6)->diag.code, DIAG_SORTS_USED);
}

START_TEST(a_sort_comes_before_the_own_word_only)
{
	wordcap_run(&c, TWO, "Ben: sort\nAnn: SON A1 B2 C2\nAnn: sort\nBen: sort\n");
	ck_assert_str_eq(case_verdicts(&c), "RPRR");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_NOT_YOUR_TURN);
	ck_assert_int_eq(case_turn(&c, 2)->diag.code, DIAG_WORD_PENDING);
	ck_assert_int_eq(case_turn(&c, 3)->diag.code, DIAG_WORD_PENDING);
}

START_TEST(a_sort_renews_the_turn_for_orders_that_name_it)
{
	wordcap_run(&c, TWO,
		    "Ann: sort t1\nAnn: pass t1\nAnn: sort t1b\nAnn: pass t1b\n"
		    "Ann: pass t1c\nBen: pass t2\n");
	ck_assert_str_eq(case_verdicts(&c), "ARARAA");
	ck_assert_str_eq(case_sentence(&c, &case_turn(&c, 1)->diag),
			 "you wrote t1, but the turn to be played is t1b");
	ck_assert_str_eq(case_sentence(&c, &case_turn(&c, 3)->diag),
			 "you wrote t1b, but the turn to be played is t1c");
}

/* A path written before, for the letters as they lay. */
START_TEST(whatever_changes_the_board_or_the_turn_changes_the_moment)
{
	static const bool moves[] = {true, true, false, true, false, true, true};
	int before = 1;

	wordcap_run(&c, TWO,
		    "Ann: sort\nAnn: word A1 B1\nBen: always ask\nBen: accept\n"
		    "Ann: offer draw\nBen: word A1 B1\nAnn: check\n");
	for (size_t i = 0; i < c.replay.turns; i++) {
		int now = position_moment(case_turn(&c, i)->after);

		ck_assert_int_eq(case_turn(&c, i)->verdict, REPLAY_APPLIED);
		ck_assert_int_eq(now > before, moves[i]);
		before = now;
	}
}

int main(void)
{
	case_fixture(&c);
	claims_rows(one_to_four_play, tables);
	claims_rows(a_word_scores_its_letters_and_the_crossings_it_runs_through, words);
	return claims_run("wordcap");
}
