/* SPDX-License-Identifier: ISC */
/* Words in Scrabble Cubes: U4 to U8 of adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"

static struct board_case c;

#define ALONE CUBES_ALONE "Bonus: none\n"
#define TWO   CUBES_TWO "Bonus: none\n"

/* ------------------------------------------------------------------- the words */

/* Each is made on the untouched pile. */
/* clang-format off */
static const struct {
	const char *claim, *word, *order;
	int score, bonus;
} words[] = {
	{"along the edges of faces", "CAT 19T 20T 21T", "CAT 19T 20T 21T", 5, 0},
	{"across their corners", "COS 19T 23T 24T", "COS 19T 23T 24T", 5, 0},
	{"round the side", "TIP 21T 21R 12R", "TIP 21T 21R 12R", 5, 0},
	{"round the corner below", "GAM 18R 18L 27R", "GAM 18R 18L 27R", 6, 0},
	{"two faces of one cube", "word 27T 27R 27L", "NMK 27T 27R 27L", 9, 0},
	{"a spelled word and its path", "coast 19T-23T-20T-24T-21T",
		"COAST 19T 23T 20T 24T 21T", 17, 10},
	{"names without noughts", "word 9r 9l 8L", "WJE 09R 09L 08L", 13, 0},
	{"a word alone", "word COAST", "COAST 19T 23T 20T 24T 21T", 17, 10},
	{"four letters", "word 19T 20T 21T 24T", "CATS 19T 20T 21T 24T", 6, 0},
	{"six letters", "word 19T 20T 21T 24T 23T 22T",
		"CATSOR 19T 20T 21T 24T 23T 22T", 28, 20},
	{"seven letters", "word 19T 20T 21T 24T 23T 22T 25T",
		"CATSORE 19T 20T 21T 24T 23T 22T 25T", 49, 40},
};
/* clang-format on */

START_TEST(u4_u5_u6_a_word_goes_from_face_to_face_and_scores)
{
	const struct position *pos;

	case_run(&c, TWO, arena_printf(&c.arena, "Ann: %s\n", words[_i].word));
	pos = &c.replay.pos;
	ck_assert_msg(case_turn(&c, 0)->verdict == REPLAY_APPLIED, "%s: %s",
		      words[_i].claim, case_sentence(&c, &case_turn(&c, 0)->diag));
	ck_assert_str_eq(case_text(&c, case_turn(&c, 0)->order), words[_i].order);
	ck_assert_int_eq(pos->score[0], words[_i].score);
	ck_assert_int_eq(c.replay.event[c.replay.events - 1].bonus, words[_i].bonus);
	ck_assert_int_eq(pos->to_move, 1);
	ck_assert_int_eq(pos->turn, 2);
}

/* "19T 20T 21T": C 3, A 1, T 1. */
/* clang-format off */
static const struct {
	const char *bonus, *word;
	int score;
} bonuses[] = {
	{"Bonus: 19 DL\n", "CAT 19T 20T 21T", 8},
	{"Bonus: 19 TL\n", "CAT 19T 20T 21T", 11},
	{"Bonus: 19 DW\n", "CAT 19T 20T 21T", 10},
	{"Bonus: 19 TW\n", "CAT 19T 20T 21T", 15},
	{"Bonus: 19 DW 20 TW\n", "CAT 19T 20T 21T", 15},
	{"Bonus: 19 DW 20 DW\n", "CAT 19T 20T 21T", 10},
	{"Bonus: 19 TL\nBonus: 21 DW\n", "CAT 19T 20T 21T", 22},
	{"Bonus: 27 TL\n", "NMK 27T 27R 27L", 27},
	{"Bonus: 27 TW\n", "NMK 27T 27R 27L", 27},
	{"Bonus: 21 DW\n", "COAST 19T 23T 20T 24T 21T", 24},
	{"Bonus: 22 TW\n", "CAT 19T 20T 21T", 5},
};
/* clang-format on */

START_TEST(u5_the_highest_word_bonus_counts_and_long_words_gain_behind_it)
{
	case_run(&c, arena_printf(&c.arena, CUBES_TWO "%s", bonuses[_i].bonus),
		 arena_printf(&c.arena, "Ann: %s\n", bonuses[_i].word));
	ck_assert_int_eq(c.replay.pos.score[0], bonuses[_i].score);
}

/* Two Ts lie beside the A; each would use another cube. */
#define TWO_TS "Game: cubes\nPlayer: Ann\nPlayer: Ben\nFace: 19T C 20T A 21T T 23T T\n"

