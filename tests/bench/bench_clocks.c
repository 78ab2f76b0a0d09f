/* SPDX-License-Identifier: ISC */
/*
 * What time alone costs: a tick over 100,000 running clocks of which none is due, one
 * that lets 1,000 of them fall, and one that finds all others due at once and so lets
 * none fall.
 */
#include <stdlib.h>

#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/unit/scratch.h"

enum { GAMES = 100000, SHORT = 1000, HOUR = 3600 };

static void tick(struct some_club *c, int64_t now, const char *name, long fallen)
{
	struct err err = {0};
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();
	struct arena arena = {0};

	c->run.desk.now = now;
	c->run.desk.drained = true;
	c->run.fallen = 0;
	measure_must(store_begin(c->run.desk.store, &err) &&
			     phase_tick(&c->run, &err) &&
			     store_commit(c->run.desk.store, &err),
		     &err);
	measure_figure(name, measure_seconds() - start, "s");
	measure_figure(arena_printf(&arena, "%s.cpu", name),
		       measure_cpu_seconds() - cpu, "s");
	arena_free(&arena);
	if (c->run.fallen != fallen) {
		measure_stop("%ld clocks fell, not %ld", c->run.fallen, fallen);
	}
}

int main(void)
{
	char *dir = scratch_dir();
	struct some_club c;

	some_club_open(&c, dir);
	c.setup.options.value[OPTION_DEADLINE] = (int64_t)24 * HOUR;
	some_club_games(&c, 0, SHORT);
	c.setup.options.value[OPTION_DEADLINE] = (int64_t)72 * HOUR;
	some_club_games(&c, SHORT, GAMES);
	/* What is counted once in a club's life is no part of it. */
	tick(&c, SOME_NOW + 1, "clocks.first-100000", 0);
	tick(&c, SOME_NOW + HOUR, "clocks.idle-100000", 0);
	tick(&c, SOME_NOW + (int64_t)25 * HOUR, "clocks.fall-1000", SHORT);
	tick(&c, SOME_NOW + (int64_t)73 * HOUR, "clocks.frozen-99000", 0);
	some_club_close(&c);
	scratch_remove(dir);
	return EXIT_SUCCESS;
}
