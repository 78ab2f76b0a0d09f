/* SPDX-License-Identifier: ISC */
/* A season is kept whole: its file, players, rounds and fixtures. */
#include "adjudicator/store/season.h"

#include "adjudicator/store/result.h"
#include <stdio.h>
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

enum { NOW = 1795000000 };

static struct club c;
static int64_t ann, ben, cid;

static void set_up(void)
{
	ann = club_player(&c, "Ann");
	ben = club_player(&c, "Ben");
	cid = club_player(&c, "Cid");
}

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", c.err.text);
}

static struct season add(const char *name, int64_t after)
{
	struct season s = {.name = view_of(name),
			   .text = view_of("Season: 1\n"),
			   .hash = hash_of(view_of("Season: 1\n")),
			   .secret = hash_of(view_of("a secret")),
			   .created = NOW,
			   .after = after};

	must(season_add(c.st, &c.arena, &s, &c.err));
	return s;
}

static int64_t join(int64_t season, int64_t player, bool *fresh)
{
	struct season_entrant e = {.player = player, .team = -1, .since = NOW};

	must(entrant_add(c.st, season, &e, fresh, &c.err));
	return e.id;
}

static struct season load(int64_t id)
{
	struct season s;

	must(season_load(c.st, &c.arena, id, &s, &c.err));
	return s;
}

START_TEST(a_season_may_follow_one_of_the_same_name)
{
	struct season old = add("Winter League", 0);
	struct season s = add("winter league", old.id);

	ck_assert_int_ne(s.id, old.id);
	must(season_get(c.st, &c.arena, s.id, &s, &c.err));
	ck_assert(view_is(s.name, "winter league"));
	ck_assert_int_eq(s.after, old.id);
	ck_assert_mem_eq(s.secret.byte, old.secret.byte, HASH_BYTES);
	must(season_get(c.st, &c.arena, s.id + 1, &s, &c.err));
	ck_assert_int_eq(s.id, 0);
}

START_TEST(a_player_takes_part_once)
{
	struct season s = add("Winter", 0);
	bool fresh;

	ck_assert_int_ne(join(s.id, ann, &fresh), 0);
	ck_assert(fresh);
	ck_assert_int_eq(join(s.id, ann, &fresh), 0);
	ck_assert(!fresh);
	s = load(s.id);
	ck_assert_uint_eq(s.entrants, 1);
	ck_assert(view_is(s.entrant[0].name, "Ann"));
	must(entrant_drop(c.st, s.entrant[0].id, &c.err));
	ck_assert_uint_eq(load(s.id).entrants, 0);
}

START_TEST(a_place_can_change_hands)
{
	struct season s = add("Winter", 0);
	bool fresh;
	int64_t id = join(s.id, ann, &fresh);

	s = load(s.id);
	s.entrant[0].player = cid;
	s.entrant[0].division = view_of("A");
	s.entrant[0].state = ENTRANT_WITHDRAWN;
	s.entrant[0].seed = 3;
	must(entrant_update(c.st, &s.entrant[0], &c.err));
	s = load(s.id);
	ck_assert_int_eq(s.entrant[0].id, id);
	ck_assert(view_is(s.entrant[0].name, "Cid"));
	ck_assert_int_eq(s.entrant[0].state, ENTRANT_WITHDRAWN);
	ck_assert_int_eq(s.entrant[0].seed, 3);
	ck_assert_int_eq(season_entrant_at(&s, id), 0);
	ck_assert_int_eq(season_entrant_at(&s, id + 100), -1);
}

/* Whichever is judged first. */
START_TEST(of_plays_for_a_round_the_one_that_arrived_last_counts)
{
	struct season s = add("Racks", 0);
	bool fresh;
	int64_t id = join(s.id, ann, &fresh);
	const struct season_play play[] = {
		{1, id, 200, view_of("C8 across CRATE"), 14},
		{1, id, 199, view_of("C8 across TRACE"), 15},
		{1, id, 200, view_of("C8 across CARET"), 12},
		{1, id, 150, view_of(""),                0 }
        };

	must(duplicate_add(c.st, s.id, club_game(&c, ann, ben).id, &c.err));
	for (int i = 0; i < COUNT(play); i++) {
		must(duplicate_put(c.st, s.id, &play[i], &c.err));
		s = load(s.id);
		ck_assert_uint_eq(s.plays, 1);
		ck_assert(view_eq(s.play[0].play, play[i < 2 ? 0 : 2].play));
	}
}

