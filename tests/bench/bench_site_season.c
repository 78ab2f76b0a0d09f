/* SPDX-License-Identifier: ISC */
/*
 * The page of a season with two divisions of 40 players who all meet, half of it
 * played: standings with the places that can still be reached, a page for each
 * division, and 78 bulletins. Everything is written; what is unchanged is not even
 * looked at, and is measured by bench_site.
 */
#include <stdlib.h>
#include <sys/stat.h>

#include "adjudicator/site/seasons.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum {
	DIVISIONS = 2,
	PLAYERS = 40,
	ROUNDS = PLAYERS - 1,
	FIXTURES = 2000,
	FIRST = 100
};

static const char text[] = "Season: 1\nName: Winter League\nGame: angrywords\n"
			   "Lexicon: any\nFormat: round-robin\nDivision: A 40\n"
			   "Division: B\nPromote: 4\n"
			   "Ties: points spread buchholz seed\n"
			   "Sign-Up: 2026-11-01 to 2026-11-20\nStart: 2026-11-22\n"
			   "Round: 7d\n";
static const char *const names[DIVISIONS] = {"A", "B"};

struct work {
	struct arena arena;
	struct site *site;
	struct site_games games;
	struct site_players players;
	struct site_club club;
	struct site_season x;
};

static void add_entrant(struct work *w, int n)
{
	struct season *s = &w->x.r->s;

	s->entrant[s->entrants++] = (struct season_entrant){
		.id = FIRST + n,
		.player = 1 + n,
		.name = view_of(arena_printf(&w->arena, "Player number %d", n)),
		.division = view_of(names[n / PLAYERS]),
		.seed = n % PLAYERS + 1,
		.team = -1};
	w->players.player[w->players.count++] = (struct site_player){.id = 1 + n};
}

/* Rounds up to the middle are over. */
static void add_fixture(struct work *w, int division, int a, int b)
{
	struct season *s = &w->x.r->s;
	int round = 1 + (a + b) % ROUNDS;
	bool over = round <= ROUNDS / 2;
	int half = over ? (a * 7 + b) % 3 : -1;
	int64_t game = FIRST + (int64_t)s->fixtures;

	s->fixture[s->fixtures++] = (struct season_fixture){
		.division = view_of(names[division]),
		.round = round,
		.board = a + 1,
		.first = FIRST + division * PLAYERS + a,
		.second = FIRST + division * PLAYERS + b,
		.game = game,
		.how = FIXTURE_PLAYED,
		.over = over,
		.half = {half,    over ? 2 - half : -1},
		.points = {300 + a, 320 + b             }
        };
	w->games.game[w->games.count++] = (struct site_game){
		.id = game,
		.over = over,
		.page = true,
		.seats = 2,
		.best = {{.points = 60, .step = 3, .play = view_of("8D CRATE")}}};
}

static void add_division(struct work *w, int division)
{
	struct season *s = &w->x.r->s;

	for (int i = 0; i < PLAYERS; i++) {
		add_entrant(w, division * PLAYERS + i);
	}
	for (int a = 0; a < PLAYERS; a++) {
		for (int b = a + 1; b < PLAYERS; b++) {
			add_fixture(w, division, a, b);
		}
	}
	for (int n = 1; n <= ROUNDS; n++) {
		s->round[s->rounds++] = (struct season_round){view_of(names[division]),
							      n, 1, 2, n <= ROUNDS / 2};
	}
}

static void prepare(struct work *w)
{
	struct buf faults = buf_in(&w->arena);
	struct season *s;

	w->x = (struct site_season){
		.club = &w->club,
		.arena = &w->arena,
		.r = arena_take(&w->arena, sizeof *w->x.r),
		.division = arena_array(&w->arena, DIVISIONS, sizeof *w->x.division),
		.plain = true};
	s = &w->x.r->s;
	s->id = 1;
	s->name = view_of("Winter League");
	s->state = SEASON_RUNNING;
	s->entrant = arena_array(&w->arena, FIXTURES, sizeof *s->entrant);
	s->fixture = arena_array(&w->arena, FIXTURES, sizeof *s->fixture);
	s->round = arena_array(&w->arena, FIXTURES, sizeof *s->round);
	w->games.game = arena_array(&w->arena, FIXTURES, sizeof *w->games.game);
	w->players.player = arena_array(&w->arena, FIXTURES, sizeof *w->players.player);
	if (!season_plan_read(&w->arena, view_of(text), "season", &w->x.r->plan,
			      &faults)) {
		measure_stop("%s", buf_cstr(&faults));
	}
	for (int i = 0; i < DIVISIONS; i++) {
		add_division(w, i);
	}
}

static void write_all(struct work *w)
{
	struct err err = {0};

	for (size_t i = 0; i < DIVISIONS; i++) {
		w->x.division[i] = season_table(w->x.r, &w->arena, i);
		for (int n = 1; n <= ROUNDS; n++) {
			measure_must(site_bulletin_write(&w->x, i, n, &err), &err);
		}
	}
	measure_must(site_season_write(&w->x, &err), &err);
}

int main(void)
{
	struct work *w = calloc(1, sizeof *w);
	char *dir = scratch_dir();
	struct site_about about = {.language = view_of("en"),
				   .club = view_of("A club")};
	struct err err = {0};
	struct stat st = {0};
	double start;

	if (w == NULL) {
		scratch_remove(dir);
		return EXIT_FAILURE;
	}
	w->club = (struct site_club){NULL, NULL, &w->games, &w->players};
	about.dir = arena_printf(&w->arena, "%s/pages", dir);
	measure_must(site_open(&w->arena, &about, &w->site, &err), &err);
	w->club.s = w->site;
	prepare(w);
	measure_begin();
	start = measure_seconds();
	write_all(w);
	measure_figure("site.season", measure_seconds() - start, "s");
	(void)stat(arena_printf(&w->arena, "%s/seasons/1-A.html", about.dir), &st);
	measure_figure("site.season.page", (double)st.st_size, "bytes");
	site_close(w->site);
	arena_free(&w->arena);
	scratch_remove(dir);
	free(w);
	return EXIT_SUCCESS;
}
