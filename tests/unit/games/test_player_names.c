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

static struct arena arena;

static struct setup four(void)
{
	return (struct setup){
		.seats = 4,
		.name = {view_of("Ann"), view_of("Ben"), view_of("Cid"),
			 view_of("Dee")}
        };
}

static const char *text(struct view v)
{
	return arena_printf(&arena, "%.*s", VIEW_ARG(v));
}

START_TEST(seats_are_named_in_their_order)
{
	struct setup s = four();
	struct view en = view_of("en");

	ck_assert_str_eq(text(names_list(&arena, en, &s, 1)), "Ann");
	ck_assert_str_eq(text(names_list(&arena, en, &s, 9)), "Ann and Dee");
	ck_assert_str_eq(text(names_others(&arena, en, &s, 0)), "Ben, Cid and Dee");
	ck_assert_str_eq(text(names_others(&arena, en, &s, 3)), "Ann, Ben and Cid");
	ck_assert_str_eq(text(names_others(&arena, en, &s, -1)),
			 "Ann, Ben, Cid and Dee");
	ck_assert_int_eq(names_count(0), 0);
	ck_assert_int_eq(names_count(10), 2);
	ck_assert_int_eq(names_count(15), 4);
}

START_TEST(of_equal_scores_the_first_is_best)
{
	static const int score[SEATS] = {-5, 7, 7, 9};

	ck_assert_int_eq(names_best(score, 15), 3);
	ck_assert_int_eq(names_best(score, 7), 1);
	ck_assert_int_eq(names_best(score, 6), 1);
	ck_assert_int_eq(names_best(score, 1), 0);
	ck_assert_int_eq(names_best(score, 0), -1);
}

START_TEST(scores_stand_behind_all_names)
{
	struct setup s = four();
	struct position pos = {
		.setup = &s, .score = {12, -3, 0, 101}
        };

	ck_assert_str_eq(text(names_scores(&arena, &pos)),
			 "Ann 12, Ben -3, Cid 0, Dee 101");
}

/* A seat changed hands twice: whose it was is known by how often seats had. */
START_TEST(a_seat_has_the_name_of_whoever_had_it_then)
{
	struct setup s = four();
	struct position pos = {.setup = &s, .changes = 1};

	former_change(&s, 0, view_of("Eve"));
	former_change(&s, 2, view_of("Fay"));
	former_change(&s, 0, view_of("Gus"));
	ck_assert_str_eq(text(former_name(&s, 0, 0)), "Ann");
	ck_assert_str_eq(text(former_name(&s, 0, 1)), "Eve");
	ck_assert_str_eq(text(former_name(&s, 0, 2)), "Eve");
	ck_assert_str_eq(text(former_name(&s, 0, 3)), "Gus");
	ck_assert_str_eq(text(former_name(&s, 2, 1)), "Cid");
	ck_assert_str_eq(text(former_name(&s, 2, 2)), "Fay");
	ck_assert_str_eq(text(position_name(&pos, 0)), "Eve");
	ck_assert_int_eq(former_seat(&s, view_of("ANN"), 0), 0);
	ck_assert_int_eq(former_seat(&s, view_of("Ann"), 1), -1);
	ck_assert_int_eq(former_seat(&s, view_of("Dee"), 3), 3);
}

START_TEST(whoever_is_forgotten_has_a_number)
{
	ck_assert_str_eq(text(names_pseudonym(&arena, 12, 0)), "Player 12");
	ck_assert_str_eq(text(names_pseudonym(&arena, 12, 1)), "Player 12-1");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_name_is_good_or_its_fault_is_told, names);
	return claims_run("player_names");
}
