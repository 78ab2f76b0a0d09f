/* SPDX-License-Identifier: ISC */
/* What becomes of the cubes, and the pile at the start: U1, U8, U9 of
 * adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"

static struct board_case c;

#define ALONE CUBES_ALONE "Bonus: none\n"
#define TWO   CUBES_TWO "Bonus: none\n"

/* ------------------------------------------------------------- uses and removal */

START_TEST(u8_a_cube_is_used_once_a_word_however_many_faces)
{
	case_run(&c, TWO, "Ann: word 27T 27R 27L 26T\n");
	ck_assert_str_eq(cubes_uses(&c, &c.replay.pos), "26:1 27:1");
}

#define THREE_OF_21                                                                    \
	"Ann: word 19T 20T 21T\nBen: word 21T 21R 12R\nAnn: word 24T 20T 21T\n"

START_TEST(u8_a_cube_is_red_after_two_words_and_gone_after_the_third)
{
	case_run(&c, TWO, THREE_OF_21);
	ck_assert_int_eq(case_turn(&c, 1)->after->pile.uses[20], PILE_RED);
	ck_assert_str_eq(cubes_gone(&c, case_turn(&c, 1)->after), "");
	ck_assert_str_eq(cubes_gone(&c, case_turn(&c, 2)->after), "21");
	ck_assert_str_eq(cubes_uses(&c, &c.replay.pos), "12:1 19:1 20:2 24:1");
}

START_TEST(u8_its_word_still_scores_all_its_letters)
{
	case_run(&c, TWO, THREE_OF_21);
	ck_assert_int_eq(c.replay.pos.score[0], 5 + 3);
}

START_TEST(u3_what_shows_only_in_part_cannot_be_used)
{
	case_run(&c, TWO,
		 THREE_OF_21 "Ben: word 12T 24T 20T\nBen: word 20R 20T 24T\n"
			     "Ben: word 12R 24R 24T\n");
	ck_assert_str_eq(case_verdicts(&c), "AAARRA");
	ck_assert_int_eq(case_turn(&c, 3)->diag.code, DIAG_NOT_USABLE);
	ck_assert_int_eq(case_turn(&c, 4)->diag.code, DIAG_NOT_USABLE);
}

START_TEST(u8_what_appears_can_be_used)
{
	case_run(&c, TWO "Face: 18T I 24L T 26R S\n",
		 "Ann: remove 27\nAnn: word 18T 24L 26R\n");
	ck_assert_str_eq(case_verdicts(&c), "AA");
	ck_assert_int_eq(c.replay.pos.score[0], 3);
}

/* 12 and 21 stand on 03: the same words use up both. */
#define THREE_OF_12_AND_21                                                             \
	"Ann: word 21T 21R 12R\nBen: word 21R 12R 15R\nAnn: word 12R 21R 24R\n"

START_TEST(u8_cubes_used_up_by_one_word_leave_together)
{
	case_run(&c, TWO, THREE_OF_12_AND_21);
	ck_assert_str_eq(cubes_gone(&c, case_turn(&c, 1)->after), "");
	ck_assert_str_eq(cubes_gone(&c, &c.replay.pos), "12 21");
	ck_assert_int_eq(pile_height(&c.replay.pos.pile, 2), 0);
}

START_TEST(u8_what_stood_on_a_removed_cube_falls_by_one)
{
	case_run(&c, TWO "Face: 12L A 11R B\n",
		 "Ann: word 12R 15R 18R\nBen: word 15R 12R 03R\nAnn: word 12R 24R 15R\n"
		 "Ben: word 21R 03R 15R\n");
	ck_assert_str_eq(cubes_gone(&c, case_turn(&c, 2)->after), "12 15");
	ck_assert_int_eq(pile_height(&case_turn(&c, 1)->after->pile, 20), 2);
	ck_assert_int_eq(pile_height(&case_turn(&c, 2)->after->pile, 20), 1);
	ck_assert_int_eq(pile_height(&case_turn(&c, 2)->after->pile, 23), 1);
	ck_assert_int_eq(pile_height(&case_turn(&c, 2)->after->pile, 26), 2);
	ck_assert_int_eq(case_turn(&c, 3)->verdict, REPLAY_REFUSED); /* 15 is gone */
	ck_assert_int_eq(case_strict(&c, 1, "word 21R 03R 06R"), OUTCOME_APPLIED);
}

/* ------------------------------------------------------------- removal by hand */

START_TEST(u9_removal_scores_nothing_and_the_turn_goes_on)
{
	case_run(&c, TWO, "Ann: remove 21\nAnn: word 19T 20T 23T\n");
	ck_assert_str_eq(case_verdicts(&c), "AA");
	ck_assert_str_eq(case_text(&c, case_turn(&c, 0)->order), "remove 21");
	ck_assert_int_eq(case_turn(&c, 0)->after->to_move, 0);
	ck_assert_int_eq(case_turn(&c, 0)->after->turn, 1);
	ck_assert_int_eq(case_turn(&c, 0)->after->score[0], 0);
	ck_assert_str_eq(cubes_gone(&c, &c.replay.pos), "21");
	ck_assert_int_eq(c.replay.pos.to_move, 1);
}

START_TEST(u9_one_cube_a_turn_of_two_and_any_number_alone)
{
	case_run(&c, TWO,
		 "Ann: remove 21\nAnn: remove 20\nAnn: word 19T 22T 25T\n"
		 "Ben: remove 20\n");
	ck_assert_str_eq(case_verdicts(&c), "ARAA");
	case_run(&c, ALONE, "Ann: remove 21\nAnn: remove 20\nAnn: remove 19\n");
	ck_assert_str_eq(case_verdicts(&c), "AAA");
	ck_assert_int_eq(c.replay.pos.turn, 1);
}

