/* SPDX-License-Identifier: ISC */
/*
 * A whole run over a full mailbox: 10,000 letters with the moves of 400 games, from
 * their files to committed rows of letters that wait to be sent. The floor reads the
 * same files and keeps them in a table, and does nothing else.
 *
 * bench_run [PROGRAM [GAMES]]; the program itself is not used.
 */
#include <dirent.h>
#include <stdlib.h>

#include "adjudicator/run/phases.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"
#include "tests/helpers/scratch.h"

enum { BATCH = 100 };

static double prepare(void *arg)
{
	some_moves_make(arg);
	return 0;
}

/* -------------------------------------------------------------------- floor */

static void keep(struct db *db, struct db_stmt *q, const char *name, struct view raw)
{
	db_bind_text(q, 1, view_of(name));
	db_bind_blob(q, 2, raw);
	if (db_next(q) != DB_DONE) {
		measure_stop("the floor: %s", db_why(db));
	}
	db_reset(q);
}

static double floor_of(void *arg)
{
	const struct some_moves *task = arg;
	struct arena arena = {0};
	struct err err = {0};
	struct db *db = NULL;
	struct db_stmt *q = NULL;
	double start = measure_seconds();
	DIR *d = opendir(arena_printf(&arena, "%s/inbox/new", task->dir));
	const struct dirent *e;
	long n = 0;

	measure_must(
		db_open(&db, arena_printf(&arena, "%s/floor.db", task->dir), DB_CREATE,
			&err) &&
			db_exec(db,
				"CREATE TABLE letter (uid TEXT PRIMARY KEY,"
				" raw BLOB NOT NULL) STRICT",
				&err) &&
			db_prepare(db, "INSERT INTO letter VALUES ($1, $2)", &q, &err),
		&err);
	if (d == NULL) {
		measure_stop("there is no mailbox");
	}
	while ((e = readdir(d)) != NULL) {
		if (e->d_name[0] == '.') {
			continue;
		}
		arena_reset(&arena);
		measure_must(n % BATCH != 0 || db_exec(db, "BEGIN IMMEDIATE", &err),
			     &err);
		keep(db, q, e->d_name, some_moves_read(&arena, dirfd(d), e->d_name));
		n++;
		measure_must(n % BATCH != 0 || db_exec(db, "COMMIT", &err), &err);
	}
	measure_must(n % BATCH == 0 || db_exec(db, "COMMIT", &err), &err);
	if (n != task->games * task->turns) {
		measure_stop("%ld letters lie in the mailbox", n);
	}
	closedir(d);
	db_finish(q);
	db_close(db);
	arena_free(&arena);
	return measure_seconds() - start;
}

/* ---------------------------------------------------------------------- run */

/* What sending does before the first byte leaves. */
static bool write_replies(struct run *r, struct err *err)
{
	struct arena arena = {0};
	bool any = true;
	bool ok = true;

	while (ok && any) {
		ok = store_begin(r->context.store, err);
		for (int i = 0; ok && any && i < BATCH; i++) {
			arena_reset(&arena);
			ok = write_next(&r->context, &arena, &any, err);
			r->written += ok && any;
		}
		ok = ok && store_commit(r->context.store, err);
	}
	arena_free(&arena);
	return ok;
}

static void count_applied(void *arg, struct view verdict, long count)
{
	long *applied = arg;

	if (view_is(verdict, "applied")) {
		*applied += count;
	}
}

static const struct {
	const char *name;
	bool (*phase)(struct run *r, struct err *err);
} phases[] = {
	{"run.fetch", phase_fetch  },
	{"run.judge", phase_judge  },
	{"run.tick",  phase_tick   },
	{"run.write", write_replies},
};
enum { FETCH, JUDGE, TICK, WRITE, PHASES = sizeof phases / sizeof phases[0] };

/* Of a letter, without what waits for a disk; its reader is another process. */
static void tell_cpu(const struct run *r, const double *cpu, double reader)
{
	double judged = (double)r->judged;

	measure_figure("run.fetch-cpu", 1000 * cpu[FETCH] / judged, "ms/letter");
	measure_figure("run.judge-cpu", 1000 * cpu[JUDGE] / judged, "ms/letter");
	measure_figure("run.reader-cpu", 1000 * reader / judged, "ms/letter");
	measure_figure("run.write-cpu", 1000 * cpu[WRITE] / (double)r->written,
		       "ms/letter");
}

static double run_all(void *arg)
{
	const struct some_moves *task = arg;
	struct arena arena = {0};
	struct err err = {0};
	struct some_club c;
	double start;
	double last;
	double all;
	double cpu[PHASES] = {0};
	long applied = 0;

	some_club_open(&c, task->dir);
	start = last = measure_seconds();
	for (size_t i = 0; i < PHASES; i++) {
		double before = measure_cpu_seconds();

		measure_must(phases[i].phase(&c.run, &err), &err);
		measure_figure(phases[i].name, measure_seconds() - last, "s");
		last = measure_seconds();
		cpu[i] = measure_cpu_seconds() - before;
	}
	all = last - start;
	measure_must(ledger_tally(c.run.context.store, &arena, count_applied, &applied,
				  &err),
		     &err);
	if (applied != task->games * task->turns) {
		measure_stop("only %ld letters were applied", applied);
	}
	measure_figure("run.applied", (double)applied, "letters");
	measure_figure("run.written", (double)c.run.written, "letters");
	some_club_close(&c);
	tell_cpu(&c.run, cpu, measure_cpu_of_children());
	measure_figure("run.memory", measure_memory(), "MiB");
	measure_figure("run.memory-reader", measure_memory_of_children(), "MiB");
	arena_free(&arena);
	return all;
}

int main(int argc, char **argv)
{
	struct some_moves task = {.dir = scratch_dir(),
				  .games = argc > 2 ? strtol(argv[2], NULL, 10) : 400,
				  .turns = 25};
	double lowest;
	double all;
	double letters = (double)(task.games * task.turns);

	(void)measure_apart(prepare, &task);
	lowest = measure_apart(floor_of, &task);
	all = measure_apart(run_all, &task);
	measure_figure("run.letters", letters, "letters");
	measure_figure("run.time", all, "s");
	measure_figure("run.speed", letters / all, "letters/s");
	measure_figure("run.floor", lowest, "s");
	measure_figure("run.ratio", all / lowest, "x floor");
	scratch_remove(task.dir);
	return EXIT_SUCCESS;
}
