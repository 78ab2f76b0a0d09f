/* SPDX-License-Identifier: ISC */
/* An explanation as JSON: the fields that were there, and one key more. */
#include <check.h>
#include <jansson.h>
#include <stdlib.h>

#include "tests/unit/board_case.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))
#define TWO          "Player: Ann\nPlayer: Ben\n"

static struct board_case c;

static void begin(void)
{
	case_open(&c);
}

static void finish(void)
{
	case_close(&c);
}

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
END_TEST

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
END_TEST

int main(void)
{
	Suite *s = suite_create("explain_json");
	TCase *t = tcase_create("explain_json");
	SRunner *runner = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_loop_test(t, json_has_the_same_fields_and_explain, 0, COUNT(cases));
	tcase_add_test(t, json_tells_squares_rules_and_endings);
	suite_add_tcase(s, t);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
