/* SPDX-License-Identifier: ISC */
/* When time is over: clocks.h. */
#include <check.h>
#include <stdlib.h>

#include "adjudicator/games/clocks.h"
#include "tests/unit/board_case.h"

static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;

static struct board_case c;

static void begin(void)
{
	case_open(&c);
}

static void finish(void)
{
	case_close(&c);
}

static const struct position *game(const char *options)
{
	case_live(&c, NOW,
		  arena_printf(&c.arena, "Game: wordbox\nOptions: %s\nLexicon: any\n",
			       options),
		  "");
	return &c.table.pos;
}

START_TEST(a_span_that_is_counted_ends_where_it_was_said_to_end)
{
	const struct position *pos = game("deadline=24h bank=2d");

	for (int64_t span = 1; span < 40 * DAY; span = span * 7 + 5) {
		int64_t until = clocks_until(pos, 0, NOW, span);

		ck_assert_int_ge(until, NOW + span);
		ck_assert_int_eq(clocks_between(pos, 0, NOW, until), span);
		ck_assert_int_eq(
			clocks_until(pos, 0, clocks_before(pos, 0, until, span), span),
			until);
	}
	ck_assert_int_eq(clocks_between(pos, 0, NOW, NOW), 0);
	ck_assert_int_eq(clocks_between(pos, 0, NOW, NOW - DAY), 0);
}
END_TEST

START_TEST(a_turn_has_its_free_time_and_the_bank)
{
	ck_assert_int_eq(clocks_turn(game("deadline=24h bank=2d"), NOW), NOW + 3 * DAY);
	ck_assert_int_eq(clocks_turn(game("deadline=24h"), NOW), NOW + DAY);
	ck_assert_int_eq(clocks_turn(game("deadline=none"), NOW), 0);
}
END_TEST

START_TEST(where_no_clock_runs_nothing_is_over)
{
	const struct position *pos = game("deadline=24h");

	ck_assert_int_eq(clocks_turn(pos, 0), 0);
	ck_assert_int_eq(clocks_window(pos, 0, 0), 0);
	ck_assert_int_eq(clocks_window(pos, 0, NOW), NOW + 2 * DAY);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("clocks");
	TCase *tc = tcase_create("clocks");
	SRunner *runner = srunner_create(suite);
	int failed;

	tcase_add_checked_fixture(tc, begin, finish);
	tcase_add_test(tc, a_span_that_is_counted_ends_where_it_was_said_to_end);
	tcase_add_test(tc, a_turn_has_its_free_time_and_the_bank);
	tcase_add_test(tc, where_no_clock_runs_nothing_is_over);
	suite_add_tcase(suite, tc);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