START_TEST(u9_a_cube_that_shows_only_in_part_may_be_removed)
{
	struct pile_view v;

	case_run(&c, ALONE, "Ann: remove 24\nAnn: remove 3\nAnn: remove 21\n");
	pile_look(&c.replay.pos.pile, &v);
	for (int face = 10 * PILE_SIDES; face < 11 * PILE_SIDES; face++) {
		ck_assert_int_ne(v.shown[face], PILE_FULLY);
	}
	ck_assert_int_eq(case_strict(&c, 0, "remove 11"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "remove 14"), OUTCOME_REFUSED);
}

START_TEST(u9_the_bonus_of_a_removed_cube_is_lost)
{
	case_run(&c, CUBES_TWO "Bonus: 21 TW\n",
		 "Ann: remove 21\nAnn: word 19T 20T 24T\n");
	ck_assert_int_eq(c.replay.pos.score[0], 5);
}

START_TEST(u9_removal_by_hand_ignores_how_often_a_cube_was_used)
{
	case_run(&c, TWO, "Ann: word 19T 20T 21T\nBen: remove 20\n");
	ck_assert_str_eq(cubes_gone(&c, &c.replay.pos), "20");
	ck_assert_str_eq(cubes_uses(&c, &c.replay.pos), "19:1 21:1");
}

/* ------------------------------------------------------------------- the set-up */

START_TEST(u1_faces_that_are_not_named_come_from_the_first_draw)
{
	struct pile drawn;
	const struct pile *p = &c.replay.pos.pile;
	uint8_t face;

	case_run(&c, ALONE, "");
	ck_assert(pile_draw(&drawn, c.replay.setup.seed, c.replay.setup.tiles, 0));
	ck_assert_int_eq(p->tile[0], drawn.tile[0]); /* 01T */
	ck_assert(pile_face_read(view_of("27R"), &face));
	ck_assert_str_eq(alphabet_face(c.replay.setup.alphabet, p->tile[face]), "M");
	case_run(&c, "Game: cubes\nPlayer: Ann\nFace: 01T Z\n", "");
	ck_assert_int_eq(p->tile[0], 26);
	ck_assert_mem_eq(p->tile + 1, drawn.tile + 1, PILE_FACES - 1);
}

/* The first draw of this seed shows too few vowels; it stands when a face is given. */
START_TEST(u1_without_given_faces_a_draw_may_be_made_again)
{
	static const char seed[] = "Seed: 44000000000000000000000000000000"
				   "00000000000000000000000000000000\n";
	struct pile first;
	const struct pile *p = &c.replay.pos.pile;

	case_run(&c, arena_printf(&c.arena, "Game: cubes\nPlayer: Ann\n%s", seed), "");
	ck_assert(pile_draw(&first, c.replay.setup.seed, c.replay.setup.tiles, 0));
	ck_assert(memcmp(p->tile, first.tile, sizeof first.tile) != 0);
	case_run(&c,
		 arena_printf(&c.arena, "Game: cubes\nPlayer: Ann\nFace: 01T Z\n%s",
			      seed),
		 "");
	ck_assert_mem_eq(p->tile + 1, first.tile + 1, PILE_FACES - 1);
}

START_TEST(u1_bonus_cubes_are_drawn_unless_any_is_given)
{
	int all = 0;

	case_run(&c, CUBES_ALONE, "");
	for (int i = 0; i < PILE_CUBES; i++) {
		all += c.replay.pos.pile.bonus[i] != PILE_PLAIN;
	}
	ck_assert_int_eq(all, 8);
	case_run(&c, CUBES_ALONE "Bonus: 24 DW\n", "");
	for (int i = 0; i < PILE_CUBES; i++) {
		ck_assert_int_eq(c.replay.pos.pile.bonus[i],
				 i == 23 ? PILE_DW : PILE_PLAIN);
	}
}

START_TEST(u13_only_one_player_has_a_time_for_the_whole_game)
{
	ck_assert_str_eq(
		case_complaint(&c, case_file(&c, TWO "Options: timed=7d\n", "")),
		"t:2:7: only a game of one player has a time for the whole of it");
	case_run(&c, ALONE "Options: timed=7d\n", "");
}

static const struct {
	const char *set, *why;
} unfit[] = {
	{"few A1:1 E1:1 B1:3", "there are fewer than 81 letters"     },
	{"dry B81:1",          "there are too few or too many vowels"},
	{"sweet A81:1",        "there are too few or too many vowels"},
};

/* Sets of the program's own can all make one; an operator's may not. */
START_TEST(u1_letters_that_make_no_pile_are_refused)
{
	struct view rest = view_of(unfit[_i].set);
	struct view word = view_word(&rest);
	struct tileset set = {0};
	struct position pos;
	struct diag diag = {0};

	case_run(&c, "Game: cubes\nPlayer: Ann\n", "");
	set = *c.replay.setup.tiles;
	memset(set.count, 0, sizeof set.count);
	while ((word = view_word(&rest)).len > 0) {
		struct view count = view_cut(&word, ':');

		set.count[count.at[0] - 'A' + 1] = count.len > 2 ? 81 : 1;
	}
	c.replay.setup.tiles = &set;
	ck_assert(!position_init(&pos, &c.replay.setup, &diag));
	ck_assert_str_eq(case_sentence(&c, &diag),
			 arena_printf(&c.arena, "the tiles std-en make no pile: %s",
				      unfit[_i].why));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(u1_letters_that_make_no_pile_are_refused, unfit);
	return claims_run("cubes uses");
}
