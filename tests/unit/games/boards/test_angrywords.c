/* SPDX-License-Identifier: ISC */
/* The rules of adjudicator-rules(7), each by its number: set-up, turns, placing tiles.
 * Exchanging is in test_exchange.c, the end and the clock in test_angrywords_end.c. */
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define RACK "Rack Ann: C R A T E D S\n"

/* ------------------------------------------------------------- setting up */

START_TEST(s1_two_play_and_no_more)
{
	const char *alone = "Turn-File: 1\nGame: angrywords\nPlayer: Ann\n\n";
	const char *three = "Turn-File: 1\nGame: angrywords\nPlayer: A\nPlayer: B\n"
			    "Player: C\n\n";

	ck_assert_str_eq(case_complaint(&c, alone),
			 "t:2:7: Angry Words takes 2 to 2 players, not 1");
	ck_assert_str_eq(case_complaint(&c, three),
			 "t:2:7: Angry Words takes 2 to 2 players, not 3");
}

START_TEST(s1_turn_files_keep_the_order_given)
{
	case_run(&c, "", "");
	ck_assert_int_eq(c.replay.pos.to_move, 0);
	ck_assert(view_is(c.replay.setup.name[0], "Ann"));
}

START_TEST(s5_blanks_keep_their_letter)
{
	case_run(&c, "Rack Ann: ? A T\nRack Ben: A S E\nSetup: J8 across EL\n",
		 "Ann: H8 across cA..\n");
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_APPLIED);
	ck_assert_int_eq(case_strict(&c, 1, "H8 down AS"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_SQUARE_TAKEN);
	ck_assert_int_eq(case_strict(&c, 1, "H8 down CAS"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "H8 down cAS");
}

START_TEST(s6_each_is_dealt_seven_the_first_seat_first)
{
	case_run(&c, "", "");
	ck_assert_str_eq(case_tiles(&c, &c.replay.pos, 0), "J K Y C O S L");
	ck_assert_str_eq(case_tiles(&c, &c.replay.pos, 1), "V T I H D R A");
	ck_assert_int_eq(c.replay.pos.bag_n, 86);
}

START_TEST(s6_no_rack_holds_more_than_seven)
{
	const char *file = case_file(&c, "Rack Ann: A A A A A A A A\n", "");

	ck_assert_str_eq(case_complaint(&c, file),
			 "t:5:11: a rack holds 7 tiles at most");
}

/* clang-format off */
static const struct {
	const char *head, *order, *echo;
} languages[] = {
	{"Language: en\nRack Ann: T O N E\n", "H8 across TONE", "H8 across TONE"},
	{"Language: es\nRack Ann: P E RR O\n", "H8 across PERRO", "H8 across PE[RR]O"},
	{"Language: es\nRack Ann: A \u00d1 O\n", "H8 across A\u00d1O",
		"H8 across A\u00d1O"},
	{"Language: es\nOptions: tiles=es-97\nRack Ann: P E R R O\n",
		"H8 across PERRO", "H8 across PERRO"},
	{"Language: ca\nRack Ann: L\u00b7L A NY QU\n", "H8 across L\u00b7LANY",
		"H8 across [L\u00b7L]A[NY]"},
};
/* clang-format on */

/* The orders stay English, whatever language the tiles have. */
START_TEST(s9_languages_have_their_own_tiles)
{
	case_run(&c, languages[_i].head, "");
	ck_assert_int_eq(case_strict(&c, 0, languages[_i].order), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), languages[_i].echo);
}

START_TEST(s8_only_the_words_of_the_list_are_good)
{
	case_run(&c, "Lexicon: words CAT\n" RACK, "");
	ck_assert_int_eq(case_strict(&c, 0, "H8 across CAR"), OUTCOME_REFUSED);
	ck_assert_int_eq(case_strict(&c, 0, "H8 across CAT"), OUTCOME_APPLIED);
}

START_TEST(s8_suggesting_a_word_changes_no_game)
{
	struct orders read;

	case_run(&c, "Lexicon: words CAT\n" RACK, "");
	orders_read(&c.arena, view_of("suggest CARD"), &read);
	ck_assert_uint_eq(read.count, 1);
	ck_assert_int_eq(read.order[0].kind, ORDER_SUGGEST);
	ck_assert_int_eq(case_strict(&c, 0, "H8 across CARD"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NOT_A_WORD);
}

/* ------------------------------------------------------------------ turns */

START_TEST(t1_turns_go_round)
{
	case_run(&c, "", "Ann: pass\nBen: pass\nAnn: pass\n");
	ck_assert_int_eq(c.replay.pos.turn, 4);
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	for (int i = 0; i < 3; i++) {
		ck_assert_int_eq(case_turn(&c, (size_t)i)->turn, i + 1);
	}
}

START_TEST(t2_the_first_lawful_order_ends_the_turn)
{
	case_run(&c, RACK, "Ann: H8 across ZA\nAnn: H8 across CAT\nAnn: pass\n");
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_REFUSED);
	ck_assert_int_eq(case_turn(&c, 1)->verdict, REPLAY_APPLIED);
	ck_assert_int_eq(case_turn(&c, 2)->verdict, REPLAY_REFUSED);
	ck_assert_int_eq(case_turn(&c, 2)->diag.code, DIAG_NOT_YOUR_TURN);
	ck_assert_int_eq(c.replay.pos.turn, 2);
}

