/* SPDX-License-Identifier: ISC */
/* What pasts mean to a round: single cases, Swiss and king of the hill. */
#include <limits.h>

#include "formats/text/buf.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_season.h"

enum { PASTS = 64, CROWD = 9, MANY_ROUNDS = 40, WITHOUT_RESULT = -1 };

static struct arena arena;
static struct pair_entrant entrant[CROWD];
static struct pair_past past[PASTS];
static struct pairing p;
static struct fixture *list;
static size_t count;
static struct diag diag;

static void begin(void)
{
	for (int i = 0; i < CROWD; i++) {
		entrant[i] = (struct pair_entrant){.id = 100 + i, .here = true};
	}
	p = (struct pairing){.format = PAIR_SWISS, .entrant = entrant, .past = past};
}

/* Places from 1: a had the first move, and so many half points. */
static void played(int round, int a, int b, int half)
{
	past[p.pasts++] = (struct pair_past){
		.round = round, .a = a - 1, .b = b - 1, .half = half, .counts = true};
}

/* "1-5 6-2 bye 3" */
static const char *paired(int round)
{
	struct buf b = buf_in(&arena);

	if (!pair_round(&arena, &p, round, &list, &count, &diag)) {
		return diag_name(diag.code);
	}
	for (size_t i = 0; i < count; i++) {
		const char *blank = i > 0 ? " " : "";

		if (list[i].second < 0) {
			buf_printf(&b, "%sbye %d", blank, list[i].first + 1);
		} else {
			buf_printf(&b, "%s%d-%d", blank, list[i].first + 1,
				   list[i].second + 1);
		}
	}
	return buf_cstr(&b);
}

START_TEST(first_round_is_upper_half_against_lower_and_first_moves_alternate)
{
	p.entrants = 8;
	ck_assert_str_eq(paired(1), "1-5 6-2 3-7 8-4");
	p.entrants = 7;
	ck_assert_str_eq(paired(1), "1-4 5-2 3-6 bye 7");
}

START_TEST(equal_points_meet_and_who_moved_second_moves_first)
{
	p.entrants = 8;
	played(1, 1, 5, 2);
	played(1, 6, 2, 0);
	played(1, 3, 7, 2);
	played(1, 8, 4, 0);
	ck_assert_str_eq(paired(2), "4-1 2-3 5-8 7-6");
}

START_TEST(standing_goes_before_seeding_and_points_before_both)
{
	static const int rank[] = {3, 2, 1, 0, 0, 0};

	p.entrants = 4;
	p.rank = rank;
	ck_assert_str_eq(paired(1), "4-2 1-3");
	p.entrants = 6;
	played(1, 1, 2, 2);
	ck_assert_str_eq(paired(2), "4-1 3-5 2-6");
}

/* Two and five have met, so both go one bracket down. */
START_TEST(game_without_a_result_counts_half_to_each)
{
	p.entrants = 6;
	played(1, 4, 1, 2);
	played(1, 2, 5, WITHOUT_RESULT);
	played(1, 3, 6, 2);
	ck_assert_str_eq(paired(2), "3-4 1-2 5-6");
}

START_TEST(annulled_game_never_was)
{
	p.entrants = 2;
	played(1, 1, 2, 2);
	ck_assert_str_eq(paired(2), "pair-met");
	ck_assert_int_eq(diag.n, 2);
	past[0].counts = false;
	ck_assert_str_eq(paired(2), "1-2");
}

START_TEST(who_was_paired_by_hand_is_left_out_and_not_met_again)
{
	p.entrants = 7;
	played(1, 1, 4, WITHOUT_RESULT);
	played(1, 7, 0, WITHOUT_RESULT);
	ck_assert_str_eq(paired(1), "2-5 6-3");
	p.entrants = 4;
	p.pasts = 0;
	played(2, 1, 3, WITHOUT_RESULT);
	ck_assert_str_eq(paired(1), "1-4 3-2");
}

