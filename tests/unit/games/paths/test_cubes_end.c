/* SPDX-License-Identifier: ISC */
/* When no word is possible, and how a game of Cubes ends: U10 and U11 of
 * adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"

static struct board_case c;

#define ALONE CUBES_ALONE "Bonus: none\n"
#define TWO   CUBES_TWO "Bonus: none\n"

/* Top layer, middle layer, and of the lowest all but two cubes far apart. */
#define ALL_BUT_01_AND_09                                                              \
	"Ann: remove 27\nAnn: remove 26\nAnn: remove 25\nAnn: remove 24\n"             \
	"Ann: remove 23\nAnn: remove 22\nAnn: remove 21\nAnn: remove 20\n"             \
	"Ann: remove 19\nAnn: remove 18\nAnn: remove 17\nAnn: remove 16\n"             \
	"Ann: remove 15\nAnn: remove 14\nAnn: remove 13\nAnn: remove 12\n"             \
	"Ann: remove 11\nAnn: remove 10\nAnn: remove 08\nAnn: remove 07\n"             \
	"Ann: remove 06\nAnn: remove 05\nAnn: remove 04\nAnn: remove 03\n"             \
	"Ann: remove 02\n"

/* ------------------------------------------------------------------------- alone */

START_TEST(u11_it_is_over_when_all_cubes_are_gone)
{
	case_run(&c, ALONE, ALL_BUT_01_AND_09 "Ann: remove 09\n");
	ck_assert(!c.replay.pos.over);
	case_run(&c, ALONE, ALL_BUT_01_AND_09 "Ann: remove 09\nAnn: remove 01\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "no-cubes 1: 0+0");
}

/* 09 spells JOW, 01 whatever the seed gave it. */
#define LAST_TWO "Face: 01T Q 01R Q 01L Q 09T O\n"

START_TEST(u11_it_is_over_when_nothing_is_hidden_and_no_word_is_possible)
{
	case_run(&c, ALONE LAST_TWO "Lexicon: words CAT\n", ALL_BUT_01_AND_09);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "no-word 1: 0+0");
	case_run(&c, ALONE LAST_TWO "Lexicon: words CAT JOW\n", ALL_BUT_01_AND_09);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "goes on");
	ck_assert_int_eq(cubes_state(&c.replay.pos), PILE_GOES_ON);
}

START_TEST(u11_a_word_that_was_submitted_is_no_longer_possible)
{
	case_run(&c, ALONE LAST_TWO "Lexicon: words CAT JOW\n",
		 ALL_BUT_01_AND_09 "Ann: word JOW\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "no-word 1: 13+0");
}

/* "any" knows six words on a cube of three letters and one on a cube of one. */
START_TEST(u11_with_any_word_good_the_last_cube_may_have_none_left)
{
	case_run(&c, ALONE LAST_TWO,
		 ALL_BUT_01_AND_09 "Ann: remove 09\nAnn: word 01T 01R 01L\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "no-word 1: 30+0");
}

START_TEST(u11_the_last_use_of_the_last_cube_ends_it)
{
	case_run(&c, ALONE LAST_TWO,
		 ALL_BUT_01_AND_09 "Ann: remove 01\nAnn: word JOW\nAnn: word WOJ\n"
				   "Ann: word OJW\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "no-cubes 1: 39+0");
}

START_TEST(u10_alone_whoever_finds_no_word_removes_and_keeps_the_turn)
{
	case_run(&c, ALONE "Lexicon: words CAT\n",
		 "Ann: remove 19\nAnn: remove 20\nAnn: remove 22\n");
	ck_assert_str_eq(case_verdicts(&c), "AAA");
	ck_assert_int_eq(cubes_state(&c.replay.pos), PILE_MUST_REMOVE);
	ck_assert_int_eq(c.replay.pos.turn, 1);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "goes on");
}

START_TEST(u11_who_resigns_alone_ends_the_game)
{
	case_run(&c, ALONE, "Ann: word CAT\nAnn: resign\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "resign 0: 5+0");
}

/* --------------------------------------------------------------------------- two */

START_TEST(u10_the_position_tells_whether_a_word_is_possible)
{
	case_run(&c, TWO "Lexicon: words CAT\n", "");
	ck_assert_int_eq(cubes_state(&c.replay.pos), PILE_GOES_ON);
	case_run(&c, TWO "Lexicon: words CAT\n", "Ann: word CAT\n");
	ck_assert_int_eq(cubes_state(&c.replay.pos), PILE_MUST_REMOVE);
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "goes on");
}

START_TEST(u10_after_the_removal_the_turn_passes_when_no_word_is_possible_still)
{
	case_live(&c, 0, TWO "Lexicon: words CAT\n",
		  "Ann: word CAT\nBen: remove 27\nAnn: remove 26\n");
	ck_assert_str_eq(case_events(&c, 0), "word1 remove2 pass2 remove1 pass1");
	ck_assert(c.table.event[2].stuck && !c.table.event[2].late);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.turn, 4);
	ck_assert(!c.table.pos.removed);
}

START_TEST(u10_a_removal_that_reveals_a_word_leaves_the_turn)
{
	case_run(&c, TWO "Lexicon: words CAT TIL\nFace: 18T T 24L I 26R L\n",
		 "Ann: word CAT\nBen: remove 27\n");
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_int_eq(cubes_state(&c.replay.pos), PILE_GOES_ON);
	ck_assert(c.replay.pos.removed);
	ck_assert_int_eq(case_strict(&c, 1, "word TIL 18T 24L 26R"), OUTCOME_APPLIED);
}

START_TEST(u10_a_removal_that_takes_the_last_word_passes_the_turn)
{
	case_live(&c, 0, TWO "Lexicon: words CAT\n", "Ann: remove 19\n");
	ck_assert_str_eq(case_events(&c, 0), "remove1 pass1");
	ck_assert_int_eq(c.table.pos.to_move, 1);
}

/* It is no way to go on, but a word all the same. */
START_TEST(u10_a_wrong_word_is_taken_where_none_is_possible)
{
	case_run(&c, TWO "Lexicon: words CAT\n", "Ann: word CAT\nBen: word DOC\n");
	ck_assert_str_eq(case_verdicts(&c), "AA");
	ck_assert_int_eq(c.replay.pos.score[1], 0);
	ck_assert_int_eq(c.replay.pos.to_move, 0);
}

/* Nobody ever finds a word: each takes a cube until none is hidden. */
START_TEST(u10_two_who_find_no_word_come_to_an_end)
{
	int n = 0;

	case_live(&c, 0, TWO "Lexicon: words QQQ\nFace: 01T A\n", "");
	while (!c.table.pos.over && n < PILE_CUBES) {
		int cube = PILE_CUBES - n++;

		ck_assert_int_eq(case_go_on(&c, c.table.pos.to_move,
					    arena_printf(&c.arena, "remove %d", cube)),
				 OUTCOME_APPLIED);
	}
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "no-word 3: 0+0 0+0");
	ck_assert_int_eq(pile_cubes(&c.table.pos.pile), 1);
	ck_assert_int_eq(c.table.pos.turn, 26);
}

