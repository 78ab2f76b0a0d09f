/* SPDX-License-Identifier: ISC */
/* How entrants stand: what is counted, tie-breaks, and ranks that are shared. */
#include "adjudicator/league/table.h"

#include "tests/helpers/claims.h"

enum { ANN, BEN, CID, DOT };

static struct arena arena;
static struct table_game game[64];
static enum tie_break tie[TIES_];
static struct league l;

static void set_up(void)
{
	l = (struct league){.entrants = 4, .game = game, .tie = tie};
}

static struct table_game *plays(int round, int a, int b, int points_a, int points_b)
{
	struct table_game *g = &game[l.games++];

	*g = (struct table_game){.round = round,
				 .a = a,
				 .b = b,
				 .half = points_a > points_b    ? 2
					 : points_a == points_b ? 1
								: 0,
				 .points_a = points_a,
				 .points_b = points_b};
	return g;
}

static void ties(enum tie_break a, enum tie_break b)
{
	tie[0] = a;
	tie[1] = b;
	l.ties = 2;
}

static struct table_row row_of(int entrant)
{
	struct table_row *row = league_table(&arena, &l);

	for (size_t i = 0; i < l.entrants; i++) {
		if (row[i].entrant == entrant) {
			return row[i];
		}
	}
	ck_abort_msg("no row");
	return row[0];
}

START_TEST(a_row_counts_what_was_played)
{
	struct table_row r;

	plays(1, ANN, BEN, 300, 200);
	plays(2, CID, ANN, 250, 250);
	plays(3, ANN, DOT, 100, 350);
	plays(4, ANN, CID, 0, 0)->half = -1;
	r = row_of(ANN);
	ck_assert_int_eq(r.played, 3);
	ck_assert_int_eq(r.won, 1);
	ck_assert_int_eq(r.drawn, 1);
	ck_assert_int_eq(r.lost, 1);
	ck_assert_int_eq(r.half, 3);
	ck_assert_int_eq(r.spread, -150);
	ck_assert_int_eq(r.firsts, 3);
	r = row_of(CID);
	ck_assert_int_eq(r.half, 1);
	ck_assert_int_eq(r.firsts, 1);
}

START_TEST(a_spread_is_capped_game_by_game)
{
	l.spread_cap = 200;
	plays(1, ANN, BEN, 600, 100);
	plays(2, BEN, ANN, 350, 300);
	ck_assert_int_eq(row_of(ANN).spread, 150);
	ck_assert_int_eq(row_of(BEN).spread, -150);
}

START_TEST(byes_and_forfeits_bring_points_and_no_spread)
{
	struct table_row r;

	game[l.games++] = (struct table_game){
		.round = 1, .a = ANN, .b = -1, .half = 2, .how = GAME_BYE};
	plays(2, BEN, ANN, 10, 500)->how = GAME_FORFEIT;
	plays(3, ANN, CID, 10, 500)->how = GAME_BOTH_FORFEIT;
	plays(4, ANN, DOT, 500, 10)->how = GAME_ANNULLED;
	r = row_of(ANN);
	ck_assert_int_eq(r.half, 4);
	ck_assert_int_eq(r.byes, 1);
	ck_assert_int_eq(r.played, 2);
	ck_assert_int_eq(r.won, 1);
	ck_assert_int_eq(r.lost, 1);
	ck_assert_int_eq(r.spread, 0);
	ck_assert_int_eq(r.firsts, 0);
	ck_assert_int_eq(row_of(CID).lost, 1);
	ck_assert_int_eq(row_of(DOT).played, 0);
}

/* Ann beat Ben and Cid, drew with Dot; Ben beat Cid; Cid has a bye. */
START_TEST(buchholz_adds_up_what_opponents_have)
{
	struct table_row r;

	plays(1, ANN, BEN, 2, 1);
	plays(2, ANN, CID, 2, 1);
	plays(3, ANN, DOT, 1, 1);
	plays(3, BEN, CID, 2, 1);
	game[l.games++] = (struct table_game){
		.round = 1, .a = CID, .b = -1, .half = 2, .how = GAME_BYE};
	r = row_of(ANN); /* Ben 2, Cid 2, Dot 1 */
	ck_assert_int_eq(r.buchholz, 5);
	ck_assert_int_eq(r.median, 2);
	r = row_of(CID); /* Ann 5, Ben 2, and a round that counts as his own 2 */
	ck_assert_int_eq(r.buchholz, 9);
	ck_assert_int_eq(r.median, 2);
	ck_assert_int_eq(row_of(DOT).median, 5); /* one alone: nothing is left out */
}

START_TEST(early_points_count_more_often)
{
	plays(1, ANN, BEN, 2, 1);
	plays(2, CID, ANN, 2, 1);
	plays(3, ANN, DOT, 1, 1);
	ck_assert_int_eq(row_of(ANN).cumulative, 2 + 2 + 3);
	ck_assert_int_eq(row_of(CID).cumulative, 0 + 2 + 2);
	ck_assert_int_eq(row_of(DOT).cumulative, 1);
}

