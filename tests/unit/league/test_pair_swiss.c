/* SPDX-License-Identifier: ISC */
/*
 * Swiss rounds: small ones against everything that could be, large ones for what must
 * never be. RANDOM_SEASONS=20000 follows so many small seasons.
 */
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/naive/naive_swiss.h"
#include "tests/helpers/random/random_match.h"

enum {
	FOLLOWED = 1000,
	SEASONS = 400,
	OTHERS = 5000,
	MEDIUM = 100,
	SOME = 6,
	ROUNDS = 15,
	POINTS_ROUNDS = 9
};

static struct arena arena;
static struct random_season season;
static struct naive_swiss naive;
static struct fixture *list;
static size_t count;
static struct diag diag;

static bool next_round(int round)
{
	return pair_round(&arena, &season.p, round, &list, &count, &diag);
}

static unsigned bit_of(int entrant)
{
	int i = 0;

	while (naive.who[i] != entrant) {
		i++;
	}
	return 1U << i;
}

/* Those of a set who have so many half points. */
static unsigned with_points(unsigned set, int half)
{
	unsigned found = 0;

	for (int i = 0; i < naive.n; i++) {
		if (naive.half[naive.who[i]] == half) {
			found |= set & 1U << i;
		}
	}
	return found;
}

/* The round as the manual has it, game by game. */
static void follow(void)
{
	unsigned all = naive.paired, left = 0;

	for (size_t game = 0; all != 0;) {
		int points = naive.half[naive.who[naive_first(all & ~left)]];
		unsigned bracket = left | with_points(all, points);

		left = 0;
		while (bracket != 0) {
			int a = naive_first(bracket);
			int b = naive_partner(&naive, all, bracket, points);
			unsigned two = 1U << a | (b < 0 ? 0 : 1U << b);

			bracket &= ~two;
			if (b < 0) {
				left |= two;
				continue;
			}
			all &= ~two;
			ck_assert_uint_lt(game, count);
			ck_assert_uint_eq(bit_of(list[game].first) |
						  bit_of(list[game].second),
					  two);
			game++;
		}
	}
}

static void check_round(int round, bool made)
{
	naive_count(&naive, &season);
	naive_line_up(&naive);
	if (naive.n < 2) {
		ck_assert(!made && diag.code == DIAG_PAIR_FEW);
		return;
	}
	ck_assert_msg(made == (naive.bye >= 0), "round %d", round);
	if (!made) {
		ck_assert_int_eq(diag.code, DIAG_PAIR_MET);
		ck_assert_int_eq(diag.n, round);
		return;
	}
	ck_assert_uint_eq(count, (size_t)(naive.n + 1) / 2);
	if (naive.bye < naive.n) {
		ck_assert_int_eq(list[count - 1].first, naive.who[naive.bye]);
		ck_assert_int_eq(list[count - 1].second, -1);
	}
	follow();
}

START_TEST(small_rounds_are_what_the_rules_say_down_to_the_last_pair)
{
	uint32_t seasons = (uint32_t)random_wanted("RANDOM_SEASONS", FOLLOWED);

	for (uint32_t number = 0; number < seasons; number++) {
		bool made = true;

		random_begin(&season, PAIR_SWISS, 2 + (int)(number % (NAIVE_MOST - 2)),
			     number);
		season.troubled = _i == 1;
		for (int round = 1; made && round <= NAIVE_MOST; round++) {
			if (_i == 1 && season.p.entrants < NAIVE_MOST) {
				season_come_and_go(&season);
			}
			made = next_round(round);
			check_round(round, made);
			season_play(&season, &arena, round, list, count);
		}
		arena_reset(&arena);
	}
}

static int made_of(unsigned top)
{
	int made = 0;

	for (size_t i = 0; i < count && list[i].second >= 0; i++) {
		made += (bit_of(list[i].first) & top) != 0 &&
			(bit_of(list[i].second) & top) != 0;
	}
	return made;
}

/* The rule goes from one to the next and looks no further, so that this is not quite
 * always so: in two of the rounds of 40,000 such seasons there was one pair less. */
START_TEST(best_have_as_many_pairs_among_them_as_any_legal_pairing_gives_them)
{
	for (uint32_t number = OTHERS; number < OTHERS + SEASONS; number++) {
		random_begin(&season, PAIR_SWISS, 4 + (int)(number % (NAIVE_MOST - 3)),
			     number);
		for (int round = 1; next_round(round); round++) {
			unsigned top;

			naive_count(&naive, &season);
			naive_line_up(&naive);
			top = with_points(naive.paired, naive.half[naive.who[0]]);
			ck_assert_int_eq(made_of(top), naive_top_pairs(&naive, top));
			season_play(&season, &arena, round, list, count);
		}
		arena_reset(&arena);
	}
}

/* First moves: never three more than second ones, and two only for few. */
static void check_balance(int entrants, int round)
{
	int far = 0;

	naive_count(&naive, &season);
	for (int i = 0; i < entrants; i++) {
		ck_assert_int_le(abs(naive.lead[i]), 2);
		ck_assert_int_le(naive.byes[i], 1);
		far += abs(naive.lead[i]) > 1 ? 1 : 0;
	}
	ck_assert_msg(far * 10 <= entrants * 3, "%d of %d in round %d", far, entrants,
		      round);
}

static void check_meetings(int entrants)
{
	static int seen[SEASON_ENTRANTS];

	memset(seen, 0, sizeof seen);
	ck_assert_uint_eq(count, (size_t)(entrants + 1) / 2);
	for (size_t i = 0; i < count; i++) {
		ck_assert_int_eq(seen[list[i].first]++, 0);
		if (list[i].second >= 0) {
			ck_assert_int_eq(seen[list[i].second]++, 0);
			ck_assert(!naive_met(&season, list[i].first, list[i].second));
		}
	}
}

START_TEST(nobody_of_many_meets_twice_sits_out_twice_or_moves_first_too_often)
{
	for (int number = 0; number < SOME; number++) {
		int entrants = MEDIUM - number;

		random_begin(&season, PAIR_SWISS, entrants, (uint32_t)number);
		for (int round = 1; round <= ROUNDS; round++) {
			ck_assert(next_round(round));
			check_meetings(entrants);
			season_play(&season, &arena, round, list, count);
			check_balance(entrants, round);
		}
		arena_reset(&arena);
	}
}

START_TEST(nearly_all_of_many_meet_somebody_with_as_many_points)
{
	int apart = 0, all = 0;

	random_begin(&season, PAIR_SWISS, MEDIUM, 77);
	for (int round = 1; round <= POINTS_ROUNDS; round++) {
		ck_assert(next_round(round));
		naive_count(&naive, &season);
		for (size_t i = 0; i < count; i++, all++) {
			int gap = abs(naive.half[list[i].first] -
				      naive.half[list[i].second]);

			ck_assert_int_le(gap, 2 + round / 3);
			apart += gap > 0 ? 1 : 0;
		}
		season_play(&season, &arena, round, list, count);
	}
	ck_assert(apart * 5 <= all);
}

int main(void)
{
	claims_timeout(0);
	arena_fixture(&arena);
	claims_times(small_rounds_are_what_the_rules_say_down_to_the_last_pair, 0, 2);
	return claims_run("pair_swiss");
}
