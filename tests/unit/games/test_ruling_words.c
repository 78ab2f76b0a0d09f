/* SPDX-License-Identifier: ISC */
/* A ruling in a referee's words, and its reason. */
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* clang-format off */
static const struct {
	const char *text, *written;
} words[] = {
	{"uphold", "uphold"},
	{" Uphold  T7 ", "uphold t7"},
	{"void t9", "void t9"},
	{"void t1", "void t1"},
	{"set t9 score 31", "set t9 score 31"},
	{"set t9 31", "set t9 score 31"},
	{"set t9 score 0", "set t9 score 0"},
	{"replace t4 \"8D CRATED\"", "replace t4 \"8D CRATED\""},
	{"replace t4 8D CRATED", "replace t4 \"8D CRATED\""},
	{"replace t4 ?", "replace t4 \"?\""},
	{"reparse t4 as \"pass\"", "reparse t4 as \"pass\""},
	{"reparse 412 as \"8D CRATED\"", "reparse as \"8D CRATED\""},
	{"reparse 1 as \"pass\"", "reparse as \"pass\""},
	{"late Ann", "late Ann"},
	{"late A", "late A"},
	{"result 1-0", "result 1-0"},
	{"result 0-1", "result 0-1"},
	{"result draw", "result draw"},
	{"result points", "result points"},
	{"add time 2d Ann", "add time 48h Ann"},
	{"add time 90m Ann Lee", "add time 90m Ann Lee"},
	{"annul", "annul"},
	{"pause", "pause"},
	{"resume", "resume"},
	{"overturn ruling 3", "overturn ruling 3"},
	{"overturn 3", "overturn ruling 3"},
	{"substitute Ben by Cid", "substitute Ben by Cid"},
	{"substitute Ann Lee by  Cid as agreed", "substitute Ann Lee by Cid as agreed"},
};

static const char *const no_words[] = {
	"", "void9", "a void t9",
};

/* What begins as one, and how all of it would look. */
static const struct {
	const char *text, *form;
} no_forms[] = {
	{"void t", "void t9"}, {"set t9", "set t9 score 31"},
	{"replace t4 \"8D", "replace t9 \"8D CRATED\""},
	{"reparse t4", "reparse 412 as \"8D CRATED\""},
	{"result 2-0", "result 1-0, 0-1, draw or points"},
	{"add time Ann", "add time 2d NAME"}, {"late", "late NAME"},
	{"annul it", "annul"}, {"pause now", "pause"}, {"resume at noon", "resume"},
	{"overturn", "overturn ruling 3"}, {"uphold 7", "uphold t9"},
	{"substitute Ben", "substitute NAME by NAME"},
};

static const char *const no_forms_either[] = {
	"void t", "void t0", "void t100001", "void t9 t8", "set t9",
	"set t9 score", "set t9 score -1", "set t9 score 10000", "set t9 score 1x",
	"replace t4", "replace t4 \"8D \"CRATED\"\"", "replace t4 \"8D", "replace t4 \"",
	"replace t4 \"\"", "reparse t4", "reparse", "reparse 0", "reparse x",
	"reparse 412 as", "reparse as \"pass\"", "reparse x as \"pass\"", "result", "result 2-0",
	"result draw now", "add", "add time", "add time 2d", "add time none Ann",
	"add time 2 Ann", "annul it", "overturn", "overturn ruling", "overturn ruling 0",
	"overturn ruling 1000", "uphold 7", "substitute", "substitute Ben",
	"substitute Ben by", "substitute by Cid", "substitute Ben for Cid",
	"substitute Ben by as agreed",
};

/* How much of a line is the ruling. */
static const struct {
	const char *text;
	size_t split;
} splits[] = {
	{"void t9", 7},
	{"void t9: why", 7},
	{": why", 0},
	{"replace t9 \"\": why", 13},
	{"void t9: a: b", 7},
	{"void t9: he wrote \"8D X\": so", 7},
	{"replace t9 \"a: b\": why", 17},
	{"replace t9 \"a: b\"", 17},
	{"replace t9 \"a", 13},
};
/* clang-format on */

START_TEST(words_are_read_and_written)
{
	struct ruling_words w;
	struct diag diag;
	struct buf b = buf_in(&c.arena);

	ck_assert(ruling_read(&w, view_of(words[_i].text), &diag));
	ruling_write(&b, &w);
	ck_assert_str_eq(buf_cstr(&b), words[_i].written);
}

START_TEST(other_words_are_no_ruling)
{
	struct ruling_words w;
	struct diag diag = {0};

	ck_assert_msg(!ruling_read(&w, view_of(no_words[_i]), &diag), "%s",
		      no_words[_i]);
	ck_assert_int_eq(diag.code, DIAG_NO_RULING);
}

START_TEST(a_ruling_of_another_form_is_told_its_own)
{
	struct ruling_words w;
	struct diag diag = {0};
	struct view form;

	ck_assert(!ruling_read(&w, view_of(no_forms[_i].text), &diag));
	ck_assert_int_eq(diag.code, DIAG_RULING_FORM);
	form = diag.what;
	ck_assert_msg(view_is(form, no_forms[_i].form), "%.*s", VIEW_ARG(form));
	ck_assert(view_is(diag.at, no_forms[_i].text));
}

START_TEST(of_another_form_is_no_ruling)
{
	struct ruling_words w;
	struct diag diag = {0};

	ck_assert_msg(!ruling_read(&w, view_of(no_forms_either[_i]), &diag), "%s",
		      no_forms_either[_i]);
	ck_assert_int_eq(diag.code, DIAG_RULING_FORM);
}

START_TEST(reason_stands_behind_the_words)
{
	ck_assert_uint_eq(ruling_split(view_of(splits[_i].text)), splits[_i].split);
}

START_TEST(reason_is_one_short_line)
{
	struct buf b = buf_in(&c.arena);
	struct view v = ruling_because(&c.arena, view_of("  two\r\n\tlines\x01 \x7f "));

	ck_assert_str_eq(case_text(&c, v), "two lines");
	for (int i = 0; i < RULING_BECAUSE; i++) {
		buf_str(&b, "\u00e9");
	}
	ck_assert_str_eq(case_text(&c, ruling_because(&c.arena, view_of("a b  c"))),
			 "a b c");
	v = ruling_because(&c.arena, buf_view(&b));
	ck_assert_uint_le(v.len, RULING_BECAUSE);
	ck_assert_uint_eq(v.len % 2, 0);
}

START_TEST(reason_comes_back_from_an_event)
{
	struct view text = view_of("100% of it: \"caf\u00e9\" = %20, 50%");
	struct view code = event_encode(&c.arena, text);

	ck_assert_uint_eq(view_find(code, ' '), code.len);
	ck_assert(view_eq(event_decode(&c.arena, code), text));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(words_are_read_and_written, words);
	claims_rows(other_words_are_no_ruling, no_words);
	claims_rows(a_ruling_of_another_form_is_told_its_own, no_forms);
	claims_rows(of_another_form_is_no_ruling, no_forms_either);
	claims_rows(reason_stands_behind_the_words, splits);
	return claims_run("ruling words");
}
