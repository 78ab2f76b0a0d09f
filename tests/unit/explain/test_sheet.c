/* SPDX-License-Identifier: ISC */
/* What a score sheet may say, what contradicts the rules or itself, and where that is
 * told. Records are short ones of Ann and Ben; the ends of games are in
 * test_sheet_end.c. */
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/sheet_case.h"

static struct sheet_case c;

static void begin(void)
{
	sheet_open(&c);
}

static void finish(void)
{
	sheet_close(&c);
}

#define NASTIER ">ann: AEINRST 8D NASTIER +66 66\n"
#define PASS    ">ben: - +0 0\n"

/* clang-format off */
/* Points by hand: NASTIER has N on 2L and I on the centre, 50 for seven tiles. BADGE
 * has A on 2W and makes NASTIERE; FOH has O on 2W and makes BO and AH. */
static const char every_line[] =
	NASTIER
	">ben: EEOPQUZ -QUZ +0 0\n"
	">ann: ABCDEFG K5 FACED +30 96\n"
	"#note not good\n"
	">ann: ABCDEFG -- -30 66\n"
	">ben: EEOPTW? E5 WEP.e +18 18 a blank\n"
	">ben: EEOPTW? -- -18 0\n"
	">ann: ABCDEFG K4 BADGE +26 92\n"
	">ann: CFHILNO (challenge) +5 97\n"
	">ben: EEOPTW? - +0 0\n"
	"#note the turn was lost for a challenge\n"
	">ann: CFHILNO L3 FOH +31 128\n"
	">ben: AEEOPTW 2K PAW +18 18\n"
	">ann: -2 +0 128\n"
	">ben: EEOT - +0 18\n"
	">ann: (time) -10 118\n"
	">ben: EEOT (time) -30 -12\n";

