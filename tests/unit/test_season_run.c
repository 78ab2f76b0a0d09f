/* SPDX-License-Identifier: ISC */
/* Seasons go on by themselves, each step once, however often a run is made. */
#include "adjudicator/season_decide.h"
#include "adjudicator/season_table.h"
#include "adjudicator/season_tick.h"
#include "adjudicator/store/result.h"

#include <check.h>
#include <stdlib.h>

#include "tests/unit/store_club.h"

enum { DAY = 86400, MOST = 8 };

static const int64_t NOW = 1795305600; /* 2026-11-22T00:00:00Z */

static struct club c;
static struct config config;
static struct desk d;
static int64_t who[MOST];

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", c.err.text);
}

static void set_up(void)
{
	static const char *const names[MOST] = {"Ann", "Ben", "Cat", "Dan",
						"Eve", "Fay", "Gus", "Hal"};

	club_open(&c);
	config = (struct config){.protest_time = DAY, .club_name = "", .address = "a"};
	d = (struct desk){
		.store = c.st, .shelf = shelf_open(""), .config = &config, .now = NOW};
	for (int i = 0; i < MOST; i++) {
		who[i] = club_player(&c, names[i]);
	}
}

static void tear_down(void)
{
	shelf_close(d.shelf);
	club_close(&c);
}

#define HEAD                                                                           \
	"Season: 1\nName: Winter\nGame: angrywords\nLexicon: any\n"                    \
	"Sign-Up: 2026-11-01 to 2026-11-20\nStart: 2026-11-22\nRound: 7d\n"

/* A season of the first `players` of the club, who joined in their order. */
static int64_t season(const char *text, int players, int64_t after)
{
	struct season s = {.name = view_of("Winter"),
			   .text = view_of(text),
			   .hash = hash_of(view_of(text)),
			   .secret = hash_of(view_of("K")),
			   .after = after,
			   .created = NOW - DAY};
	bool fresh;

	must(season_add(c.st, &c.arena, &s, &c.err));
	for (int i = 0; i < players; i++) {
		struct season_entrant e = {
			.player = who[i], .team = -1, .since = NOW - DAY + i};

		must(entrant_add(c.st, s.id, &e, &fresh, &c.err));
	}
	return s.id;
}

static long tick(int64_t id)
{
	long begun = 0;

	must(season_tick_one(&d, id, false, &begun, &c.err));
	return begun;
}

static struct season_run *load(int64_t id)
{
	struct season_run *r = arena_take(&c.arena, sizeof *r);

	must(season_open(&d, &c.arena, id, r, &c.err));
	return r;
}

/* "A:Ann,Ben B:Cat" */
static const char *divisions(int64_t id)
{
	struct season_run *r = load(id);
	struct buf b = buf_in(&c.arena);

	for (size_t i = 0; i < r->plan.divisions; i++) {
		struct season_side side = season_side(r, &c.arena, i);

		buf_printf(&b, "%s%.*s:", i > 0 ? " " : "",
			   VIEW_ARG(side.division->name));
		for (size_t k = 0; k < side.entrants; k++) {
			buf_printf(&b, "%s%.*s", k > 0 ? "," : "",
				   VIEW_ARG(side.entrant[k]->name));
		}
	}
	return buf_cstr(&b);
}

/* The game of that fixture ends: half points of its first player. */
static void ends(const struct season_fixture *f, int half)
{
	struct result r = {.game = f->game,
			   .language = view_of("en"),
			   .ended = d.now,
			   .reason = view_of("out"),
			   .seats = 2};
	struct match m;

	r.seat[0].half = half;
	r.seat[1].half = 2 - half;
	r.seat[0].points = 100 + 10 * half;
	r.seat[1].points = 100;
	must(result_keep(c.st, &r, &c.err));
	must(match_get(c.st, &c.arena, f->game, &m, &c.err));
	m.state = view_of("over");
	must(match_update(c.st, &m, &c.err));
}

/* All that go on, so that whoever is seeded higher wins. Gives how many. */
static int all_end(int64_t id)
{
	struct season_run *r = load(id);
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (f->how == FIXTURE_PLAYED && !f->over) {
			ends(f, f->first < f->second ? 2 : 0);
			n++;
		}
	}
	return n;
}

static int play_out(int64_t id)
{
	int played = 0;

	for (int i = 0; i < 30 && load(id)->s.state != SEASON_OVER; i++) {
		tick(id);
		played += all_end(id);
	}
	tick(id);
	ck_assert_int_eq(load(id)->s.state, SEASON_OVER);
	return played;
}

/* ------------------------------------------------------------------- divisions */

