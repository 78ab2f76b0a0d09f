/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/season_case.h"

#include "adjudicator/club/lexica.h"

#include <check.h>

static const int64_t DAY = 86400;

struct club season_club;
static struct config config;
struct context season_desk;
int64_t season_player[PLAYERS];

void season_must(bool ok)
{
	ck_assert_msg(ok, "%s", season_club.err.text);
}

void season_set_up(void)
{
	static const char *const names[PLAYERS] = {"Ann", "Ben", "Cat", "Dan",
						   "Eve", "Fay", "Gus", "Hal"};

	club_open(&season_club);
	config = (struct config){
		.protest_time = DAY, .club_name = "", .organiser = "", .address = "a"};
	season_desk = (struct context){.store = season_club.st,
				       .lexica = lexica_open(""),
				       .config = &config,
				       .now = SEASON_NOW};
	for (int i = 0; i < PLAYERS; i++) {
		season_player[i] = club_player(&season_club, names[i]);
	}
}

void season_tear_down(void)
{
	lexica_close(season_desk.lexica);
	club_close(&season_club);
}

/* A season of the first `players` of the club, who joined in their order. */
int64_t season_of(const char *text, int players, int64_t after)
{
	struct season s = {.name = view_of("Winter"),
			   .text = view_of(text),
			   .hash = hash_of(view_of(text)),
			   .secret = hash_of(view_of("K")),
			   .after = after,
			   .created = SEASON_NOW - DAY};
	bool fresh;

	season_must(
		season_add(season_club.st, &season_club.arena, &s, &season_club.err));
	for (int i = 0; i < players; i++) {
		struct season_entrant e = {.player = season_player[i],
					   .team = -1,
					   .since = SEASON_NOW - DAY + i};

		season_must(entrant_add(season_club.st, s.id, &e, &fresh,
					&season_club.err));
	}
	return s.id;
}

long season_runs(int64_t id)
{
	long begun = 0;

	season_must(season_tick_one(&season_desk, NULL, id, false, &begun,
				    &season_club.err));
	return begun;
}

struct season_run *season_now(int64_t id)
{
	struct season_run *r = arena_take(&season_club.arena, sizeof *r);

	season_must(
		season_open(&season_desk, &season_club.arena, id, r, &season_club.err));
	return r;
}

/* "A:Ann,Ben B:Cat" */
const char *season_divided(int64_t id)
{
	struct season_run *r = season_now(id);
	struct buf b = buf_in(&season_club.arena);

	for (size_t i = 0; i < r->plan.divisions; i++) {
		struct season_side side = season_side(r, &season_club.arena, i);

		buf_printf(&b, "%s%.*s:", i > 0 ? " " : "",
			   VIEW_ARG(side.division->name));
		for (size_t k = 0; k < side.entrants; k++) {
			buf_printf(&b, "%s%.*s", k > 0 ? "," : "",
				   VIEW_ARG(side.entrant[k]->name));
		}
	}
	return buf_cstr(&b);
}

/* Ends the game of that fixture. `half`: half points of its first player. */
void season_game_ends(const struct season_fixture *f, int half)
{
	struct result r = {.game = f->game,
			   .language = view_of("en"),
			   .ended = season_desk.now,
			   .reason = view_of("out"),
			   .seats = 2};
	struct match m;

	r.seat[0].half = half;
	r.seat[1].half = 2 - half;
	r.seat[0].points = 100 + 10 * half;
	r.seat[1].points = 100;
	season_must(result_keep(season_club.st, &r, &season_club.err));
	season_must(match_get(season_club.st, &season_club.arena, f->game, &m,
			      &season_club.err));
	m.state = view_of("over");
	season_must(match_update(season_club.st, &m, &season_club.err));
}

/* Ends all games that go on; who is seeded higher wins. Returns how many ended. */
int season_games_end(int64_t id)
{
	struct season_run *r = season_now(id);
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (f->how == FIXTURE_PLAYED && !f->over) {
			season_game_ends(f, f->first < f->second ? 2 : 0);
			n++;
		}
	}
	return n;
}

int season_played_out(int64_t id)
{
	int played = 0;

	for (int i = 0; i < 30 && season_now(id)->s.state != SEASON_OVER; i++) {
		season_runs(id);
		played += season_games_end(id);
	}
	season_runs(id);
	ck_assert_int_eq(season_now(id)->s.state, SEASON_OVER);
	return played;
}
