/* SPDX-License-Identifier: ISC */
/* What a referee is told of WordCap. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/explained.h"

static struct board_case c;

/* clang-format off */
/* Three who answer in their own ways. */
static const char three[] =
	"Game: wordcap\n"
	"Lexicon: words TOI\n"
	"Options: rounds=1\n"
	"Player: Ann\n"
	"Player: Ben\n"
	"Player: Cid\n"
	"Board: STARE LONDM CHIPU BYGFW QZJXK\n";
static const char three_turns[] =
	"@ time 2026-11-20T20:00:00Z\n"
	"Cid: always check\n"
	"Ben: always accept\n"
	"Ann: TOIL B1 B2 C3 B4\n"
	"Ann: TOI B1 B2 C3 =4\n"
	"Ann: TOI B1 B2 C3\n"
	"Cid: always ask\n"
	"Ben: ME E2 E1\n"
	"Ben: undo\n"
	"Cid: refuse undo\n"
	"Ann: offer draw\n"
	"@ window\n"
	"Cid: pass\n";

/* Ann by herself. */
static const char alone[] =
	"Game: wordcap\n"
	"Lexicon: words TOI\n"
	"Player: Ann\n"
	"Board: STARE LONDM CHIPU BYGFW QZJXK\n";
static const char alone_turns[] =
	"Ann: TOI B1 B2 C3\n"
	"Ann: SL A1 A2\n"
	"Ann: sort\n"
	"Ann: pass\n"
	"Ann: pass\n";

/* A record without a seed: it tells what came. */
static const char unseeded[] =
	"Game: wordcap\n"
	"Player: Ann\n"
	"Player: Ben\n"
	"Lexicon: words TOI SON\n"
	"Board: STARE LONDM CHIPU BYGFW QZJXK\n";
static const char unseeded_turns[] =
	"Ann: TOI B1 B2 C3\n"
	"Ben: accept\n"
	"@ cells X Q E\n"
	"Ben: SO A1 B2\n"
	"Ben: SQ A1 B2\n"
	"Ann: check\n"
	"Ann: sort\n"
	"@ grid STARE LONDM CHIPU BYGFW QZJXK\n"
	"Ann: TOI B1 B2 C3\n"
	"Ann: undo\n"
	"Ben: accept\n"
	"Ben: agree undo\n"
	"Ann: TOI B1 B2 C3\n"
	"@ window\n"
	"Ben: always accept\n"
	"Ben: pass\n"
	"Ann: ME E2 E1\n"
	"Ben: pass\n"
	"Ann: word ME\n";

