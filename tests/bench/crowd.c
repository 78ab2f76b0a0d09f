/* SPDX-License-Identifier: ISC */
#include "tests/bench/crowd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/run/workers/workers.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

struct guest {
	struct some_moves moves;
	struct some_club club;
	struct asides asides;
	struct log log;
};

static void enter(struct guest *g, const struct crowd *c, long n, FILE *told)
{
	struct err err = {0};
	struct run *r = &g->club.run;

	g->moves = (struct some_moves){
		.dir = scratch_dir(), .games = c->games, .turns = c->turns};
	if (n == c->quiet) {
		g->moves.games = c->flood;
	}
	some_moves_make(&g->moves);
	some_club_open(&g->club, g->moves.dir);
	log_init(&g->log, told, LOG_LEVEL_DEBUG, NULL);
	g->log.about = arena_printf(&g->club.arena, "%ld", n);
	r->log = &g->log;
	measure_must(asides_begin(&r->context, &g->asides, NULL, &err) &&
			     key_check_open(&g->club.config, r->context.store, &err) &&
			     phase_fetch(r, &err) && lanes_open(r, &err) &&
			     lanes_fill(r, &err),
		     &err);
}

static void leave(struct guest *g)
{
	asides_free(&g->asides);
	some_club_close(&g->club);
	engine_drop(g->moves.dir);
	scratch_remove(g->moves.dir);
}

static int by_size(const void *a, const void *b)
{
	long x = *(const long *)a, y = *(const long *)b;

	return (x > y) - (x < y);
}

/* A letter's line in the log begins so, with the number of its club. */
static bool is_verdict(const char *line, long *club)
{
	static const char begin[] = "adjudicator: ";
	char *end;

	if (strncmp(line, begin, sizeof begin - 1) != 0) {
		return false;
	}
	*club = strtol(line + sizeof begin - 1, &end, 10);
	return strncmp(end, ": letter=", 9) == 0;
}

/* In the order in which they were judged. */
static long read_waits(FILE *told, const struct crowd *c)
{
	const long all = c->quiet * c->games * c->turns;
	long *wait = arena_sure(calloc((size_t)all, sizeof *wait));
	char line[256];
	long before = 0, n = 0, club = 0, most;

	rewind(told);
	while (fgets(line, sizeof line, told) != NULL) {
		if (is_verdict(line, &club)) {
			if (club < c->quiet && n < all) {
				wait[n++] = before;
			}
			before++;
		}
	}
	if (n != all || before != all + c->flood * c->turns) {
		measure_stop("%ld letters of %ld were judged", before,
			     all + c->flood * c->turns);
	}
	qsort(wait, (size_t)n, sizeof *wait, by_size);
	most = wait[(n * 99 + 99) / 100 - 1];
	free(wait);
	return most;
}

long crowd_wait(const struct crowd *c)
{
	const long clubs = c->quiet + (c->flood > 0);
	struct guest *g = arena_sure(calloc((size_t)clubs, sizeof *g));
	struct run **run = arena_sure(calloc((size_t)clubs, sizeof(struct run *)));
	FILE *told = tmpfile();
	struct workers w = {.run = run, .clubs = (size_t)clubs, .jobs = c->jobs};
	struct err err = {0};
	long most;

	if (told == NULL) {
		measure_stop("no file for what workers say");
	}
	for (long i = 0; i < clubs; i++) {
		enter(&g[i], c, i, told);
		run[i] = &g[i].club.run;
	}
	measure_must(workers_run(&w, &err), &err);
	most = read_waits(told, c);
	for (long i = 0; i < clubs; i++) {
		leave(&g[i]);
	}
	(void)fclose(told);
	free(run);
	free(g);
	return most;
}