START_TEST(lowest_who_has_not_sat_out_sits_out)
{
	p.entrants = 5;
	played(1, 5, 0, 2);
	played(1, 1, 3, 2);
	played(1, 4, 2, 0);
	ck_assert_str_eq(paired(2), "2-1 3-5 bye 4");
	entrant[3].here = false;
	ck_assert_str_eq(paired(2), "2-1 3-5");
}

START_TEST(late_entrant_is_paired_from_the_foot)
{
	p.entrants = 4;
	played(1, 1, 3, 2);
	played(1, 4, 2, 0);
	ck_assert_str_eq(paired(2), "2-1 3-4");
	p.entrants = 6;
	ck_assert_str_eq(paired(2), "2-1 3-5 6-4");
}

START_TEST(pasts_that_name_nobody_are_passed_over)
{
	p.entrants = 4;
	played(1, 1, 2, 7);
	for (int i = 0; i < 6; i++) {
		static const int hostile[] = {INT_MAX, INT_MIN, -1, 4, 5, 1};

		played(1, 1, 3, 2);
		past[p.pasts - 1].a = hostile[i];
		past[p.pasts - 1].b = i == 5 ? 1 : 0;
	}
	ck_assert_str_eq(paired(2), "3-1 2-4");
}

START_TEST(king_meets_the_next_one_down)
{
	static const int rank[] = {5, 4, 3, 2, 1, 0};

	p.format = PAIR_KING;
	p.entrants = 6;
	ck_assert_int_eq(pair_rounds(&p), 0);
	ck_assert_str_eq(paired(1), "1-2 4-3 5-6");
	p.rank = rank;
	ck_assert_str_eq(paired(1), "6-5 3-4 2-1");
}

START_TEST(king_does_not_meet_the_same_one_at_once_again_but_may_later)
{
	p.format = PAIR_KING;
	p.entrants = 4;
	played(1, 1, 2, 2);
	played(1, 4, 3, 0);
	ck_assert_str_eq(paired(2), "3-1 2-4");
	played(2, 3, 1, 0);
	played(2, 2, 4, 2);
	ck_assert_str_eq(paired(3), "1-2 4-3");
	p.entrants = 2;
	ck_assert_str_eq(paired(2), "2-1");
}

/* Three who are left: two have just met, so one of them sits out. */
START_TEST(king_spares_two_who_have_just_met_by_who_sits_out)
{
	p.format = PAIR_KING;
	p.entrants = 3;
	ck_assert_str_eq(paired(1), "1-2 bye 3");
	played(1, 1, 2, 2);
	played(1, 3, 0, 2);
	ck_assert_str_eq(paired(2), "3-1 bye 2");
}

START_TEST(king_goes_on_for_ever_and_all_sit_out_as_often)
{
	static struct random_season season;
	static int byes[CROWD], met[CROWD], before[CROWD];

	random_begin(&season, PAIR_KING, CROWD, 1);
	for (int round = 1; round <= MANY_ROUNDS; round++) {
		int fewest = INT_MAX, most = 0;

		ck_assert(pair_round(&arena, &season.p, round, &list, &count, &diag));
		ck_assert_uint_eq(count, (CROWD + 1) / 2);
		for (size_t i = 0; i < count; i++) {
			met[list[i].first] = list[i].second;
			if (list[i].second < 0) {
				byes[list[i].first]++;
			} else {
				met[list[i].second] = list[i].first;
			}
		}
		for (int i = 0; i < CROWD; i++) {
			ck_assert(round == 1 || met[i] < 0 || met[i] != before[i]);
			before[i] = met[i];
			fewest = byes[i] < fewest ? byes[i] : fewest;
			most = byes[i] > most ? byes[i] : most;
		}
		ck_assert_int_le(most - fewest, 1);
		season_play(&season, &arena, round, list, count);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	return claims_run("pair_field");
}