START_TEST(divisions_are_filled_from_the_top)
{
	int64_t id = season(HEAD "Format: swiss 2\nDivision: A 4\nDivision: B\n", 7, 0);

	tick(id);
	ck_assert_str_eq(divisions(id), "A:Ann,Ben,Cat,Dan B:Eve,Fay,Gus");
}
END_TEST

START_TEST(nobody_plays_alone)
{
	int64_t id =
		season(HEAD "Format: round-robin\nDivision: A 4\nDivision: B\n", 5, 0);

	tick(id);
	ck_assert_str_eq(divisions(id), "A:Ann,Ben,Cat,Dan,Eve B:");
}
END_TEST

START_TEST(whoever_is_listed_has_that_place)
{
	int64_t id = season(HEAD "Format: round-robin\nDivision: A 2\nDivision: B\n"
				 "First-Divisions: listed\nListed: A Fay\n"
				 "Listed: B Ben Ann\n",
			    6, 0);

	tick(id);
	ck_assert_str_eq(divisions(id), "A:Fay,Cat B:Ben,Ann,Dan,Eve");
}
END_TEST

START_TEST(the_first_go_up_and_the_last_go_down)
{
	static const char text[] = HEAD "Format: round-robin\nDivision: A 3\n"
					"Division: B\nPromote: 1\n";
	int64_t id = season(text, 6, 0);
	int64_t next;

	play_out(id);
	next = season(text, 7, id);
	tick(next);
	ck_assert_str_eq(divisions(next), "A:Ann,Ben,Dan B:Cat,Eve,Fay,Gus");
}
END_TEST

START_TEST(with_one_player_it_does_not_take_place)
{
	int64_t id = season(HEAD "Format: round-robin\n", 1, 0);

	tick(id);
	ck_assert_int_eq(load(id)->s.state, SEASON_STOPPED);
	ck_assert_int_eq(tick(id), 0);
}
END_TEST

/* ---------------------------------------------------------------------- rounds */

static const struct {
	const char *text;
	int players, played;
} seasons[] = {
	{HEAD "Format: round-robin\n",                   4, 6 },
	{HEAD "Format: round-robin\n",                   5, 10},
	{HEAD "Format: round-robin\nGames-At-Once: 2\n", 5, 10},
	{HEAD "Format: double-round-robin\n",            4, 12},
	{HEAD "Format: swiss 3\n",                       7, 9 },
};

START_TEST(a_season_is_played_to_its_end)
{
	int64_t id = season(seasons[_i].text, seasons[_i].players, 0);
	struct season_run *r;
	struct season_table t;

	ck_assert_int_eq(play_out(id), seasons[_i].played);
	r = load(id);
	t = season_table(r, &c.arena, 0);
	ck_assert(view_is(t.side.entrant[t.row[0].entrant]->name, "Ann"));
	ck_assert_int_eq(t.side.entrant[t.row[0].entrant]->place, 1);
	for (size_t i = 0; i < r->s.rounds; i++) {
		ck_assert(r->s.round[i].over);
	}
}
END_TEST

START_TEST(a_second_run_begins_nothing_twice)
{
	int64_t id = season(HEAD "Format: round-robin\n", 4, 0);

	ck_assert_int_eq(tick(id), 2);
	ck_assert_int_eq(tick(id), 0);
	ck_assert_uint_eq(load(id)->s.fixtures, 2);
}
END_TEST

/* A run dies in the middle of a season: what it did not keep is done by the next. */
START_TEST(what_a_dead_run_left_is_done_by_the_next)
{
	int64_t id = season(HEAD "Format: round-robin\n", 4, 0);
	struct season_run *r;
	bool any;

	tick(id);
	all_end(id);
	r = load(id);
	{
		struct season_side side = season_side(r, &c.arena, 0);

		must(season_round_pair(&d, &c.arena, r, &side, &any, &c.err));
	}
	must(store_begin(c.st, &c.err));
	ck_assert_int_eq(tick(id), 2);
	store_rollback(c.st);
	ck_assert_int_eq(tick(id), 2);
	ck_assert_int_eq(tick(id), 0);
	ck_assert_uint_eq(load(id)->s.fixtures, 4);
}
END_TEST

START_TEST(a_round_whose_time_is_up_is_not_waited_for)
{
	int64_t id = season(HEAD "Format: round-robin\n", 4, 0);

	ck_assert_int_eq(tick(id), 2);
	d.now = NOW + 7 * DAY - 1;
	ck_assert_int_eq(tick(id), 0);
	d.now = NOW + 7 * DAY;
	ck_assert_int_eq(tick(id), 2);
	ck_assert_int_eq(load(id)->s.state, SEASON_RUNNING);
}
END_TEST