START_TEST(a_fixture_is_there_before_its_game)
{
	struct season s = add("Winter", 0);
	struct match game = club_game(&c, ann, ben);
	struct season_fixture f = {.division = view_of("A"), .round = 1, .board = 1};
	struct season_fixture found;
	struct season_round r = {.division = view_of("A"), .n = 1, .due = NOW + 9};
	int64_t season;
	bool fresh;

	f.first = join(s.id, ann, &fresh);
	f.second = join(s.id, ben, &fresh);
	must(round_add(c.st, s.id, &r, &c.err));
	must(fixture_add(c.st, s.id, &f, &c.err));
	must(season_of_game(c.st, &c.arena, game.id, &season, &found, &c.err));
	ck_assert_int_eq(season, 0);
	s = load(s.id);
	ck_assert_uint_eq(s.fixtures, 1);
	ck_assert_int_eq(s.fixture[0].how, FIXTURE_OPEN);
	ck_assert(!fixture_decided(&s.fixture[0]));
	s.fixture[0].game = game.id;
	s.fixture[0].how = FIXTURE_PLAYED;
	must(fixture_update(c.st, &s.fixture[0], &c.err));
	must(season_of_game(c.st, &c.arena, game.id, &season, &found, &c.err));
	ck_assert_int_eq(season, s.id);
	ck_assert_int_eq(found.id, f.id);
	r.over = true;
	must(round_update(c.st, s.id, &r, &c.err));
	s = load(s.id);
	ck_assert(s.round[0].over);
	ck_assert_int_eq(s.round[0].due, NOW + 9);
	ck_assert_int_eq(s.fixture[0].half[0], -1);
}

START_TEST(what_a_game_brought_is_read_with_its_fixture)
{
	struct season s = add("Winter", 0);
	struct match game = club_game(&c, ann, ben);
	struct season_fixture f = {.division = view_of("A"), .round = 1, .board = 1};
	struct result r = {.game = game.id,
			   .language = view_of("en"),
			   .ended = NOW,
			   .reason = view_of("out"),
			   .seats = 2};
	bool fresh;

	f.first = join(s.id, ann, &fresh);
	f.second = join(s.id, ben, &fresh);
	f.game = game.id;
	f.how = FIXTURE_PLAYED;
	must(fixture_add(c.st, s.id, &f, &c.err));
	s = load(s.id);
	ck_assert(!fixture_decided(&s.fixture[0]));
	ck_assert_int_eq(s.fixture[0].half[1], -1);
	r.seat[0].points = 210;
	r.seat[1].points = 305;
	r.seat[1].half = RESULT_WON;
	must(result_keep(c.st, &r, &c.err));
	s = load(s.id);
	ck_assert(fixture_decided(&s.fixture[0]));
	ck_assert_int_eq(s.fixture[0].half[0], 0);
	ck_assert_int_eq(s.fixture[0].half[1], 2);
	ck_assert_int_eq(s.fixture[0].points[1], 305);
	must(result_drop(c.st, game.id, &c.err));
	game.state = view_of("void");
	must(match_update(c.st, &game, &c.err));
	s = load(s.id);
	ck_assert_int_eq(s.fixture[0].how, FIXTURE_ANNULLED);
}

START_TEST(no_season_has_nothing_in_it)
{
	struct season s = load(7);

	ck_assert_int_eq(s.id, 0);
	ck_assert_uint_eq(s.entrants + s.rounds + s.fixtures + s.challenges, 0);
}

START_TEST(a_number_that_names_no_game_is_owed_nothing)
{
	char *name = arena_take(&c.arena, 64);
	int64_t *games;
	size_t count;

	(void)snprintf(name, 64, "%s", season_owed(&c.arena, 7));
	must(store_set_number(c.st, name, 1, &c.err));
	name[strlen(name) - 1] = 'x';
	must(store_set_number(c.st, name, 1, &c.err));
	must(season_owing(c.st, &c.arena, &games, &count, &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(games[0], 7);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("season_store");
}