START_TEST(u4_paths_of_a_word_that_score_the_same_are_offered)
{
	case_run(&c, TWO_TS "Bonus: none\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "word CAT"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 2);
	ck_assert_str_eq(case_text(&c, c.table.reading[0].order), "CAT 19T 20T 21T");
	ck_assert_str_eq(case_text(&c, c.table.reading[1].order), "CAT 19T 20T 23T");
	case_run(&c, TWO_TS "Bonus: 23 DL\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "word CAT"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "CAT 19T 20T 23T");
}

/* Cube 27 shows three faces that touch. */
#define TWO_NS "Game: cubes\nPlayer: Ann\nPlayer: Ben\nFace: 27T N 27R N 27L K\n"

START_TEST(a_word_on_cubes_without_faces_is_made_where_one_way_spells_it)
{
	case_run(&c, TWO_TS "Bonus: none\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "word CAT 19 20 23"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "CAT 19T 20T 23T");
	case_run(&c, TWO_TS "Bonus: none\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "word CAT 19 20 22"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_PATH_BETWEEN);
	ck_assert_ptr_nonnull(
		strstr(case_sentence(&c, &c.table.diag), "from 19 to 22"));
	ck_assert_int_eq(case_letter(&c, 0, "word CAT 19 20 28"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_PLACE);
	case_run(&c, TWO_NS "Bonus: none\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "word NNK 27 27 27"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 2);
	ck_assert_uint_eq(c.table.all_readings, 0); /* there are no more */
	ck_assert_str_eq(case_text(&c, c.table.reading[0].order), "NNK 27T 27R 27L");
	ck_assert_str_eq(case_text(&c, c.table.reading[1].order), "NNK 27R 27T 27L");
}

/* Two faces of cube 24, three pairs of faces of cube 27 and two faces of cube 26. */
START_TEST(of_twelve_ways_over_the_cubes_nine_are_offered_and_all_are_counted)
{
	case_run(&c,
		 "Game: cubes\nPlayer: Ann\nPlayer: Ben\nBonus: none\n"
		 "Face: 24T N 24R N 26T N 26L N 27T N 27R N 27L N\n",
		 "");
	ck_assert_int_eq(case_letter(&c, 0, "word NNNN 24 27 27 26"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 9);
	ck_assert_uint_eq(c.table.all_readings, 12);
	ck_assert_str_eq(case_text(&c, c.table.reading[8].order),
			 "NNNN 24R 27R 27T 26T");
}

START_TEST(u5_try_tells_a_score_and_changes_nothing)
{
	case_run(&c, TWO "Lexicon: words CAT\n", "");
	ck_assert_int_eq(case_strict(&c, 1, "try COAST 19T 23T 20T 24T 21T"),
			 OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.walk->score, 17);
	ck_assert_int_eq(c.table.walk->bonus, 10);
	ck_assert(!c.table.walk->known);
	ck_assert_uint_eq(c.table.events, 0);
}

/* -------------------------------------------------- words that are not in the list */

START_TEST(u8_a_wrong_word_scores_nothing_uses_its_cubes_and_ends_the_turn)
{
	const struct event *e;

	case_run(&c, TWO "Lexicon: words CAT\n", "Ann: word DOC\n");
	e = &c.replay.event[c.replay.events - 1];
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_APPLIED);
	ck_assert(e->kind == EVENT_WORD && e->unknown && e->score == 0);
	ck_assert_int_eq(c.replay.pos.score[0], 0);
	ck_assert_str_eq(cubes_uses(&c, &c.replay.pos), "19:1 23:1 26:1");
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert(!c.replay.pos.walk.known && !c.replay.pos.walk.counted);
}

START_TEST(u8_a_wrong_long_word_has_no_bonus_either)
{
	case_run(&c, TWO "Lexicon: words CAT\n", "Ann: word COAST\n");
	ck_assert_int_eq(c.replay.pos.score[0], 0);
	ck_assert_int_eq(c.replay.event[c.replay.events - 1].bonus, 0);
}

START_TEST(u8_a_wrong_word_can_be_the_last_use_of_a_cube)
{
	case_run(&c, TWO "Lexicon: words CAT\n",
		 "Ann: word 19T 20T 21T\nBen: word 21T 21R 12R\n"
		 "Ann: word 24T 20T 21T\n");
	ck_assert_int_eq(c.replay.pos.score[0], 5);
	ck_assert_str_eq(cubes_gone(&c, &c.replay.pos), "21");
}

/* ------------------------------------------------------- a word only once a game */

START_TEST(u7_a_word_is_submitted_once_by_anyone_good_or_not)
{
	case_run(&c, TWO "Lexicon: words CAT\n",
		 "Ann: word CAT\nBen: word DOC\nAnn: word DOC\nAnn: word CAT\n"
		 "Ann: word DON\nBen: word CAT\nBen: 26T 23T 19T\n");
	ck_assert_str_eq(case_verdicts(&c), "AARRARR");
	ck_assert_int_eq(case_turn(&c, 6)->diag.code, DIAG_WORD_USED);
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_str_eq(cubes_uses(&c, &c.replay.pos),
			 "19:2 20:1 21:1 23:2 26:2 27:1");
}

/* It is the word that is used, not its path: another path is no way out. */
START_TEST(u7_another_path_makes_no_other_word)
{
	case_run(&c, TWO_TS, "Ann: CAT 19T 20T 21T\nBen: CAT 19T 20T 23T\n");
	ck_assert_str_eq(case_verdicts(&c), "AR");
	ck_assert_int_eq(case_turn(&c, 1)->diag.code, DIAG_WORD_USED);
	ck_assert_int_eq(case_letter(&c, 1, "word CAT"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_WORD_USED);
}

START_TEST(u7_a_longer_word_is_another_one)
{
	case_run(&c, TWO,
		 "Ann: word 19T 20T 21T\nBen: word 19T 20T 21T 24T\n"
		 "Ann: word 20T 21T 24T\n");
	ck_assert_str_eq(case_verdicts(&c), "AAA");
	ck_assert(cubes_used(&c.replay.pos, (const uint8_t[]){1, 20, 19}, 3));
	ck_assert(!cubes_used(&c.replay.pos, (const uint8_t[]){1, 20}, 2));
}

/* --------------------------------------------------------------------- the turns */

START_TEST(two_play_in_turn_one_word_each)
{
	case_run(&c, TWO,
		 "Ann: word 19T 20T 21T\nAnn: word 22T 23T 24T\n"
		 "Ben: word 25T 26T 27T\nBen: word 22T 23T 24T\n");
	ck_assert_str_eq(case_verdicts(&c), "ARAR");
	ck_assert_int_eq(case_turn(&c, 1)->diag.code, DIAG_NOT_YOUR_TURN);
	ck_assert_int_eq(c.replay.pos.taken[0], 1);
	ck_assert_int_eq(c.replay.pos.taken[1], 1);
}

START_TEST(alone_every_turn_is_ones_own)
{
	case_run(&c, ALONE, "Ann: word 19T 20T 21T\nAnn: word 22T 23T 24T\n");
	ck_assert_str_eq(case_verdicts(&c), "AA");
	ck_assert_int_eq(c.replay.pos.turn, 3);
	ck_assert_int_eq(c.replay.pos.to_move, 0);
	ck_assert_int_eq(c.replay.pos.score[0], 8);
}

START_TEST(whatever_changes_the_pile_makes_older_letters_old)
{
	int moment;

	case_run(&c, TWO, "");
	moment = position_moment(&c.replay.pos);
	case_strict(&c, 0, "remove 21");
	ck_assert_int_eq(position_moment(&c.table.pos), moment + 1);
	case_go_on(&c, 0, "word 19T 20T 23T");
	ck_assert_int_eq(position_moment(&c.table.pos), moment + 2);
	case_go_on(&c, 0, "offer draw");
	ck_assert_int_eq(position_moment(&c.table.pos), moment + 2);
}

/* Only judging looks words up: what an event says is taken as it stands. */
START_TEST(what_was_judged_is_applied_without_the_list)
{
	struct event e = {.kind = EVENT_WORD,
			  .seat = 0,
			  .path = view_of("26T-23T-19T"),
			  .word = view_of("DOC"),
			  .score = 6};

	case_run(&c, TWO "Lexicon: words CAT\n", "");
	ck_assert(position_apply(&c.table.pos, &e));
	ck_assert_int_eq(c.table.pos.score[0], 6);
	ck_assert(c.table.pos.walk.known);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(u4_u5_u6_a_word_goes_from_face_to_face_and_scores, words);
	claims_rows(u5_the_highest_word_bonus_counts_and_long_words_gain_behind_it,
		    bonuses);
	return claims_run("cubes");
}