START_TEST(games_at_once_are_so_many_and_the_next_begins_when_one_ends)
{
	int64_t id = season(HEAD "Format: round-robin\nGames-At-Once: 2\n", 5, 0);
	struct season_run *r;
	int mine = 0;

	ck_assert_int_eq(tick(id), 5);
	r = load(id);
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		mine += f->how == FIXTURE_PLAYED && (f->first == r->s.entrant[0].id ||
						     f->second == r->s.entrant[0].id);
	}
	ck_assert_int_eq(mine, 2);
	ck_assert_int_eq(tick(id), 0);
	all_end(id);
	ck_assert_int_gt(tick(id), 0);
}
END_TEST

START_TEST(a_game_that_is_void_keeps_no_season_open)
{
	int64_t id = season(HEAD "Format: round-robin\n", 2, 0);
	struct match m;

	tick(id);
	must(match_get(c.st, &c.arena, load(id)->s.fixture[0].game, &m, &c.err));
	m.state = view_of("void");
	must(match_update(c.st, &m, &c.err));
	tick(id);
	ck_assert_int_eq(load(id)->s.state, SEASON_OVER);
}
END_TEST

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
	struct season_run *r = load(id);

	for (size_t i = 0; i < r->s.entrants; i++) {
		if (view_is(r->s.entrant[i].name, name)) {
			must(season_withdraw(&d, &c.arena, r, &r->s.entrant[i],
					     &c.err));
		}
	}
}

START_TEST(before_half_of_his_games_nothing_of_his_counts)
{
	int64_t id = season(HEAD "Format: round-robin\n", 4, 0);

	tick(id);
	all_end(id);
	withdraw(id, "Dan");
	tick(id);
	play_out(id);
	ck_assert_int_eq(count(load(id), FIXTURE_ANNULLED), 3);
	ck_assert_int_eq(count(load(id), FIXTURE_PLAYED), 3);
}
END_TEST

START_TEST(after_half_of_them_he_forfeits_the_others)
{
	int64_t id = season(HEAD "Format: round-robin\n", 4, 0);

	tick(id);
	all_end(id);
	tick(id);
	all_end(id);
	withdraw(id, "Dan");
	play_out(id);
	ck_assert_int_eq(count(load(id), FIXTURE_ANNULLED), 0);
	ck_assert_int_eq(count(load(id), FIXTURE_FORFEIT_FIRST) +
				 count(load(id), FIXTURE_FORFEIT_SECOND),
			 1);
}
END_TEST

START_TEST(another_takes_a_place_with_all_that_was_played_there)
{
	int64_t id = season(HEAD "Format: round-robin\n", 4, 0);
	struct season_run *r;
	struct season_table t;

	tick(id);
	all_end(id);
	r = load(id);
	must(season_replace(&d, &c.arena, r, &r->s.entrant[0], who[7], &c.err));
	play_out(id);
	r = load(id);
	t = season_table(r, &c.arena, 0);
	ck_assert_uint_eq(t.side.entrants, 4);
	ck_assert(view_is(t.side.entrant[t.row[0].entrant]->name, "Hal"));
	ck_assert_int_eq(t.row[0].won, 3);
}
END_TEST

START_TEST(before_it_begins_a_withdrawal_leaves_no_trace)
{
	int64_t id = season(HEAD "Format: round-robin\n", 3, 0);

	withdraw(id, "Ben");
	tick(id);
	ck_assert_str_eq(divisions(id), "A:Ann,Cat");
}
END_TEST

static void add_rounds(TCase *t)
{
	tcase_add_loop_test(t, a_season_is_played_to_its_end, 0,
			    (int)(sizeof seasons / sizeof seasons[0]));
	tcase_add_test(t, a_second_run_begins_nothing_twice);
	tcase_add_test(t, what_a_dead_run_left_is_done_by_the_next);
	tcase_add_test(t, a_round_whose_time_is_up_is_not_waited_for);
	tcase_add_test(t, games_at_once_are_so_many_and_the_next_begins_when_one_ends);
	tcase_add_test(t, a_game_that_is_void_keeps_no_season_open);
}

int main(void)
{
	Suite *s = suite_create("season_run");
	TCase *t = tcase_create("season_run");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, divisions_are_filled_from_the_top);
	tcase_add_test(t, nobody_plays_alone);
	tcase_add_test(t, whoever_is_listed_has_that_place);
	tcase_add_test(t, the_first_go_up_and_the_last_go_down);
	tcase_add_test(t, with_one_player_it_does_not_take_place);
	add_rounds(t);
	tcase_add_test(t, before_half_of_his_games_nothing_of_his_counts);
	tcase_add_test(t, after_half_of_them_he_forfeits_the_others);
	tcase_add_test(t, another_takes_a_place_with_all_that_was_played_there);
	tcase_add_test(t, before_it_begins_a_withdrawal_leaves_no_trace);
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_NORMAL);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
