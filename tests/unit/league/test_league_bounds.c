/* SPDX-License-Identifier: ISC */
/* Ranks that can still be reached: compared with every way a small league can end, and
 * with ways at random that a large one does. */
#include "adjudicator/league/bounds.h"

#include <string.h>

#include "tests/helpers/claims.h"

enum { SMALL = 7, LARGE = 60, GAMES = 4000, OPEN = 8, LEAGUES = 1500, WALKS = 60 };

static struct arena arena;
static struct table_game game[GAMES];
static bool here[LARGE];
static struct league l;
static uint64_t state;

static void set_up(void)
{
	memset(here, true, sizeof here);
	l = (struct league){.game = game, .here = here};
	state = 1;
}

static int number(int below)
{
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (int)((state >> 33) % (uint64_t)below);
}

/* Everybody meets everybody; `open` games at random are not over. */
static void round_robin(int entrants, int legs, int open)
{
	size_t *place = arena_array(&arena, GAMES, sizeof *place);

	l.entrants = (size_t)entrants;
	l.games = 0;
	for (int leg = 0; leg < legs; leg++) {
		for (int a = 0; a < entrants; a++) {
			for (int b = 0; b < a; b++) {
				place[l.games] = l.games;
				game[l.games++] = (struct table_game){
					.round = 1, .a = a, .b = b, .half = number(3)};
			}
		}
	}
	for (int i = 0; i < open && (size_t)i < l.games; i++) {
		size_t k = (size_t)i + (size_t)number((int)l.games - i);
		size_t at = place[k];

		place[k] = place[i];
		game[at].half = -1;
	}
}

/* By points alone, if all ties go so. */
static int rank_of(const int *half, int e, bool lucky)
{
	int rank = 1;

	for (int i = 0; i < (int)l.entrants; i++) {
		bool above = half[i] > half[e] || (half[i] == half[e] && !lucky);

		rank += i != e && (here[i] == here[e] ? above : here[i]);
	}
	return rank;
}

static void add_up(int *half)
{
	memset(half, 0, LARGE * sizeof *half);
	for (size_t i = 0; i < l.games; i++) {
		half[game[i].a] += game[i].half;
		half[game[i].b] += 2 - game[i].half;
	}
}

/* Every way in which the open games can end. */
static void try_all(struct rank_bounds seen[SMALL])
{
	size_t open[OPEN];
	size_t n = 0;
	int half[LARGE];
	int ways = 1;

	for (size_t i = 0; i < l.games; i++) {
		if (game[i].half < 0) {
			open[n++] = i;
			ways *= 3;
		}
	}
	for (int way = 0; way < ways; way++) {
		for (size_t i = 0, rest = (size_t)way; i < n; i++, rest /= 3) {
			game[open[i]].half = (int)(rest % 3);
		}
		add_up(half);
		for (int e = 0; e < (int)l.entrants; e++) {
			int best = rank_of(half, e, true);
			int worst = rank_of(half, e, false);

			seen[e].best =
				way == 0 || best < seen[e].best ? best : seen[e].best;
			seen[e].worst = worst > seen[e].worst ? worst : seen[e].worst;
		}
	}
	for (size_t i = 0; i < n; i++) {
		game[open[i]].half = -1;
	}
}

START_TEST(a_small_league_ends_just_so)
{
	state = (uint64_t)_i;
	for (int i = 0; i < LEAGUES / 10; i++) {
		struct rank_bounds seen[SMALL] = {0};

		round_robin(2 + number(SMALL - 1), 1 + number(2), number(OPEN - 1));
		for (size_t e = 0; e < l.entrants; e++) {
			here[e] = number(8) > 0;
		}
		try_all(seen);
		for (int e = 0; e < (int)l.entrants; e++) {
			struct rank_bounds b = league_bounds(&arena, &l, e);

			ck_assert(b.exact);
			ck_assert_int_eq(b.best, seen[e].best);
			ck_assert_int_eq(b.worst, seen[e].worst);
		}
	}
}

/* A season in its middle; often nobody knows it all. */
START_TEST(a_large_league_ends_within)
{
	static const int halves[] = {0, 1, 2};
	struct rank_bounds bounds[LARGE];
	struct table_game before[GAMES];
	int half[LARGE];

	state = (uint64_t)_i;
	round_robin(LARGE, 1, 300 * (1 + _i));
	for (int e = 0; e < LARGE; e++) {
		bounds[e] = league_bounds(&arena, &l, e);
		ck_assert_int_ge(bounds[e].best, 1);
		ck_assert_int_le(bounds[e].best, bounds[e].worst);
		ck_assert_int_le(bounds[e].worst, LARGE);
	}
	memcpy(before, game, sizeof before);
	for (int walk = 0; walk < WALKS; walk++) {
		for (size_t i = 0; i < l.games; i++) {
			game[i].half = before[i].half >= 0 ? before[i].half
							   : halves[number(3)];
			if (before[i].half < 0 && walk < LARGE &&
			    (game[i].a == walk || game[i].b == walk)) {
				game[i].half = game[i].a == walk ? 2 : 0;
			}
		}
		add_up(half);
		for (int e = 0; e < LARGE; e++) {
			ck_assert_int_ge(rank_of(half, e, true), bounds[e].best);
			ck_assert_int_le(rank_of(half, e, false), bounds[e].worst);
		}
	}
}

START_TEST(a_club_season_of_forty_is_searched_to_the_end)
{
	for (int open = 20; open <= 780; open += 190) {
		round_robin(40, 1, open);
		for (int e = 0; e < 40; e++) {
			ck_assert_msg(league_bounds(&arena, &l, e).exact,
				      "entrant %d, %d games open", e, open);
			arena_reset(&arena);
		}
	}
}

/* Ann 4, Ben 3, Cid 1 half points, and a round to come that nobody has paired. */
START_TEST(rounds_to_come_are_reckoned_with)
{
	static const int result[][3] = {
		{0, 1, 1},
		{0, 2, 2},
		{1, 2, 2},
	};
	struct rank_bounds b;

	l.entrants = 3;
	for (size_t i = 0; i < 3; i++) {
		game[l.games++] = (struct table_game){.round = 1,
						      .a = result[i][0],
						      .b = result[i][1],
						      .half = result[i][2]};
	}
	b = league_bounds(&arena, &l, 2);
	ck_assert(b.exact);
	ck_assert_int_eq(b.best, 3);
	l.rounds_left = 1;
	b = league_bounds(&arena, &l, 2);
	ck_assert(!b.exact);
	ck_assert_int_eq(b.best, 3);
	ck_assert_int_eq(b.worst, 3);
	l.rounds_left = 2;
	ck_assert_int_eq(league_bounds(&arena, &l, 2).best, 1);
	ck_assert_int_eq(league_bounds(&arena, &l, 0).worst, 3);
}

int main(void)
{
	claims_timeout(0);
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_times(a_small_league_ends_just_so, 0, 10);
	claims_times(a_large_league_ends_within, 0, 4);
	return claims_run("league_bounds");
}
