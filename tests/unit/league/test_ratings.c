/* SPDX-License-Identifier: ISC */
/* Ratings against Glickman's own example, and how months follow each other. */
#include "adjudicator/league/ratings.h"

#include <math.h>
#include <string.h>

#include "adjudicator/league/glicko.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* "Example of the Glicko-2 system", page 4. */
static const struct glicko_game example[] = {
	{{1400, 30, 0.06},  1},
	{{1550, 100, 0.06}, 0},
	{{1700, 300, 0.06}, 0},
};

static struct glicko after(size_t games)
{
	const struct glicko me = {1500, 200, 0.06};

	return glicko_after(&me, example, games, 0.5);
}

START_TEST(the_published_example_comes_out)
{
	struct glicko g = after(3);

	ck_assert_double_eq_tol(g.rating, 1464.06, 0.01);
	ck_assert_double_eq_tol(g.deviation, 151.52, 0.01);
	ck_assert_double_eq_tol(g.volatility, 0.05999, 0.00001);
}

/* Step 6: only the deviation changes, to the root of both squares. */
START_TEST(a_period_without_games_makes_less_sure)
{
	struct glicko g = after(0);
	struct glicko twice = glicko_idle(&g, 1);
	const struct glicko me = {1500, 200, 0.06};

	ck_assert_double_eq_tol(g.rating, 1500, 1e-9);
	ck_assert_double_eq_tol(g.volatility, 0.06, 1e-9);
	ck_assert_double_eq_tol(g.deviation,
				173.7178 * sqrt(1.1513 * 1.1513 + 0.06 * 0.06), 0.01);
	ck_assert_double_eq_tol(glicko_idle(&me, 2).deviation, twice.deviation, 1e-9);
}

START_TEST(an_upset_makes_volatile)
{
	const struct glicko strong = {2000, 40, 0.06};
	struct glicko_game lost[8];
	struct glicko g;

	for (size_t i = 0; i < 8; i++) {
		lost[i] = (struct glicko_game){
			{1400, 40, 0.06},
                        0
                };
	}
	g = glicko_after(&strong, lost, 8, 0.5);
	ck_assert_double_gt(g.volatility, 0.0601);
	ck_assert_double_lt(g.rating, 1950);
}

START_TEST(months_are_those_of_the_calendar)
{
	static const struct {
		const char *moment;
		int year, month;
	} of[] = {
		{"2026-11-30T23:59:59Z", 2026, 11},
                {"2026-12-01T00:00:00Z", 2026, 12},
		{"2026-12-31T23:59:59Z", 2026, 12},
                {"2027-01-01T00:00:00Z", 2027, 1 },
		{"2028-02-29T12:00:00Z", 2028, 2 },
	};
	int64_t at;
	int month;

	ck_assert(stamp_read(view_of(of[_i].moment), &at));
	month = rating_month(at);
	ck_assert_int_eq(month, of[_i].year * 12 + of[_i].month - 1);
	ck_assert_int_le(rating_month_begins(month), at);
	ck_assert_int_gt(rating_month_begins(month + 1), at);
	ck_assert_int_eq(rating_month(rating_month_begins(month)), month);
	ck_assert_int_eq(rating_month(rating_month_begins(month) - 1), month - 1);
}

static int half(int half_a, int points_a, bool missed_a, int half_b, int points_b,
		bool missed_b)
{
	const struct rated_seat a = {1, points_a, half_a, missed_a};
	const struct rated_seat b = {2, points_b, half_b, missed_b};
	int there = rated_half(&a, &b);

	ck_assert_int_eq(rated_half(&b, &a), there < 0 ? -1 : 2 - there);
	return there;
}

START_TEST(every_two_at_a_table_met)
{
	const struct rated_seat ann = {1, 300, 2, false};
	const struct rated_seat nobody = {0, 100, 0, false};

	ck_assert_int_eq(half(2, 100, false, 0, 200, false), 2); /* a ruling said so */
	ck_assert_int_eq(half(1, 100, false, 1, 200, false), 1);
	ck_assert_int_eq(half(0, 150, false, 0, 100, false), 2);
	ck_assert_int_eq(half(0, 100, false, 0, 100, false), 1);
	ck_assert_int_eq(half(0, 150, true, 0, 100, false), 0);
	ck_assert_int_eq(half(0, 150, true, 0, 100, true), -1);
	ck_assert_int_eq(rated_half(&ann, &ann), -1);
	ck_assert_int_eq(rated_half(&ann, &nobody), -1);
}

enum { PLAYERS = 4 };

static struct rating player[PLAYERS];

static void start(void)
{
	for (int i = 0; i < PLAYERS; i++) {
		player[i] = rating_start(i + 1);
		player[i].games = 1;
	}
}

/* Not by the order in which games were written down. */
START_TEST(a_month_is_folded_at_once)
{
	struct rated_pair pair[] = {
		{0, 1, 2},
                {1, 2, 2},
                {2, 0, 1}
        };
	struct rating first[PLAYERS];
	struct rated_pair swap = pair[0];

	start();
	ratings_fold(&arena, 24000, player, PLAYERS, pair, 3);
	memcpy(first, player, sizeof first);
	start();
	pair[0] = (struct rated_pair){0, 2, 1};
	pair[2] = swap;
	ratings_fold(&arena, 24000, player, PLAYERS, pair, 3);
	ck_assert_mem_eq(first, player, sizeof first);
	ck_assert_int_gt(player[0].rating, player[1].rating);
	ck_assert_int_gt(player[1].rating, player[2].rating);
	ck_assert_int_eq(player[0].month, 24000);
	ck_assert_int_eq(player[0].total, 1);
	ck_assert_int_eq(player[3].month, 0); /* met nobody */
	ck_assert_int_eq(player[3].rating, 1500000);
}

START_TEST(who_stays_away_is_rated_less_surely)
{
	const struct rated_pair pair = {0, 1, 2};
	struct rating later;

	start();
	ratings_fold(&arena, 24000, player, 2, &pair, 1);
	later = rating_in(&player[0], 24001);
	ck_assert_int_eq(later.deviation, player[0].deviation);
	later = rating_in(&player[0], 24013);
	ck_assert_int_gt(later.deviation, player[0].deviation);
	ck_assert_int_eq(later.rating, player[0].rating);
	later = rating_in(&player[0], 36000);
	ck_assert_int_eq(later.deviation, 350000);
}

START_TEST(a_rating_is_provisional_until_it_is_known_well)
{
	const struct rated_pair pair = {0, 1, 1};
	int months = 0;

	start();
	ck_assert(rating_provisional(&player[0]));
	while (rating_provisional(&player[0])) {
		ratings_fold(&arena, 24000 + months, player, 2, &pair, 1);
		months++;
		ck_assert_int_lt(months, 40);
	}
	ck_assert_int_gt(months, 5);
	ck_assert_int_eq(rating_shown(player[0].rating), 1500);
	ck_assert_int_eq(player[0].total, months);
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(months_are_those_of_the_calendar, 0, 5);
	return claims_run("ratings");
}
