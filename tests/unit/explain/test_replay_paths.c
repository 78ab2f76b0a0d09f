/* SPDX-License-Identifier: ISC */
/* Turn files of WordCap and Cubes judged again. */
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

#define TWO  "Player: Ann\nPlayer: Ben\n"
#define PILE "Face: 19T C 20T A 21T T 22T O 23T S\n"

#define SEED "Seed: 00000000000000000000000000000000000000000000000000000000000000ff\n"

static struct board_case c;

/* Expected lines have ` for ". */
/* clang-format off */
static const struct {
	const char *head, *turns, *json;
} golden[] = {
	/* 3+1+1 with A doubled, the word twice; a wrong word; the same word again. */
	{"Game: cubes\nLexicon: words CAT COAST\n" TWO PILE "Bonus: 20 DL 21 DW\n",
		"Ann: 19T 20T 21T\nBen: word 19T-22T-23T\nAnn: word CAT\n"
		"Ann: remove 27\n@ late Ann\nBen: resign\n",
		"{`type`:`game`,`game`:`cubes`,`language`:`en`,`lexicon`:`words`,"
		 "`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,`order`:`CAT 19T 20T 21T`,"
		 "`verdict`:`applied`,`score`:12,`total`:12,`bonus`:0,"
		 "`words`:[{`word`:`CAT`,`score`:12}]}\n"
		"{`type`:`turn`,`n`:2,`turn`:2,`player`:`Ben`,`order`:`COS 19T 22T 23T`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,"
		 "`words`:[{`word`:`COS`,`score`:0}]}\n"
		"{`type`:`turn`,`n`:3,`turn`:3,`player`:`Ann`,`order`:`word CAT`,"
		 "`verdict`:`refused`,`score`:0,`total`:12,`bonus`:0,`words`:[],"
		 "`code`:`word-used`,"
		 "`message`:`CAT has been submitted in this game already`}\n"
		"{`type`:`turn`,`n`:4,`turn`:3,`player`:`Ann`,`order`:`remove 27`,"
		 "`verdict`:`applied`,`score`:0,`total`:12,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:5,`turn`:3,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:12,`bonus`:0,`words`:[],"
		 "`late`:true}\n"
		"{`type`:`turn`,`n`:6,`turn`:4,`player`:`Ben`,`order`:`resign`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`end`,`reason`:`resign`,`adjust`:{`Ann`:0,`Ben`:0},"
		 "`totals`:{`Ann`:12,`Ben`:0},`winners`:[`Ann`]}\n"},
	/* Five letters bring ten points more; they are the bonus. */
	{"Game: cubes\nLexicon: words COAST\nPlayer: Ann\n"
	 "Face: 19T C 22T O 23T A 24T S 21T T\nBonus: none\n",
		"Ann: COAST 19T 22T 23T 24T 21T\n",
		"{`type`:`game`,`game`:`cubes`,`language`:`en`,`lexicon`:`words`,"
		 "`players`:[`Ann`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,"
		 "`order`:`COAST 19T 22T 23T 24T 21T`,"
		 "`verdict`:`applied`,`score`:17,`total`:17,`bonus`:10,"
		 "`words`:[{`word`:`COAST`,`score`:17}]}\n"},
	/* Words accepted, taken back, checked in vain and accepted again; the last round. */
	{"Game: wordcap\nLexicon: words TOI\nOptions: rounds=2\n" TWO
	 "Board: STARE LONDM CHIPU BYGFW QZJXK\n",
		"Ann: word TOI\nBen: accept\nBen: sort\nBen: SL A1 A2\nBen: word A1-B1\n"
		"Ben: undo\nAnn: agree\nBen: word A1-B1\nAnn: challenge\nAnn: A1 B1\n"
		"Ben: always accept\n@ late Ben\n",
		"{`type`:`game`,`game`:`wordcap`,`language`:`en`,"
		 "`lexicon`:`words`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,"
		 "`order`:`TOI B1 B2 C3`,`verdict`:`applied`,`score`:5,`total`:5,"
		 "`bonus`:0,`words`:[{`word`:`TOI`,`score`:5}]}\n"
		"{`type`:`turn`,`n`:2,`turn`:1,`player`:`Ben`,`order`:`accept`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:3,`turn`:2,`player`:`Ben`,`order`:`sort`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:4,`turn`:2,`player`:`Ben`,`order`:`SL A1 A2`,"
		 "`verdict`:`refused`,`score`:0,`total`:0,`bonus`:0,`words`:[],"
		 "`code`:`other-letter`,`message`:`A1 holds L,"
		 " and your word needs S there`}\n"
		"{`type`:`turn`,`n`:5,`turn`:2,`player`:`Ben`,`order`:`LN A1 B1`,"
		 "`verdict`:`withdrawn`,`score`:0,`total`:0,`bonus`:0,"
		 "`words`:[{`word`:`LN`,`score`:2}]}\n"
		"{`type`:`turn`,`n`:6,`turn`:2,`player`:`Ben`,`order`:`undo`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:7,`turn`:2,`player`:`Ann`,"
		 "`order`:`agree undo`,`verdict`:`applied`,`score`:0,`total`:5,"
		 "`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:8,`turn`:2,`player`:`Ben`,`order`:`LN A1 B1`,"
		 "`verdict`:`withdrawn`,`score`:0,`total`:0,`bonus`:0,"
		 "`words`:[{`word`:`LN`,`score`:2}]}\n"
		"{`type`:`turn`,`n`:9,`turn`:2,`player`:`Ann`,`order`:`check`,"
		 "`verdict`:`applied`,`score`:0,`total`:5,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:10,`turn`:3,`player`:`Ann`,"
		 "`order`:`LN A1 B1`,`verdict`:`applied`,`score`:2,`total`:7,"
		 "`bonus`:0,`words`:[{`word`:`LN`,`score`:2}]}\n"
		"{`type`:`turn`,`n`:11,`turn`:3,`player`:`Ben`,"
		 "`order`:`always accept`,`verdict`:`applied`,`score`:0,`total`:0,"
		 "`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:12,`turn`:4,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[],"
		 "`late`:true}\n"
		"{`type`:`end`,`reason`:`rounds`,`adjust`:{`Ann`:0,`Ben`:0},"
		 "`totals`:{`Ann`:7,`Ben`:0},`winners`:[`Ann`]}\n"},
};
/* clang-format on */

