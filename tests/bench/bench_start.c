/* SPDX-License-Identifier: ISC */
/*
 * From the start of the program to its end, replaying one short game. The floor is a
 * program that does nothing.
 *
 * bench_start PROGRAM
 */
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "formats/text/arena.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum { TIMES = 50 };

extern char **environ;

static const char game[] = "Turn-File: 1\n"
			   "Game: angrywords\n"
			   "Language: en\n"
			   "Lexicon: any\n"
			   "Player: Ann\n"
			   "Player: Ben\n"
			   "Rack Ann: C R A T E S ?\n"
			   "Rack Ben: A E I O N L D\n"
			   "\n"
			   "Ann: D8 across CRATE\n"
			   "Ben: pass\n";

static double run_once(char *const argv[], const posix_spawn_file_actions_t *quiet)
{
	double start = measure_seconds();
	int status = 0;
	pid_t pid;

	if (posix_spawn(&pid, argv[0], quiet, NULL, argv, environ) != 0 ||
	    waitpid(pid, &status, 0) != pid || status != 0) {
		measure_stop("%s does not run", argv[0]);
	}
	return measure_seconds() - start;
}

/* Milliseconds. */
static double run_often(char *const argv[], const posix_spawn_file_actions_t *quiet)
{
	double took[TIMES];

	for (size_t i = 0; i < TIMES; i++) {
		took[i] = 1000 * run_once(argv, quiet);
	}
	return measure_median(took, TIMES);
}

int main(int argc, char **argv)
{
	struct arena arena = {0};
	char *dir = scratch_dir();
	char *file = arena_printf(&arena, "%s/game", dir);
	char program[] = "build/bin/adjudicator";
	char command[] = "replay";
	char nothing[] = "/bin/true";
	posix_spawn_file_actions_t quiet;
	FILE *f = fopen(file, "w");
	double all;
	double lowest;

	if (f == NULL || fputs(game, f) < 0 || fclose(f) != 0 ||
	    posix_spawn_file_actions_init(&quiet) != 0 ||
	    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null",
					     O_WRONLY, 0) != 0) {
		measure_stop("cannot write %s", file);
	}
	lowest = run_often((char *[]){nothing, NULL}, &quiet);
	all = run_often((char *[]){argc > 1 ? argv[1] : program, command, file, NULL},
			&quiet);
	measure_figure("start.time", all, "ms");
	measure_figure("start.floor", lowest, "ms");
	measure_figure("start.ratio", all / lowest, "x floor");
	(void)posix_spawn_file_actions_destroy(&quiet);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