static const struct {
	const char *lines;
	const char *told; /* "LINE:COLUMN sentence" each; the first line is 3 */
} sheets[] = {
	/* the whole of it, and points that are wrong */
	{every_line, ""},
	{">ann: AEINRST 8D NASTIER +65 65\n" PASS,
	 "3:26 recorded +65, the rules give +66\n"},
	{">ann: AEINRST 8D NASTIER +66 67\n" PASS ">ann: ABCDEFG - +0 67\n",
	 "3:30 recorded total 67, but 0 and +66 make 66\n"},
	{">ann: AEINRST 8D NASTIER +65 66\n" PASS,
	 "3:26 recorded +65, the rules give +66\n"
	 "3:30 recorded total 66, but 0 and +65 make 65\n"},
	{NASTIER ">ben: - +3 3\n", "4:9 recorded +3, the rules give +0\n"},
	{NASTIER ">ben: ABC -AB +3 3\n", "4:15 recorded +3, the rules give +0\n"},
	/* where a word lies */
	{">ann: AEINRST 8A NASTIER +66 66\n" PASS, "3:15 the first word must cover the centre, H8\n"},
	{">ann: AEINRST 8L NASTIER +66 66\n" PASS,
	 "3:22 NASTIER would run off the board\n"},
	{NASTIER ">ben: AEE 1A EA +4 4\n", "4:11 the word touches no tile on the board\n"},
	{NASTIER ">ben: AEE D8 AE +4 4\n", "4:14 D8 already holds N, and your word needs A there\n"},
	{NASTIER ">ben: AEE D7 A.T +3 3\n", "4:14 T is not on the rack AEE\n"},
	{NASTIER ">ben: AEE D6 A.T +4 4\n",
	 "4:15 you count on a tile on D7, but D7 is empty\n"},
	{NASTIER ">ben: AEE 8D NASTIER +4 4\n",
	 "4:11 every letter of NASTIER is on the board already\n"},
	{NASTIER ">ben: AEE 8C ANASTIER +8 8\n", ""},
	{NASTIER ">ben: AEE 8C A....... +8 8\n", ""},
	{NASTIER ">ben: AEE 8C A(NASTIER) +8 8\n", ""},
	{NASTIER ">ben: AEE 8K A +2 2\n",
	 "4:11 tiles next to it would make the word NASTIERA at D8\n"},
	{">ann: A 8H A +2 2\n" PASS, "3:12 a word needs at least 2 letters\n"},
	/* tiles */
	{">ann: AEINRSS 8D NASTIER +66 66\n" PASS,
	 "3:18 T is not on the rack AEINRSS\n"},
	{">ann: AEINRST 8D NASTIEr +66 66\n" PASS,
	 "3:18 ? is not on the rack AEINRST\n3:26 recorded +66, the rules give +64\n"},
	{">ann: AEINRSTT 8D NASTIER +66 66\n" PASS, "3:7 a rack holds 7 tiles, not 8\n"},
	{">ann: QQINRST 8G QIN +24 24\n" PASS, "3:7 the rack has more Q than are left\n"},
	{">ann: ZZ 8G ZZ +40 40\n" PASS,
	 "3:7 the rack has more Z than are left\n"},
	{">ann: 8G ZZ +40 40\n" PASS, "3:10 the set has no Z left\n"},
	{">ann: 8G zz +0 0\n" PASS ">ann: ? - +0 0\n",
	 "5:7 the rack has more ? than are left\n"},
	{">ann: AEINR\303\211T - +0 0\n" PASS, "3:12 \303\211 is no tile of this set\n"},
	{">ann: \320\226 - +0 0\n" PASS, "3:7 \320\226 is no tile of this set\n"},
	/* exchanges */
	{NASTIER ">ben: ABCDEFG -AQ +0 0\n", "4:15 Q is not on the rack ABCDEFG\n"},
	{NASTIER ">ben: ABCDEFG -AA +0 0\n",
	 "4:15 another A is not on the rack ABCDEFG\n"},
	{NASTIER ">ben: -8 +0 0\n", "4:7 a rack holds 7 tiles, not 8\n"},
	{NASTIER ">ben: -ABCDEFGH +0 0\n", "4:7 a rack holds 7 tiles, not 8\n"},
	/* plays taken back */
	{">ann: AEINRST -- -66 0\n" PASS,
	 "3:15 there is no play of this player's to take back\n"
	 "3:22 recorded total 0, but 0 and -66 make -66\n"},
	{NASTIER ">ben: AEINRST -- -66 -66\n",
	 "4:15 there is no play of this player's to take back\n"},
	{NASTIER PASS ">ann: AEINRST -- -66 0\n",
	 "5:15 there is no play of this player's to take back\n"},
	{NASTIER ">ann: AEINRST -- -65 1\n",
	 "4:18 recorded -65, the rules give -66\n"},
	{NASTIER ">ann: AEINRSS -- -66 0\n", "4:7 T is not on the rack AEINRSS\n"},
	{NASTIER ">ann: AEINRST -- -66 0\n>ann: AEINRST -- -66 -66\n",
	 "5:15 there is no play of this player's to take back\n"},
	{">ann: AEINRST 8L NASTIER +66 66\n>ann: AEINRST -- -66 0\n" PASS
	 ">ann: AEINRST 8D NASTIER +66 66\n",
	 "3:22 NASTIER would run off the board\n"},
	/* challenges */
	{NASTIER ">ann: (challenge) +7 73\n",
	 "4:19 a wrong challenge brings 5 or 10, for a play or a word, not +7\n"},
	{NASTIER ">ann: (challenge) +15 81\n",
	 "4:19 a wrong challenge brings 5 or 10, for a play or a word, not +15\n"},
	{NASTIER ">ann: (challenge) -5 61\n",
	 "4:19 a wrong challenge brings 5 or 10, for a play or a word, not -5\n"},
	{NASTIER ">ben: (challenge) +5 5\n",
	 "4:7 no play of this player's was there to challenge\n"},
	{NASTIER ">ann: AEINRST -- -66 0\n>ann: (challenge) +5 5\n",
	 "5:7 no play of this player's was there to challenge\n"},
	{NASTIER ">ann: (challenge) +10 76\n", ""},
	{NASTIER ">ann: (challenge) +0 66\n", ""},
	{NASTIER ">ben: (challenge) -5 -5\n>ben: - +0 -5\n", ""},
	{NASTIER ">ben: ?EEPTWW E7 W.p +5 5\n>ben: (challenge) +5 10\n", ""},
	/* whose turn */
	{NASTIER ">ann: ABC - +0 66\n" PASS, "4:2 it was Ben's turn\n"},
	{PASS NASTIER, ""},
	/* the clock */
	{NASTIER ">ben: (time) +10 10\n",
	 "4:14 time used beyond the limit costs points\n"},
	{NASTIER ">ben: (time) -7 -7\n", ""},
	/* what is no contradiction */
	{"#lexicon CSW24\n#incomplete\n" NASTIER, ""},
	{"#lexicon words\n" NASTIER, ""},
	{">ann: 8D NASTIER +66 66\n>ben: E E8 .E +2 2\n", ""},
	{">ann: NASTIER 8D NASTIER +66 66 TISANE would be 20, says x +3\n" PASS, ""},
	{">ann: AEIN?ST 8D NASTIEr +64 64\n>ben: AE J7 A.E +2 2\n", ""},
};
/* clang-format on */