START_TEST(a_replay_is_told_as_json_lines)
{
	char *expected = arena_str(&c.arena, view_of(golden[_i].json));
	struct buf b = buf_in(&c.arena);

	for (char *at = expected; (at = strchr(at, '`')) != NULL;) {
		*at = '"';
	}
	case_run(&c, golden[_i].head, golden[_i].turns);
	ck_assert(replay_json(&b, &c.replay, 0, 0));
	ck_assert_str_eq(buf_cstr(&b), expected);
}

START_TEST(text_tells_words_that_are_none)
{
	struct buf b = buf_in(&c.arena);

	case_run(&c, golden[0].head, golden[0].turns);
	replay_text(&b, &c.replay, 0, 0);
	ck_assert_str_eq(
		buf_cstr(&b),
		"Scrabble Cubes, words: words\n"
		"   1  Ann         CAT 19T 20T 21T               12     12\n"
		"   2  Ben         COS 19T 22T 23T                0      0  not a "
		"word\n"
		"   3  Ann         word CAT\n"
		"                  refused: CAT has been submitted in this game "
		"already\n"
		"   3  Ann         remove 27                      0     12\n"
		"   3  Ann         pass (late)                    0     12\n"
		"   4  Ben         resign                         0      0\n"
		"The game is over (resign). Ann 12 (+0), winner. Ben 0 (+0).\n");
}

