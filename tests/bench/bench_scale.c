/* SPDX-License-Identifier: ISC */
/*
 * What a letter costs in a club that has grown: the median time of the processor to
 * judge one with 100 games running, and with ten times as many, up to a million; and
 * what a run costs that finds nothing to do. The first letters fill caches, so that the
 * floor is the club of a thousand.
 *
 * bench_scale [PROGRAM [GAMES]]; the program itself is not used.
 */
#include <stdlib.h>

#include "adjudicator/run/judge_letter.h"
#include "tests/bench/first_moves.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum { SAMPLE = 100, RUNS = 10, LEAST = 100, GAMES = 1000000 };

/* Seconds of this process to judge it: what the database costs is in them. */
static double judge(struct some_club *c, struct arena *arena,
		    const struct inbox_letter *in)
{
	struct err err = {0};
	struct ledger_row row;
	double start = measure_cpu_seconds();
	double took;
	struct judge_end end;

	measure_must(store_mark(c->run.context.store, &err) &&
			     judge_letter(&c->run.context, arena, in, &end, &err) &&
			     store_release(c->run.context.store, &err),
		     &err);
	took = measure_cpu_seconds() - start;
	measure_must(ledger_get(c->run.context.store, arena, in->id, &row, &err), &err);
	if (!view_is(row.verdict, "applied")) {
		measure_stop("a letter was not applied: %.*s", VIEW_ARG(row.reason));
	}
	return took;
}

/* Microseconds; the letters are spread over games from..to-1. */
static double median_letter(struct some_club *c, long from, long to)
{
	double took[SAMPLE];
	struct arena arena = {0};
	struct err err = {0};

	measure_must(store_begin(c->run.context.store, &err), &err);
	for (long i = 0; i < SAMPLE; i++) {
		struct inbox_letter in =
			first_move(c, &arena, from + i * (to - from) / SAMPLE);

		took[i] = 1e6 * judge(c, &arena, &in);
		arena_reset(&arena);
	}
	measure_must(store_commit(c->run.context.store, &err), &err);
	arena_free(&arena);
	return measure_median(took, SAMPLE);
}

/* Milliseconds of this process for a run that finds nothing to do, after one that
 * writes what was put off. */
static double idle_run(struct some_club *c)
{
	struct err err = {0};
	double cpu;

	measure_must(phase_all(&c->run, &err), &err);
	cpu = measure_cpu_seconds();
	for (int i = 0; i < RUNS; i++) {
		measure_must(phase_all(&c->run, &err), &err);
	}
	return 1000 * (measure_cpu_seconds() - cpu) / RUNS;
}

int main(int argc, char **argv)
{
	long most = argc > 2 ? strtol(argv[2], NULL, 10) : GAMES;
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct some_club c;
	double letter = 0, idle = 0, first_letter = 0, first_idle = 0;
	long have = 0;

	some_club_open(&c, dir);
	for (long all = LEAST; all <= most; have = all, all *= 10) {
		double start = measure_seconds();

		some_club_games(&c, have, all);
		measure_figure(arena_printf(&arena, "scale.new-games-%ld", all - have),
			       measure_seconds() - start, "s");
		letter = median_letter(&c, have, all);
		measure_figure(arena_printf(&arena, "scale.letter-%ld.cpu", all),
			       letter, "us");
		idle = idle_run(&c);
		measure_figure(arena_printf(&arena, "scale.idle-%ld.cpu", all), idle,
			       "ms");
		first_letter = have <= LEAST ? letter : first_letter;
		first_idle = have <= LEAST ? idle : first_idle;
	}
	measure_figure("scale.letter", letter / first_letter, "x floor");
	measure_figure("scale.idle", idle / first_idle, "x floor");
	some_club_close(&c);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