START_TEST(faults_are_told_with_their_place)
{
	sheet_of(&c, sheets[_i].lines);
	ck_assert_str_eq(sheet_faults(&c), sheets[_i].told);
}

/* clang-format off */
static const struct {
	const char *lexicon, *lines, *notes;
} noted[] = {
	/* A phony that stood, and good words that were taken back. */
	{"words NASTIER", NASTIER PASS, ""},
	{"words NASTIER", NASTIER ">ben: AAAEEEE 8C AN...... +8 8\n", "4 not in words: ANASTIER\n"},
	{"words TISANE", NASTIER PASS, "3 not in words: NASTIER\n"},
	{"words TISANE", NASTIER ">ann: -- -66 0\n", "3 not in words: NASTIER\n"},
	{"words NASTIER", NASTIER ">ann: -- -66 0\n", "4 all its words are in words\n"},
	{"any", NASTIER ">ann: -- -66 0\n", ""},
	{"words TISANE", NASTIER ">ann: (challenge) +5 71\n",
	 "3 not in words: NASTIER\n4 the play has words not in words\n"},
	{"words NASTIER", NASTIER ">ben: TO K7 TO +10 10\n>ben: -- -10 0\n",
	 "4 not in words: TO, NASTIERO\n"},
};
/* clang-format on */

START_TEST(words_are_noted_and_contradict_nothing)
{
	c.ask.text.lexicon = view_of(noted[_i].lexicon);
	sheet_of(&c, noted[_i].lines);
	ck_assert_str_eq(sheet_faults(&c), "");
	ck_assert_str_eq(sheet_notes(&c), noted[_i].notes);
}

#define SPANISH "#tile-distribution spanish\n"
#define SUPER   "#board-layout SuperCrosswordGame\n#tile-distribution english_super\n"
#define FOUR    "#player3 c Cleo\n#player4 d Dan\n"

/* clang-format off */
static const struct game_case {
	const char *lines;
	const char *game, *tiles;
	int seats;
	const char *told;
} games_told[] = {
	{NASTIER, "classic", "std-en", 2, ""},
	{"#lexicon FISE2\n" SPANISH ">ann: [CH]AO? 8G [CH]Ao +12 12\n", "classic", "std-es", 2, ""},
	{SPANISH ">ann: CHAO 8G CHA +12 12\n>ben: 10H [RR]A +0 0\n", "classic", "std-es", 2,
		"5:7 the word touches no tile on the board\n"},
	{"#tile-distribution english\n" NASTIER, "classic", "std-en", 2, ""},
	{SUPER ">ann: AEINRST 11H NASTIER +64 64\n>ben: AB N10 A. +2 2\n", "classic", "super-en", 2, ""},
	{"#tile-set std-de\n>ann: \303\204H 8H \303\204H +16 16\n", "classic", "std-de", 2, ""},
	{"#game-type wordbox\n>ann: AEINRST 8F NASTIER +57 57\n", "wordbox", "wordbox-en", 2, ""},
	{"#game-type wordgame\n>ann: ABC 8G CAB +7 7\n", "wordgame", "wordgame-en", 2, "4:14 a word needs at least 4 letters\n"},
	{"#game-type angrywords\n>ann: ABC 8G CAB +7 7\n", "angrywords", "angrywords-en", 2, ""},
	{"#game-type mahjong\n#tile-set hasbro\n#style club\n" NASTIER, "classic", "std-en", 2, ""},
	{"#style bingo=40\n>ann: AEINRST 8D NASTIER +56 56\n", "classic", "std-en", 2, ""},
	{FOUR NASTIER ">ben: - +0 0\n>c: - +0 0\n>d: - +0 0\n>ann: - +0 66\n", "classic", "std-en", 4, ""},
	/* Cleo has left when her turn comes the second time. */
	{FOUR NASTIER ">ben: - +0 0\n>c: - +0 0\n>d: - +0 0\n>ann: - +0 66\n>ben: - +0 0\n>d: - +0 0\n",
		"classic", "std-en", 4, ""},
	{FOUR NASTIER ">c: - +0 0\n>ben: - +0 0\n", "classic", "std-en", 4,
		"6:2 it was Ben's turn\n"},
	{"#player3 c Cleo\n" NASTIER ">ben: - +0 0\n>c: (challenge) -5 -5\n", "classic", "std-en", 3,
		"6:5 no play of this player's was there to challenge\n"},
};
/* clang-format on */

