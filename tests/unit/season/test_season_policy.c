/* SPDX-License-Identifier: ISC */
/* Trouble in a season: what its policy settles, and what its director is asked. */

#include "adjudicator/record/record.h"
#include "adjudicator/referee/ruling.h"
#include "adjudicator/run/give_back.h"
#include "adjudicator/season/policy.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/season_case.h"

static const int64_t DAY = 86400;

static size_t concerns(int64_t season, enum concern_state state)
{
	struct concern *list;
	size_t count;
	size_t n = 0;

	season_must(concern_list(season_club.st, &season_club.arena, season, &list,
				 &count, &season_club.err));
	for (size_t i = 0; i < count; i++) {
		n += list[i].state == state;
	}
	return n;
}

/* The round is over, and nobody has finished. */
static int64_t late_season(const char *policy)
{
	int64_t id = season_of(
		arena_printf(&season_club.arena,
			     SEASON_HEAD "Format: round-robin\nPolicy: %s\n", policy),
		4, 0);

	season_runs(id);
	season_desk.now = SEASON_NOW + 7 * DAY;
	season_runs(id);
	return id;
}

static int over(int64_t id, int round)
{
	struct season_run *r = season_now(id);
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		n += r->s.fixture[i].round == round && r->s.fixture[i].over;
	}
	return n;
}

START_TEST(what_is_not_finished_is_asked_about_once)
{
	int64_t id = late_season("unfinished propose");

	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 2);
	season_runs(id);
	season_desk.now += DAY;
	season_runs(id);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 2);
	ck_assert_int_eq(over(id, 1), 0);
}

START_TEST(what_nobody_decides_settles_itself_after_a_week)
{
	int64_t id = late_season("unfinished propose");

	season_desk.now = SEASON_NOW + 14 * DAY - 1;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 0);
	season_desk.now = SEASON_NOW + 14 * DAY;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 2);
	ck_assert_uint_eq(concerns(id, CONCERN_SETTLED), 2);
}

START_TEST(a_policy_that_asks_nobody_ends_games_at_once)
{
	static const char *const policies[] = {"unfinished score", "unfinished draw"};
	int64_t id = late_season(policies[_i]);

	ck_assert_int_eq(over(id, 1), 2);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 0);
}

/* What the organiser rules, as referee, in the first game of a season. */
static void ruled(int64_t id, const char *words)
{
	struct arena *a = &season_club.arena;
	struct record *record = arena_take(a, sizeof *record);
	struct ruled out = {0};
	struct ruling_wish wish = {.words = view_of(words),
				   .because = view_of("a letter was not read")};

	season_must(
		record_load(&season_desk, a, season_now(id)->s.fixture[0].game, record,
			    &season_club.err) &&
		ruling_carry(&season_desk, a, record, &wish, &out, &season_club.err));
	ck_assert(out.done);
}

START_TEST(what_a_referee_has_paused_is_asked_about_whatever_the_policy_says)
{
	static const char *const policies[] = {"unfinished score", "unfinished draw"};
	int64_t id = season_of(arena_printf(&season_club.arena,
					    SEASON_HEAD "Format: round-robin\n"
							"Policy: %s\n",
					    policies[_i]),
			       4, 0);

	season_runs(id);
	ruled(id, "pause");
	season_desk.now = SEASON_NOW + 7 * DAY;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 1);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 1);
}

/* A ruling about that game changes nothing of it. */
START_TEST(what_was_put_off_is_asked_again_when_that_time_is_over)
{
	int64_t id = late_season("unfinished propose");
	struct concern *list;
	size_t count;

	season_must(concern_list(season_club.st, &season_club.arena, id, &list, &count,
				 &season_club.err));
	for (size_t i = 0; i < count; i++) {
		list[i].state = CONCERN_LATER;
		list[i].due = season_desk.now + 3 * DAY;
		season_must(concern_update(season_club.st, &list[i], &season_club.err));
	}
	season_desk.now += DAY;
	ruled(id, "add time 1d Ann");
	season_runs(id);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 0);
	season_desk.now += 2 * DAY;
	season_runs(id);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 2);
}

/* Ends, or not yet (half -1), the game of these two; gives whether it goes on. */
static bool goes_on(int64_t id, const char *first, const char *second, int half)
{
	struct season_run *r = season_now(id);
	bool on = false;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (!view_is(season_entrant_name(r, f->first), first) ||
		    !view_is(season_entrant_name(r, f->second), second)) {
			continue;
		}
		on = season_goes_on_game(f);
		if (half >= 0) {
			season_game_ends(f, half);
		}
	}
	return on;
}

/* In rounds of a week: Ann and Cat are through with round 1 on its first day and begin
 * their game of round 3, which lasts until round 2 is over. */
