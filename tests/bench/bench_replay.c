/* SPDX-License-Identifier: ISC */
/*
 * 500 finished games of each board game as turn files, replayed: read, judged with
 * every word looked up, scored, all tiles drawn anew. The floor only takes the same
 * texts apart. Orders are what a player sends; each is validated and scored once.
 */
#include <stdlib.h>

#include "adjudicator/replay/replay.h"
#include "formats/files/turnfile.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_games.h"

enum { GAMES = 500, RUNS = 5 };

static const struct {
	const char *game, *options;
} kinds[] = {
	{"wordbox",    "challenge=void"},
        {"angrywords", ""              },
        {"wordgame",   ""              },
	{"classic",    "challenge=void"},
        {"wordbox",    ""              },
        {"classic",    ""              },
};

struct work {
	const struct some_games *some;
	struct arena arena; /* of the texts */
	struct view text[GAMES];
	long turns;
};

static void record_games(struct work *w, const char *game, const char *options)
{
	struct arena arena = {0};

	for (uint32_t i = 0; i < GAMES; i++) {
		struct view text = some_game(w->some, &arena, game, options, i);

		w->text[i] = arena_copy(&w->arena, text);
		arena_reset(&arena);
	}
	arena_free(&arena);
}

static double replay_all(struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();

	w->turns = 0;
	for (size_t i = 0; i < GAMES; i++) {
		struct replay *r = arena_take(&arena, sizeof *r);

		measure_must(replay_run(&arena, w->some->lexica, w->text[i], "game", r,
					&err),
			     &err);
		for (size_t k = 0; k < r->turns; k++) {
			if (r->turn[k].verdict == REPLAY_REFUSED) {
				measure_stop("a turn of game %zu was refused", i);
			}
		}
		w->turns += (long)r->turns;
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_seconds() - start;
}

static double read_all(const struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct turnfile *t = arena_take(&arena, sizeof *t);

		measure_must(turnfile_read(&arena, w->text[i], "game", t, &err), &err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_seconds() - start;
}

static void measure_kind(const struct some_games *some, const char *game,
			 const char *options)
{
	struct work *w = calloc(1, sizeof *w);
	struct arena arena = {0};
	double all[RUNS];
	double lowest[RUNS];
	double speed;

	if (w == NULL) {
		measure_stop("no memory");
	}
	w->some = some;
	record_games(w, game, options);
	for (int i = 0; i < RUNS; i++) {
		all[i] = replay_all(w);
		lowest[i] = read_all(w);
	}
	speed = (double)w->turns / measure_median(all, RUNS);
	game = arena_printf(&arena, "replay.%s%s%s", game,
			    options[0] == '\0' ? "" : ".", options);
	measure_figure(game, speed, "orders/s");
	measure_figure(arena_printf(&arena, "%s.slowest", game),
		       (double)w->turns / all[RUNS - 1], "orders/s");
	measure_figure(arena_printf(&arena, "%s.fastest", game),
		       (double)w->turns / all[0], "orders/s");
	measure_figure(arena_printf(&arena, "%s.floor", game),
		       (double)w->turns / measure_median(lowest, RUNS), "orders/s");
	arena_free(&arena);
	arena_free(&w->arena);
	free(w);
}

int main(void)
{
	struct some_games some;

	if (!some_games_open(&some, "bench_replay")) {
		return EXIT_SUCCESS;
	}
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		measure_kind(&some, kinds[i].game, kinds[i].options);
	}
	some_games_close(&some);
	return EXIT_SUCCESS;
}
