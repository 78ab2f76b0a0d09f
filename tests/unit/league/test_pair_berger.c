/* SPDX-License-Identifier: ISC */
/* The tables are those that FIDE publishes (handbook C.05, annex 1). */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/league/pair.h"
#include "adjudicator/league/pair_berger.h"
#include "formats/text/buf.h"
#include "tests/helpers/claims.h"

enum { MOST = 40 };

/* clang-format off */
static const struct {
	int n;
	const char *rounds;
} published[] = {
	{4, "1-4 2-3\n4-3 1-2\n2-4 3-1\n"},
	{6, "1-6 2-5 3-4\n6-4 5-3 1-2\n2-6 3-1 4-5\n6-5 1-4 2-3\n3-6 4-2 5-1\n"},
	{8, "1-8 2-7 3-6 4-5\n8-5 6-4 7-3 1-2\n2-8 3-1 4-7 5-6\n8-6 7-5 1-4 2-3\n"
	    "3-8 4-2 5-1 6-7\n8-7 1-6 2-5 3-4\n4-8 5-3 6-2 7-1\n"},
	{10, "1-10 2-9 3-8 4-7 5-6\n10-6 7-5 8-4 9-3 1-2\n2-10 3-1 4-9 5-8 6-7\n"
	     "10-7 8-6 9-5 1-4 2-3\n3-10 4-2 5-1 6-9 7-8\n10-8 9-7 1-6 2-5 3-4\n"
	     "4-10 5-3 6-2 7-1 8-9\n10-9 1-8 2-7 3-6 4-5\n5-10 6-4 7-3 8-2 9-1\n"},
	{12, "1-12 2-11 3-10 4-9 5-8 6-7\n12-7 8-6 9-5 10-4 11-3 1-2\n"
	     "2-12 3-1 4-11 5-10 6-9 7-8\n12-8 9-7 10-6 11-5 1-4 2-3\n"
	     "3-12 4-2 5-1 6-11 7-10 8-9\n12-9 10-8 11-7 1-6 2-5 3-4\n"
	     "4-12 5-3 6-2 7-1 8-11 9-10\n12-10 11-9 1-8 2-7 3-6 4-5\n"
	     "5-12 6-4 7-3 8-2 9-1 10-11\n12-11 1-10 2-9 3-8 4-7 5-6\n"
	     "6-12 7-5 8-4 9-3 10-2 11-1\n"},
	{14, "1-14 2-13 3-12 4-11 5-10 6-9 7-8\n14-8 9-7 10-6 11-5 12-4 13-3 1-2\n"
	     "2-14 3-1 4-13 5-12 6-11 7-10 8-9\n14-9 10-8 11-7 12-6 13-5 1-4 2-3\n"
	     "3-14 4-2 5-1 6-13 7-12 8-11 9-10\n14-10 11-9 12-8 13-7 1-6 2-5 3-4\n"
	     "4-14 5-3 6-2 7-1 8-13 9-12 10-11\n14-11 12-10 13-9 1-8 2-7 3-6 4-5\n"
	     "5-14 6-4 7-3 8-2 9-1 10-13 11-12\n14-12 13-11 1-10 2-9 3-8 4-7 5-6\n"
	     "6-14 7-5 8-4 9-3 10-2 11-1 12-13\n14-13 1-12 2-11 3-10 4-9 5-8 6-7\n"
	     "7-14 8-6 9-5 10-4 11-3 12-2 13-1\n"},
	{16, "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9\n"
	     "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2\n"
	     "2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10\n"
	     "16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3\n"
	     "3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11\n"
	     "16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4\n"
	     "4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12\n"
	     "16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5\n"
	     "5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13\n"
	     "16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6\n"
	     "6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14\n"
	     "16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7\n"
	     "7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15\n"
	     "16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8\n"
	     "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1\n"},
};
/* clang-format on */

static struct arena arena;
static struct pair_entrant entrant[MOST];
static struct fixture *list;
static size_t count;
static struct diag diag;

static void begin(void)
{
	for (int i = 0; i < MOST; i++) {
		entrant[i] = (struct pair_entrant){.id = 100 + i, .here = true};
	}
}

static struct pairing robin(int n, int legs)
{
	return (struct pairing){.format = PAIR_ROUND_ROBIN,
				.legs = legs,
				.entrant = entrant,
				.entrants = (size_t)n};
}

/* As they are published: places from 1, one line a round. */
static void written(struct buf *b, const struct pairing *p, int rounds)
{
	for (int round = 1; round <= rounds; round++) {
		ck_assert(pair_round(&arena, p, round, &list, &count, &diag));
		for (size_t i = 0; i < count; i++) {
			buf_printf(b, "%s%d-%d", i > 0 ? " " : "", list[i].first + 1,
				   list[i].second + 1);
		}
		buf_printf(b, "\n");
	}
}

START_TEST(tables_are_the_published_ones)
{
	struct pairing p = robin(published[_i].n, 1);
	struct buf b = buf_in(&arena);

	ck_assert_int_eq(pair_rounds(&p), published[_i].n - 1);
	written(&b, &p, pair_rounds(&p));
	ck_assert_str_eq(buf_cstr(&b), published[_i].rounds);
}

