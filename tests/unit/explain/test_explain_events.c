/* SPDX-License-Identifier: ISC */
/* What a referee is told of turns, questions, EX squares, new racks and endings. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/explained.h"

#define TWO   "Player: Ann\nPlayer: Ben\n"
#define THREE TWO "Player: Cid\n"

static struct board_case c;

/* clang-format off */
static const struct explained_row events[] = {
	/* A run of turns that ends nothing. */
	{"Game: angrywords\nLexicon: any\n"
		TWO
		"Rack Ann: C A T\nRack Ben: Q U\n",
		"Ann: H8 across CAT\nBen: pass\n@ late Ann\nBen: pass\n",
	{"  Written       pass\n"
	"  Read as       pass\n"
	"  What happened\n"
	"  - Ben passes [X5]\n"
	"  - turns in a row without points: 3 of 3, but some of them were late and\n"
	"    others were not, so they end nothing [E2 K3]\n"
	"  After\n"
	"    Ann         C E I K O S V\n"
	"    Ben         Q U\n"
	"    Bag         88\n"}},
	/* An order that waited, and what an EX did. */
	{"Game: wordbox\nOptions: challenge=single\nLexicon: words ON ONE\n"
		THREE
		"Rack Ann: O N E T A S ?\nRack Ben: Q E I O N T S\n"
		"Rack Cid: X O A T S E E\nSetup: E4 down O\n",
		"Ann: E4 down ON\nBen: E4 down ONE\nCid: accept\n@ window\n",
	{"  Written       E4 down ONE\n"
	"  Read as       E4 down ONE\n"
	"  From the rack E\n"
	"  On the board  E4 O, E5 N\n"
	"\n"
	"  Main word ONE, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    E4   O       1       1  on the board before\n"
	"    E5   N       1       1  on the board before\n"
	"    E6   E       1       1  laid on a plain square\n"
	"    Sum         1+1+1 = 3 [C1]\n"
	"\n"
	"  Word list     not asked: the play may be questioned [Q1]\n"
	"  Ruling        it waited, and was played in line 3 (Cid: accept); it stood\n"
	"                after line 3, when the time to question was over [Q6 Q7]\n"
	"  What happened\n"
	"  - Ben gives up the right to question, and the order waits until Ann's play\n"
	"    stands; while it waits no clock runs for Ben [Q6]\n"
	"  After\n"
	"    Ann         A E O S T ?\n"
	"    Ben         E I N O Q S T\n"
	"    Cid         A E E O S T X\n"
	"    Bag         93\n",
	"  Written       accept\n"
	"  Read as       accept\n"
	"  What happened\n"
	"  - Cid gives up the right to question the play [Q6]\n"
	"  - Ann's play of line 1 stands, as all have accepted it: 0 + 2 = 2 [Q6 Q7]\n"
	"  - Ann draws O: place 1 of order 1, made of the 93 tiles there [B11 D7 D8]\n"
	"  - Ann covered EX: of Cid's rack O goes into the bag, and H is drawn for\n"
	"    it: place 2 of order 1; the bag held 92, EX needs 7 [C9 D10 D8]\n"
	"  - Ben's order of line 2, which waited, is played [Q6]\n"
	"  - Ben's play may be questioned; its points, 3, do not count yet [Q1]\n"
	"  After\n"
	"    Ann         A E O O S T ?\n"
	"    Ben         I N O Q S T\n"
	"    Cid         A E E H S T X\n"
	"    Bag         92\n",
	"After line 3\n"
	"  - Ben's play of line 2 stands, as nobody questioned it in time: 0 + 3 = 3\n"
	"    [Q6 Q7]\n"
	"  - Ben draws R: place 1 of order 2, made of the 92 tiles there [B11 D7 D8]\n"}},
	{"Game: wordbox\nOptions: challenge=void\nLexicon: any\n"
		TWO
		"Rack Ann: N E\nRack Ben: Q\nBag: empty\nSetup: E4 down O\n",
		"Ann: E4 down ON\n",
	{"  Written       E4 down ON\n"
	"  Read as       E4 down ON\n"
	"  From the rack N\n"
	"  On the board  E4 O\n"
	"\n"
	"  Main word ON, down\n"
	"    At   Tile Worth  Counts Why\n"
	"    E4   O       1       1  on the board before\n"
	"    E5   N       1       1  laid on EX (exchange)\n"
	"    Sum         1+1 = 2 [C1]\n"
	"\n"
	"  Word list     ON is in the list any, which takes every word [B10]\n"
	"  What happened\n"
	"  - Ann's score: 0 + 2 = 2\n"
	"  - EX on E5 does nothing: the bag holds 0, EX needs 7 [C9]\n"
	"  After\n"
	"    Ann         E\n"
	"    Ben         Q\n"
	"    Bag         0\n"}},
	/* An order that an EX came before. */
	{"Game: wordbox\nLexicon: any\n"
		TWO
		"Rack Ann: N E\nRack Ben: Q S S S S S S\nSetup: E4 down O\n",
		"Ann: E4 down ON\nBen: E4 down ONS\n",
	{"  Written       E4 down ONS\n"
	"  Read as       accept\n"
	"  Ruling        set aside: EX changed the rack it was made for, so it counts\n"
	"                as accept and no more [Q7]\n"
	"  What happened\n"
	"  - Ben gives up the right to question the play [Q5]\n"
	"  - Ann's play of line 1 stands, as the opponent accepts it: 0 + 2 = 2 [Q5\n"
	"    Q7]\n"
	"  - Ann draws C I P A C N: places 1 to 6 of order 1, made of the 105 tiles\n"
	"    there [B11 D7 D8]\n"
	"  - Ann covered EX: of Ben's rack S goes into the bag, and T is drawn for\n"
	"    it: place 7 of order 1; the bag held 99, EX needs 7 [C9 D10 D8]\n"
	"  After\n"
	"    Ann         A C C E I N P\n"
	"    Ben         Q S S S S S T\n"
	"    Bag         99\n"}},
	{"Game: wordgame\n"
		TWO,
		"Ann: pass\nBen: pass\n",
	{"  Written       pass\n"
	"  Read as       pass\n"
	"  What happened\n"
	"  - Ben passes [X5]\n"
	"  - the first two turns were passes on an empty board: Ann's E H G R ? R E C\n"
	"    and Ben's E E R U Y S L Q go back to the bag, and new racks are dealt,\n"
	"    time 1 of 3 [E7]\n"
	"  - Ann draws A D E O T O N E: places 1 to 8 of order 2, made of the 104\n"
	"    tiles there [E7 D11 D7 D8]\n"
	"  - Ben draws R S D A A M W U: places 9 to 16 of order 2 [E7 D11 D8]\n"
	"  After\n"
	"    Ann         A D E E N O O T\n"
	"    Ben         A A D M R S U W\n"
	"    Bag         88\n"}},
	/* A question that was wrong, and one that was right. */
	{"Game: classic\nLexicon: words CAT\n"
		TWO
		"Rack Ann: C A T S\nRack Ben: Q I\nBag: empty\n",
		"Ann: H8 across CAT\nBen: challenge\n",
	{"  Written       H8 across CAT\n"
	"  Read as       H8 across CAT\n"
	"  From the rack C A T\n"
	"\n"
	"  Main word CAT, across\n"
	"    At   Tile Worth  Counts Why\n"
	"    H8   C       3       3  laid on 2W (double word) [C3]\n"
	"    I8   A       1       1  laid on a plain square\n"
	"    J8   T       1       1  laid on a plain square\n"
	"    Sum         3+1+1 = 5, x2 (H8) = 10 [C1 C3]\n"
	"\n"
	"  Word list     not asked: the play may be questioned [Q1]\n"
	"  Ruling        it stood in line 2 (Ben: challenge) [Q7]\n"
	"  What happened\n"
	"  - Ann's play may be questioned; its points, 10, do not count yet [Q1]\n"
	"  After\n"
	"    Ann         S\n"
	"    Ben         I Q\n"
	"    Bag         0\n",
	"  Written       challenge\n"
	"  Read as       challenge\n"
	"  Word list     CAT is in the list words [Q2]\n"
	"  What happened\n"
	"  - Ben questions the play: all its words are looked up, and all are good;\n"
	"    for that Ben loses the next turn [Q2 Q4]\n"
	"  - Ann's play of line 1 stands, as its words are good: 0 + 10 = 10 [Q4 Q7]\n"
	"  - Ben loses this turn for a question that was wrong [Q4]\n"
	"  - turns in a row without points: 1 of 6 [E2]\n"
	"  After\n"
	"    Ann         S\n"
	"    Ben         I Q\n"
	"    Bag         0\n"}},
	{"Game: classic\nOptions: challenge=five refill=at-once\n"
		"Lexicon: words CAT\n"
		TWO
		"Rack Ann: C A T S E E E\nRack Ben: Q I\n",
		"Ann: H8 across CATS\nBen: challenge\n",
	{"  Written       challenge\n"
	"  Read as       challenge\n"
	"  Word list     CATS is not in the list words [Q2]\n"
	"  What happened\n"
	"  - Ben questions the play: all its words are looked up, and CATS is not in\n"
	"    the list [Q2 Q3]\n"
	"  - Ann's play of line 1 is taken back: nothing is scored, the turn is lost,\n"
	"    and the rack has C A T S again; N I I L, drawn for it, is back in the\n"
	"    bag [Q3]\n"
	"  - turns in a row without points: 1 of 6 [E2]\n"
	"  After\n"
	"    Ann         A C E E E S T\n"
	"    Ben         I Q\n"
	"    Bag         91\n"}},
};

