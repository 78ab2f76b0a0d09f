/* SPDX-License-Identifier: ISC */
#include <limits.h>
#include <string.h>

#include "formats/text/buf.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_season.h"

enum { MOST = 70, WITHOUT_RESULT = -1 };

static struct arena arena;
static struct random_season season;
static struct fixture *list;
static size_t count;
static struct diag diag;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

static bool next_round(int round)
{
	return pair_round(&arena, &season.p, round, &list, &count, &diag);
}

/* "1-16 8-9": the better seeded of each game first, whoever begins. */
static const char *bracket(int round)
{
	struct buf b = buf_in(&arena);

	if (!next_round(round)) {
		return diag_name(diag.code);
	}
	for (size_t i = 0; i < count; i++) {
		int x = list[i].first + 1, y = list[i].second + 1;
		const char *blank = i > 0 ? " " : "";

		if (y == 0) {
			buf_printf(&b, "%sbye %d", blank, x);
		} else {
			buf_printf(&b, "%s%d-%d", blank, x < y ? x : y, x < y ? y : x);
		}
	}
	return buf_cstr(&b);
}

/* The better seeded of two wins, from round `round` on. */
static void better_wins(int round)
{
	for (size_t i = 0; i < count; i++) {
		season.past = arena_room(&arena, season.past, season.p.pasts,
					 sizeof *season.past);
		season.past[season.p.pasts++] = (struct pair_past){
			.round = round,
			.a = list[i].first,
			.b = list[i].second,
			.half = list[i].second < 0 || list[i].first < list[i].second
					? 2
					: 0,
			.counts = true};
		season.p.past = season.past;
	}
}

START_TEST(sixteen_are_bracketed_so_that_the_best_meet_last)
{
	random_begin(&season, PAIR_KNOCKOUT, 16, 1);
	ck_assert_int_eq(pair_rounds(&season.p), 4);
	ck_assert_str_eq(bracket(1), "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11");
	better_wins(1);
	ck_assert_str_eq(bracket(2), "1-8 4-5 2-7 3-6");
	better_wins(2);
	ck_assert_str_eq(bracket(3), "1-4 2-3");
	better_wins(3);
	ck_assert_str_eq(bracket(4), "1-2");
	ck_assert_str_eq(bracket(5), "pair-over");
}

START_TEST(best_have_no_opponent_in_the_first_round)
{
	random_begin(&season, PAIR_KNOCKOUT, 11, 1);
	ck_assert_str_eq(bracket(1), "8-9 7-10 6-11 bye 1 bye 4 bye 5 bye 2 bye 3");
	better_wins(1);
	ck_assert_str_eq(bracket(2), "1-8 4-5 2-7 3-6");
}

/* Whatever happens: who lost is gone, and one is left. */
START_TEST(one_wins_after_the_rounds_there_are)
{
	static bool out[MOST];
	int left = _i;

	random_begin(&season, PAIR_KNOCKOUT, _i, (uint32_t)_i);
	memset(out, 0, sizeof out);
	for (int round = 1; round <= pair_rounds(&season.p); round++) {
		size_t from = season.p.pasts;

		ck_assert(next_round(round));
		season_play(&season, &arena, round, list, count);
		for (size_t i = from; i < season.p.pasts; i++) {
			const struct pair_past *p = &season.past[i];

			ck_assert(!out[p->a] && (p->b < 0 || !out[p->b]));
			ck_assert(p->b >= 0 || round == 1);
			if (p->b >= 0) {
				out[p->half == 2 ? p->b : p->a] = true;
				left--;
			}
		}
	}
	ck_assert_int_eq(left, 1);
}

START_TEST(drawn_game_is_won_by_who_moved_second)
{
	random_begin(&season, PAIR_KNOCKOUT, 4, 1);
	ck_assert(next_round(1));
	/* the lower seeded begin */
	ck_assert(list[0].first == 3 && list[0].second == 0);
	ck_assert(list[1].first == 2 && list[1].second == 1);
	better_wins(1);
	season.past[0].half = 1;
	season.past[1].half = 2;
	ck_assert(next_round(2));
	/* the one has moved second, the other first */
	ck_assert(list[0].first == 0 && list[0].second == 2);
}

