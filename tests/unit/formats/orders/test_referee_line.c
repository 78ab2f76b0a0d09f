/* SPDX-License-Identifier: ISC */
/* Lines by which a referee rules, and what only sounds like them. */
#include "formats/orders/referee_line.h"

#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *line, *ruling, *why;
	enum referee_line_kind kind;
	long casefile;
} lines[] = {
	{"uphold: it is on the board", "uphold", "it is on the board", REFEREE_LINE_RULE, 0},
	{"uphold t9", "uphold t9", "", REFEREE_LINE_RULE, 0},
	{"result points: so", "result points", "so", REFEREE_LINE_RULE, 0},
	{"uphold t9: so", "uphold t9", "so", REFEREE_LINE_RULE, 0},
	{"Uphold.", "Uphold", "", REFEREE_LINE_RULE, 0},
	{"set t9 score 31: the W: doubled", "set t9 score 31", "the W: doubled", REFEREE_LINE_RULE, 0},
	{"- void t9: why?", "void t9", "why?", REFEREE_LINE_RULE, 0},
	{"replace t9 \"8D CRATED\": so", "replace t9 \"8D CRATED\"", "so", REFEREE_LINE_RULE, 0},
	{"replace t9 \"game 7: 8D X\": so", "replace t9 \"game 7: 8D X\"", "so", REFEREE_LINE_RULE, 0},
	{"reparse t9 as \"pass\": so", "reparse t9 as \"pass\"", "so", REFEREE_LINE_RULE, 0},
	{"result 1-0: she left", "result 1-0", "she left", REFEREE_LINE_RULE, 0},
	{"result draw: both agree", "result draw", "both agree", REFEREE_LINE_RULE, 0},
	{"add time 2d Ann: our fault", "add time 2d Ann", "our fault", REFEREE_LINE_RULE, 0},
	{"annul: two bags", "annul", "two bags", REFEREE_LINE_RULE, 0},
	{"pause", "pause", "", REFEREE_LINE_RULE, 0},
	{"overturn ruling 7: I was wrong", "overturn ruling 7", "I was wrong", REFEREE_LINE_RULE, 0},
	{"substitute Ben by Cat Lee: he left", "substitute Ben by Cat Lee", "he left", REFEREE_LINE_RULE, 0},
	{"case 3: void t9: so", "void t9", "so", REFEREE_LINE_RULE, 3},
	{"case 3 uphold: so", "uphold", "so", REFEREE_LINE_RULE, 3},
	{"whatif void t9", "void t9", "", REFEREE_LINE_WHATIF, 0},
	{"whatif set t9 score 31: ignored", "set t9 score 31", "ignored", REFEREE_LINE_WHATIF, 0},
	{"whatif void t9?", "void t9", "", REFEREE_LINE_WHATIF, 0},
	{"countersign", "countersign", "", REFEREE_LINE_COUNTERSIGN, 0},
	{"close: settled among them", "close", "settled among them", REFEREE_LINE_CLOSE, 0},
	{"help", "help", "", REFEREE_LINE_HELP, 0},
};

static const char *const prose[] = {
	"Dear adjudicator,", "void", "Void where prohibited.", "set the table: now",
	"Set t9 aside?", "replace the tile: please", "result", "result: Ann won",
	"add two days: Ann", "add time", "annul it: please", "pause for thought",
	"I uphold: so", "uphold the law", "overturn it: now", "overturn ruling",
	"case closed", "case 3", "close call", "whatif", "whatif she passes",
	"countersign it", "help me", "substitute Ben: he left", "reparse as \"pass\"", "",
};
/* clang-format on */

START_TEST(a_ruling_is_read_with_its_reason)
{
	struct referee_line l;

	ck_assert_msg(referee_line_read(view_of(lines[_i].line), &l), "%s",
		      lines[_i].line);
	ck_assert_int_eq(l.kind, lines[_i].kind);
	ck_assert_int_eq(l.casefile, lines[_i].casefile);
	ck_assert_msg(view_is(l.ruling, lines[_i].ruling), "%.*s", VIEW_ARG(l.ruling));
	ck_assert_msg(view_is(l.why, lines[_i].why), "%.*s", VIEW_ARG(l.why));
}

START_TEST(prose_rules_nothing)
{
	struct referee_line l;

	ck_assert_msg(!referee_line_read(view_of(prose[_i]), &l), "%s", prose[_i]);
}

START_TEST(what_is_quoted_or_signed_rules_nothing)
{
	struct referee_line l[4];
	size_t n = referee_lines_read(
		&arena,
		view_of("Hello,\nuphold: all is well\n> void t9: no\n"
			"whatif annul\n-- \nannul: signature\n"),
		l, 4);

	ck_assert_uint_eq(n, 2);
	ck_assert(view_is(l[0].ruling, "uphold"));
	ck_assert(view_is(l[1].ruling, "annul"));
	ck_assert_int_eq(l[1].kind, REFEREE_LINE_WHATIF);
	ck_assert_uint_eq(
		referee_lines_read(&arena, view_of("pause\nresume\nhelp\n"), l, 2), 2);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_ruling_is_read_with_its_reason, lines);
	claims_rows(prose_rules_nothing, prose);
	return claims_run("bench_line");
}
