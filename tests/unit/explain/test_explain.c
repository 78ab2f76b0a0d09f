/* SPDX-License-Identifier: ISC */
/* What a referee is told of squares, words and sums, and the whole of one game. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/explained.h"

#define TWO "Player: Ann\nPlayer: Ben\n"

static struct board_case c;

/* clang-format off */
static const struct explained_row words[] = {
	/* A blank, a letter premium, a cross word, all tiles of a rack. */
	{"Game: angrywords\nLexicon: words CRATEDS ABE\n"
		TWO
		"Rack Ann: C R A T E D ?\nSetup: H7 down AB\n",
		"Ann: D9 across CRATEDs\n",
	{"  Written       D9 across CRATEDs\n"
	"  Read as       D9 across CRATEDs\n"
	"  From the rack C R A T E D ?=S\n"
	"\n"
	"  Main word CRATEDs, across\n"
	"    At   Tile Worth  Counts Why\n"
	"    D9   C       3       3  laid on a plain square\n"
	"    E9   R       1       2  laid on 2L (double letter) [C2]\n"
	"    F9   A       1       1  laid on a plain square\n"
	"    G9   T       1       1  laid on a plain square\n"
	"    H9   E       1       1  laid on a plain square\n"
	"    I9   D       2       2  laid on a plain square\n"
	"    J9   s       0       0  a blank for S, laid on a plain square [C5]\n"
	"    Sum         3+2+1+1+1+2+0 = 10 [C1]\n"
	"\n"
	"  Cross word ABE, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    H7   A       1       1  on the board before\n"
	"    H8   B       3       3  on the board before\n"
	"    H9   E       1       1  laid on a plain square\n"
	"    Sum         1+3+1 = 5 [C1]\n"
	"\n"
	"  Word list     CRATEDs is in the list words [B10]\n"
	"                ABE is in the list words [B10]\n"
	"  All tiles     7 laid in one turn: 40 more [C6]\n"
	"  Score         10 + 5 + 40 = 55 [C7]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 55 = 55\n"
	"  - Ann draws L Q A A J B ?: places 8 to 14 of order 1 [B11 D8]\n"
	"  After\n"
	"    Ann         A A B J L Q ?\n"
	"    Ben         A I I L N O W\n"
	"    Bag         77\n"}},
	/* A refusal for a word tells no points. */
	{"Game: angrywords\nLexicon: words CRATEDS\n"
		TWO
		"Rack Ann: C R A T E D ?\nSetup: H7 down AB\n",
		"Ann: D9 across CRATEDs\n",
	{"  Written       D9 across CRATEDs\n"
	"  Word list     CRATEDs is in the list words [B10]\n"
	"                ABE is not in the list words [B10]\n"
	"  Ruling        refused (not-a-word): this game's word list (words) does not\n"
	"                have ABE. Nothing changed [B10]\n"}},
	/* Fourfold premiums that do nothing, each for its own reason. */
	{"Game: wordbox\nOptions: challenge=void\nLexicon: any\n"
		TWO
		"Rack Ann: T N E\nSetup: J1 down OX\n",
		"Ann: H1 across TNOE\n",
	{"  Written       H1 across TNOE\n"
	"  Read as       H1 across TNOE\n"
	"  From the rack T N E\n"
	"  On the board  J1 O\n"
	"\n"
	"  Main word TNOE, across\n"
	"    At   Tile Worth  Counts Why\n"
	"    H1   T       1       1  laid on a plain square\n"
	"    I1   N       1       1  laid on 4W (quadruple word), which does nothing\n"
	"                            inside a word [C8]\n"
	"    J1   O       1       1  on the board before\n"
	"    K1   E       1       1  laid on a plain square\n"
	"    Sum         1+1+1+1 = 4 [C1]\n"
	"\n"
	"  Word list     TNOE is in the list any, which takes every word [B10]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 4 = 4\n"
	"  - Ann draws W S K L N D O: places 8 to 14 of order 1 [B11 D8]\n"
	"  After\n"
	"    Ann         D K L N O S W\n"
	"    Ben         E H I N O R Y\n"
	"    Bag         96\n"}},
	{"Game: wordbox\nOptions: challenge=void fourw=clockwise\n"
		"Lexicon: any\n"
		TWO
		"Rack Ann: T N E\nSetup: A13 down OX\n",
		"Ann: A12 down TOXE\n",
	{"  Written       A12 down TOXE\n"
	"  Read as       A12 down TOXE\n"
	"  From the rack T E\n"
	"  On the board  A13 O, A14 X\n"
	"\n"
	"  Main word TOXE, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    A12  T       1       2  laid on 2L (double letter) [C2]\n"
	"    A13  O       1       1  on the board before\n"
	"    A14  X       5       5  on the board before\n"
	"    A15  E       1       1  laid on 4W (quadruple word), which does nothing:\n"
	"                            the word does not read clockwise there [C8]\n"
	"    Sum         2+1+5+1 = 9 [C1]\n"
	"\n"
	"  Word list     TOXE is in the list any, which takes every word [B10]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 9 = 9\n"
	"  - Ann draws W S K L N D: places 8 to 13 of order 1 [B11 D8]\n"
	"  After\n"
	"    Ann         D K L N N S W\n"
	"    Ben         E H I N O R Y\n"
	"    Bag         97\n"}},
	/* A lesser word premium; eight tiles at once. */
	{"Game: wordgame\nLexicon: any\n"
		TWO
		"Rack Ann: C R A T E D S ?\nRack Ben: B\nBag: empty\n"
		"Setup: E4 down X\n",
		"Ann: E4 down XCRATEDSx\n",
	{"  Written       E4 down XCRATEDSx\n"
	"  Read as       E4 down XCRATEDSx\n"
	"  From the rack C R A T E D S ?=X\n"
	"  On the board  E4 X\n"
	"\n"
	"  Main word XCRATEDSx, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    E4   X       6       6  on the board before\n"
	"    E5   C       2       2  laid on 2W (double word) [C10]\n"
	"    E6   R       1       1  laid on a plain square\n"
	"    E7   A       1       2  laid on 2L (double letter) [C2]\n"
	"    E8   T       1       1  laid on a plain square\n"
	"    E9   E       1       2  laid on 2L (double letter) [C2]\n"
	"    E10  D       1       1  laid on a plain square\n"
	"    E11  S       1       1  laid on 2W (double word), which does nothing: a\n"
	"                            word takes only its highest word premium [C10]\n"
	"    E12  x       0       0  a blank for X, laid on a plain square [C5]\n"
	"    Sum         6+2+1+2+1+2+1+1+0 = 16, x2 (E5) = 32, doubled for 8 tiles in\n"
	"                one turn = 64 [C1 C10 C11]\n"
	"\n"
	"  Word list     XCRATEDSx is in the list any, which takes every word [B10]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 64 = 64\n"
	"  - the game is over: Ann has laid the last tile, and the bag is empty [E1]\n"
	"  After\n"
	"    Ann         (no tile)\n"
	"    Ben         B\n"
	"    Bag         0\n"}},
	/* A blank with two letters. */
	{"Game: wordgame\nOptions: blank=dual\nLexicon: any\n"
		TWO
		"Rack Ann: C ? T S\nRack Ben: B\nBag: empty\nSetup: H7 across AND\n",
		"Ann: H8 across C?A/UTS\n",
	{"  Written       H8 across C?A/UTS\n"
	"  Read as       H8 across C?A/UTS\n"
	"  From the rack C ?=A T S\n"
	"\n"
	"  Main word CaTS, across\n"
	"    At   Tile Worth  Counts Why\n"
	"    H8   C       2       2  laid on a plain square\n"
	"    I8   a       0       0  a blank for A across and U down, laid on a plain\n"
	"                            square [C5 S12]\n"
	"    J8   T       1       1  laid on a plain square\n"
	"    K8   S       1       1  laid on a plain square\n"
	"    Sum         2+0+1+1 = 4 [C1]\n"
	"\n"
	"  Cross word AC, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    H7   A       1       1  on the board before\n"
	"    H8   C       2       2  laid on a plain square\n"
	"    Sum         1+2 = 3 [C1]\n"
	"\n"
	"  Cross word Nu, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    I7   N       1       1  on the board before\n"
	"    I8   u       0       0  a blank for U down and A across, laid on a plain\n"
	"                            square [C5 S12]\n"
	"    Sum         1+0 = 1 [C1]\n"
	"\n"
	"  Cross word DT, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    J7   D       1       1  on the board before\n"
	"    J8   T       1       1  laid on a plain square\n"
	"    Sum         1+1 = 2 [C1]\n"
	"\n"
	"  Word list     CaTS is in the list any, which takes every word [B10]\n"
	"                AC is in the list any, which takes every word [B10]\n"
	"                Nu is in the list any, which takes every word [B10]\n"
	"                DT is in the list any, which takes every word [B10]\n"
	"  Score         4 + 3 + 1 + 2 = 10 [C7]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 10 = 10\n"
	"  - the game is over: Ann has laid the last tile, and the bag is empty [E1]\n"
	"  After\n"
	"    Ann         (no tile)\n"
	"    Ben         B\n"
	"    Bag         0\n"}},
};