static const struct explained_row rows[] = {
	/* Who resigns has his word looked up. */
	{"Game: wordcap\n"
	"Lexicon: words TOI\n"
	"Player: Ann\n"
	"Player: Ben\n"
	"Board: STARE LONDM CHIPU BYGFW QZJXK\n",
	"Ann: SO A1 B2\n"
	"Ann: resign\n",
	{"Line 2, turn 1, Ann: resign\n"
	"\n"
	"       A         B         C         D         E\n"
	"   +---------+---------+---------+---------+---------+\n"
	" 1 |   S 1   |   T 1   |   A 1   |   R 1   |   E 1   |\n"
	"   |   [1]   |         |         |         |         |\n"
	"   +-------- +2 ------ +1 ------ +2 ------ +3 -------+\n"
	" 2 |   L 2   |   O 1   |   N 1   |   D 2   |   M 3   |\n"
	"   |         |   [2]   |         |         |         |\n"
	"   +-------- +3 ------ +2 ------ +4 ------ +4 -------+\n"
	" 3 |   C 3   |   H 2   |   I 1   |   P 4   |   U 3   |\n"
	"   |         |         |         |         |         |\n"
	"   +-------- +4 ------ +4 ------ +4 ------ +4 -------+\n"
	" 4 |   B 4   |   Y 4   |   G 4   |   F 4   |   W 4   |\n"
	"   |         |         |         |         |         |\n"
	"   +-------- +5 ------ +5 ------ +5 ------ +5 -------+\n"
	" 5 |   Q 5   |   Z 5   |   J 5   |   X 5   |   K 5   |\n"
	"   |         |         |         |         |         |\n"
	"   +---------+---------+---------+---------+---------+\n"
	"+1: what a diagonal step there adds\n"
	"Steps [1] to [2]: SO\n"
	"It waits for an answer.\n"
	"\n"
	"  Before\n"
	"    Ann         0 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"  Written       resign\n"
	"  Read as       resign\n"
	"  What happened\n"
	"  - Ann leaves, so the word is looked up first, and SO is not in the list\n"
	"    words [W6]\n"
	"  - Ann's word of line 1 scores nothing: its letters stay, and the turn is\n"
	"    over, but it is no pass [W7]\n"
	"  - Ann has had 1 of 30 turns [W4]\n"
	"  - Ann resigns [R1]\n"
	"  - the game is over: only one player is left [E4]\n"
	"  After\n"
	"    Ann         0 points, 0 of 3 sorts made, resigned\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Letters     STARE LONDM CHIPU BYGFW QZJXK\n"}},
	/* A score that is wrong; standing answers; a word whose time is over. */
	{three, three_turns,
	{"  Written       TOI B1 B2 C3 =4\n"
	"\n"
	"  Word TOI\n"
	"    At   Tile Worth  Counts Why\n"
	"    B1   T       1       1  the first letter\n"
	"    B2   O       1       1  straight: no crossing\n"
	"    C3   I       1       3  crosses B2 O 1, C2 N 1, B3 H 2 and C3 I 1: the\n"
	"                            highest is 2 [W2]\n"
	"    Sum         3 letters, crossings 2, together 5 [W3]\n"
	"\n"
	"  Word list     not asked\n"
	"  Ruling        refused (other-score): you expected =4, but it would score\n"
	"                5. Nothing changed [L7]\n",
	"  Written       TOI B1 B2 C3\n"
	"  Read as       TOI B1 B2 C3\n"
	"\n"
	"  Word TOI\n"
	"    At   Tile Worth  Counts Why\n"
	"    B1   T       1       1  the first letter\n"
	"    B2   O       1       1  straight: no crossing\n"
	"    C3   I       1       3  crosses B2 O 1, C2 N 1, B3 H 2 and C3 I 1: the\n"
	"                            highest is 2 [W2]\n"
	"    Sum         3 letters, crossings 2, together 5 [W3]\n"
	"\n"
	"  Word list     not asked: the word waits for the others [W6]\n"
	"  Ruling        it stood at once [W5]\n"
	"  What happened\n"
	"  - Ann's word waits for the others until 2026-11-22T20:00:00Z; its points,\n"
	"    5, do not count yet [W6]\n"
	"  - Cid always checks, so the word is looked up, and TOI is in the list\n"
	"    words [W12 W6]\n"
	"  - Ann's word of line 5 stands, as it is in the list: 0 + 5 = 5 [W5]\n"
	"  - B1 T becomes O, B2 O becomes W, C3 I becomes T: by rows from stream\n"
	"    cells, number 1 [W5 D13]\n"
	"  - Ann has had 1 of 1 turn [W4]\n"
	"  - Ben's turn must be played by 2026-11-23T20:00:00Z [K1]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Cid         0 points, 0 of 3 sorts made\n"
	"    Letters     SOARE LWNDM CHTPU BYGFW QZJXK\n",
	"After line 10\n"
	"  - not all have answered in time: the word is looked up, and ME is not in\n"
	"    the list words [W7]\n"
	"  - Ben's word of line 7 scores nothing: its letters stay, and the turn is\n"
	"    over, but it is no pass [W7]\n"
	"  - Ben has had 1 of 1 turn [W4]\n"
	"  - Cid's turn must be played by 2026-11-23T20:00:00Z [K1]\n"}},
	/* What is asked and answered while a word waits, and the last round. */
	{three, three_turns,
	{"  Written       refuse undo\n"
	"  Read as       refuse undo\n"
	"  What happened\n"
	"  - Cid does not agree to that: the word waits again [W9]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Cid         0 points, 0 of 3 sorts made\n"
	"    Letters     SOARE LWNDM CHTPU BYGFW QZJXK\n",
	"  Written       pass\n"
	"  Read as       pass\n"
	"  What happened\n"
	"  - Cid passes [W4]\n"
	"  - Cid has had 1 of 1 turn [W4]\n"
	"  - the game is over: all rounds have been played [W11 W4]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Cid         0 points, 0 of 3 sorts made\n"
	"    Letters     SOARE LWNDM CHTPU BYGFW QZJXK\n"}},
	/* Who plays alone has words looked up at once. */
	{alone, alone_turns,
	{"  Written       TOI B1 B2 C3\n"
	"  Read as       TOI B1 B2 C3\n"
	"\n"
	"  Word TOI\n"
	"    At   Tile Worth  Counts Why\n"
	"    B1   T       1       1  the first letter\n"
	"    B2   O       1       1  straight: no crossing\n"
	"    C3   I       1       3  crosses B2 O 1, C2 N 1, B3 H 2 and C3 I 1: the\n"
	"                            highest is 2 [W2]\n"
	"    Sum         3 letters, crossings 2, together 5 [W3]\n"
	"\n"
	"  Word list     TOI is in the list words [W10]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 5 = 5 [W5 W10]\n"
	"  - B1 T becomes O, B2 O becomes W, C3 I becomes T: by rows from stream\n"
	"    cells, number 1 [W5 D13]\n"
	"  - Ann has had 1 of 30 turns [W4]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Letters     SOARE LWNDM CHTPU BYGFW QZJXK\n",
	"  Written       SL A1 A2\n"
	"  Read as       SL A1 A2\n"
	"\n"
	"  Word SL\n"
	"    At   Tile Worth  Counts Why\n"
	"    A1   S       1       1  the first letter\n"
	"    A2   L       1       1  straight: no crossing\n"
	"    Sum         2 letters [W3]\n"
	"\n"
	"  Word list     SL is not in the list words [W10]\n"
	"  What happened\n"
	"  - SL is not in the list: no points, the letters stay, and the turn is over\n"
	"    [W10 W7]\n"
	"  - Ann has had 2 of 30 turns [W4]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Letters     SOARE LWNDM CHTPU BYGFW QZJXK\n",
	"  Written       sort\n"
	"  Read as       sort\n"
	"  What happened\n"
	"  - Ann has the letters sorted, time 1 of 3: SOARE LWNDM CHTPU BYGFW QZJXK\n"
	"    becomes LNDYS AWOZM TRGBP CUWKF QXJHE, by stream sort, number 1 [W8 D14]\n"
	"  After\n"
	"    Ann         5 points, 1 of 3 sorts made\n"
	"    Letters     LNDYS AWOZM TRGBP CUWKF QXJHE\n"}},
	/* Passes end it; late ones among others do not. */
	{alone, alone_turns,
	{"  Written       pass\n"
	"  Read as       pass\n"
	"  What happened\n"
	"  - Ann passes [W4]\n"
	"  - Ann has had 4 of 30 turns [W4]\n"
	"  - the game is over: all who play have passed twice, one after the other\n"
	"    [W11]\n"
	"  After\n"
	"    Ann         5 points, 1 of 3 sorts made\n"
	"    Letters     LNDYS AWOZM TRGBP CUWKF QXJHE\n"}},
	{"Game: wordcap\n"
	"Lexicon: words TOI\n"
	"Player: Ann\n"
	"Player: Ben\n",
	"@ late Ann\n"
	"Ben: pass\n"
	"@ late Ann\n"
	"Ben: pass\n",
	{"The start\n"
	"  - the letters are drawn from stream board: EEEJX GYAAT ERMRE RDNIS IDDTD\n"
	"    [W1 D12]\n",
	"  Written       pass\n"
	"  Read as       pass\n"
	"  What happened\n"
	"  - Ben passes [W4]\n"
	"  - Ben has had 2 of 30 turns [W4]\n"
	"  - passes in a row: 4 of 4, but some of them were late and others were not,\n"
	"    so they end nothing [W11 K3]\n"
	"  After\n"
	"    Ann         0 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Letters     EEEJX GYAAT ERMRE RDNIS IDDTD\n"}},
	/* A record without a seed tells what came; a word is checked, one taken back. */
	{unseeded, unseeded_turns,
	{"  Written       accept\n"
	"  Read as       accept\n"
	"  What happened\n"
	"  - Ben accepts the word [W6]\n"
	"  - Ann's word of line 1 stands, as all others have accepted it: 0 + 5 = 5\n"
	"    [W5]\n"
	"  - Ann has had 1 of 30 turns [W4]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Letters     SXARE LQNDM CHEPU BYGFW QZJXK\n",
	"After line 2\n"
	"  - the record, which has no seed, says which letters came: X Q E [W5]\n",
	"  Written       check\n"
	"  Read as       check\n"
	"  What happened\n"
	"  - Ann has the word looked up, and SQ is not in the list words [W6]\n"
	"  - Ben's word of line 4 scores nothing: its letters stay, and the turn is\n"
	"    over, but it is no pass [W7]\n"
	"  - Ben has had 1 of 30 turns [W4]\n"
	"  After\n"
	"    Ann         5 points, 0 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Letters     SXARE LQNDM CHEPU BYGFW QZJXK\n"}},
	{unseeded, unseeded_turns,
	{"After line 6\n"
	"  - the record, which has no seed, says how the letters lie now: STARE LONDM\n"
	"    CHIPU BYGFW QZJXK [W8]\n",
	"  Written       agree undo\n"
	"  Read as       agree undo\n"
	"  What happened\n"
	"  - Ben agrees that it is taken back [W9]\n"
	"  - Ann's word of line 7 is taken back: the same turn begins again, on the\n"
	"    same letters [W9]\n"
	"  After\n"
	"    Ann         5 points, 1 of 3 sorts made\n"
	"    Ben         0 points, 0 of 3 sorts made\n"
	"    Letters     STARE LONDM CHIPU BYGFW QZJXK\n"}},
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
	return claims_run("explain_grid");
}