/* clang-format off */
static const struct {
	const char *head, *turns, *complaint;
} wrong_facts[] = {
	{"Game: cubes\n" TWO, "@ draw Ann q=1 pos=1..7\n", "t:6:3: nothing is drawn here"},
	{"Game: cubes\n" TWO, "@ cells X\n", "t:6:3: no new letters came here"},
	{"Game: cubes\n" TWO, "@ grid STARE LONDM CHIPU BYGFW QZJXK\n",
		"t:6:3: no letters were sorted here"},
	{"Game: cubes\n" TWO, "@ window\n", "t:6:3: nothing waits for an answer here"},
	{"Game: cubes\n" TWO, "Ann: offer draw\nBen: pause\n@ window\n",
		"t:8:3: several requests wait here, so name one: draw, undo or pause"},
	{"Game: cubes\n" TWO, "Ann: offer draw\n@ window pause\n",
		"t:7:3: nothing waits for an answer here"},
	{"Game: cubes\nPlayer: Ann\n", "Ann: pause\n@ late Ann\n",
		"t:6:3: no time runs out here"},
	{"Game: wordcap\n" TWO, "Ann: ER A3 B3\n@ late Ann\n",
		"t:7:3: no time runs out here"},
	/* Letters come only where a word stood. */
	{"Game: wordcap\n" TWO, "@ cells X\n", "t:6:3: no new letters came here"},
	{"Game: wordcap\n" TWO, "Ann: ER A3 B3\n@ cells X Y\n",
		"t:7:3: no new letters came here"},
	{"Game: wordcap\nLexicon: words AT\n" TWO, "Ann: ER A3 B3\nBen: check\n@ cells X Y\n",
		"t:9:3: no new letters came here"},
	{"Game: wordcap\n" TWO, "Ann: ER A3 B3\nBen: accept\n@ cells X\n",
		"t:8:3: 2 letters came here, as \"@ cells X Q\""},
	{"Game: wordcap\n" TWO, "Ann: ER A3 B3\nBen: accept\n@ cells X y\n",
		"t:8:3: 2 letters came here, as \"@ cells X Q\""},
	{"Game: wordcap\n" TWO, "Ann: ER A3 B3\nBen: accept\n@ cells X ?\n",
		"t:8:3: 2 letters came here, as \"@ cells X Q\""},
	{"Game: wordcap\n" TWO SEED, "Ann: word A1 A2\nBen: accept\n@ cells X Q\n",
		"t:9:3: the seed gives \"@ cells Y N\""},
	{"Game: wordcap\n" TWO, "@ grid STARE LONDM CHIPU BYGFW QZJXK\n",
		"t:6:3: no letters were sorted here"},
	{"Game: wordcap\n" TWO, "Ann: sort\n@ grid STARE LONDM\n",
		"t:7:3: a board is five rows of five letters, from the top"},
	{"Game: wordcap\n" TWO SEED, "Ann: sort\n@ grid STARE LONDM CHIPU BYGFW QZJXK\n",
		"t:8:3: the seed gives \"@ grid INEAD ORUEA BPBEE ECPLS ISFEP\""},
	{"Game: wordcap\n" TWO SEED "Board: STARE LONDM CHIPU BYGFW QZJXK\n",
		"Ann: TOI B1 B2 C3\n@ window undo\n", "t:9:3: nothing waits for an answer here"},
	{"Game: wordcap\n" TWO "Player: Cid\n", "Ann: resign\n@ bank Ann 5\n",
		"t:8:3: a time bank looks like \"@ bank Ann 3600\", in seconds"},
};
/* clang-format on */

START_TEST(facts_that_cannot_be_are_complained_of)
{
	const char *file = case_file(&c, wrong_facts[_i].head, wrong_facts[_i].turns);

	ck_assert_str_eq(case_complaint(&c, file), wrong_facts[_i].complaint);
}

/* clang-format off */
static const struct {
	const char *head, *turns, *verdicts, *events;
} windows[] = {
	{"Game: cubes\n" TWO, "Ann: offer draw\nBen: pause\n@ window pause\n@ window\n",
		"AA", "offer1 offer2 refuse2 refuse1"},
	{"Game: cubes\n" TWO, "Ann: pause\n@ window\n", "A", "offer1 refuse1"},
};
/* clang-format on */

START_TEST(a_request_lapses_with_its_window)
{
	case_run(&c, windows[_i].head, windows[_i].turns);
	ck_assert_str_eq(case_verdicts(&c), windows[_i].verdicts);
	c.table.event = arena_array(&c.arena, c.replay.events, sizeof *c.table.event);
	memcpy(c.table.event, c.replay.event, c.replay.events * sizeof *c.table.event);
	c.table.events = c.replay.events;
	ck_assert_str_eq(case_events(&c, 0), windows[_i].events);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_replay_is_told_as_json_lines, golden);
	claims_rows(facts_that_cannot_be_are_complained_of, wrong_facts);
	claims_rows(a_request_lapses_with_its_window, windows);
	return claims_run("replay_paths");
}
