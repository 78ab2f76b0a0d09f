/* SPDX-License-Identifier: ISC */
/* The table of handicaps against the reason that is given for it. */
#include "adjudicator/league/handicap.h"

#include <math.h>
#include <stdbool.h>

#include "tests/helpers/claims.h"

enum { SCATTER = 100, FIRST_TURN = 10, STEP = 5 };

/* How often somebody wins who is ahead by so many points on average. */
static double wins_by_points(double points)
{
	return 0.5 * erfc(-points / SCATTER / sqrt(2));
}

static double wins_by_rating(int difference)
{
	return 1 / (1 + pow(10, -difference / 400.0));
}

/* The mean that both agree on, by halving. */
static double mean(int difference)
{
	double low = 0;
	double high = 1000;

	while (high - low > 1e-6) {
		double middle = (low + high) / 2;
		bool less = wins_by_points(middle) < wins_by_rating(difference);

		low = less ? middle : low;
		high = less ? high : middle;
	}
	return low;
}

static const int steps[] = {50, 100, 150, 200, 250, 300, 400, 500, 600};

START_TEST(points_make_up_for_the_difference_in_strength)
{
	double due = mean(steps[_i]) - FIRST_TURN;

	ck_assert_double_le(fabs(handicap_suggested(steps[_i]) - due), STEP / 2.0);
	ck_assert_int_eq(handicap_suggested(steps[_i]) % STEP, 0);
	ck_assert_int_lt(handicap_suggested(steps[_i] - 1),
			 handicap_suggested(steps[_i]));
}

START_TEST(who_is_about_as_strong_has_no_handicap)
{
	ck_assert_int_eq(handicap_suggested(49), 0);
	ck_assert_int_eq(handicap_suggested(0), 0);
	ck_assert_int_eq(handicap_suggested(-300), 0);
	ck_assert_int_eq(handicap_suggested(5000), handicap_suggested(600));
}

int main(void)
{
	claims_times(points_make_up_for_the_difference_in_strength, 0,
		     (int)(sizeof steps / sizeof steps[0]));
	return claims_run("handicap");
}
