/* SPDX-License-Identifier: ISC */
/*
 * What time alone costs: a tick over 100,000 running clocks of which none is due, one
 * that lets 1,000 of them fall and reminds the players of the others, and one that
 * finds all others due at once and so lets none fall.
 */
#include <stdlib.h>

#include "adjudicator/clocks/deadlines.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 100000, SHORT = 1000, HOUR = 3600 };

/* Seconds by the clock on the wall, and NAME.cpu of this process. */
static void measured(struct some_club *c,
		     bool (*work)(struct some_club *, struct err *), const char *name)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();

	measure_must(work(c, &err), &err);
	measure_figure(name, measure_seconds() - start, "s");
	measure_figure(arena_printf(&arena, "%s.cpu", name),
		       measure_cpu_seconds() - cpu, "s");
	arena_free(&arena);
}

static bool fall(struct some_club *c, struct err *err)
{
	return deadlines_tick(&c->run.context, &c->run.fallen, err);
}

static bool tick(struct some_club *c, struct err *err)
{
	return phase_tick(&c->run, err);
}

static void at(struct some_club *c, int64_t now)
{
	c->run.context.now = now;
	c->run.context.drained = true;
}

static void must_have_fallen(const struct some_club *c, long wanted)
{
	if (c->run.fallen != wanted) {
		measure_stop("%ld clocks fell, not %ld", c->run.fallen, wanted);
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
	at(&c, SOME_NOW + 1);
	measured(&c, tick, "clocks.first-100000");
	at(&c, SOME_NOW + HOUR);
	measured(&c, tick, "clocks.idle-100000");
	must_have_fallen(&c, 0);
	at(&c, SOME_NOW + (int64_t)25 * HOUR);
	measured(&c, fall, "clocks.fall-1000");
	must_have_fallen(&c, SHORT);
	measured(&c, tick, "clocks.remind-99000");
	at(&c, SOME_NOW + (int64_t)73 * HOUR);
	measured(&c, tick, "clocks.frozen-99000");
	must_have_fallen(&c, 0);
	some_club_close(&c);
	scratch_remove(dir);
	return EXIT_SUCCESS;
}