static const char whole_head[] =
	"Game: wordbox\nOptions: challenge=void\n" TWO
	"Rack Ann: O N E\nRack Ben: Q E\nBag: empty\nSetup: N1 down TEN\n";
static const char whole[] =
	"WordBox, judged again from the record\n"
	"  Words         any: every word is good\n"
	"  Tiles         wordbox-en, alphabet en\n"
	"  Options       challenge=void\n"
	"  Seed\n"
	"    0000000000000000000000000000000000000000000000000000000000000000\n"
	"\n"
	"Line 1, turn 1, Ann: N1 across TONE\n"
	"\n"
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q\n"
	" 1  4W .  .  2L .  3W .  .  4W .  .  3W .  T  .  .  4W  1\n"
	" 2  .  2W .  .  .  .  3L .  .  .  3L .  .  E  .  2W .   2\n"
	" 3  .  .  2W .  .  .  .  2L .  2L .  .  .  N  2W .  .   3\n"
	" 4  2L .  .  2W .  .  .  .  3L .  .  .  .  2W .  .  2L  4\n"
	" 5  .  .  .  .  EX .  2L .  .  .  2L .  EX .  .  .  .   5\n"
	" 6  3W .  .  .  .  3L .  .  2W .  .  3L .  .  .  .  3W  6\n"
	" 7  .  3L .  2L .  .  2L .  .  .  2L .  .  2L .  3L .   7\n"
	" 8  .  .  2L .  2W .  .  .  *  .  .  .  2W .  2L .  .   8\n"
	" 9  .  3L .  2L .  .  2L .  .  .  2L .  .  2L .  3L .   9\n"
	"10  3W .  .  .  .  3L .  .  2W .  .  3L .  .  .  .  3W 10\n"
	"11  .  .  .  .  EX .  2L .  .  .  2L .  EX .  .  .  .  11\n"
	"12  2L .  .  2W .  .  .  .  3L .  .  .  .  2W .  .  2L 12\n"
	"13  .  .  2W .  .  .  .  2L .  2L .  .  .  .  2W .  .  13\n"
	"14  .  2W .  .  .  .  3L .  .  .  3L .  .  .  .  2W .  14\n"
	"15  4W .  .  2L .  3W .  .  4W .  .  3W .  2L .  .  4W 15\n"
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q\n"
	"\n"
	"  Before\n"
	"    Ann         E N O\n"
	"    Ben         E Q\n"
	"    Bag         0\n"
	"  Written       N1 across TONE\n"
	"  Read as       N1 across TONE\n"
	"  From the rack O N E\n"
	"  On the board  N1 T\n"
	"\n"
	"  Main word TONE, across\n"
	"    At   Tile Worth  Counts Why\n"
	"    N1   T       1       1  on the board before; its 2L no longer counts\n"
	"                            [C4]\n"
	"    O1   O       1       1  laid on a plain square\n"
	"    P1   N       1       1  laid on a plain square\n"
	"    Q1   E       1       1  laid on 4W (quadruple word) [C8]\n"
	"    Sum         1+1+1+1 = 4, x4 (Q1) = 16 [C1 C3]\n"
	"\n"
	"  Word list     TONE is in the list any, which takes every word [B10]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 16 = 16\n"
	"  - the game is over: Ann has laid the last tile, and the bag is empty [E1]\n"
	"  After\n"
	"    Ann         (no tile)\n"
	"    Ben         E Q\n"
	"    Bag         0\n"
	"\n"
	"The end\n"
	"  - the game is over: Ann has laid the last tile, and the bag is empty [E1]\n"
	"  - Ann gains what is left with the others: Ben Q 5 + E 1 = 6. 16 + 6 = 22;\n"
	"    winner [E1 E6]\n"
	"  - Ben loses what is left: Q 5 + E 1 = 6. 0 - 6 = -6 [E1]\n";