static int64_t begins_late(void)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\nGames-At-Once: 1\n"
					   "Policy: unfinished score\n",
			       6, 0);

	season_runs(id);
	season_must(store_set_number(season_desk.store, STORED_DRAINED, SEASON_NOW,
				     &season_club.err));
	ck_assert(goes_on(id, "Ann", "Fay", 2) && goes_on(id, "Cat", "Dan", 2));
	season_runs(id);
	season_desk.now = SEASON_NOW + 15 * DAY;
	ck_assert(goes_on(id, "Cat", "Ann", 2));
	season_runs(id);
	season_must(store_set_number(season_desk.store, STORED_DRAINED, season_desk.now,
				     &season_club.err));
	season_desk.now += 3600;
	season_runs(id);
	return id;
}

START_TEST(a_game_that_begins_when_its_round_is_over_has_as_long_as_a_round)
{
	int64_t id = begins_late();

	ck_assert(goes_on(id, "Ann", "Ben", -1));
	season_desk.now = SEASON_NOW + 22 * DAY - 1;
	season_runs(id);
	ck_assert(goes_on(id, "Ann", "Ben", -1));
	season_desk.now = SEASON_NOW + 22 * DAY;
	season_runs(id);
	ck_assert(!goes_on(id, "Ann", "Ben", -1));
}

START_TEST(what_a_referee_reopens_behind_its_round_has_as_long_again)
{
	int64_t id = season_of(
		SEASON_HEAD "Format: swiss 3\nPolicy: unfinished score\n", 4, 0);

	season_runs(id);
	ruled(id, "result 1-0");
	season_desk.now = SEASON_NOW + 7 * DAY;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 2);
	season_desk.now = SEASON_NOW + 8 * DAY;
	ruled(id, "overturn ruling 1");
	season_runs(id);
	season_desk.now = SEASON_NOW + 15 * DAY - 1;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 1);
	season_desk.now = SEASON_NOW + 15 * DAY;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 2);
}

/* A round-robin with rounds of a week that begin by the calendar. */
static int64_t by_the_calendar(void)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\nGames-At-Once: 1\n"
					   "Policy: unfinished score\n",
			       4, 0);

	season_runs(id);
	season_must(store_set_number(season_desk.store, STORED_DRAINED, SEASON_NOW,
				     &season_club.err));
	return id;
}

/* The next complete run, so many days behind the begin. */
static void runs_on_day(int64_t id, int day)
{
	season_desk.now = SEASON_NOW + day * DAY;
	season_must(outage_give_back(&season_desk, &season_club.err) &&
		    outage_end(&season_desk, &season_club.err) &&
		    store_set_number(season_desk.store, STORED_DRAINED, season_desk.now,
				     &season_club.err));
	season_runs(id);
}

/* Of 16 days that were lost, those since the game began are given back to it, too. */
START_TEST(a_game_that_began_late_has_back_what_was_lost_since)
{
	int64_t id = begins_late();

	runs_on_day(id, 31);
	ck_assert(goes_on(id, "Ann", "Ben", -1));
	season_desk.now = SEASON_NOW + (15 + 7 + 16) * DAY;
	season_runs(id);
	ck_assert(!goes_on(id, "Ann", "Ben", -1));
}

static int64_t due(int64_t id, int round)
{
	return (season_now(id)->s.round[round - 1].due - SEASON_NOW) / DAY;
}

/* K7: nor do the rounds to come. */
START_TEST(no_round_ends_sooner_because_the_club_was_away)
{
	int64_t id = by_the_calendar();

	runs_on_day(id, 8);
	ck_assert_int_eq(over(id, 1), 0);
	ck_assert_int_eq(due(id, 1), 7 + 8);
	ck_assert_int_eq(due(id, 2), 14 + 8);
	season_desk.now = SEASON_NOW + (7 + 8) * DAY;
	season_runs(id);
	ck_assert_int_eq(over(id, 1), 2);
}

START_TEST(where_the_club_runs_once_in_days_rounds_go_by_the_calendar)
{
	int64_t id = by_the_calendar();

	runs_on_day(id, 1);
	ck_assert_int_eq(due(id, 1), 7 + 1);
	runs_on_day(id, 5);
	runs_on_day(id, 9);
	ck_assert_int_eq(due(id, 1), 7 + 1);
	ck_assert_int_eq(over(id, 1), 2);
}

START_TEST(what_has_settled_itself_is_asked_no_more)
{
	int64_t id = late_season("unfinished propose");

	season_games_end(id);
	season_desk.now += DAY;
	season_runs(id);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), 0);
}