static const struct explained_row ends[] = {
	{"Game: wordbox\nOptions: challenge=void\n"
		TWO
		"Rack Ann: O N E\nRack Ben: Q E\nBag: empty\nSetup: N1 down TEN\n",
		"Ann: N1 across TONE\n",
	{"The end\n"
	"  - the game is over: Ann has laid the last tile, and the bag is empty [E1]\n"
	"  - Ann gains what is left with the others: Ben Q 5 + E 1 = 6. 16 + 6 = 22;\n"
	"    winner [E1 E6]\n"
	"  - Ben loses what is left: Q 5 + E 1 = 6. 0 - 6 = -6 [E1]\n"}},
	{"Game: classic\nOptions: challenge=five out=twice\n"
		"Lexicon: words CAT\n"
		TWO
		"Rack Ann: C A T\nRack Ben: Q I\nBag: empty\n",
		"Ann: H8 across CAT\nBen: challenge\n",
	{"The end\n"
	"  - the game is over: Ann has laid the last tile, and the bag is empty [E1]\n"
	"  - Ann gains what is left with the others: Ben Q 10 + I 1 = 11; 2 times 11\n"
	"    = 22. 15 + 22 = 37; winner [E1 E6]\n"
	"  - Ben loses nothing for what is left: Q 10 + I 1 = 11. 0 + 0 = 0 [E1]\n"}},
	{"Game: wordbox\n"
		THREE
		"Rack Ann: A\nRack Ben: Q I\nRack Cid: ?\nBag: empty\n",
		"Ann: pass\nBen: pass\nCid: pass\nAnn: pass\nBen: pass\nCid: pass\n",
	{"The end\n"
	"  - the game is over: 6 passes in a row [E2]\n"
	"  - Ann loses what is left: A 1. 0 - 1 = -1 [E2]\n"
	"  - Ben loses what is left: Q 5 + I 1 = 6. 0 - 6 = -6 [E2]\n"
	"  - Cid loses what is left: ? 0. 0 + 0 = 0; winner [E2 E6]\n"}},
	{"Game: angrywords\n"
		TWO,
		"Ann: offer draw\nBen: agree\n",
	{"The end\n"
	"  - the game is over: all have agreed to a draw [E5]\n"
	"  - Ann: the score stands. 0 + 0 = 0; drawn [E5]\n"
	"  - Ben: the score stands. 0 + 0 = 0; drawn [E5]\n"}},
	{"Game: angrywords\nLexicon: any\n"
		TWO
		"Rack Ann: C A T\nRack Ben: Q U\n",
		"Ann: H8 across CAT\nBen: exchange Q\nAnn: pass\nBen: pass\n",
	{"The end\n"
	"  - the game is over: 3 turns in a row without points [E2]\n"
	"  - Ann: the score stands. 5 + 0 = 5; winner [E2 E6]\n"
	"  - Ben: the score stands. 0 + 0 = 0 [E2]\n"}},
};
/* clang-format on */