START_TEST(odd_number_plays_the_same_table_and_whoever_meets_its_last_sits_out)
{
	struct pairing p = robin(5, 1);
	struct buf b = buf_in(&arena);

	ck_assert_int_eq(pair_rounds(&p), 5);
	written(&b, &p, 5);
	ck_assert_str_eq(buf_cstr(&b), "2-5 3-4 1-0\n5-3 1-2 4-0\n3-1 4-5 2-0\n"
				       "1-4 2-3 5-0\n4-2 5-1 3-0\n");
}

static int met[MOST][MOST], byes[MOST];

static void count_round(int n)
{
	ck_assert_uint_eq(count, (size_t)(n + 1) / 2);
	for (size_t i = 0; i < count; i++) {
		ck_assert_int_eq(list[i].board, (int)i + 1);
		if (list[i].second < 0) {
			byes[list[i].first]++;
		} else {
			met[list[i].first][list[i].second]++;
		}
	}
}

/* All that is asked of a round robin, for every number of entrants. */
static void check_season(int n, int legs)
{
	for (int a = 0; a < n; a++) {
		int firsts = 0;

		for (int b = 0; b < n; b++) {
			int games = met[a][b] + met[b][a];

			ck_assert_int_eq(games, a == b ? 0 : legs);
			ck_assert(legs == 1 || met[a][b] == met[b][a]);
			firsts += met[a][b] - met[b][a];
		}
		ck_assert_int_le(abs(firsts), 2 - legs);
		ck_assert_int_eq(byes[a], n % 2 == 0 ? 0 : legs);
	}
}

START_TEST(everybody_meets_everybody_as_often_and_moves_first_half_the_time)
{
	for (int legs = 1; legs <= 2; legs++) {
		struct pairing p = robin(_i, legs);

		memset(met, 0, sizeof met);
		memset(byes, 0, sizeof byes);
		for (int round = 1; round <= pair_rounds(&p); round++) {
			ck_assert(pair_round(&arena, &p, round, &list, &count, &diag));
			count_round(_i);
		}
		check_season(_i, legs);
	}
}

START_TEST(nobody_moves_first_or_second_three_times_running)
{
	for (int legs = 1; legs <= 2; legs++) {
		struct pairing p = robin(_i, legs);
		int run[MOST] = {0};

		for (int round = 1; round <= pair_rounds(&p); round++) {
			ck_assert(pair_round(&arena, &p, round, &list, &count, &diag));
			for (size_t i = 0; i < count && list[i].second >= 0; i++) {
				int *first = &run[list[i].first];
				int *second = &run[list[i].second];

				*first = *first > 0 ? *first + 1 : 1;
				*second = *second < 0 ? *second - 1 : -1;
				ck_assert_int_lt(*first, 3);
				ck_assert_int_gt(*second, -3);
			}
		}
	}
}

START_TEST(second_leg_is_the_first_with_the_other_moving_first)
{
	for (int n = 2; n <= MOST; n++) {
		int leg = berger_length(n, 1);

		for (int round = 1; round <= leg; round++) {
			for (int board = 0; board < (n + 1) / 2; board++) {
				int a, b, c, d;

				berger_board(n, 1, round, board, &a, &b);
				berger_board(n, 2, leg + round, board, &c, &d);
				ck_assert(a == d && b == c);
			}
		}
	}
}

START_TEST(who_has_withdrawn_is_not_paired_and_his_opponent_sits_out)
{
	struct pairing p = robin(6, 1);
	struct buf b = buf_in(&arena);

	entrant[3].here = false;
	written(&b, &p, 2);
	ck_assert_str_eq(buf_cstr(&b), "1-6 2-5 3-0\n5-3 1-2 6-0\n");
	entrant[2].here = false;
	b = buf_in(&arena);
	written(&b, &p, 1);
	ck_assert_str_eq(buf_cstr(&b), "1-6 2-5\n");
}

START_TEST(rounds_that_are_not_and_fields_of_one_are_refused)
{
	struct pairing p = robin(4, 1);

	ck_assert(!pair_round(&arena, &p, 4, &list, &count, &diag));
	ck_assert_int_eq(diag.code, DIAG_PAIR_OVER);
	ck_assert_int_eq(diag.n, 3);
	ck_assert(!pair_round(&arena, &p, 0, &list, &count, &diag));
	ck_assert_int_eq(diag.code, DIAG_PAIR_OVER);
	p.entrants = 1;
	ck_assert(!pair_round(&arena, &p, 1, &list, &count, &diag));
	ck_assert_int_eq(diag.code, DIAG_PAIR_FEW);
	p.entrants = 0;
	ck_assert(!pair_round(&arena, &p, 1, &list, &count, &diag));
	ck_assert_int_eq(diag.code, DIAG_PAIR_FEW);
	p.format = PAIR_LADDER;
	ck_assert_int_eq(pair_rounds(&p), 0);
	ck_assert(!pair_round(&arena, &p, 1, &list, &count, &diag));
	ck_assert_int_eq(diag.code, DIAG_PAIR_LADDER);
	p.entrants = PAIR_ENTRANTS + 1;
	p.format = PAIR_ROUND_ROBIN;
	ck_assert(!pair_round(&arena, &p, 1, &list, &count, &diag));
	ck_assert_int_eq(diag.code, DIAG_PAIR_MANY);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(tables_are_the_published_ones, published);
	claims_times(everybody_meets_everybody_as_often_and_moves_first_half_the_time,
		     2, MOST + 1);
	claims_times(nobody_moves_first_or_second_three_times_running, 2, MOST + 1);
	return claims_run("pair_berger");
}