static const struct {
	const char *turns, *ended;
} results[] = {
	{"Ann: resign\n",				     "resign 2: 0+0 0+0"},
	{"Ann: word CAT\nBen: resign\n",                      "resign 1: 5+0 0+0"},
	{"Ann: word CAT\nAnn: resign\n",                      "resign 2: 5+0 0+0"},
	{"Ann: offer draw\nBen: agree\n",                     "draw 3: 0+0 0+0"  },
	{"Ann: word CAT\nAnn: offer draw\nBen: agree draw\n", "draw 3: 5+0 0+0"  },
	{"Ann: offer draw\nBen: refuse\nBen: offer draw\n",   "goes on"          },
};

START_TEST(u11_two_may_resign_or_agree_on_a_draw)
{
	case_run(&c, TWO, results[_i].turns);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), results[_i].ended);
}

/* ------------------------------------------------------------------- missed turns */

static const struct {
	const char *claim, *turns, *ended;
} missed[] = {
	{"twice each",		       "@ late Ann\n@ late Ben\n@ late Ann\n@ late Ben\n",
	 "time 3: 0+0 0+0"											},
	{"three are not enough",             "@ late Ann\n@ late Ben\n@ late Ann\n",             "goes on"        },
	{"a word between begins anew",
	 "@ late Ann\n@ late Ben\n@ late Ann\nBen: word CAT\n@ late Ann\n"
	 "@ late Ben\n@ late Ann\n",							     "goes on"        },
	{"whoever is ahead wins",
	 "Ann: word CAT\n@ late Ben\n@ late Ann\n@ late Ben\n@ late Ann\n",		      "time 1: 5+0 0+0"},
	{"a cube removed is no move",
	 "@ late Ann\n@ late Ben\nAnn: remove 27\n@ late Ann\n@ late Ben\n",		     "time 3: 0+0 0+0"},
	{"one player alone does not end it",
	 "@ late Ann\nBen: word CAT\n@ late Ann\nBen: word COS\n@ late Ann\n",		   "goes on"        },
};

START_TEST(u11_two_turns_in_a_row_missed_by_each_end_the_game)
{
	case_run(&c, TWO, missed[_i].turns);
	ck_assert_msg(strcmp(case_ended(&c, &c.replay.pos), missed[_i].ended) == 0,
		      "%s: %s", missed[_i].claim, case_ended(&c, &c.replay.pos));
}

/* No clock runs alone, but a record may say so. */
START_TEST(u11_alone_two_missed_turns_end_a_record)
{
	case_run(&c, ALONE, "@ late Ann\nAnn: word CAT\n@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "goes on");
	case_run(&c, ALONE, "Ann: word CAT\n@ late Ann\n@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "time 1: 5+0");
}

/* A turn that is passed because no word was possible was not missed. */
START_TEST(u11_a_stuck_turn_is_no_missed_turn)
{
	case_run(&c, TWO "Lexicon: words CAT\n",
		 "Ann: word CAT\n@ late Ben\n@ late Ann\n@ late Ben\nAnn: remove 27\n"
		 "@ late Ben\n@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "goes on");
	case_live(&c, 0, TWO "Lexicon: words CAT\n",
		  "Ann: word CAT\n@ late Ben\n@ late Ann\n@ late Ben\nAnn: remove 27\n"
		  "@ late Ben\n@ late Ann\n@ late Ben\n@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.table.pos), "time 1: 5+0 0+0");
}

START_TEST(u9_whoever_only_removes_and_misses_the_turn_has_lost_it)
{
	case_run(&c, TWO, "Ann: remove 27\n@ late Ann\nBen: remove 26\n");
	ck_assert_str_eq(cubes_gone(&c, &c.replay.pos), "26 27");
	ck_assert_int_eq(c.replay.pos.turn, 2);
}

START_TEST(k4_missed_turns_may_resign_a_player)
{
	case_run(&c, TWO "Options: late-resign=2\n",
		 "@ late Ann\nBen: word CAT\n@ late Ann\n");
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "resign 2: 0+0 5+0");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(u11_two_may_resign_or_agree_on_a_draw, results);
	claims_rows(u11_two_turns_in_a_row_missed_by_each_end_the_game, missed);
	return claims_run("cubes end");
}