static void ranks_are(int a, int b, int c, int d)
{
	ck_assert_int_eq(row_of(ANN).rank, a);
	ck_assert_int_eq(row_of(BEN).rank, b);
	ck_assert_int_eq(row_of(CID).rank, c);
	ck_assert_int_eq(row_of(DOT).rank, d);
}

START_TEST(who_is_equal_shares_a_rank)
{
	struct table_row *row;

	plays(1, BEN, ANN, 300, 200);
	plays(1, CID, DOT, 310, 200);
	ties(TIE_POINTS, TIE_WINS);
	ranks_are(3, 1, 1, 3);
	row = league_table(&arena, &l);
	ck_assert_int_eq(row[0].entrant, BEN); /* then as they are seeded */
	ck_assert_int_eq(row[1].entrant, CID);
	ck_assert_int_eq(row[2].entrant, ANN);
	ties(TIE_POINTS, TIE_SPREAD);
	ranks_are(3, 2, 1, 4);
	ties(TIE_POINTS, TIE_SEED);
	ranks_are(3, 1, 2, 4);
}

START_TEST(a_later_tie_break_moves_nobody_past_an_earlier_one)
{
	plays(1, ANN, BEN, 201, 200);
	plays(1, CID, DOT, 500, 0);
	plays(2, ANN, CID, 201, 200);
	ties(TIE_POINTS, TIE_SPREAD);
	ranks_are(1, 3, 2, 4);
}

START_TEST(head_to_head_counts_games_among_equals_alone)
{
	ties(TIE_POINTS, TIE_HEAD);
	plays(1, BEN, ANN, 2, 1);
	plays(1, CID, DOT, 2, 1);
	plays(2, ANN, DOT, 2, 1);
	plays(2, CID, BEN, 2, 1);
	plays(3, DOT, BEN, 2, 1);
	plays(3, ANN, CID, 2, 1);
	ranks_are(1, 4, 2, 3);
	ck_assert_int_eq(row_of(CID).head, 0);
}

START_TEST(a_circle_stays_equal)
{
	ties(TIE_POINTS, TIE_HEAD);
	plays(1, ANN, BEN, 2, 1);
	plays(2, BEN, CID, 2, 1);
	plays(3, CID, ANN, 2, 1);
	ranks_are(1, 1, 1, 4);
}

/* Ben beat Cid, and Ann met neither of them. */
START_TEST(head_to_head_waits_until_all_have_met)
{
	ties(TIE_POINTS, TIE_HEAD);
	plays(1, BEN, CID, 2, 1);
	plays(2, CID, DOT, 2, 1);
	plays(2, ANN, DOT, 2, 1);
	ranks_are(1, 1, 1, 4);
	plays(3, BEN, CID, 2, 1)->how = GAME_ANNULLED;
	ranks_are(1, 1, 1, 4);
	plays(3, ANN, CID, 1, 1);
	plays(4, ANN, BEN, 1, 1);
	plays(4, DOT, CID, 1, 1);
	ck_assert_int_eq(row_of(BEN).half, 3);
	ranks_are(1, 3, 1, 4);
}

START_TEST(who_is_not_here_stands_behind_the_others)
{
	const bool here[] = {false, true, true, true};

	ties(TIE_POINTS, TIE_WINS);
	plays(1, ANN, BEN, 2, 1);
	plays(2, ANN, CID, 2, 1);
	plays(3, CID, DOT, 2, 1);
	l.here = here;
	ranks_are(4, 2, 1, 2);
}

START_TEST(every_tie_break_splits)
{
	static const struct {
		enum tie_break by;
		int rank[4];
	} of[] = {
		{TIE_POINTS,     {1, 2, 2, 2}},
                {TIE_WINS,       {1, 2, 3, 3}},
		{TIE_SPREAD,     {1, 4, 2, 3}},
                {TIE_BUCHHOLZ,   {4, 2, 2, 1}},
		{TIE_MEDIAN,     {2, 1, 3, 3}},
                {TIE_CUMULATIVE, {1, 2, 3, 3}},
		{TIE_SEED,       {1, 2, 3, 4}},
	};

	plays(1, ANN, DOT, 210, 200);
	plays(1, BEN, CID, 201, 200);
	plays(2, ANN, BEN, 300, 200);
	plays(2, CID, DOT, 200, 200);
	plays(3, CID, DOT, 200, 200);
	l.ties = 1;
	tie[0] = of[_i].by;
	ranks_are(of[_i].rank[0], of[_i].rank[1], of[_i].rank[2], of[_i].rank[3]);
}

START_TEST(nobody_and_no_games_are_a_table_too)
{
	l.entrants = 0;
	ck_assert_ptr_nonnull(league_table(&arena, &l));
	l.entrants = 2;
	l.ties = 0;
	ck_assert_int_eq(row_of(BEN).rank, 1);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_times(every_tie_break_splits, 0, 7);
	return claims_run("league_table");
}
