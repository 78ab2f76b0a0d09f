/* SPDX-License-Identifier: ISC */
/*
 * 1,000 finished games in a club, each proved as `verify --all` does it: its log read,
 * the sums of its chain made, its orders judged again with every word looked up, and
 * every event compared. And what the log adds to a file. The floor is the same games
 * read from the database and put together again; that of the last hundred is the first
 * hundred, with the same texts.
 */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/evidence/import.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/record/turnfile.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_games.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 1000, SOME = 100 };

static const char *const kinds[] = {"wordbox", "angrywords", "wordgame", "classic"};

struct work {
	struct some_games some;
	struct some_club club;
	struct context context;
	struct player player[SEATS];
	int64_t game[GAMES];
	long events;
	double file, log; /* bytes of all exports, and of their logs */
};

static void keep_game(struct work *w, uint32_t number)
{
	struct arena arena = {0};
	struct err err = {0};
	struct replay *replay = arena_take(&arena, sizeof *replay);
	struct record *r = arena_take(&arena, sizeof *r);
	const char *kind = kinds[number % (sizeof kinds / sizeof kinds[0])];
	struct view text =
		some_game(&w->some, &arena, kind, "challenge=void", number % SOME);
	struct buf b = buf_in(&arena);
	struct view file;

	measure_must(
		replay_run(&arena, w->some.lexica, text, "game", replay, &err) &&
			import_game(&w->context, &arena, replay, w->player, r, &err),
		&err);
	w->game[number] = r->match.id;
	measure_must(
		record_export(&arena, r, (struct viewer){VIEWER_OPERATOR, 0}, &b, &err),
		&err);
	file = buf_view(&b);
	w->file += (double)file.len;
	w->log += (double)(file.len - view_find_text(file, "\n@ game "));
	arena_free(&arena);
}

static void keep_games(struct work *w)
{
	struct arena *arena = &w->club.arena;
	struct err err = {0};

	some_club_players(&w->club, 1, 2);
	/* As the games call them. */
	measure_must(db_exec(store_db(w->club.run.context.store),
			     "UPDATE player SET name = CASE id WHEN 1 THEN 'Ann'"
			     " ELSE 'Ben' END",
			     &err),
		     &err);
	for (int i = 0; i < 2; i++) {
		measure_must(player_by_id(w->club.run.context.store, arena, i + 1,
					  &w->player[i], &err),
			     &err);
	}
	w->context = w->club.run.context;
	w->context.lexica = w->some.lexica;
	w->context.recent = NULL;
	measure_must(store_begin(w->context.store, &err), &err);
	for (uint32_t i = 0; i < GAMES; i++) {
		keep_game(w, i);
	}
	measure_must(store_commit(w->context.store, &err), &err);
}

/* CPU seconds. */
static double verify_some(struct work *w, size_t from, size_t to)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_cpu_seconds();

	for (size_t i = from; i < to; i++) {
		struct verified v;

		measure_must(verify_game(&w->context, &arena, w->game[i], &v, &err),
			     &err);
		if (v.what != NULL || !v.judged) {
			measure_stop("game %zu: %s", i,
				     v.what == NULL ? "not judged" : v.what);
		}
		w->events += v.events;
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_cpu_seconds() - start;
}

static void verify_all(struct work *w)
{
	double first = verify_some(w, 0, SOME);
	double middle = verify_some(w, SOME, GAMES - SOME);
	double last = verify_some(w, GAMES - SOME, GAMES);

	measure_figure("verify.games", GAMES / (first + middle + last), "games/s");
	measure_figure("verify.last", last / first, "x floor");
}

static double load_all(struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_cpu_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct record *r = arena_take(&arena, sizeof *r);

		measure_must(record_load(&w->context, &arena, w->game[i], r, &err),
			     &err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_cpu_seconds() - start;
}

int main(void)
{
	struct work *w = calloc(1, sizeof *w);
	char *dir = scratch_dir();

	if (w == NULL || !some_games_open(&w->some, "bench_verify")) {
		scratch_remove(dir);
		free(w);
		return EXIT_SUCCESS;
	}
	measure_begin();
	some_club_open(&w->club, dir);
	keep_games(w);
	verify_all(w);
	measure_figure("verify.games.floor", GAMES / load_all(w), "games/s");
	measure_figure("verify.events", (double)w->events / GAMES, "events/game");
	measure_figure("verify.file", w->file / GAMES, "bytes/game");
	measure_figure("verify.log", w->log / GAMES, "bytes/game");
	some_club_close(&w->club);
	some_games_close(&w->some);
	scratch_remove(dir);
	free(w);
	return EXIT_SUCCESS;
}
