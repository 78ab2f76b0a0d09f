/* SPDX-License-Identifier: ISC */
/*
 * From the start of the program to its end, replaying one short game. The floor is a
 * program that does nothing.
 *
 * bench_start PROGRAM
 */
#include <stdio.h>
#include <stdlib.h>

#include "formats/text/arena.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum { TIMES = 50 };

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

int main(int argc, char **argv)
{
	struct arena arena = {0};
	char *dir = scratch_dir();
	char *file = arena_printf(&arena, "%s/game", dir);
	char program[] = "build/bin/adjudicator";
	char command[] = "replay";
	char nothing[] = "/bin/true";
	FILE *f = fopen(file, "w");
	double all;
	double lowest;

	if (f == NULL || fputs(game, f) < 0 || fclose(f) != 0) {
		measure_stop("cannot write %s", file);
	}
	lowest = measure_program((char *[]){nothing, NULL}, TIMES);
	all = measure_program(
		(char *[]){argc > 1 ? argv[1] : program, command, file, NULL}, TIMES);
	measure_figure("start.time", all, "ms");
	measure_figure("start.floor", lowest, "ms");
	measure_figure("start.ratio", all / lowest, "x floor");
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
