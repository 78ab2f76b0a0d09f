/* SPDX-License-Identifier: ISC */
/* Seasons go on by themselves, each step once, however often a run is made. */

#include "adjudicator/record/logbook.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/season_case.h"

static const int64_t DAY = 86400;

/* ------------------------------------------------------------------- divisions */

START_TEST(divisions_are_filled_from_the_top)
{
	int64_t id = season_of(
		SEASON_HEAD "Format: swiss 2\nDivision: A 4\nDivision: B\n", 7, 0);

	season_runs(id);
	ck_assert_str_eq(season_divided(id), "A:Ann,Ben,Cat,Dan B:Eve,Fay,Gus");
}

START_TEST(who_won_before_is_seeded_first)
{
	int64_t id = season_of(SEASON_HEAD "Format: swiss 2\n", 3, 0);
	struct match m = club_game(&season_club, season_player[0], season_player[1]);
	struct result r = {.game = m.id,
			   .language = view_of("en"),
			   .ended = SEASON_NOW - 40 * DAY,
			   .reason = view_of("out"),
			   .seats = 2};

	r.seat[1].half = RESULT_WON;
	season_must(result_keep(season_club.st, &r, &season_club.err));
	season_runs(id);
	ck_assert_str_eq(season_divided(id), "A:Ann,Ben,Cat"); /* another game */
	id = season_of("Season: 1\nName: W\nGame: wordbox\nLexicon: any\n"
		       "Format: swiss 2\nSign-Up: 2026-11-01 to 2026-11-20\n"
		       "Start: 2026-11-22\n",
		       3, 0);
	season_runs(id);
	ck_assert_str_eq(season_divided(id), "A:Ben,Cat,Ann");
}

START_TEST(nobody_plays_alone)
{
	int64_t id = season_of(
		SEASON_HEAD "Format: round-robin\nDivision: A 4\nDivision: B\n", 5, 0);

	season_runs(id);
	ck_assert_str_eq(season_divided(id), "A:Ann,Ben,Cat,Dan,Eve B:");
}

START_TEST(whoever_is_listed_has_that_place)
{
	int64_t id = season_of(SEASON_HEAD
			       "Format: round-robin\nDivision: A 2\nDivision: B\n"
			       "First-Divisions: listed\nListed: A Fay\n"
			       "Listed: B Ben Ann\n",
			       6, 0);

	season_runs(id);
	ck_assert_str_eq(season_divided(id), "A:Fay,Cat B:Ben,Ann,Dan,Eve");
}

START_TEST(the_first_go_up_and_the_last_go_down)
{
	static const char text[] = SEASON_HEAD "Format: round-robin\nDivision: A 3\n"
					       "Division: B\nPromote: 1\n";
	int64_t id = season_of(text, 6, 0);
	int64_t next;

	season_played_out(id);
	next = season_of(text, 7, id);
	season_runs(next);
	ck_assert_str_eq(season_divided(next), "A:Ann,Ben,Dan B:Cat,Eve,Fay,Gus");
}

/* Eve has won against Dan, says a referee when the season is over. */
START_TEST(a_ruling_behind_the_end_changes_who_goes_up)
{
	static const char text[] = SEASON_HEAD "Format: round-robin\nDivision: A 3\n"
					       "Division: B\nPromote: 1\n";
	int64_t id = season_of(text, 6, 0);
	struct season_run *r;
	int64_t next;

	season_played_out(id);
	r = season_now(id);
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		bool first = view_is(season_entrant_name(r, f->first), "Eve");
		bool second = view_is(season_entrant_name(r, f->second), "Eve");

		if (f->game != 0 && (first || second)) {
			season_game_ends(f, first ? 2 : 0);
		}
	}
	next = season_of(text, 6, id);
	season_runs(next);
	ck_assert_str_eq(season_divided(next), "A:Ann,Ben,Eve B:Cat,Dan,Fay");
}

START_TEST(with_one_player_it_does_not_take_place)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 1, 0);

	season_runs(id);
	ck_assert_int_eq(season_now(id)->s.state, SEASON_STOPPED);
	ck_assert_int_eq(season_runs(id), 0);
}

/* ---------------------------------------------------------------------- rounds */

static const struct {
	const char *text;
	int players, played;
} seasons[] = {
	{SEASON_HEAD "Format: round-robin\n",                                    4, 6 },
	{SEASON_HEAD "Format: round-robin\n",                                    5, 10},
	{SEASON_HEAD "Format: round-robin\nGames-At-Once: 2\n",                  5, 10},
	{SEASON_HEAD "Format: double-round-robin\n",                             4, 12},
	{SEASON_HEAD "Format: swiss 3\n",                                        7, 9 },
	{SEASON_HEAD "Format: king 3\n",					 6, 9 },
	{SEASON_HEAD "Format: knockout\n",                                       6, 5 },
	{SEASON_HEAD "Format: swiss 5\n",                                        3, 3 },
	{SEASON_HEAD "Format: teams\nTeam: Reds Ann Cat\nTeam: Blues Ben Dan\n", 4, 2 },
};

