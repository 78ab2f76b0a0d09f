/* SPDX-License-Identifier: ISC */
#include <string.h>
#include <sysexits.h>

#include "formats/text/diag_rows.h"
#include "formats/text/embedded.h"
#include "formats/text/err.h"
#include "tests/helpers/claims.h"

static struct arena arena;

START_TEST(every_diagnosis_has_a_name_of_its_own_and_a_sentence)
{
	const char *name = diag_name((enum diag_code)_i);
	struct diag d = {.code = (enum diag_code)_i};
	struct buf b = buf_in(&arena);

	ck_assert_ptr_nonnull(name);
	ck_assert_uint_eq(strspn(name, "abcdefghijklmnopqrstuvwxyz-"), strlen(name));
	ck_assert_uint_gt(strlen(name), 0);
	ck_assert_ptr_nonnull(diag_rule((enum diag_code)_i));
	for (int i = 0; i < _i; i++) {
		ck_assert_str_ne(name, diag_name((enum diag_code)i));
	}
	diag_write(&b, &d);
	ck_assert_uint_gt(b.len, 0);
	ck_assert(!view_ends(buf_view(&b), "."));
}

START_TEST(sentence_fills_in_what_is_known)
{
	struct diag d;
	struct buf b = buf_in(&arena);

	ck_assert(!diag_set(&d, DIAG_UNKNOWN_SQUARE, view_of("P{9}")));
	d.what = view_of("O");
	d.n = 15;
	diag_write(&b, &d);
	ck_assert_str_eq(buf_cstr(&b),
			 "P{9} is no square of this board: its columns are A "
			 "to O, its rows 1 to 15");
}

START_TEST(first_error_keeps_its_kind_and_text_stays_in_bounds)
{
	struct err err = {0};

	ck_assert(!err_more(&err, ERR_DATA, "one %d", 1));
	ck_assert(!err_more(&err, ERR_IO, "two"));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_str_eq(err.text, "one 1\ntwo");
	for (int i = 0; i < 200; i++) {
		err_more(&err, ERR_IO, "a longer line, number %d", i);
	}
	ck_assert_uint_lt(strlen(err.text), sizeof err.text);
	ck_assert(!err_set(&err, ERR_CONFIG, "%2000d", 1));
	ck_assert_uint_eq(strlen(err.text), sizeof err.text - 1);
	ck_assert_int_eq(err_exit_code(ERR_CONFIG), EX_CONFIG);
	ck_assert_int_eq(err_exit_code(ERR_DATA), EX_DATAERR);
	ck_assert_int_eq(err_exit_code(ERR_RETRY), EX_TEMPFAIL);
	ck_assert_int_eq(err_exit_code(ERR_NONE), EX_OK);
}

START_TEST(embedded_files_are_ordered_and_found)
{
	struct view v;

	for (size_t i = 0; i < embedded_count; i++) {
		ck_assert(embedded_find(embedded_files[i].path, &v));
		ck_assert_ptr_eq(v.at, embedded_files[i].text);
		ck_assert_uint_eq(v.len, strlen(embedded_files[i].text));
		ck_assert(i == 0 || strcmp(embedded_files[i - 1].path,
					   embedded_files[i].path) < 0);
	}
	ck_assert(!embedded_find("no/such/file", &v));
}

START_TEST(each_diagnosis_stands_in_one_table)
{
	int found = (diag_play[_i].name != NULL) + (diag_club[_i].name != NULL) +
		    (diag_bench[_i].name != NULL);

	ck_assert_msg(found == 1, "code %d stands in %d tables", _i, found);
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(every_diagnosis_has_a_name_of_its_own_and_a_sentence, 0,
		     DIAG_CODES_);
	claims_times(each_diagnosis_stands_in_one_table, 0, DIAG_CODES_);
	return claims_run("diag");
}