static int64_t asked(int64_t season, size_t n)
{
	struct concern *list;
	size_t count;

	season_must(concern_list(season_club.st, &season_club.arena, season, &list,
				 &count, &season_club.err));
	ck_assert_uint_gt(count, n);
	return list[n].referee;
}

START_TEST(nobody_directs_a_game_of_his_own)
{
	bool fresh;
	int64_t id;

	season_must(referee_add(season_club.st, season_player[0], 1, &fresh,
				&season_club.err));
	season_must(referee_add(season_club.st, season_player[1], 1, &fresh,
				&season_club.err));
	id = late_season("unfinished propose");
	for (size_t i = 0; i < 2; i++) {
		struct season_run *r = season_now(id);
		const struct season_fixture *f = &r->s.fixture[i];
		int64_t who = asked(id, i);

		ck_assert_int_ne(who, 0);
		ck_assert_int_ne(
			who, r->s.entrant[season_entrant_at(&r->s, f->first)].player);
		ck_assert_int_ne(
			who, r->s.entrant[season_entrant_at(&r->s, f->second)].player);
	}
}

START_TEST(a_place_that_is_free_is_asked_about_unless_nobody_may_take_it)
{
	static const struct {
		const char *policy;
		size_t asked;
	} rows[] = {
		{"replace ask",   1},
                {"replace never", 0},
                {"replace allow", 0}
        };
	int64_t id =
		season_of(arena_printf(&season_club.arena,
				       SEASON_HEAD "Format: round-robin\nPolicy: %s\n",
				       rows[_i].policy),
			  4, 0);
	struct season_run *r;

	season_runs(id);
	r = season_now(id);
	season_must(season_withdraw(
		&season_desk, &season_club.arena, r,
		&(struct season_leaver){&r->s.entrant[0], "season-because-left", 0},
		&season_club.err));
	season_runs(id);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), rows[_i].asked);
}

START_TEST(a_place_in_which_nothing_more_is_played_is_not_asked_about)
{
	static const struct {
		const char *format;
		int entrant; /* who leaves, when round 1 is over: Ann has won, Dan lost
			      */
		size_t asked;
	} rows[] = {
		{"Format: knockout\n",                      0, 1},
		{"Format: knockout\n",                      3, 0},
		{"Format: swiss 3\n",                       3, 1},
		{"Format: round-robin\nGames-At-Once: 1\n", 3, 0},
	};
	int64_t id = season_of(
		arena_printf(&season_club.arena, SEASON_HEAD "%s", rows[_i].format), 4,
		0);
	struct season_run *r;

	season_runs(id);
	season_games_end(id);
	r = season_now(id);
	season_must(
		season_withdraw(&season_desk, &season_club.arena, r,
				&(struct season_leaver){&r->s.entrant[rows[_i].entrant],
							"season-because-left", 0},
				&season_club.err));
	season_runs(id);
	ck_assert_uint_eq(concerns(id, CONCERN_OPEN), rows[_i].asked);
}

/* ---------------------------------------------------- rounds by the standing */

/* Whoever leads after a round meets whoever is second, if they have not met. */
START_TEST(rounds_are_paired_by_how_players_stand)
{
	static const char *const formats[] = {"swiss 3", "king 3"};
	int64_t id = season_of(arena_printf(&season_club.arena,
					    SEASON_HEAD "Format: %s\n", formats[_i]),
			       8, 0);
	struct season_table t;
	struct season_run *r;
	int tops = 0;

	season_runs(id);
	season_games_end(id);
	t = season_table(season_now(id), &season_club.arena, 0);
	season_runs(id);
	r = season_now(id);
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		int half[2] = {-1, -1};

		if (f->round != 2) {
			continue;
		}
		for (size_t k = 0; k < t.side.entrants; k++) {
			int64_t e = t.side.entrant[t.row[k].entrant]->id;

			half[0] = e == f->first ? t.row[k].half : half[0];
			half[1] = e == f->second ? t.row[k].half : half[1];
		}
		ck_assert_int_eq(half[0], half[1]);
		tops += half[0] == 2;
	}
	ck_assert_int_eq(tops, 2);
}

int main(void)
{
	claims_fixture(season_set_up, season_tear_down);
	claims_times(a_policy_that_asks_nobody_ends_games_at_once, 0, 2);
	claims_times(what_a_referee_has_paused_is_asked_about_whatever_the_policy_says,
		     0, 2);
	claims_times(a_place_that_is_free_is_asked_about_unless_nobody_may_take_it, 0,
		     3);
	claims_times(a_place_in_which_nothing_more_is_played_is_not_asked_about, 0, 4);
	claims_times(rounds_are_paired_by_how_players_stand, 0, 2);
	return claims_run("season_policy");
}
