/* SPDX-License-Identifier: ISC */
/* Tables of teams, against one reckoned by hand. */
#include "adjudicator/league/team_table.h"

#include "tests/helpers/claims.h"

enum { REDS, BLUES, GREENS, TEAMS };

static struct arena arena;

/*
 * Three teams of two, one sits out each round.
 *   round 1  Reds - Blues    2 : 0 points, +60 and +20       Reds win 2:0
 *   round 2  Blues - Greens  1/2 and 1/2, no spread; drawn   1 : 1
 *   round 3  Reds - Greens   the first board 0 (-30), the second goes on
 * Reds:   2 points, 2 on boards, +80 - 30 = +50
 * Blues:  1 point,  1 on boards, -80
 * Greens: 1 point,  1 + 1 on boards, +30
 */
static const struct team_game three[] = {
	{1, REDS,   BLUES,  2,  0,  60 },
        {1, BLUES,  REDS,   0,  2,  -20},
	{1, GREENS, -1,     2,  0,  0  },
        {2, BLUES,  GREENS, 1,  1,  0  },
	{2, GREENS, BLUES,  1,  1,  0  },
        {2, REDS,   -1,     2,  0,  0  },
	{3, REDS,   GREENS, 0,  2,  -30},
        {3, GREENS, REDS,   -1, -1, 0  },
};

START_TEST(teams_stand_as_reckoned_by_hand)
{
	static const struct team_row want[] = {
		{REDS,   1, 1, 1, 0, 0, 2, 4, 50 },
		{GREENS, 2, 1, 0, 1, 0, 1, 4, 30 },
		{BLUES,  3, 2, 0, 1, 1, 1, 2, -80},
	};
	struct team_table t =
		team_table(&arena, TEAMS, three, sizeof three / sizeof three[0]);

	ck_assert_uint_eq(t.teams, TEAMS);
	ck_assert_uint_eq(t.matches, 3);
	ck_assert(t.match[0].over && t.match[1].over && !t.match[2].over);
	ck_assert_int_eq(t.match[0].half_a, 4);
	ck_assert_int_eq(t.match[0].half_b, 0);
	for (int i = 0; i < TEAMS; i++) {
		ck_assert_int_eq(t.row[i].team, want[i].team);
		ck_assert_int_eq(t.row[i].rank, want[i].rank);
		ck_assert_int_eq(t.row[i].played, want[i].played);
		ck_assert_int_eq(t.row[i].won, want[i].won);
		ck_assert_int_eq(t.row[i].drawn, want[i].drawn);
		ck_assert_int_eq(t.row[i].lost, want[i].lost);
		ck_assert_int_eq(t.row[i].points, want[i].points);
		ck_assert_int_eq(t.row[i].half, want[i].half);
		ck_assert_int_eq(t.row[i].spread, want[i].spread);
	}
}

/* Reds win the first board, Blues the second; the third Blues cannot fill. */
START_TEST(a_board_that_the_other_cannot_fill_is_a_point_in_the_match)
{
	static const struct team_game games[] = {
		{1, REDS,  BLUES, 2, 0, 5 },
		{1, BLUES, REDS,  2, 0, 50},
		{1, REDS,  -1,    2, 0, 0 },
	};
	struct team_table t = team_table(&arena, 2, games, 3);

	ck_assert_uint_eq(t.matches, 1);
	ck_assert_int_eq(t.match[0].half_a, 4);
	ck_assert_int_eq(t.match[0].half_b, 2);
	ck_assert_int_eq(t.row[0].team, REDS);
	ck_assert_int_eq(t.row[0].points, 2);
	ck_assert_int_eq(t.row[1].points, 0);
	ck_assert_int_eq(t.row[1].spread, 45);
}

/* What is no team, and a game of one team with itself, is left out; equals share. */
START_TEST(teams_without_games_share_the_first_place)
{
	static const struct team_game games[] = {
		{1, 7,    BLUES, 2, 0, 5},
		{1, REDS, REDS,  2, 0, 5},
		{1, -1,   BLUES, 2, 0, 5},
	};
	struct team_table t = team_table(&arena, TEAMS, games, 3);

	ck_assert_uint_eq(t.matches, 0);
	for (int i = 0; i < TEAMS; i++) {
		ck_assert_int_eq(t.row[i].rank, 1);
		ck_assert_int_eq(t.row[i].team, i);
	}
}

int main(void)
{
	arena_fixture(&arena);
	return claims_run("team_table");
}