/* clang-format on */

START_TEST(every_square_and_word_is_reckoned)
{
	explained_says(&c, &words[_i]);
}

START_TEST(a_game_is_told_from_its_head_to_its_end)
{
	ck_assert_str_eq(explained(&c, whole_head, "Ann: N1 across TONE\n", 0, 0),
			 whole);
}

START_TEST(from_and_to_choose_turns)
{
	const char *turns = "Ann: H8 across JOY\nBen: pass\nAnn: pass\nBen: pass\n";
	const char *text = explained(&c, "", turns, 2, 3);

	ck_assert_ptr_null(strstr(text, "The deal"));
	ck_assert_ptr_null(strstr(text, "Line 1,"));
	ck_assert_ptr_nonnull(strstr(text, "Line 2, turn 2, Ben: pass\n"));
	ck_assert_ptr_nonnull(strstr(text, "Line 3, turn 3, Ann: pass\n"));
	ck_assert_ptr_null(strstr(text, "Line 4,"));
	ck_assert_ptr_null(strstr(text, "The end"));
	text = explained(&c, "", turns, 4, 4);
	ck_assert_ptr_nonnull(strstr(text, "Line 4,"));
	ck_assert_ptr_nonnull(strstr(text, "\nThe end\n"));
}

/* The longest names and orders are broken, never the lines. */
START_TEST(no_line_is_wider_than_a_letter)
{
	explained(&c,
		  "Game: classic\nOptions: board=super21\n"
		  "Player: Bartholomew-Maximilian von Hohenlohe und zu Langenburg\n"
		  "Player: Ann\nLexicon: any\nRacks: open\n"
		  "Setup: A11 across ABCDEFGHIJKLMNOPQRST\n",
		  "Ann: pass\n"
		  "Bartholomew-Maximilian von Hohenlohe und zu Langenburg: "
		  "A11 across ABCDEFGHIJKLMNOPQRSTu\n",
		  0, 0);
}

START_TEST(a_position_is_kept_once)
{
	case_run(&c, "", "Ben: pass\nAnn: pass\nBen: pass\n");
	ck_assert_ptr_eq(case_turn(&c, 0)->before, case_turn(&c, 0)->after);
	ck_assert_ptr_eq(case_turn(&c, 0)->after, case_turn(&c, 1)->before);
	ck_assert_ptr_ne(case_turn(&c, 1)->before, case_turn(&c, 1)->after);
	ck_assert_ptr_eq(case_turn(&c, 1)->after, case_turn(&c, 2)->before);
	ck_assert_int_eq(case_turn(&c, 1)->after->turn, 2);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(every_square_and_word_is_reckoned, words);
	return claims_run("explain");
}
