/* SPDX-License-Identifier: ISC */
/* Everything the board games refuse: the code, what of the player's line it points at,
 * and the sentence. Nothing has changed then (T3). */
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/refusal_case.h"

static struct board_case c;

#define RACK      "Rack Ann: C R A T E D S\n"
#define WALL      "Rack Ann: C R A T E D S\nSetup: H8 across CAT\n"
#define CAT_ONLY  "Lexicon: words CAT CATS\nRack Ann: C R A T E D S\n"
#define BOARD     ": its columns are A to O, its rows 1 to 15"
#define SHORT_BAG "Rack Ann: C R A T E D S\nRack Ben: A\nBag: empty\n"

/* `seat` 0 is Ann, whose turn it is; `at` and `sentence` as the player reads them. */
/* clang-format off */
static const struct refusal refusals[] = {
	{RACK, "", "P8 across CAT", 0, DIAG_UNKNOWN_SQUARE, "P8",
		"P8 is no square of this board" BOARD},
	{RACK, "", "P8 CAT", 0, DIAG_UNKNOWN_SQUARE, "P8",
		"P8 is no square of this board" BOARD},
	{RACK, "", "16A CAT", 0, DIAG_UNKNOWN_SQUARE, "16A",
		"16A is no square of this board" BOARD},
	{RACK, "", "8H CAT\u0416", 0, DIAG_UNKNOWN_LETTER, "\u0416",
		"\u0416 is not a letter of this game's alphabet"},
	{RACK, "", "8H CR\u0410TE", 0, DIAG_LOOK_ALIKE, "\u0410",
	 "\u0410 is a Cyrillic letter and only looks like A"},
	{RACK, "", "8H CRA?\u03a4E", 0, DIAG_LOOK_ALIKE, "\u03a4",
	 "\u03a4 is a Greek letter and only looks like T"},
	{RACK, "", "8H C?\u0416T", 0, DIAG_UNKNOWN_LETTER, "?\u0416",
		"?\u0416 is not a letter of this game's alphabet"},
	{RACK, "", "8H C[TH]A", 0, DIAG_UNKNOWN_LETTER, "[TH]",
		"[TH] is not a letter of this game's alphabet"},
	{WALL, "", "8H CA(\u0416)S", 0, DIAG_UNKNOWN_LETTER, "\u0416",
		"\u0416 is not a letter of this game's alphabet"},
	{RACK, "", "8H CRATED blank \u0416", 0, DIAG_UNKNOWN_LETTER, "\u0416",
		"\u0416 is not a letter of this game's alphabet"},
	{RACK, "", "8H C?A/ET", 0, DIAG_BLANK_FIXED, "?A/E",
		"?A/E gives a blank two letters; here it has one"},
	{RACK, "", "8H CRATED blank X", 0, DIAG_BLANK_UNCLEAR, "X",
		"this says which letter is a blank only where just one X is laid; "
		"else put a ? before that letter"},
	{RACK, "", "8L CRATED", 0, DIAG_OFF_BOARD, "E",
		"CRATED would run off the board"},
	{RACK, "", "L12 CRATED", 0, DIAG_OFF_BOARD, "E",
		"CRATED would run off the board"},
	{RACK, "", "8N C(A)T", 0, DIAG_GAP, "A",
		"you count on a tile on O8, but O8 is empty"},
	{RACK, "", "8A ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGH", 0, DIAG_OFF_BOARD,
		"ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGH",
		"ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGH would run off the board"},
	{RACK, "", "8A ABCDEFGHIJKLMNOPQ(ABCDEFGHIJKLMNOPQRS)", 0, DIAG_OFF_BOARD,
		"ABCDEFGHIJKLMNOPQRS",
		"ABCDEFGHIJKLMNOPQ(ABCDEFGHIJKLMNOPQRS) would run off the board"},
	{RACK, "", "8A ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEF.X", 0, DIAG_OFF_BOARD, ".",
		"ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEF.X would run off the board"},
	{WALL, "", "H6 down TED", 0, DIAG_SQUARE_TAKEN, "D",
		"H8 already holds C, and your word needs D there"},
	{"Rack Ann: E\nSetup: H8 across cAT\n", "", "H8 down AE", 0, DIAG_SQUARE_TAKEN,
		"A", "H8 already holds c, and your word needs A there"},
	{WALL, "", "8H (CATS)", 0, DIAG_GAP, "S",
		"you count on a tile on K8, but K8 is empty"},
	{WALL, "", "8H CAT.", 0, DIAG_GAP, ".",
		"you count on a tile on K8, but K8 is empty"},
	{WALL, "", "8I ATE", 0, DIAG_LONGER_WORD, "",
		"tiles next to it would make the word CATE at H8"},
	{WALL, "", "8E RED", 0, DIAG_LONGER_WORD, "",
		"tiles next to it would make the word REDCAT at E8"},
	{WALL, "", "8H CAT", 0, DIAG_NO_NEW_TILE, "",
		"every letter of CAT is on the board already"},
	{RACK, "", "8H C", 0, DIAG_WORD_TOO_SHORT, "C",
		"a word needs at least 2 letters"},
	{WALL, "", "7H A", 0, DIAG_WORD_TOO_SHORT, "A",
		"a word needs at least 2 letters"},
	{WALL, "", "H7 down A", 0, DIAG_LONGER_WORD, "",
		"tiles next to it would make the word AC at H7"},
	{WALL, "", "H8 down C", 0, DIAG_NO_NEW_TILE, "",
		"every letter of C is on the board already"},
	{"Language: es\nRack Ann: CH A\n", "", "8H CH", 0, DIAG_WORD_TOO_SHORT, "CH",
		"a word needs at least 2 letters"},
	{"Language: es\nRack Ann: CH A\nSetup: H8 across AL\n", "", "7H CH", 0,
		DIAG_WORD_TOO_SHORT, "CH", "a word needs at least 2 letters"},
	{RACK, "", "8A CRATED", 0, DIAG_CENTRE_MISSED, "",
		"the first word must cover the centre, H8"},
	{RACK, "", "8I CAT", 0, DIAG_CENTRE_MISSED, "",
		"the first word must cover the centre, H8"},
	{WALL, "", "2A CRATE", 0, DIAG_NOT_JOINED, "",
		"the word touches no tile on the board"},
	{WALL, "", "7K RED", 0, DIAG_NOT_JOINED, "",
		"the word touches no tile on the board"},
	{WALL, "", "9D CRAT", 0, DIAG_NOT_JOINED, "",
		"the word touches no tile on the board"},
	{RACK, "", "8D CRATER", 0, DIAG_TILE_MISSING, "R",
		"you have no second R"},
	{RACK, "", "8D ZEBRAZ", 0, DIAG_TILE_MISSING, "Z", "you have no Z"},
	{RACK, "", "8D CRATE?S", 0, DIAG_BLANK_MISSING, "?S",
		"you have no blank to be S"},
	{CAT_ONLY, "", "8H CATE", 0, DIAG_NOT_A_WORD, "",
		"this game's word list (words) does not have CATE"},
	{CAT_ONLY "Setup: H8 across CAT\n", "", "K8 down SAD", 0, DIAG_NOT_A_WORD, "",
		"this game's word list (words) does not have SAD"},
	{CAT_ONLY "Setup: H8 across CAT\n", "", "9H RED", 0, DIAG_NOT_A_WORD, "",
		"this game's word list (words) does not have RED or CR or AE or TD"},
	{RACK, "", "8D CRATED =17", 0, DIAG_OTHER_SCORE, "=17",
		"you expected =17, but it would score 18"},
	{RACK, "", "8D CRATED = 99 t1", 0, DIAG_OTHER_SCORE, "= 99",
		"you expected = 99, but it would score 18"},
	{RACK, "", "8D CRATED t2", 0, DIAG_OTHER_TURN, "t2",
		"you wrote t2, but the turn to be played is t1"},
	{RACK, "", "resign t0", 0, DIAG_OTHER_TURN, "t0",
		"you wrote t0, but the turn to be played is t1"},
	{RACK, "", "pass t1b", 0, DIAG_OTHER_TURN, "t1b",
		"you wrote t1b, but the turn to be played is t1"},
	{RACK, "", "8D CAT", 1, DIAG_NOT_YOUR_TURN, "", "your turn has not come yet"},
	{RACK, "", "pass", 1, DIAG_NOT_YOUR_TURN, "", "your turn has not come yet"},
	{RACK, "", "exchange A", 1, DIAG_NOT_YOUR_TURN, "",
		"your turn has not come yet"},
	{RACK, "Ann: resign\n", "pass", 1, DIAG_GAME_OVER, "", "this game is over"},
	{RACK, "Ann: resign\n", "try 8H CAT", 1, DIAG_GAME_OVER, "",
		"this game is over"},
	{RACK, "", "decline", 0, DIAG_NOT_IN_THIS_GAME, "decline",
		"this game has no order \"decline\""},
	{RACK, "", "rack", 0, DIAG_NOT_IN_THIS_GAME, "rack",
		"this game has no order \"rack\""},
	{RACK, "", "CAT A1 B2 C2", 0, DIAG_NOT_IN_THIS_GAME, "CAT A1 B2 C2",
		"this game has no order \"CAT A1 B2 C2\""},
	{RACK, "", "try CAT A1 B2 C2", 0, DIAG_NOT_IN_THIS_GAME, "try CAT A1 B2 C2",
		"this game has no order \"try CAT A1 B2 C2\""},
	{RACK, "", "sort", 0, DIAG_NOT_IN_THIS_GAME, "sort",
		"this game has no order \"sort\""},
	{RACK, "", "accept", 0, DIAG_NO_PENDING, "accept",
		"no play is waiting for an answer"},
	{RACK, "", "challenge", 0, DIAG_JUDGED_AT_ONCE, "challenge",
		"words are looked up as soon as they are played here, so there is "
		"nothing to challenge"},
	{RACK, "", "question CAT", 1, DIAG_JUDGED_AT_ONCE, "question CAT",
		"words are looked up as soon as they are played here, so there is "
		"nothing to challenge"},
	{RACK, "", "exchange", 0, DIAG_EXCHANGE_NONE, "",
		"name the tiles you want to exchange"},
	{RACK "Options: swap=off\n", "", "exchange C", 0, DIAG_EXCHANGE_OFF, "",
		"this game is played without exchanges"},
	{RACK, "", "exchange CX", 0, DIAG_TILE_MISSING, "CX", "you have no X"},
	{RACK, "", "exchange C C", 0, DIAG_TILE_MISSING, "C C",
		"you have no second C"},
	{RACK, "", "exchange c ?", 0, DIAG_TILE_MISSING, "c ?", "you have no ?"},
	{RACK, "", "exchange C \u0416", 0, DIAG_UNKNOWN_LETTER, "\u0416",
		"\u0416 is not a letter of this game's alphabet"},
	{RACK, "", "exchange C [TH]", 0, DIAG_UNKNOWN_LETTER, "[TH]",
		"[TH] is not a letter of this game's alphabet"},
	{RACK, "", "exchange CRATEDSS", 0, DIAG_TOO_MANY_HELD, "CRATEDSS",
		"a rack holds 7 tiles at most"},
	{SHORT_BAG, "", "exchange C", 0, DIAG_BAG_TOO_SMALL, "",
		"an exchange needs 7 tiles in the bag, and it holds 0"},
	{"Racks: open\n", "", "8H ABCDEFGH", 0, DIAG_TOO_MANY_HELD, "",
		"a rack holds 7 tiles at most"},
	{RACK, "", "agree", 0, DIAG_NO_REQUEST, "agree",
		"nothing is offered that \"agree\" could answer"},
	{RACK, "", "refuse draw", 1, DIAG_NO_REQUEST, "refuse draw",
		"nothing is offered that \"refuse draw\" could answer"},
	{RACK, "Ann: offer draw\n", "agree undo", 1, DIAG_NO_REQUEST, "agree undo",
		"nothing is offered that \"agree undo\" could answer"},
	{RACK, "Ann: offer draw\n", "agree", 0, DIAG_OWN_REQUEST, "agree",
		"this offer is your own; the others answer it"},
	{RACK, "Ann: offer draw\n", "refuse draw", 0, DIAG_OWN_REQUEST, "refuse draw",
		"this offer is your own; the others answer it"},
	{RACK, "Ann: offer draw\n", "offer draw", 1, DIAG_OFFER_STANDS, "offer draw",
		"this is asked already and waits for an answer"},
};
/* clang-format on */