START_TEST(a_record_tells_its_game)
{
	const struct game_case *g = &games_told[_i];

	sheet_of(&c, g->lines);
	ck_assert_str_eq(c.sheet.setup.game->name, g->game);
	ck_assert_str_eq(c.sheet.setup.tiles->id, g->tiles);
	ck_assert_int_eq(c.sheet.setup.seats, g->seats);
	ck_assert_str_eq(sheet_faults(&c), g->told);
}

static const struct {
	const char *game, *language, *options, *record, *told;
} made_out[] = {
	{"",         "",   "",           "#player1 ann\n" NASTIER,
	 "x.gcg: Classic takes 2 to 4 players, not 1"                                },
	{"wordgame", "",   "",           "#player3 c\n#player2 b\n#player1 a\n",
	 "x.gcg: Wordgame takes 2 to 2 players, not 3"                               },
	{"chess",    "",   "",           NASTIER PASS,
	 "x.gcg: there is no game \"chess\"; there are: wordbox, angrywords, "
	 "wordgame, classic, wordcap, cubes"                                         },
	{"",         "xx", "",           NASTIER PASS,
	 "x.gcg: Classic is not played in \"xx\"; its languages are: en, es, ca, de, "
	 "fr, pl, pt, it, nl"							},
	{"",         "",   "fourw=ends", NASTIER PASS,
	 "x.gcg: there is no option fourw here; there are: board, challenge, refill, "
	 "end, out, exchange-min, bingo, swap, duplicate, deadline, bank, grace, "
	 "double-after, "
	 "flag, "
	 "no-show, silence, leave, rest, holidays, window, late-resign, settle, first, "
	 "handicap, more-time, hotseat, observers, tiles, clock"                     },
	{"",         "",   "bingo=35",   "#style bingo=40\n" NASTIER PASS,       NULL},
	{"",         "de", "",           "#lexicon CSW24\n" NASTIER PASS,        NULL},
};

START_TEST(the_command_line_has_the_last_word)
{
	c.ask.text.game = view_of(made_out[_i].game);
	c.ask.text.language = view_of(made_out[_i].language);
	c.ask.text.options = view_of(made_out[_i].options);
	if (sheet_whole(&c, view_of(made_out[_i].record))) {
		ck_assert_ptr_null(made_out[_i].told);
	} else {
		ck_assert_str_eq(c.err.text, made_out[_i].told);
	}
}

START_TEST(options_from_outside_stand_behind_those_of_the_record)
{
	c.ask.text.options = view_of("bingo=35");
	sheet_of(&c, "#style bingo=40\n>ann: AEINRST 8D NASTIER +51 51\n");
	ck_assert_str_eq(sheet_faults(&c), "");
}

START_TEST(a_language_from_outside_goes_before_the_set_of_the_record)
{
	c.ask.text.language = view_of("de");
	sheet_of(&c, "#tile-set std-en\n" PASS);
	ck_assert_str_eq(c.sheet.setup.tiles->id, "std-de");
}

START_TEST(players_of_one_name_are_told_apart)
{
	ck_assert(sheet_whole(&c, view_of("#player1 a1 Ann Lee\n#player2 a2 Ann Lee\n"
					  ">a1: - +0 0\n>a2: - +0 0\n")));
	ck_assert(view_is(c.sheet.setup.name[0], "a1"));
	ck_assert(view_is(c.sheet.setup.name[1], "a2"));
}

