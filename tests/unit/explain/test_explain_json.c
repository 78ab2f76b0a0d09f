/* SPDX-License-Identifier: ISC */
/* An explanation as JSON: the fields that were there, and one key more. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

#define TWO "Player: Ann\nPlayer: Ben\n"

static struct board_case c;

/* clang-format off */
static const struct {
	const char *head, *turns;
} cases[] = {
	{"Rack Ann: C R A T E D ?\n", "Ann: D9 across CRATED\nAnn: D8 across CRATED\n"
		"Ben: exchange Q\n@ late Ben\nAnn: resign\n"},
	{"Game: wordbox\n" TWO "Player: Cid\nRack Ann: N E\nSetup: E4 down O\n",
		"Ann: E4 down ON\nBen: pass\nCid: accept\nCid: challenge\n"},
	{"Game: wordgame\nOptions: blank=dual\n" TWO
		"Rack Ann: C ? T S\nSetup: H7 across AND\n",
		"Ann: H8 across C?A/UTS\n"},
	{"Game: classic\nLexicon: words CAT\n" TWO "Rack Ann: C A T S\n",
		"Ann: H8 across CATS\nBen: challenge\nBen: offer draw\nAnn: agree\n"},
	{"Game: wordcap\nLexicon: words CAT\n" TWO,
		"Ann: ER A3 B3\nBen: check\nBen: sort\nBen: word ER A3 A1\n@ late Ben\n"
		"Ann: offer draw\nBen: agree\n"},
	{"Game: cubes\nOptions: timed=1h\nPlayer: Ann\n",
		"@ time 2026-11-20T20:00:00Z\nAnn: 19T 20T 21T\nAnn: remove 21\n"
		"Ann: 20T 19T 21R\n@ late Ann\n"},
};

/* Parts of a first line's explanation, with ` for ". */
static const struct {
	const char *head, *turns, *key, *part;
} parts[] = {
	{"Game: wordcap\n" TWO "Board: STARE LONDM CHIPU BYGFW QZJXK\n",
		"Ann: TOI B1 B2 C3\n", "path",
		"{`word`:`TOI`,`steps`:["
		"{`at`:`B1`,`letter`:`T`,`worth`:1,`counts`:1,"
		 "`text`:`the first letter`,`rules`:[]},"
		"{`at`:`B2`,`letter`:`O`,`worth`:1,`counts`:1,"
		 "`text`:`straight: no crossing`,`rules`:[]},"
		"{`at`:`C3`,`letter`:`I`,`worth`:1,`counts`:3,`crossing`:{`letters`:["
		 "{`at`:`B2`,`letter`:`O`,`bonus`:1},{`at`:`C2`,`letter`:`N`,`bonus`:1},"
		 "{`at`:`B3`,`letter`:`H`,`bonus`:2},{`at`:`C3`,`letter`:`I`,`bonus`:1}],"
		 "`bonus`:2},`text`:`crosses B2 O 1, C2 N 1, B3 H 2 and C3 I 1: "
		 "the highest is 2`,`rules`:[`W2`]}],"
		"`text`:`3 letters, crossings 2, together 5`,`rules`:[`W3`]}"},
	{"Game: wordcap\nPlayer: Ann\nBoard: STARE LONDM CHIPU BYGFW QZJXK\n",
		"Ann: TO B1 B2\n", "happened",
		"[{`what`:`score`,`player`:`Ann`,`points`:2,"
		 "`text`:`Ann's score: 0 + 2 = 2`,`rules`:[`W5`,`W10`]},"
		"{`what`:`replaced`,`places`:`B1 B2`,`tiles`:`O W`,`back`:`T O`,"
		 "`stream`:`cells`,`number`:1,`text`:`B1 T becomes O, B2 O becomes W: "
		 "by rows from stream cells, number 1`,`rules`:[`W5`,`D13`]},"
		"{`what`:`round`,`player`:`Ann`,`text`:`Ann has had 1 of 30 turns`,"
		 "`rules`:[`W4`]}]"},
	{"Game: wordcap\nPlayer: Ann\nBoard: STARE LONDM CHIPU BYGFW QZJXK\n",
		"Ann: sort\n@ grid QZJXK STARE LONDM CHIPU BYGFW\n", "after",
		"{`board`:[`QZJXK`,`STARE`,`LONDM`,`CHIPU`,`BYGFW`],"
		 "`sorts`:{`Ann`:1}}"},
	{"Game: cubes\nLexicon: words CAT\nPlayer: Ann\n"
	 "Face: 19T C 20T A 21T T\nBonus: 20 DL 21 DW\n",
		"Ann: CAT 19T 20T 21T\n", "path",
		"{`word`:`CAT`,`known`:true,`steps`:["
		"{`at`:`19T`,`letter`:`C`,`worth`:3,`counts`:3,"
		 "`use`:{`cube`:`19`,`before`:0,`after`:1},"
		 "`text`:`cube 19: 0 uses before, 1 now`,`rules`:[`U8`]},"
		"{`at`:`20T`,`letter`:`A`,`worth`:1,`counts`:2,"
		 "`use`:{`cube`:`20`,`before`:0,`after`:1,`bonus`:`DL`},"
		 "`text`:`cube 20: 0 uses before, 1 now; DL (double letter)`,"
		 "`rules`:[`U8`,`U5`]},"
		"{`at`:`21T`,`letter`:`T`,`worth`:1,`counts`:1,"
		 "`use`:{`cube`:`21`,`before`:0,`after`:1,`bonus`:`DW`},"
		 "`text`:`cube 21: 0 uses before, 1 now; DW (double word)`,"
		 "`rules`:[`U8`,`U5`]}],"
		"`text`:`3+2+1 = 6, x2 (cube 21) = 12`,`rules`:[`U5`]}"},
	{"Game: cubes\nLexicon: words CAT\nPlayer: Ann\nBonus: 18 DL\n",
		"Ann: remove 18\n", "happened",
		"[{`what`:`remove`,`player`:`Ann`,`places`:`18`,"
		 "`text`:`Ann removes cube 18 by hand, and with it DL`,`rules`:[`U9`]},"
		"{`what`:`fell`,`places`:`27`,"
		 "`text`:`cube 27 falls from level 3 to level 2`,`rules`:[`U8`]},"
		"{`what`:`shows`,`places`:`24L 26R`,`tiles`:`O L`,"
		 "`text`:`show fully now and can be used: 24L O, 26R L`,"
		 "`rules`:[`U2`,`U3`]},"
		"{`what`:`search`,`text`:`no word is possible, but not every cube shows "
		 "all its faces: one must be removed`,`rules`:[`U10`,`U11`]}]"},
};

