/* SPDX-License-Identifier: ISC */
/* What a referee is told of Cubes. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/explained.h"

static struct board_case c;

/* clang-format off */
/* A game of Cubes. */
static const char cubes[] =
	"Game: cubes\n"
	"Player: Ann\n"
	"Player: Ben\n"
	"Lexicon: words CAT COT COD CODA DATA COASTED\n"
	"Face: 19T C 20T A 21T T 22T O 23T T 24T D 24R A 21R D 26T S 27T E\n"
	"Bonus: 20 DL 21 DW 24 TW\n";
static const char cubes_turns[] =
	"Ann: CAT 19T 20T 21T\n"
	"Ben: COT 19T 22T 23T\n"
	"Ann: remove 18\n"
	"Ann: CODA 19T 22T 24T 24R\n"
	"Ann: CODA 19T 22T 23T 24T 24R\n"
	"Ann: COTD 19T 22T 23T 24T\n"
	"Ben: DATA 24T 24R 21T 20T\n";

static const struct explained_row rows[] = {
	/* Bonus cubes, red ones, one that goes; a word that is none. */
	{cubes, cubes_turns,
	{"  Written       CAT 19T 20T 21T\n"
	"  Read as       CAT 19T 20T 21T\n"
	"\n"
	"  Word CAT\n"
	"    At   Tile Worth  Counts Why\n"
	"    19T  C       3       3  cube 19: 0 uses before, 1 now [U8]\n"
	"    20T  A       1       2  cube 20: 0 uses before, 1 now; DL (double\n"
	"                            letter) [U8 U5]\n"
	"    21T  T       1       1  cube 21: 0 uses before, 1 now; DW (double word)\n"
	"                            [U8 U5]\n"
	"    Sum         3+2+1 = 6, x2 (cube 21) = 12 [U5]\n"
	"\n"
	"  Word list     CAT is in the list words [U8]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 12 = 12 [U5]\n"
	"  - a word is possible: COT 19T 22T 23T [U10]\n"
	"  After\n"
	"    Ann         12 points\n"
	"    Ben         0 points\n"
	"    Cubes       27\n",
	"  Written       COTD 19T 22T 23T 24T\n"
	"  Read as       COTD 19T 22T 23T 24T\n"
	"\n"
	"  Word COTD\n"
	"    At   Tile Worth  Counts Why\n"
	"    19T  C       3       3  cube 19: 2 uses before, 3 now, so it goes [U8]\n"
	"    22T  O       1       1  cube 22: 1 use before, 2 now, red [U8]\n"
	"    23T  T       1       1  cube 23: 1 use before, 2 now, red [U8]\n"
	"    24T  D       2       2  cube 24: 0 uses before, 1 now; TW (triple word)\n"
	"                            [U8 U5]\n"
	"    Sum         3+1+1+2 = 7, x3 (cube 24) = 21; but it is no word: 0 [U5]\n"
	"\n"
	"  Word list     COTD is not in the list words [U8]\n"
	"  What happened\n"
	"  - COTD is not in the list: no points, but its cubes are used, and the turn\n"
	"    is over [U8]\n"
	"  - cube 19 used three times: removed [U8]\n"
	"  - a word is possible: DATA 12R 24R 21T 20T [U10]\n"
	"  After\n"
	"    Ann         12 points\n"
	"    Ben         5 points\n"
	"    Cubes       25, red 22 23\n",
	"  Written       DATA 24T 24R 21T 20T\n"
	"  Read as       DATA 24T 24R 21T 20T\n"
	"\n"
	"  Word DATA\n"
	"    At   Tile Worth  Counts Why\n"
	"    24T  D       2       2  cube 24: 1 use before, 2 now, red; TW (triple\n"
	"                            word) [U8 U5]\n"
	"    24R  A       1       1  cube 24 again: one use for the whole word; TW\n"
	"                            (triple word), once in a word [U8 U5]\n"
	"    21T  T       1       1  cube 21: 1 use before, 2 now, red; DW (double\n"
	"                            word), which does nothing: only the highest\n"
	"                            counts [U8 U5]\n"
	"    20T  A       1       2  cube 20: 1 use before, 2 now, red; DL (double\n"
	"                            letter) [U8 U5]\n"
	"    Sum         2+1+1+2 = 6, x3 (cube 24) = 18 [U5]\n"
	"\n"
	"  Word list     DATA is in the list words [U8]\n"
	"  What happened\n"
	"  - Ben's score: 5 + 18 = 23 [U5]\n"
	"  - no word is possible, but not every cube shows all its faces: one must be\n"
	"    removed [U10 U11]\n"
	"  After\n"
	"    Ann         12 points\n"
	"    Ben         23 points\n"
	"    Cubes       25, red 20 21 22 23 24\n"}},
	/* A cube falls; a step that cannot be. */
	{cubes, cubes_turns,
	{"The start\n"
	"  - the record gives the letters of 10 faces; any others are drawn from\n"
	"    stream faces [U1 D15]\n"
	"  - bonus cubes that the record gives: 20 DL, 21 DW, 24 TW [U5]\n",
	"  Written       remove 18\n"
	"  Read as       remove 18\n"
	"  What happened\n"
	"  - Ann removes cube 18 by hand [U9]\n"
	"  - cube 27 falls from level 3 to level 2 [U8]\n"
	"  - show fully now and can be used: 24L O, 26R L [U2 U3]\n"
	"  - a word is possible: DATA 12R 24R 21T 20T [U10]\n"
	"  After\n"
	"    Ann         12 points\n"
	"    Ben         5 points\n"
	"    Cubes       26, red 19\n",
	"  Written       CODA 19T 22T 24T 24R\n"
	"  Ruling        refused (not-next-to): 24T is not next to 22T: they share no\n"
	"                corner. Nothing changed [P2 U4]\n"}},
	/* A long word; nothing left to do. */
	{"Game: cubes\n"
	"Lexicon: words COAST\n"
	"Player: Ann\n"
	"Player: Ben\n"
	"Face: 19T C 22T O 23T A 24T S 27T T\n"
	"Bonus: 21 TL\n",
	"Ann: COAST 19T 22T 23T 24T 27T\n"
	"Ben: remove 21\n",
	{"Line 1, turn 1, Ann: COAST 19T 22T 23T 24T 27T\n"
	"\n"
	"                .-'`-.                   TOP         RIGHT       LEFT\n"
	"             .-' C    `-.                19 C        03 E        07 O\n"
	"          .-'`-. 19T  .-'`-.             20 E        06 P        08 N\n"
	"       .-' O    `-..-' E    `-.          21 A TL     09 A        09 O\n"
	"    .-'`-. 22T  .-'`-. 20T  .-'`-.       22 O        12 D        16 A\n"
	" .-' L    `-..-' A    `-..-' A TL `-.    23 A        15 O        17 T\n"
	" `-. 25T  .-'`-. 23T  .-'`-. 21T  .-'|   24 S        18 I        18 B\n"
	" |  `-..-' E    `-..-' S    `-..-'   |   25 L        21 A TL     25 T\n"
	" | T   `-. 26T  .-'`-. 24T  .-'|A TL |   26 E        24 I        26 J\n"
	" | 25L |  `-..-' T    `-..-'   |21R  |   27 T        27 I        27 D\n"
	" `-.   | J   `-. 27T  .-'|I    |  .-'|\n"
	" |  `-.| 26L |  `-..-'   |24R  .-'   |   TL triple letter\n"
	" | A   `-.   | D   |I    |  .-'|D    |\n"
	" | 16L |  `-.| 27L |27R  .-'   |12R  |\n"
	" `-.   | T   `-.   |  .-'|O    |  .-'|\n"
	" |  `-.| 17L |  `-..-'   |15R  .-'   |\n"
	" | O   `-.   | B   |I    |  .-'|E    |\n"
	" | 07L |  `-.| 18L |18R  .-'   |03R  |\n"
	" `-.   | N   `-.   |  .-'|P    |  .-'\n"
	"    `-.| 08L |  `-..-'   |06R  .-'\n"
	"       `-.   | O   |A    |  .-'\n"
	"          `-.| 09L |09R  .-'\n"
	"             `-.   |  .-'\n"
	"                `-..-'\n"
	"\n"
	"  Before\n"
	"    Ann         0 points\n"
	"    Ben         0 points\n"
	"    Cubes       27\n"
	"  Written       COAST 19T 22T 23T 24T 27T\n"
	"  Read as       COAST 19T 22T 23T 24T 27T\n"
	"\n"
	"  Word COAST\n"
	"    At   Tile Worth  Counts Why\n"
	"    19T  C       3       3  cube 19: 0 uses before, 1 now [U8]\n"
	"    22T  O       1       1  cube 22: 0 uses before, 1 now [U8]\n"
	"    23T  A       1       1  cube 23: 0 uses before, 1 now [U8]\n"
	"    24T  S       1       1  cube 24: 0 uses before, 1 now [U8]\n"
	"    27T  T       1       1  cube 27: 0 uses before, 1 now [U8]\n"
	"    Sum         3+1+1+1+1 = 7, 10 more for 5 letters = 17 [U5 U6]\n"
	"\n"
	"  Word list     COAST is in the list words [U8]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 17 = 17 [U5]\n"
	"  - no word is possible, but not every cube shows all its faces: one must be\n"
	"    removed [U10 U11]\n"
	"  After\n"
	"    Ann         17 points\n"
	"    Ben         0 points\n"
	"    Cubes       27\n",
	"  Written       remove 21\n"
	"  Read as       remove 21\n"
	"  What happened\n"
	"  - Ben removes cube 21 by hand, and with it TL [U9]\n"
	"  - show in part now: 12T E, 20R Z [U2]\n"
	"  - no word is possible, but not every cube shows all its faces: one must be\n"
	"    removed [U10 U11]\n"
	"  - Ben has no word and no removal left: the turn is passed [U10]\n"
	"  After\n"
	"    Ann         17 points\n"
	"    Ben         0 points\n"
	"    Cubes       26\n"}},
	/* A time for the whole game. */
	{"Game: cubes\n"
	"Options: timed=2d\n"
	"Lexicon: words COAST\n"
	"Player: Ann\n",
	"@ time 2026-11-20T20:00:00Z\n"
	"Ann: remove 18\n"
	"@ time 2026-11-22T20:00:01Z\n"
	"@ late Ann\n",
	{"The start\n"
	"  - the letters are drawn from stream faces [U1 D15]\n"
	"  - bonus cubes, drawn from stream bonus: 05 DW, 08 DL, 09 DL, 11 DW, 15 TW,\n"
	"    17 TL, 19 TL, 21 DL [U5 D16]\n"
	"  - the whole game must be played by 2026-11-22T20:00:00Z [U13]\n",
	"After line 1\n"
	"  - the game is over: the time for the whole game is over [U13]\n",
	"The end\n"
	"  - the game is over: the time for the whole game is over [U13]\n"
	"  - Ann: the score stands. 0 + 0 = 0; winner [E6]\n"}},
	/* A pause, and turns missed. */
	{"Game: cubes\n"
	"Lexicon: any\n"
	"Player: Ann\n"
	"Player: Ben\n",
	"@ time 2026-11-20T20:00:00Z\n"
	"Ann: pause\n"
	"Ben: agree pause\n"
	"@ time 2026-11-21T20:00:00Z\n"
	"Ben: resume\n"
	"@ late Ann\n"
	"@ late Ben\n"
	"@ late Ann\n"
	"@ late Ben\n",
	{"  Written       agree pause\n"
	"  Read as       agree pause\n"
	"  What happened\n"
	"  - Ben agrees to a pause [U12]\n"
	"  - the game is paused with 3 days of the turn left [U12]\n"
	"  After\n"
	"    Ann         0 points\n"
	"    Ben         0 points\n"
	"    Cubes       27\n",
	"  Written       resume\n"
	"  Read as       resume\n"
	"  What happened\n"
	"  - Ben lets the game go on [U12]\n"
	"  - Ann's turn must be played by 2026-11-24T20:00:00Z [K1]\n"
	"  After\n"
	"    Ann         0 points\n"
	"    Ben         0 points\n"
	"    Cubes       27\n",
	"  Written       nothing arrived in time\n"
	"  Read as       pass\n"
	"  What happened\n"
	"  - Ben's time is over: the turn is passed [K2]\n"
	"  - the game is over: both have missed two turns in a row [U11]\n"
	"  After\n"
	"    Ann         0 points\n"
	"    Ben         0 points\n"
	"    Cubes       27\n"}},
};
/* clang-format on */

START_TEST(every_part_of_a_line_is_told_with_its_rules)
{
	explained_says(&c, &rows[_i]);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(every_part_of_a_line_is_told_with_its_rules, rows);
	return claims_run("explain_pile");
}
