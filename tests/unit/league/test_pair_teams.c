/* SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/league/pair.h"
#include "adjudicator/league/stream_share.h"
#include "formats/text/buf.h"
#include "tests/helpers/claims.h"

enum { TEAMS = 9, MEMBERS = 4, MOST = TEAMS * MEMBERS };

static struct arena arena;
static struct pair_entrant entrant[MOST];
static struct pairing p;
static struct fixture *list;
static size_t count;
static struct diag diag;

/* Entrants are listed board by board, as a seeding would have them. */
static void begin(void)
{
	p = (struct pairing){.format = PAIR_TEAMS, .legs = 1, .entrant = entrant};
}

static void teams(int n, int members)
{
	p.entrants = (size_t)n * (size_t)members;
	for (int i = 0; i < n * members; i++) {
		entrant[i] =
			(struct pair_entrant){.id = i + 1, .team = i % n, .here = true};
	}
}

static void name(struct buf *b, int one)
{
	int board = 1;

	for (int i = 0; i < one; i++) {
		board += entrant[i].team == entrant[one].team;
	}
	buf_printf(b, "%c%d", 'A' + entrant[one].team, board);
}

/* "A1-D1 D2-A2": teams by letter, members by number. */
static const char *paired(int round)
{
	struct buf b = buf_in(&arena);

	if (!pair_round(&arena, &p, round, &list, &count, &diag)) {
		return diag_name(diag.code);
	}
	for (size_t i = 0; i < count; i++) {
		buf_str(&b, i > 0 ? " " : "");
		buf_str(&b, list[i].second < 0 ? "bye " : "");
		name(&b, list[i].first);
		if (list[i].second >= 0) {
			buf_str(&b, "-");
			name(&b, list[i].second);
		}
	}
	return buf_cstr(&b);
}

START_TEST(teams_meet_by_the_table_and_first_moves_alternate_by_board)
{
	teams(4, 3);
	ck_assert_int_eq(pair_rounds(&p), 3);
	ck_assert_str_eq(paired(1), "A1-D1 D2-A2 A3-D3 B1-C1 C2-B2 B3-C3");
	ck_assert_str_eq(paired(2), "D1-C1 C2-D2 D3-C3 A1-B1 B2-A2 A3-B3");
	ck_assert_str_eq(paired(3), "B1-D1 D2-B2 B3-D3 C1-A1 A2-C2 C3-A3");
	ck_assert_str_eq(paired(4), "pair-over");
}

START_TEST(reserves_move_up_and_a_smaller_team_plays_its_boards)
{
	teams(2, 3);
	entrant[0].here = false;
	ck_assert_str_eq(paired(1), "A2-B1 B2-A3");
	p.boards = 3;
	ck_assert_str_eq(paired(1), "A2-B1 B2-A3 bye B3");
	p.boards = 1;
	ck_assert_str_eq(paired(1), "A2-B1");
}

START_TEST(team_without_an_opponent_sits_out)
{
	teams(3, 2);
	ck_assert_str_eq(paired(1), "B1-C1 C2-B2 bye A1 bye A2");
	teams(2, 2);
	entrant[0].here = entrant[2].here = false;
	ck_assert_str_eq(paired(1), "bye B1 bye B2");
	p.boards = 1;
	ck_assert_str_eq(paired(1), "bye B1");
}

START_TEST(one_team_alone_is_refused_and_who_has_none_does_not_play)
{
	teams(1, 4);
	ck_assert_str_eq(paired(1), "pair-few");
	teams(2, 2);
	entrant[0].team = -1;
	entrant[1].team = 1 << 30;
	ck_assert_str_eq(paired(1), "A1-B1");
}

/* met[a][b]: how often a moved first against b. */
static void whole_season(int met[MOST][MOST])
{
	memset(met, 0, sizeof(int[MOST][MOST]));
	for (int round = 1; round <= pair_rounds(&p); round++) {
		ck_assert(pair_round(&arena, &p, round, &list, &count, &diag));
		for (size_t i = 0; i < count; i++) {
			ck_assert_int_eq(list[i].board, (int)i + 1);
			if (list[i].second >= 0) {
				met[list[i].first][list[i].second]++;
			}
		}
	}
}

/* Everybody plays his board of every other team, as often as there are legs. */
START_TEST(every_board_is_a_round_robin_of_its_own)
{
	static int met[MOST][MOST];

	for (p.legs = 1; p.legs <= 2; p.legs++) {
		teams(_i, MEMBERS);
		whole_season(met);
		for (int a = 0; a < _i * MEMBERS; a++) {
			int firsts = 0;

			for (int b = 0; b < _i * MEMBERS; b++) {
				bool plays = a != b && a / _i == b / _i;

				ck_assert_int_eq(met[a][b] + met[b][a],
						 plays ? p.legs : 0);
				firsts += met[a][b] - met[b][a];
			}
			ck_assert_int_le(abs(firsts), 2 - p.legs);
		}
	}
}

static const struct {
	struct stream_game game[4];
	size_t games;
	bool may;
} streams[] = {
	{{{1, 2}},			 1, true },
	{{{1, 2}, {3, 4}},                 2, true },
	{{{1, 2}, {3, 4}, {8, 7}, {5, 6}}, 4, true },
	{{{1, 2}, {2, 3}},                 2, false},
	{{{1, 2}, {1, 3}},                 2, false},
	{{{3, 2}, {1, 2}},                 2, false},
	{{{1, 2}, {2, 1}},                 2, false},
	{{{1, 2}, {3, 4}, {5, 6}, {7, 1}}, 4, false},
	{{{1, 0}, {2, 0}},                 2, false}, /* two who are forgotten */
	{{{1, 0}, {2, 3}},                 2, true },
	{{{0, 0}},			 0, true },
};

START_TEST(stream_is_shared_only_where_nobody_has_two_racks_of_it)
{
	ck_assert(stream_share(&arena, streams[_i].game, streams[_i].games, &diag) ==
		  streams[_i].may);
	ck_assert(streams[_i].may || diag.code == DIAG_STREAM_SHARED);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_times(every_board_is_a_round_robin_of_its_own, 2, TEAMS + 1);
	claims_rows(stream_is_shared_only_where_nobody_has_two_racks_of_it, streams);
	return claims_run("pair_teams");
}
