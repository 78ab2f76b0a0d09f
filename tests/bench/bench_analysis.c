/* SPDX-License-Identifier: ISC */
/*
 * Finished games of each board game looked at again: the processor's time that an
 * analysis takes, and the plays it weighs. BENCH_GAMES: games of each.
 */
#include <stdlib.h>

#include "adjudicator/analysis/analysis.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_games.h"

enum { GAMES = 20 };

static const char *const kinds[] = {"wordbox", "angrywords", "wordgame", "classic"};

static void analyse(struct arena *arena, const struct some_games *some,
		    const char *game, uint32_t number, struct measure_times *times)
{
	struct replay *r = arena_take(arena, sizeof *r);
	struct analysis a;
	struct err err = {0};
	double start;

	measure_must(replay_run(arena, some->lexica,
				some_game(some, arena, game, "", number), "game", r,
				&err),
		     &err);
	start = measure_cpu_seconds();
	measure_must(analysis_replay(arena, r, ANALYSIS_ALL, &a, &err), &err);
	measure_time(times, measure_cpu_seconds() - start);
}

static void measure_kind(const struct some_games *some, const char *game,
			 uint32_t count)
{
	static struct measure_times times;
	struct arena arena = {0};

	times = (struct measure_times){0};
	for (uint32_t i = 0; i < count; i++) {
		analyse(&arena, some, game, i, &times);
		arena_reset(&arena);
	}
	measure_times(arena_printf(&arena, "analysis.%s", game), &times);
	arena_free(&arena);
}

int main(void)
{
	const char *asked = getenv("BENCH_GAMES");
	uint32_t count = asked != NULL ? (uint32_t)strtoul(asked, NULL, 10) : GAMES;
	struct some_games some;

	if (!some_games_open(&some, "bench_analysis")) {
		return EXIT_SUCCESS;
	}
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		measure_kind(&some, kinds[i], count);
	}
	some_games_close(&some);
	return EXIT_SUCCESS;
}