START_TEST(a_season_is_played_to_its_end)
{
	int64_t id = season_of(seasons[_i].text, seasons[_i].players, 0);
	struct season_run *r;
	struct season_table t;

	ck_assert_int_eq(season_played_out(id), seasons[_i].played);
	r = season_now(id);
	t = season_table(r, &season_club.arena, 0);
	ck_assert(view_is(t.side.entrant[t.row[0].entrant]->name, "Ann"));
	ck_assert_int_eq(t.side.entrant[t.row[0].entrant]->place, 1);
	for (size_t i = 0; i < r->s.rounds; i++) {
		ck_assert(r->s.round[i].over);
	}
}

START_TEST(a_second_run_begins_nothing_twice)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);

	ck_assert_int_eq(season_runs(id), 2);
	ck_assert_int_eq(season_runs(id), 0);
	ck_assert_uint_eq(season_now(id)->s.fixtures, 2);
}

/* A run dies in the middle of a season: what it did not keep is done by the next. */
START_TEST(what_a_dead_run_left_is_done_by_the_next)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);
	struct season_run *r;
	bool any;

	season_runs(id);
	season_games_end(id);
	r = season_now(id);
	{
		struct season_side side = season_side(r, &season_club.arena, 0);

		season_must(season_round_pair(&season_desk, &season_club.arena, r,
					      &side, &any, &season_club.err));
	}
	season_must(store_begin(season_club.st, &season_club.err));
	ck_assert_int_eq(season_runs(id), 2);
	store_rollback(season_club.st);
	ck_assert_int_eq(season_runs(id), 2);
	ck_assert_int_eq(season_runs(id), 0);
	ck_assert_uint_eq(season_now(id)->s.fixtures, 4);
}

START_TEST(a_round_whose_time_is_up_is_not_waited_for)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);

	ck_assert_int_eq(season_runs(id), 2);
	season_desk.now = SEASON_NOW + 7 * DAY - 1;
	ck_assert_int_eq(season_runs(id), 0);
	season_desk.now = SEASON_NOW + 7 * DAY;
	ck_assert_int_eq(season_runs(id), 2);
	ck_assert_int_eq(season_now(id)->s.state, SEASON_RUNNING);
}

START_TEST(games_at_once_are_so_many_and_the_next_begins_when_one_ends)
{
	int64_t id =
		season_of(SEASON_HEAD "Format: round-robin\nGames-At-Once: 2\n", 5, 0);
	struct season_run *r;
	int mine = 0;

	ck_assert_int_eq(season_runs(id), 5);
	r = season_now(id);
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		mine += f->how == FIXTURE_PLAYED && (f->first == r->s.entrant[0].id ||
						     f->second == r->s.entrant[0].id);
	}
	ck_assert_int_eq(mine, 2);
	ck_assert_int_eq(season_runs(id), 0);
	season_games_end(id);
	ck_assert_int_gt(season_runs(id), 0);
}

START_TEST(a_game_that_is_void_keeps_no_season_open)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 2, 0);
	struct match m;

	season_runs(id);
	season_must(match_get(season_club.st, &season_club.arena,
			      season_now(id)->s.fixture[0].game, &m, &season_club.err));
	m.state = view_of("void");
	season_must(match_update(season_club.st, &m, &season_club.err));
	season_runs(id);
	ck_assert_int_eq(season_now(id)->s.state, SEASON_OVER);
}

/* A game ends as it had never been. */
static void is_void(const struct season_fixture *f)
{
	struct match m;

	season_must(result_drop(season_club.st, f->game, &season_club.err));
	season_must(match_get(season_club.st, &season_club.arena, f->game, &m,
			      &season_club.err));
	m.state = view_of("void");
	season_must(match_update(season_club.st, &m, &season_club.err));
}

/* Ann goes on with drawn games alone, and Ben has more points than she. */
START_TEST(who_wins_the_last_game_of_a_knockout_is_first)
{
	int64_t id = season_of(SEASON_HEAD "Format: knockout\n", 4, 0);
	struct season_run *r;
	struct season_table t;

	season_runs(id);
	season_game_ends(&season_now(id)->s.fixture[0], 1);
	season_game_ends(&season_now(id)->s.fixture[1], 0);
	season_runs(id);
	season_game_ends(&season_now(id)->s.fixture[2], 1);
	season_runs(id);
	r = season_now(id);
	t = season_table(r, &season_club.arena, 0);
	ck_assert_int_eq(r->s.state, SEASON_OVER);
	ck_assert(view_is(t.side.entrant[t.row[0].entrant]->name, "Ann"));
	ck_assert(view_is(t.side.entrant[t.row[1].entrant]->name, "Ben"));
	ck_assert(view_is(t.side.entrant[t.row[2].entrant]->name, "Dan"));
	ck_assert_int_eq(t.side.entrant[t.row[0].entrant]->place, 1);
	ck_assert_int_lt(t.row[0].half, t.row[1].half);
	ck_assert_int_eq(t.row[3].rank, 4);
}

static struct rank_bounds bounds_of(int64_t id, const char *name)
{
	struct season_run *r = season_now(id);
	struct season_table t = season_table(r, &season_club.arena, 0);
	int at = -1;

