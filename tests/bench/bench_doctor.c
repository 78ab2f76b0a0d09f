/* SPDX-License-Identifier: ISC */
/*
 * What looking after a club costs: the doctor over 100,000 games, with every chain
 * checked and a hundred of them judged again, the status, and a run that finds nothing
 * to do in a club without games, from the start of the program to its end. The floor of
 * that is the program telling its version.
 *
 * bench_doctor PROGRAM [GAMES]
 */
#include <stdlib.h>
#include <sys/resource.h>

#include "adjudicator/doctor/doctor.h"
#include "adjudicator/doctor/status.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 100000, TIMES = 30 };

/* ------------------------------------------------------------------- doctor */

static void hear(void *arg, const struct finding *f)
{
	long *good = arg;

	if (f->level == FINDING_BAD) {
		measure_stop("the doctor finds: %s", f->what);
	}
	*good += f->level == FINDING_GOOD;
}

static void doctor(const char *dir, bool full, const char *name)
{
	struct arena arena = {0};
	long good = 0;
	struct doctor d = {.full = full,
			   .offline = true,
			   .now = SOME_NOW + 60,
			   .hear = hear,
			   .arg = &good};
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();

	doctor_examine(&d, dir);
	measure_figure(name, measure_seconds() - start, "s");
	measure_figure(arena_printf(&arena, "%s.cpu", name),
		       measure_cpu_seconds() - cpu, "s");
	arena_free(&arena);
}

static void status(struct some_club *c, bool deep, const char *name)
{
	struct err err = {0};
	struct status s;
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();

	measure_must(status_take(&c->run.context, &c->arena, deep, &s, &err), &err);
	measure_figure(name, 1000 * (measure_seconds() - start), "ms");
	measure_figure(arena_printf(&c->arena, "%s.cpu", name),
		       1000 * (measure_cpu_seconds() - cpu), "ms");
}

static void large_club(long many)
{
	char *dir = scratch_dir();
	struct some_club c;

	some_club_open(&c, dir);
	some_club_games(&c, 0, many);
	status(&c, false, "status.text");
	status(&c, true, "status.prometheus");
	some_club_close(&c);
	measure_figure("doctor.games", (double)many, "games");
	doctor(dir, false, "doctor");
	doctor(dir, true, "doctor.full");
	scratch_remove(dir);
}

/* ----------------------------------------------------------------- idle run */

/* Of all children that have ended. */
static double cpu_of_children(void)
{
	struct rusage u = {0};

	(void)getrusage(RUSAGE_CHILDREN, &u);
	return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
	       (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

static void idle_run(char *program)
{
	char *dir = scratch_dir();
	char in[] = "-C";
	char init[] = "init";
	char run[] = "run";
	char less[] = "--quiet";
	char version[] = "--version";
	double lowest;
	double all;
	double cpu;

	(void)measure_program((char *[]){program, init, dir, NULL}, 1);
	lowest = measure_program((char *[]){program, version, NULL}, TIMES);
	cpu = cpu_of_children();
	all = measure_program((char *[]){program, in, dir, run, less, NULL}, TIMES);
	measure_figure("idle.run", all, "ms");
	measure_figure("idle.cpu", 1000 * (cpu_of_children() - cpu) / TIMES, "ms");
	measure_figure("idle.floor", lowest, "ms");
	measure_figure("idle.ratio", all / lowest, "x floor");
	scratch_remove(dir);
}

int main(int argc, char **argv)
{
	char program[] = "build/bin/adjudicator";

	idle_run(argc > 1 ? argv[1] : program);
	large_club(argc > 2 ? strtol(argv[2], NULL, 10) : GAMES);
	return EXIT_SUCCESS;
}
