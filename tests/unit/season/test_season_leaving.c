/* SPDX-License-Identifier: ISC */
/* Who leaves a season, and who takes his place. */

#include "tests/helpers/claims.h"
#include "tests/helpers/club/season_case.h"

/* ------------------------------------------------------------------ withdrawals */

static int count(const struct season_run *r, enum fixture_how how)
{
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		n += r->s.fixture[i].how == how;
	}
	return n;
}

static void withdraw(int64_t id, const char *name)
{
	struct season_run *r = season_now(id);

	for (size_t i = 0; i < r->s.entrants; i++) {
		if (view_is(r->s.entrant[i].name, name)) {
			season_must(season_withdraw(
				&season_desk, &season_club.arena, r,
				&(struct season_leaver){&r->s.entrant[i],
							"season-because-left", 0},
				&season_club.err));
		}
	}
}

START_TEST(before_half_of_his_games_nothing_of_his_counts)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);

	season_runs(id);
	season_games_end(id);
	withdraw(id, "Dan");
	season_runs(id);
	season_played_out(id);
	ck_assert_int_eq(count(season_now(id), FIXTURE_ANNULLED), 3);
	ck_assert_int_eq(count(season_now(id), FIXTURE_PLAYED), 3);
}

START_TEST(after_half_of_them_he_forfeits_the_others)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);

	season_runs(id);
	season_games_end(id);
	season_runs(id);
	season_games_end(id);
	withdraw(id, "Dan");
	season_played_out(id);
	ck_assert_int_eq(count(season_now(id), FIXTURE_ANNULLED), 0);
	ck_assert_int_eq(count(season_now(id), FIXTURE_FORFEIT_FIRST) +
				 count(season_now(id), FIXTURE_FORFEIT_SECOND),
			 1);
}

START_TEST(another_takes_a_place_with_all_that_was_played_there)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);
	struct season_run *r;
	struct season_table t;

	season_runs(id);
	season_games_end(id);
	r = season_now(id);
	season_must(season_replace(&season_desk, &season_club.arena, r,
				   &r->s.entrant[0], season_player[7],
				   &season_club.err));
	season_played_out(id);
	r = season_now(id);
	t = season_table(r, &season_club.arena, 0);
	ck_assert_uint_eq(t.side.entrants, 4);
	ck_assert(view_is(t.side.entrant[t.row[0].entrant]->name, "Hal"));
	ck_assert_int_eq(t.row[0].won, 3);
}

/* Dan left before half of his games: one is over, and one went on. */
START_TEST(what_had_been_annulled_counts_again_for_who_takes_the_place)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);
	struct season_run *r;
	struct season_table t;

	season_runs(id);
	season_games_end(id);
	season_runs(id);
	withdraw(id, "Dan");
	r = season_now(id);
	ck_assert_int_eq(count(r, FIXTURE_ANNULLED), 2);
	season_must(season_replace(&season_desk, &season_club.arena, r,
				   &r->s.entrant[3], season_player[7],
				   &season_club.err));
	r = season_now(id);
	t = season_table(r, &season_club.arena, 0);
	ck_assert_int_eq(count(r, FIXTURE_ANNULLED), 0);
	ck_assert_int_eq(
		count(r, FIXTURE_FORFEIT_FIRST) + count(r, FIXTURE_FORFEIT_SECOND), 1);
	ck_assert(view_is(t.side.entrant[t.row[3].entrant]->name, "Hal"));
	ck_assert_int_eq(t.row[3].lost, 2);
	ck_assert_int_eq(season_played_out(id), 3);
}

START_TEST(before_it_begins_a_withdrawal_leaves_no_trace)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 3, 0);

	withdraw(id, "Ben");
	season_runs(id);
	ck_assert_str_eq(season_divided(id), "A:Ann,Cat");
}

/* Of those who stayed the last goes down, as his last letter tells him. */
START_TEST(who_left_is_not_the_last_of_his_division)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\nDivision: A 4\n"
					   "Division: B\nPromote: 1\n",
			       8, 0);
	int64_t next;

	season_runs(id);
	season_games_end(id);
	withdraw(id, "Dan");
	season_played_out(id);
	next = season_of(
		SEASON_HEAD "Format: round-robin\nDivision: A 3\nDivision: B\n", 8, id);
	season_runs(next);
	ck_assert_str_eq(season_divided(next), "A:Ann,Ben,Eve B:Cat,Fay,Gus,Hal,Dan");
}

/* Of two who stayed one goes down, whatever the file says of four. */
START_TEST(who_is_first_of_those_who_stayed_does_not_go_down)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\nDivision: A 4\n"
					   "Division: B\nPromote: 2\n",
			       8, 0);
	struct season_run *r;
	struct season_table t;
	int64_t next;

	season_runs(id);
	season_games_end(id);
	withdraw(id, "Cat");
	withdraw(id, "Dan");
	season_played_out(id);
	r = season_now(id);
	t = season_table(r, &season_club.arena, 0);
	ck_assert_int_eq(season_move_of(r, &t, &t.row[0]), SEASON_STAYS);
	ck_assert_int_eq(season_move_of(r, &t, &t.row[1]), SEASON_DOWN);
	next = season_of(
		SEASON_HEAD "Format: round-robin\nDivision: A 4\nDivision: B\n", 8, id);
	season_runs(next);
	ck_assert_str_eq(season_divided(next), "A:Ann,Eve,Fay,Ben B:Gus,Hal,Cat,Dan");
}

/* All games are drawn, and nothing else parts those who are equal. */
START_TEST(of_those_who_share_a_place_as_many_move_as_the_file_says)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\nGames-At-Once: 3\n"
					   "Division: A 4\nDivision: B\n"
					   "Promote: 1\nTies: points\n",
			       8, 0);
	struct season_run *r;
	struct season_table t;
	int64_t next;

	season_runs(id);
	r = season_now(id);
	for (size_t i = 0; i < r->s.fixtures; i++) {
		season_game_ends(&r->s.fixture[i], 1);
	}
	season_runs(id);
	r = season_now(id);
	ck_assert_int_eq(r->s.state, SEASON_OVER);
	for (size_t division = 0; division < 2; division++) {
		t = season_table(r, &season_club.arena, division);
		for (size_t k = 0; k < 4; k++) {
			ck_assert_int_eq(t.row[k].rank, 1);
			ck_assert_int_eq(season_move_of(r, &t, &t.row[k]),
					 division == 1 && k == 0   ? SEASON_UP
					 : division == 0 && k == 3 ? SEASON_DOWN
								   : SEASON_STAYS);
		}
	}
	next = season_of(
		SEASON_HEAD "Format: round-robin\nDivision: A 4\nDivision: B\n", 8, id);
	season_runs(next);
	ck_assert_str_eq(season_divided(next), "A:Ann,Ben,Cat,Eve B:Dan,Fay,Gus,Hal");
}

/* A team that nobody can meet has not won. */
START_TEST(a_season_of_one_team_does_not_take_place)
{
	int64_t id = season_of(SEASON_HEAD "Format: teams\nTeam: Reds Ann Ben\n"
					   "Team: Blues Cat Dan\n",
			       2, 0);

	season_runs(id);
	ck_assert_int_eq(season_now(id)->s.state, SEASON_STOPPED);
}

int main(void)
{
	claims_fixture(season_set_up, season_tear_down);
	return claims_run("season_leaving");
}