	for (size_t i = 0; i < t.side.entrants; i++) {
		at = view_is(t.side.entrant[i]->name, name) ? (int)i : at;
	}
	ck_assert_int_ge(at, 0);
	return season_bounds(r, &season_club.arena, &t, at);
}

static void can_end(int64_t id, const char *name, int best, int worst)
{
	struct rank_bounds b = bounds_of(id, name);

	ck_assert_int_eq(b.best, best);
	ck_assert_int_eq(b.worst, worst);
}

START_TEST(who_is_out_of_a_knockout_can_end_behind_those_who_are_in)
{
	int64_t id = season_of(SEASON_HEAD "Format: knockout\n", 8, 0);

	season_runs(id);
	can_end(id, "Ann", 1, 8);
	season_game_ends(&season_now(id)->s.fixture[0], 0); /* of Ann and Hal */
	season_runs(id);
	can_end(id, "Ann", 1, 7);
	can_end(id, "Hal", 2, 8);
	can_end(id, "Ben", 1, 8);
	season_games_end(id);
	season_runs(id);
	can_end(id, "Ann", 1, 4);
	can_end(id, "Eve", 5, 8);
	season_played_out(id);
	can_end(id, "Ann", 1, 1);
	can_end(id, "Ben", 2, 2);
	can_end(id, "Cat", 3, 4);
}

START_TEST(a_knockout_plays_again_what_is_void)
{
	int64_t id = season_of(SEASON_HEAD "Format: knockout\n", 4, 0);
	const struct season_fixture *f;
	struct season_run *r;

	season_runs(id);
	f = season_now(id)->s.fixture;
	is_void(&f[0]);
	season_desk.now += 9 * DAY;
	ck_assert_int_eq(season_runs(id), 1);
	ck_assert_int_eq(season_runs(id), 0);
	r = season_now(id);
	ck_assert_uint_eq(r->s.fixtures, 3);
	ck_assert_int_eq(r->s.fixture[2].round, 1);
	ck_assert_int_eq(r->s.fixture[2].board, 3);
	ck_assert_int_eq(r->s.fixture[2].first, f[0].first);
	ck_assert_int_eq(r->s.round[0].due, SEASON_NOW + 16 * DAY);
	/* that and the other one, and the last */
	ck_assert_int_eq(season_played_out(id), 3);
	ck_assert_int_eq(season_now(id)->s.round[1].n, 2);
}

START_TEST(a_knockout_plays_on_when_an_earlier_result_changes)
{
	int64_t id = season_of(SEASON_HEAD "Format: knockout\n", 8, 0);

	season_runs(id);
	season_games_end(id);
	season_runs(id);
	is_void(&season_now(id)->s.fixture[0]);
	ck_assert_int_eq(season_runs(id), 0);
	ck_assert_int_eq(season_played_out(id), 3);
	ck_assert_uint_eq(season_now(id)->s.fixtures, 4 + 2 + 1);
}

/* ----------------------------------------------------------------------- secrets */

/* The log of the one game of a season whose secret is told. */
static struct logbook told_log(struct record *r)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 2, 0);
	struct season_run *run;
	struct logbook log;

	season_runs(id);
	run = season_now(id);
	season_must(season_tell_secret(&season_desk, &season_club.arena, run,
				       &season_club.err));
	season_must(record_load(&season_desk, &season_club.arena,
				run->s.fixture[0].game, r, &season_club.err));
	season_must(logbook_of_record(&season_club.arena, r, &log, &season_club.err));
	return log;
}

START_TEST(a_games_secret_follows_from_the_seasons)
{
	struct arena *a = &season_club.arena;
	struct record *r = arena_take(a, sizeof *r);
	struct logbook log = told_log(r);
	struct logbook_fault fault;
	struct view *last = &log.row[log.rows - 1].event.text;
	size_t at = view_find_text(*last, "season=");
	char *other = arena_str(a, *last);

	ck_assert_msg(logbook_stirred(a, &log, &r->setup, &fault), "%s", fault.what);
	ck_assert(at < last->len);
	other[at + 7] = other[at + 7] == '0' ? '1' : '0';
	*last = view_of(other);
	ck_assert(!logbook_stirred(a, &log, &r->setup, &fault));
	ck_assert_str_eq(fault.what,
			 "the season's secret is not the one that was promised");
}

START_TEST(another_board_of_the_season_has_another_secret)
{
	struct arena *a = &season_club.arena;
	struct record *r = arena_take(a, sizeof *r);
	struct logbook log = told_log(r);
	struct logbook_fault fault;
	struct view *first = &log.row[0].event.text;
	size_t at = view_find_text(*first, "board=1");
	char *other = arena_str(a, *first);

	ck_assert(at < first->len);
	other[at + 6] = '2';
	*first = view_of(other);
	ck_assert(!logbook_stirred(a, &log, &r->setup, &fault));
	ck_assert_str_eq(fault.what,
			 "the game's secret does not follow from the season's");
}

int main(void)
{
	claims_fixture(season_set_up, season_tear_down);
	claims_rows(a_season_is_played_to_its_end, seasons);
	return claims_run("season_run");
}