START_TEST(nobody_goes_on_before_the_result)
{
	random_begin(&season, PAIR_KNOCKOUT, 8, 1);
	ck_assert_str_eq(bracket(2), "pair-open");
	ck_assert_int_eq(diag.n, 1);
	ck_assert_str_eq(bracket(1), "1-8 4-5 2-7 3-6");
	better_wins(1);
	season.past[2].half = WITHOUT_RESULT;
	ck_assert_str_eq(bracket(2), "pair-open");
	season.past[2].half = 0;
	season.past[1].counts = false;
	ck_assert_str_eq(bracket(2), "pair-open");
	season.past[1].counts = true;
	ck_assert_str_eq(bracket(2), "1-4 2-3");
	ck_assert_str_eq(bracket(3), "pair-open");
	ck_assert_int_eq(diag.n, 2);
}

START_TEST(annulled_game_is_played_again)
{
	random_begin(&season, PAIR_KNOCKOUT, 2, 1);
	season.p.entrants = 4;
	ck_assert(next_round(1));
	better_wins(1);
	season.past[0].counts = false;
	list[0] = (struct fixture){.first = 0, .second = 3};
	count = 1;
	better_wins(1);
	season.past[2].half = 0;
	ck_assert_str_eq(bracket(2), "2-4");
}

START_TEST(whoever_is_paired_goes_on_whatever_becomes_of_the_result)
{
	random_begin(&season, PAIR_KNOCKOUT, 8, 1);
	ck_assert_str_eq(bracket(1), "1-8 4-5 2-7 3-6");
	better_wins(1);
	ck_assert_str_eq(bracket(2), "1-4 2-3");
	better_wins(2);
	/* one is turned round, one annulled, one goes on */
	season.past[0].half = 2 - season.past[0].half;
	season.past[1].counts = false;
	season.past[2].half = WITHOUT_RESULT;
	ck_assert_str_eq(bracket(3), "1-2");
}

START_TEST(opponent_of_who_has_withdrawn_goes_on)
{
	random_begin(&season, PAIR_KNOCKOUT, 8, 1);
	season.entrant[3].here = false;
	ck_assert_str_eq(bracket(1), "1-8 2-7 3-6 bye 5");
	better_wins(1);
	ck_assert_str_eq(bracket(2), "1-5 2-3");
	/* one after his game was won, one while it is running */
	season.entrant[0].here = false;
	season.past[1].half = WITHOUT_RESULT;
	season.entrant[6].here = false;
	ck_assert_str_eq(bracket(2), "2-3 bye 5");
	/* both of one game: nobody comes of it */
	season.entrant[1].here = false;
	ck_assert_str_eq(bracket(2), "bye 5 bye 3");
	better_wins(2);
	ck_assert_str_eq(bracket(3), "3-5");
}

START_TEST(who_comes_back_has_not_come_back_into_the_bracket)
{
	random_begin(&season, PAIR_KNOCKOUT, 4, 1);
	season.entrant[3].here = false;
	ck_assert_str_eq(bracket(1), "2-3 bye 1");
	better_wins(1);
	season.entrant[3].here = true;
	ck_assert_str_eq(bracket(2), "1-2");
}

START_TEST(pasts_that_name_nobody_are_passed_over)
{
	static const int hostile[] = {INT_MAX, INT_MIN, -1, 4};

	random_begin(&season, PAIR_KNOCKOUT, 4, 1);
	ck_assert(next_round(1));
	better_wins(1);
	for (int i = 0; i < 4; i++) {
		list[0] =
			(struct fixture){.first = hostile[i], .second = hostile[3 - i]};
		count = 1;
		better_wins(1);
	}
	ck_assert_str_eq(bracket(2), "1-2");
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_times(one_wins_after_the_rounds_there_are, 2, MOST);
	return claims_run("pair_knockout");
}