START_TEST(t1_trying_shows_the_score_and_moves_nothing)
{
	case_run(&c, "Lexicon: words CAT\n" RACK, "");
	ck_assert_int_eq(case_strict(&c, 0, "try 8D CRATED"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.trace->score, 18);
	ck_assert(!c.table.trace->word[0].known);
	ck_assert_uint_eq(c.table.events, 0);
	ck_assert_mem_eq(&c.table.pos, &c.replay.pos, sizeof c.table.pos);
	ck_assert_int_eq(case_strict(&c, 0, "try 8D ZOO"), OUTCOME_REFUSED);
	ck_assert_ptr_null(c.table.trace);
}

START_TEST(t1_trying_is_free_out_of_turn)
{
	case_run(&c, "Rack Ben: C A T\n", "");
	ck_assert_int_eq(case_strict(&c, 1, "try 8H CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.trace->score, 5);
}

/* ---------------------------------------------------------- placing tiles */

START_TEST(b6_tiles_of_a_turn_lie_in_one_line)
{
	const struct position *pos;

	case_run(&c, "Rack Ann: C A S\nSetup: H9 across TO\n", "Ann: H7 down CATS\n");
	pos = &c.replay.pos;
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_APPLIED);
	ck_assert_uint_eq(pos->last.laid, 0xb); /* all but the T */
	ck_assert(!pos->last.place.across);
	ck_assert_uint_ne(crossword_at(pos, 6, 7), 0);
	ck_assert_uint_ne(crossword_at(pos, 9, 7), 0);
}

/* clang-format off */
static const struct {
	const char *setup, *order;
	bool joined;
} joins[] = {
	{"Setup: H8 across AT\n", "J8 across SC", false},
	/* ATSC is the word */
	{"Setup: H8 across AT\n", "H8 across ATSC", true},
	{"Setup: H8 across AT\n", "J7 down CS", true},
	/* beside T */
	{"Setup: H8 across AT\n", "J9 across CS", false},
	/* corner to corner */
	{"Setup: H8 across AT\n", "I9 across CS", true},
	{"Setup: H8 across AT\n", "G6 down SC", false},
	{"Setup: H8 across AT\n", "G7 down SC", true},
	{"Setup: A1 across AT\n", "A2 across CS", true},
	/* centre or not */
	{"Setup: A1 across AT\n", "H8 across CS", false},
	{"Setup: N15 across AT\n", "M14 down CS", true},
	{"Setup: N15 across AT\n", "A1 across CS", false},
};
/* clang-format on */

START_TEST(b8_later_words_touch_a_tile)
{
	case_run(&c, joins[_i].setup, "");
	memcpy(c.replay.pos.rack[0], (uint8_t[]){3, 19, 1, 20}, 4); /* C S A T */
	ck_assert_int_eq(case_strict(&c, 0, joins[_i].order),
			 joins[_i].joined ? OUTCOME_APPLIED : OUTCOME_REFUSED);
}

/* clang-format off */
static const struct {
	const char *order;
	bool covers;
} firsts[] = {
	{"H8 across CAT", true},
	{"F8 across CAT", true},
	{"H6 down CAT", true},
	{"H8 down CAT", true},
	{"E8 across CAT", false},
	{"I8 across CAT", false},
	{"H9 down CAT", false},
	{"G8 down CAT", false},
};
/* clang-format on */

START_TEST(b7_first_word_covers_the_centre)
{
	case_run(&c, RACK, "");
	ck_assert_int_eq(case_strict(&c, 0, firsts[_i].order),
			 firsts[_i].covers ? OUTCOME_APPLIED : OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code,
			 firsts[_i].covers ? DIAG_NONE : DIAG_CENTRE_MISSED);
}

START_TEST(b10_every_word_made_must_be_in_the_list)
{
	const char *head =
		"Lexicon: words CAT CATS SAD AS AD\n" RACK "Setup: H8 across CAT\n";

	case_run(&c, head, "");
	ck_assert_int_eq(case_strict(&c, 0, "K8 down SAD"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "K7 down AS"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "H7 across AD"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_text(&c, c.table.diag.what), "AC or DA");
}

START_TEST(b11_rack_is_filled_up_after_a_play)
{
	case_run(&c, RACK, "Ann: H8 across CAT\n");
	ck_assert_int_eq(c.replay.pos.rack_n[0], 7);
	ck_assert(view_starts(view_of(case_tiles(&c, &c.replay.pos, 0)), "R E D S "));
	ck_assert_int_eq(c.replay.pos.bag_n, 100 - 7 - 7 - 3);
}

START_TEST(b11_bag_gives_what_it_has)
{
	case_run(&c, RACK "Rack Ben: A\nBag: empty\n", "Ann: H8 across CAT\n");
	ck_assert_str_eq(case_tiles(&c, &c.replay.pos, 0), "R E D S");
	ck_assert(!c.replay.pos.over);
}

START_TEST(open_racks_hold_nothing_and_draw_nothing)
{
	case_run(&c, "Racks: open\n",
		 "Ann: H8 across JAZZ\nBen: exchange QQQ\nAnn: H8 down JAZZ\n");
	for (size_t i = 0; i < 3; i++) {
		ck_assert_int_eq(case_turn(&c, i)->verdict, REPLAY_APPLIED);
	}
	ck_assert_int_eq(c.replay.pos.rack_n[0] + c.replay.pos.rack_n[1], 0);
	ck_assert_int_eq(c.replay.pos.bag_n, 0);
	ck_assert(!c.replay.pos.over);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(s9_languages_have_their_own_tiles, languages);
	claims_rows(b8_later_words_touch_a_tile, joins);
	claims_rows(b7_first_word_covers_the_centre, firsts);
	return claims_run("angrywords");
}