START_TEST(what_happened_is_told_with_its_rules)
{
	explained_says(&c, &events[_i]);
}

START_TEST(an_ending_is_told_as_a_sum_for_each_seat)
{
	explained_says(&c, &ends[_i]);
}

/* Nobody passed where the play before it ended the game. */
START_TEST(a_late_turn_that_ends_the_game_is_no_pass)
{
	case_run(&c,
		 "Game: classic\nLexicon: any\n" TWO
		 "Rack Ann: C A T\nRack Ben: Q I\nBag: empty\n",
		 "Ann: H8 across CAT\n@ late Ben\n");
	ck_assert_uint_eq(c.replay.turns, 1);
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_APPLIED);
	ck_assert_int_eq(c.replay.pos.reason, END_OUT);
}

START_TEST(a_list_tells_what_is_not_simply_applied)
{
	struct buf b = buf_in(&c.arena);

	case_run(&c,
		 "Game: classic\nLexicon: words TEN TONE\n" TWO
		 "Rack Ann: T O N E S Q Z\nRack Ben: T E N A A A A\n",
		 "Ann: H8 across TONES\nBen: challenge\nBen: H8 across TEN\n"
		 "Ann: accept\nAnn: H8 down TONE\nAnn: pass\n");
	replay_text(&b, &c.replay, 0, 0);
	ck_assert_str_eq(
		buf_cstr(&b),
		"Classic, words: words\n"
		"   1  Ann         H8 across TONES                0      0  taken "
		"back\n"
		"   2  Ben         challenge                      0      0\n"
		"   2  Ben         H8 across TEN                  6      6\n"
		"   3  Ann         accept                         0      0\n"
		"   3  Ann         H8 down TONE                   4      0  pending\n"
		"   4  Ann         pass\n"
		"                  refused: your turn has not come yet\n");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(what_happened_is_told_with_its_rules, events);
	claims_rows(an_ending_is_told_as_a_sum_for_each_seat, ends);
	return claims_run("explain_events");
}
