/* SPDX-License-Identifier: ISC */
/* Names of players, which stand in letters' heads and turn files. */

#include "adjudicator/games/player_names.h"
#include "tests/helpers/claims.h"
#include <string.h>

#define TEN "Abcdefghij"

/* clang-format off */
static const struct {
	const char *name, *fault; /* what is said of it begins so; NULL: it is good */
} names[] = {
	{"Ann", NULL},
	{"Ann Lee", NULL},
	{"O'Neil-Smith (Jr.)", NULL},
	{"\u00d1\u00fa\u00f1ez", NULL},
	{TEN TEN TEN, NULL},
	{TEN TEN TEN "k", "it is longer"},
	{TEN TEN "\u5317\u4eac\u5317\u4eac\u5317", NULL}, /* two columns each */
	{TEN TEN "\u5317\u4eac\u5317\u4eac\u5317\u4eac", "it is longer"},
	{"", "it is empty"},
	{"@club", "it begins with"},
	{"#1", "it begins with"},
	{"Ann@home", NULL},
	{"Ann #1", NULL},
	{"observer", "that is what onlookers"},
	{"OBSERVER", "that is what onlookers"},
	{"observers", NULL},
	{"Ann: Lee", "it holds a sign"},
	{"Ann <a@b>", "it holds a sign"},
	{"a>b", "it holds a sign"},
	{"\"Ann\"", "it holds a sign"},
	{"Ann\\", "it holds a sign"},
	{"Lee, Ann", "it holds a sign"},
	{"Ann; Ben", "it holds a sign"},
	{"Ann\nBcc: x@y", "it holds a sign"},
	{"Ann\tLee", "it holds a sign"},
	{"Ann\x1f", "it holds a sign"},
	{"Ann\x7f", "it holds a sign"},
};
/* clang-format on */

START_TEST(a_name_is_good_or_its_fault_is_told)
{
	const char *fault = names_fault(view_of(names[_i].name));

	if (names[_i].fault == NULL) {
		ck_assert_msg(fault == NULL, "%s: %s", names[_i].name, fault);
		return;
	}
	ck_assert_msg(fault != NULL, "%s is taken", names[_i].name);
	ck_assert_msg(strncmp(fault, names[_i].fault, strlen(names[_i].fault)) == 0,
		      "%s: %s", names[_i].name, fault);
}

/* A letter's head and a turn file have ends of their own. */
START_TEST(no_sign_that_ends_a_line_is_in_a_name)
{
	ck_assert_ptr_nonnull(names_fault(view_from("Ann\0", 4)));
	for (int c = 1; c < ' '; c++) {
		const char sign = (char)c;

		ck_assert_ptr_nonnull(names_fault(view_from(&sign, 1)));
	}
}

int main(void)
{
	claims_rows(a_name_is_good_or_its_fault_is_told, names);
	return claims_run("player_names");
}
