/* SPDX-License-Identifier: ISC */
/*
 * Clubs on a private PostgreSQL of this machine, a schema each, judged by one pool of
 * two workers: for how many letters that are judged before it a letter waits, 99 of 100
 * for no more, when all wait from the beginning; and what becomes of that when one club
 * more has a flood of letters.
 *
 * bench_clubs [PROGRAM [CLUBS [FLOOD]]]; the program itself is not used.
 */
#include <stdlib.h>

#include "tests/bench/crowd.h"
#include "tests/bench/measure.h"
#include "tests/helpers/club/engine.h"

int main(int argc, char **argv)
{
	struct crowd c = {.games = 3, .turns = 4, .jobs = 2};
	const char *database = engine_server_start();
	double alone, beside;

	if (database == NULL) {
		return EXIT_SUCCESS;
	}
	setenv("TEST_DATABASE", database, 1);
	c.quiet = argc > 2 ? strtol(argv[2], NULL, 10) : 24;
	measure_begin();
	alone = (double)crowd_wait(&c);
	c.flood = argc > 3 ? strtol(argv[3], NULL, 10) : 250;
	beside = (double)crowd_wait(&c);
	measure_figure("clubs.wait", alone, "letters");
	measure_figure("clubs.wait.flood", beside, "letters");
	measure_figure("clubs.wait.ratio", beside / alone, "x");
	engine_server_stop();
	return EXIT_SUCCESS;
}