static const char whole_head[] =
	"Game: wordbox\nOptions: challenge=void\n" TWO
	"Rack Ann: O N E\nRack Ben: Q E\nBag: empty\nSetup: N1 down TEN\n";
/* clang-format on */

static json_t *line_of(struct view *text)
{
	struct view line = view_cut(text, '\n');
	json_error_t error;
	json_t *o = json_loadb(line.at, line.len, 0, &error);

	ck_assert_msg(json_is_object(o), "%s: %.*s", error.text, VIEW_ARG(line));
	return o;
}

/* Nothing but the one key is added. */
START_TEST(json_has_the_same_fields_and_explain)
{
	struct buf plain = buf_in(&c.arena);
	struct buf more = buf_in(&c.arena);
	struct view a;
	struct view b;

	case_run(&c, cases[_i].head, cases[_i].turns);
	ck_assert(replay_json(&plain, &c.replay, 0, 0));
	ck_assert(replay_explain_json(&more, &c.replay, 0, 0));
	a = buf_view(&plain);
	b = buf_view(&more);
	while (a.len > 0 && b.len > 0) {
		json_t *o = line_of(&a);
		json_t *x = line_of(&b);

		ck_assert(json_is_object(json_object_get(x, "explain")));
		json_object_del(x, "explain");
		ck_assert(json_equal(o, x));
		json_decref(o);
		json_decref(x);
	}
	ck_assert_uint_eq(a.len + b.len, 0);
}

START_TEST(json_tells_steps_crossings_and_cubes)
{
	char *expected = arena_str(&c.arena, view_of(parts[_i].part));
	struct buf b = buf_in(&c.arena);
	struct view text;
	json_t *o;
	char *part;

	for (char *at = expected; (at = strchr(at, '`')) != NULL;) {
		*at = '"';
	}
	case_run(&c, parts[_i].head, parts[_i].turns);
	ck_assert(replay_explain_json(&b, &c.replay, 0, 0));
	text = buf_view(&b);
	json_decref(line_of(&text));
	o = line_of(&text);
	part = json_dumps(json_object_get(json_object_get(o, "explain"), parts[_i].key),
			  JSON_COMPACT);
	ck_assert_ptr_nonnull(part);
	ck_assert_str_eq(part, expected);
	free(part);
	json_decref(o);
}

START_TEST(json_tells_squares_rules_and_endings)
{
	struct buf b = buf_in(&c.arena);
	struct view text;
	json_t *o;
	const char *premium;
	const char *rule;
	const char *row;
	const char *rack;
	int counts;
	int times;
	int points;

	case_run(&c, whole_head, "Ann: N1 across TONE\n");
	ck_assert(replay_explain_json(&b, &c.replay, 0, 0));
	text = buf_view(&b);
	json_decref(line_of(&text));
	o = line_of(&text);
	ck_assert_int_eq(json_unpack(o, "{s{s{s[s]s{ss}}s[{s[{}{}{}{sssis[s]}]si}]}}",
				     "explain", "before", "board", &row, "racks", "Ben",
				     &rack, "words", "squares", "premium", &premium,
				     "counts", &counts, "rules", &rule, "times",
				     &times),
			 0);
	ck_assert_str_eq(row, ".............T...");
	ck_assert_str_eq(rack, "E Q");
	ck_assert_str_eq(premium, "4W");
	ck_assert_str_eq(rule, "C8");
	ck_assert_int_eq(counts, 1);
	ck_assert_int_eq(times, 4);
	json_decref(o);
	o = line_of(&text);
	ck_assert_int_eq(json_unpack(o, "{s{s[{}{s[s]si}]}}", "explain", "happened",
				     "rules", &rule, "points", &points),
			 0);
	ck_assert_str_eq(rule, "E1");
	ck_assert_int_eq(points, 6);
	json_decref(o);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(json_has_the_same_fields_and_explain, cases);
	claims_rows(json_tells_steps_crossings_and_cubes, parts);
	return claims_run("explain_json");
}
