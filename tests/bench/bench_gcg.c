/* SPDX-License-Identifier: ISC */
/*
 * 1,000 finished games as GCG records: read, judged and scored, with every word looked
 * up in the English edition and with every word good, nothing printed. The floor only
 * takes the same texts apart. The program itself reads the files, one or two at a time,
 * and prints its verdicts, from its start to its end.
 *
 * bench_gcg [PROGRAM]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/replay/sheet.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_games.h"

enum { GAMES = 1000, RUNS = 5, TIMES = 10 };

struct work {
	struct arena arena; /* of the texts */
	struct some_games games;
	struct view text[GAMES];
	long events;
};

static void record_games(struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};

	for (uint32_t i = 0; i < GAMES; i++) {
		struct replay *r = arena_take(&arena, sizeof *r);
		struct buf b = buf_in(&w->arena);
		struct gcg g;
		struct view text =
			some_game(&w->games, &arena, "classic", "challenge=void", i);

		measure_must(replay_run(&arena, w->games.lexica, text, "game", r, &err),
			     &err);
		sheet_make(&arena, r, (struct view){0}, &g);
		gcg_write(&b, &g);
		w->text[i] = buf_view(&b);
		w->events += (long)g.events;
		arena_reset(&arena);
	}
	arena_free(&arena);
}

static double judge_all(struct work *w, const char *lexicon)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct buf faults = buf_in(&arena);
		struct sheet_ask ask = {"game", {.lexicon = view_of(lexicon)}};
		struct setup setup;
		struct sheet sheet;
		struct gcg g;

		if (!gcg_read(&arena, w->text[i], GCG_FILE, "game", &g, &faults)) {
			measure_stop("%s", buf_cstr(&faults));
		}
		measure_must(
			sheet_setup(&arena, w->games.lexica, &g, &ask, &setup, &err),
			&err);
		sheet_judge(&arena, &setup, &g, "game", false, &sheet);
		if (sheet.faults > 0) {
			struct buf b = buf_in(&arena);

			sheet_text(&b, &sheet, 0, 0);
			measure_stop("%s", buf_cstr(&b));
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_seconds() - start;
}

static double read_all(const struct work *w)
{
	struct arena arena = {0};
	double start = measure_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct buf faults = buf_in(&arena);
		struct gcg g;

		if (!gcg_read(&arena, w->text[i], GCG_FILE, "game", &g, &faults)) {
			measure_stop("%s", buf_cstr(&faults));
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_seconds() - start;
}

/* The figure's median, and how far the runs lie apart. */
static void report(const char *name, double *seconds, long events)
{
	struct arena arena = {0};

	measure_figure(arena_printf(&arena, "gcg.%s", name),
		       (double)events / measure_median(seconds, RUNS), "events/s");
	measure_figure(arena_printf(&arena, "gcg.%s.slowest", name),
		       (double)events / seconds[RUNS - 1], "events/s");
	measure_figure(arena_printf(&arena, "gcg.%s.fastest", name),
		       (double)events / seconds[0], "events/s");
	arena_free(&arena);
}

/* ------------------------------------------------------- files, by the program */

static char *write_record(struct work *w, size_t i)
{
	char *path = arena_printf(&w->arena, "%s/%zu.gcg", w->games.dir, i);
	FILE *f = fopen(path, "w");

	if (f == NULL ||
	    fwrite(w->text[i].at, 1, w->text[i].len, f) != w->text[i].len ||
	    fclose(f) != 0) {
		measure_stop("cannot write %s", path);
	}
	return path;
}

/* Each record many times, so that starting is little of it. */
static void measure_jobs(struct work *w, char *program)
{
	enum { OPTIONS = 8, JOBS = 5, RECORDS = GAMES * TIMES };
	char folder[] = "-C";
	char command[] = "replay";
	char at_a_time[] = "--jobs";
	char lexicon[] = "--lexicon";
	char *words[OPTIONS] = {program,   folder, w->games.dir, command,
				at_a_time, NULL,   lexicon,      w->games.edition};
	char **argv = arena_array(&w->arena, OPTIONS + RECORDS + 1, sizeof *argv);

	if (symlink(".", arena_printf(&w->arena, "%s/lexica", w->games.dir)) != 0) {
		measure_stop("%s: no lexica", w->games.dir);
	}
	memcpy(argv, words, sizeof words);
	for (size_t i = 0; i < RECORDS; i++) {
		argv[OPTIONS + i] =
			i < GAMES ? write_record(w, i) : argv[OPTIONS + i % GAMES];
	}
	for (int jobs = 1; jobs <= 2; jobs++) {
		argv[JOBS] = arena_printf(&w->arena, "%d", jobs);
		measure_figure(arena_printf(&w->arena, "gcg.jobs%d", jobs),
			       1000.0 * TIMES * (double)w->events /
				       measure_program(argv, RUNS),
			       "events/s");
	}
}

static void measure_all(struct work *w, char *program)
{
	double words[RUNS];
	double any[RUNS];
	double lowest[RUNS];

	record_games(w);
	for (int i = 0; i < RUNS; i++) {
		lowest[i] = read_all(w);
		words[i] = judge_all(w, w->games.edition);
		any[i] = judge_all(w, "any");
	}
	measure_figure("gcg.games", GAMES, "games");
	measure_figure("gcg.events", (double)w->events, "events");
	report("words", words, w->events);
	report("any", any, w->events);
	report("floor", lowest, w->events);
	measure_jobs(w, program);
}

int main(int argc, char **argv)
{
	char program[] = "build/bin/adjudicator";
	struct work *w = calloc(1, sizeof *w);

	if (w != NULL && some_games_open(&w->games, "bench_gcg")) {
		measure_all(w, argc > 1 ? argv[1] : program);
		some_games_close(&w->games);
		arena_free(&w->arena);
	}
	free(w);
	return EXIT_SUCCESS;
}
