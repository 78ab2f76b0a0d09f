/* SPDX-License-Identifier: ISC */
/*
 * 1,000 finished games as turn files, replayed: read, judged and scored. The floor only
 * takes the same texts apart.
 */
#include <stdlib.h>

#include "adjudicator/replay.h"
#include "tests/bench/measure.h"
#include "tests/bench/random_play.h"
#include "tests/bench/some_club.h"
#include "tests/unit/scratch.h"

enum { GAMES = 1000, TURNS_MAX = 400 };

struct work {
	struct arena arena; /* of the texts */
	struct shelf *shelf;
	struct view text[GAMES];
	long turns;
};

/* Plays a game to its end and writes it down. */
static struct view record_game(struct work *w, struct arena *arena,
			       const struct setup *setup, uint32_t number)
{
	struct draw_stream dice = draw_stream(setup->seed, "random play", number);
	struct position *start = arena_take(arena, sizeof *start);
	struct turn_line *line = arena_array(arena, TURNS_MAX, sizeof *line);
	struct turnfile *file = arena_take(arena, sizeof *file);
	struct diag diag = {0};
	struct buf b = buf_in(&w->arena);
	struct table t;
	size_t n = 0;

	if (!position_init(start, setup, &diag)) {
		measure_stop("a game cannot be set up");
	}
	t = table_over(arena, start, 0, true);
	setup->game->deal(&t);
	while (!t.pos.over && n < TURNS_MAX) {
		struct random_play play = random_play(arena, &t.pos, &dice, 0);

		line[n++] = (struct turn_line){.name = setup->name[play.seat],
					       .text = play.record};
	}
	file->game.text = view_of(setup->game->name);
	file->language.text = view_of("en");
	file->lexicon.text = view_of("any");
	file->player[0].text = setup->name[0];
	file->player[1].text = setup->name[1];
	file->players = 2;
	file->has_seed = true;
	for (size_t i = 0; i < HASH_BYTES; i++) {
		file->seed[i] = setup->seed[i];
	}
	file->turn = line;
	file->turns = n;
	turnfile_write(&b, file);
	w->turns += (long)n;
	return buf_view(&b);
}

static void record_games(struct work *w)
{
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct some_club c;

	some_club_open(&c, dir);
	for (uint32_t i = 0; i < GAMES; i++) {
		struct setup *setup = arena_take(&arena, sizeof *setup);

		some_club_setup(&c, &arena, 1, 2, i, setup);
		w->text[i] = record_game(w, &arena, setup, i);
		arena_reset(&arena);
	}
	some_club_close(&c);
	arena_free(&arena);
	scratch_remove(dir);
}

static double replay_all(struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct replay *r = arena_take(&arena, sizeof *r);

		measure_must(replay_run(&arena, w->shelf, w->text[i], "game", r, &err),
			     &err);
		for (size_t k = 0; k < r->turns; k++) {
			if (r->turn[k].verdict != REPLAY_APPLIED) {
				measure_stop("a turn of game %zu was refused", i);
			}
		}
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

int main(void)
{
	struct work *w = calloc(1, sizeof *w);
	double all;
	double lowest;

	if (w == NULL) {
		return EXIT_FAILURE;
	}
	record_games(w);
	w->shelf = shelf_open(NULL);
	lowest = read_all(w);
	all = replay_all(w);
	measure_figure("replay.games", GAMES, "games");
	measure_figure("replay.turns", (double)w->turns, "turns");
	measure_figure("replay.speed", (double)w->turns / all, "turns/s");
	measure_figure("replay.floor", (double)w->turns / lowest, "turns/s");
	measure_figure("replay.ratio", all / lowest, "x floor");
	shelf_close(w->shelf);
	arena_free(&w->arena);
	free(w);
	return EXIT_SUCCESS;
}