START_TEST(enormous_numbers_are_met_calmly)
{
	struct buf b = buf_in(&c.arena);

	for (int i = 0; i < 3000; i++) {
		buf_str(&b, ">ann: (time) -999999 -999999\n");
	}
	sheet_of(&c, buf_cstr(&b));
	ck_assert_uint_eq(c.sheet.faults, 2999);
	ck_assert_int_lt(c.sheet.pos.score[0], -90000000);
}

START_TEST(text_and_json_name_file_line_and_column)
{
	struct buf b = buf_in(&c.arena);

	sheet_of(&c, ">ann: AEINRST 8D NASTIER +65 65\n" PASS);
	sheet_text(&b, &c.sheet, 0, 0);
	ck_assert_str_eq(buf_cstr(&b),
			 "Classic, words: any, tiles: std-en\n"
			 "   1  Ann         8D NASTIER                   +65     65\n"
			 "      ! x.gcg:3:26: recorded +65, the rules give +66\n"
			 "   2  Ben         -                             +0      0\n"
			 "By the rules: Ann 66 (recorded 65), Ben 0.\n"
			 "1 of 2 lines contradicts the rules or the record.\n");
	b = buf_in(&c.arena);
	ck_assert(sheet_json(&b, &c.sheet, 1, 1));
	ck_assert_str_eq(
		buf_cstr(&b),
		"{\"type\":\"record\",\"game\":\"classic\",\"language\":\"en\","
		"\"lexicon\":\"any\",\"tiles\":\"std-en\",\"players\":[\"Ann\","
		"\"Ben\"]}\n"
		"{\"type\":\"line\",\"line\":3,\"turn\":1,\"player\":\"Ann\","
		"\"kind\":\"play\",\"where\":\"8D\",\"tiles\":\"NASTIER\","
		"\"recorded\":65,\"score\":66,\"recorded-total\":65,\"total\":66,"
		"\"verdict\":\"contradicts\",\"faults\":[{\"at\":\"x.gcg:3:26\","
		"\"message\":\"recorded +65, the rules give +66\"}]}\n"
		"{\"type\":\"totals\",\"totals\":{\"Ann\":66,\"Ben\":0},"
		"\"recorded\":{\"Ann\":65,\"Ben\":0},\"contradictions\":1}\n");
}

static const char *const explained[] = {
	"Line 3, turn 1, Ann\n",
	"  Written       >ann: AEINRST 8D NASTIER +65 65\n",
	"  Main word NASTIER, across\n",
	"    D8   N       1       2  laid on 2L (double letter) [C2]\n",
	"    Sum         2+1+1+1+1+1+1 = 8, x2 (H8) = 16 [C1 C3]\n",
	"  Word list     NASTIER is not in the list words [B10]\n",
	"  Score         16 + 50 = 66 [C7]\n",
	"  Recorded      +65, total 65\n",
	"  By the rules  +66, total 66\n",
	"  Contradicts   x.gcg:3:26: recorded +65, the rules give +66\n",
	"Line 4, turn 2, Ben\n",
	" 8  3W .  . [N][A][S][T][I][E][R] .  2L .  .  3W  8\n",
};

START_TEST(an_explanation_shows_position_squares_and_sums)
{
	struct buf b = buf_in(&c.arena);

	c.keep = true;
	c.ask.text.lexicon = view_of("words TISANE");
	sheet_of(&c, ">ann: AEINRST 8D NASTIER +65 65\n" PASS);
	sheet_explain(&b, &c.sheet, 0, 0);
	for (int i = 0; i < COUNT(explained); i++) {
		ck_assert_msg(strstr(buf_cstr(&b), explained[i]) != NULL, "%s",
			      explained[i]);
	}
	b = buf_in(&c.arena);
	ck_assert(sheet_json(&b, &c.sheet, 0, 0));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "\"explain\":{\"before\":{"));
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_rows(faults_are_told_with_their_place, sheets);
	claims_rows(words_are_noted_and_contradict_nothing, noted);
	claims_rows(a_record_tells_its_game, games_told);
	claims_rows(the_command_line_has_the_last_word, made_out);
	return claims_run("sheet");
}