START_TEST(t3_refusal_names_its_reason_and_changes_nothing)
{
	const struct refusal *r = &refusals[_i];

	case_run(&c, r->head, r->turns);
	refusal_changes_nothing(&c, r);
}

/* `at` lies in the player's own line, so that a reply can underline it. */
START_TEST(t3_refusal_points_into_the_players_line)
{
	const struct refusal *r = &refusals[_i];

	case_run(&c, r->head, r->turns);
	refusal_points_into_line(&c, r);
}

START_TEST(missing_tile_tells_the_rack)
{
	case_run(&c, RACK, "");
	ck_assert_int_eq(case_letter(&c, 0, "8D CRATEZ"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_text(&c, c.table.diag.more), "C R A T E D S");
	ck_assert_int_eq(case_letter(&c, 0, "exchange Z"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_text(&c, c.table.diag.more), "C R A T E D S");
}

/* Only through a play that no line of ours can hold. */
START_TEST(b1_direction_must_be_one)
{
	struct play_text text = {.square = view_of("8D"),
				 .direction = view_of("sideways"),
				 .word = view_of("CAT")};
	struct diag diag = {0};
	struct play play;

	case_run(&c, RACK, "");
	ck_assert_uint_eq(crossword_read(&(struct play_job){&c.arena, &c.replay.pos, 0,
							    &text, true, false, &diag},
					 &play, 1),
			  0);
	ck_assert_int_eq(diag.code, DIAG_NO_DIRECTION);
	ck_assert_str_eq(case_text(&c, diag.at), "sideways");
}

static const char *const shapeless[] = {"", "C[", "C?", "C(A", "C?A/", "C!"};

START_TEST(b2_word_must_have_the_shape_of_one)
{
	struct play_text text = {.square = view_of("8D"),
				 .word = view_of(shapeless[_i])};
	struct diag diag = {0};
	struct play play;

	case_run(&c, RACK, "");
	ck_assert_uint_eq(crossword_read(&(struct play_job){&c.arena, &c.replay.pos, 0,
							    &text, true, false, &diag},
					 &play, 1),
			  0);
	ck_assert_int_eq(diag.code, DIAG_BAD_WORD_SHAPE);
}

/* clang-format off */
static const struct {
	const char *head, *line, *hint;
	int score;
} hints[] = {
	{"Rack Ann: C R A T E ?\n", "8D CRATED", "8D CRATE?D", 14},
	{"Rack Ann: C R A T E ?\n", "8D CRATES", "8D CRATE?S", 14},
	{"Rack Ann: C R A T E D\n", "8D CRATES", "", 0},
	{"Rack Ann: C R A T E ?\n", "8D CRATEDS", "", 0},
	{"Lexicon: words CRATE\nRack Ann: C R A T E ?\n", "8D CRATED", "", 0},
	{"Lexicon: words CRATED\nRack Ann: C R A T E ?\n", "8D CRATED", "8D CRATE?D",
		14},
	{"Rack Ann: C R A T E ?\n", "8A CRATED", "", 0},
	/* The other way round, where no direction says which was meant. */
	{"Rack Ann: S O\nSetup: H8 across CAT\n", "8K SO", "K8 SO", 9},
	{"Rack Ann: S O\nSetup: H8 down CAT\n", "H11 SO", "11H SO", 9},
	{"Rack Ann: S O\nSetup: H8 across CAT\n", "K8 across SO", "", 0},
	{"Rack Ann: S O\nSetup: H8 across CAT\n", "K8 a SO", "", 0},
	/* Of several the first. */
	{"Rack Ann: T E X ? J I\n", "8E TEXT", "8E TEX?T", 10},
};
/* clang-format on */

START_TEST(hint_is_a_play_that_would_work)
{
	case_run(&c, hints[_i].head, "");
	ck_assert_int_eq(case_letter(&c, 0, hints[_i].line), OUTCOME_REFUSED);
	ck_assert_str_eq(case_text(&c, c.table.hint), hints[_i].hint);
	ck_assert_int_eq(c.table.hint_score, hints[_i].score);
	if (c.table.hint.len > 0) {
		const char *hint = case_text(&c, c.table.hint);

		ck_assert_int_eq(case_letter(&c, 0, hint), OUTCOME_APPLIED);
		ck_assert_int_eq(c.table.trace->score, hints[_i].score);
	}
}

/* L3: with both readings no word there is nothing to ask. */
START_TEST(l3_readings_that_are_all_wrong_are_refused_at_once)
{
	case_run(&c, "Lexicon: words CAT\nRack Ann: T E X ? J I\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "8E text"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NOT_A_WORD);
	ck_assert_str_eq(case_text(&c, c.table.diag.what), "TEXT");
	ck_assert_uint_eq(c.table.readings, 0);
}

START_TEST(l3_readings_are_choices_that_read_as_themselves)
{
	case_run(&c, "Lexicon: words TEXT\nRack Ann: T E X ? J I\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "8E text"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 2);
	for (int i = 0; i < 2; i++) {
		struct reading r = c.table.reading[i];

		ck_assert_int_eq(case_strict(&c, 0, case_text(&c, r.order)),
				 OUTCOME_APPLIED);
		ck_assert(view_eq(c.table.echo, r.order));
		ck_assert_int_eq(c.table.trace->score, r.score);
		ck_assert_int_eq(case_letter(&c, 0, case_text(&c, r.shown)),
				 OUTCOME_APPLIED);
		ck_assert(view_eq(c.table.echo, r.order));
		ck_assert_int_eq(case_letter(&c, 0, "8E text"), OUTCOME_ASK);
	}
	ck_assert_uint_eq(c.table.events, 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(t3_refusal_names_its_reason_and_changes_nothing, refusals);
	claims_rows(t3_refusal_points_into_the_players_line, refusals);
	claims_rows(b2_word_must_have_the_shape_of_one, shapeless);
	claims_rows(hint_is_a_play_that_would_work, hints);
	return claims_run("crossword_refuse");
}
