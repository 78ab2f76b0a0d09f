/* SPDX-License-Identifier: ISC */
/* Set-ups from the header of a turn file. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define NO_P8 "P8 is no square of this board: its columns are A to O, its rows 1 to 15"
#define HEAD  "Turn-File: 1\nGame: angrywords\nPlayer: Ann\nPlayer: Ben\n"

/* Where a row begins with "t:" the place is told too. */
/* clang-format off */
static const struct {
	const char *text, *complaint;
} files[] = {
	{"Turn-File: 1\nGame: chess\nPlayer: Ann\nPlayer: Ben\n\n",
		"t:2:7: there is no game \"chess\"; there are: wordbox, angrywords, wordgame, classic, wordcap, cubes"},
	{HEAD "Language: xx\n\n", "Angry Words is not played in \"xx\"; its languages are: en, es, ca, de, fr, pl, pt, it, nl"},
	{HEAD "Options: swap=perhaps\n\n",
		"perhaps is no value for swap; it takes off|on"},
	{HEAD "Lexicon: ../x\n\n", "../x is no name of a lexicon"},
	{HEAD "Rack Ann: A \u0416 B\n\n",
		"t:5:11: \u0416 is not a letter of this game's alphabet"},
	{HEAD "Rack Ann: A [TH] B\n\n",
		"t:5:11: [TH] is not a letter of this game's alphabet"},
	{HEAD "Rack Ann: A [B\n\n", "[B is not a letter of this game's alphabet"},
	{HEAD "Rack Ann: []\n\n", "[] is not a letter of this game's alphabet"},
	{HEAD "Rack Ann: A A A A A A A A A\n\n",
		"t:5:11: a rack holds 7 tiles at most"},
	{HEAD "Rack Ann: A A A A A A A A\n\n", "t:5:11: a rack holds 7 tiles at most"},
	{HEAD "Setup: HOUSE\n\n",
		"t:5:8: a set-up line looks like \"G8 across HOUSE\""},
	{HEAD "Setup: pass\n\n", "t:5:8: a set-up line looks like \"G8 across HOUSE\""},
	{HEAD "Setup: P8 across HOUSE\n\n", "t:5:8: " NO_P8},
	{HEAD "Setup: N8 across HOUSE\n\n", "t:5:8: HOUSE would run off the board"},
	{HEAD "Setup: A1 across AB\nSetup: B1 down AB\n\n",
		"t:6:8: B1 already holds B, and your word needs A there"},
	{HEAD "Setup: A1 across A.\n\n",
		"t:5:8: you count on a tile on B1, but B1 is empty"},
	{HEAD "Setup: A1 across A\u0416\n\n",
		"t:5:8: \u0416 is not a letter of this game's alphabet"},
	{HEAD "Setup: A1 across AB blank C\n\n",
		"t:5:8: this says which letter is a blank only where just one C is laid; else put a ? before that letter"},
	/* All faults at once. */
	{HEAD "Rack Ann: \u0416\nSetup: P8 across AB\nSetup: ?\n\n",
		"t:5:11: \u0416 is not a letter of this game's alphabet\n"
		"t:6:8: " NO_P8 "\n"
		"t:7:8: a set-up line looks like \"G8 across HOUSE\""},
	{HEAD "Setup: A1 across QAQ\n\n",
		"t:2:7: the set has fewer Q than this position uses"},
};
/* clang-format on */

START_TEST(unreadable_header_is_told_with_its_place)
{
	const char *got = case_complaint(&c, files[_i].text);

	ck_assert(view_starts(view_of(got), "t:"));
	ck_assert_msg(view_ends(view_of(got), files[_i].complaint), "%s", got);
	ck_assert(view_starts(view_of(files[_i].complaint), "t:") ==
		  (strcmp(got, files[_i].complaint) == 0));
}

#define ZEROS "000000000000000000000000000000000000000000000000000000000000"

START_TEST(header_stands_for_what_it_says)
{
	const struct setup *s = &c.replay.setup;

	case_run(&c,
		 "Language: es\nOptions: swap=off\nLexicon: words CASA\n"
		 "Seed: "
		 "0100000000000000000000000000000000000000000000000000000000000002\n"
		 "Rack Ben: A ? CH\nBag: empty\nSetup: H8 across PeRRO\n",
		 "");
	ck_assert(view_is(s->language, "es"));
	ck_assert_int_eq(s->options.value[OPTION_SWAP], OFF);
	ck_assert_str_eq(lexicon_info(s->lexicon)->id, "words");
	ck_assert_int_eq(s->seed[0], 1);
	ck_assert_int_eq(s->seed[31], 2);
	ck_assert(s->bag_empty && !s->open);
	ck_assert(!s->rack[0].given && s->rack[1].given);
	ck_assert_int_eq(s->rack[1].n, 3);
	ck_assert_int_eq(s->rack[1].tile[1], TILE_BLANK);
	ck_assert_str_eq(alphabet_face(s->alphabet, s->square[7 * 15 + 8]), "e");
	ck_assert_str_eq(alphabet_face(s->alphabet, s->square[7 * 15 + 9]), "RR");
}

START_TEST(language_and_words_may_be_left_out)
{
	case_run(&c, "", "");
	ck_assert(view_is(c.replay.setup.language, "en"));
	ck_assert_str_eq(lexicon_info(c.replay.setup.lexicon)->id, "any");
}

START_TEST(set_up_lines_may_cross)
{
	case_run(&c, "Setup: H8 across CaT\nSetup: I6 down BRaVE\nSetup: I7 down RAV\n",
		 "");
	ck_assert_int_eq(c.replay.pos.plays, 7);
	ck_assert_int_eq(c.replay.pos.score[0], 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(unreadable_header_is_told_with_its_place, files);
	return claims_run("setup_head");
}
