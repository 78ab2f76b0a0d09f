/* SPDX-License-Identifier: ISC */
/*
 * The same letters judged by a run on a file, and by one, two, four and eight workers
 * on a private PostgreSQL of this machine, whose server has the same processors: what
 * was fetched is judged and kept, a transaction a letter. The floor is claims alone, by
 * one worker: begun, claimed, taken out of its lane and committed. Every game must come
 * to as many events as on the file.
 *
 * bench_workers [PROGRAM [GAMES [TURNS]]]; the program itself is not used.
 */
#include <stdlib.h>

#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/lanes.h"
#include "adjudicator/run/workers.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/query.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

static const int crews[] = {1, 2, 4, 8};
enum { CREWS = sizeof crews / sizeof crews[0] };

struct hall {
	struct some_moves moves;
	struct some_club club;
	struct asides asides;
	long events; /* on the file */
};

static void open_hall(struct hall *h)
{
	struct err err = {0};

	h->moves.dir = scratch_dir();
	some_moves_make(&h->moves);
	some_club_open(&h->club, h->moves.dir);
	measure_must(asides_begin(&h->club.run.context, &h->asides, NULL, &err) &&
			     key_check_open(&h->club.config, h->club.run.context.store,
					    &err) &&
			     phase_fetch(&h->club.run, &err),
		     &err);
}

static void close_hall(struct hall *h)
{
	asides_free(&h->asides);
	some_club_close(&h->club);
	scratch_remove(h->moves.dir);
}

static long events(struct hall *h)
{
	struct store *st = h->club.run.context.store;
	struct arena arena = {0};
	struct err err = {0};
	int64_t *ids;
	size_t count;
	long all = 0;

	measure_must(match_list(st, &arena, &ids, &count, &err), &err);
	for (size_t i = 0; i < count; i++) {
		struct match m;

		measure_must(match_get(st, &arena, ids[i], &m, &err), &err);
		all += m.events;
	}
	arena_free(&arena);
	return all;
}

static void tell(struct hall *h, const char *name, double seconds)
{
	measure_figure(name, (double)(h->moves.games * h->moves.turns) / seconds,
		       "letters/s");
}

static double on_a_file(struct hall *h)
{
	struct err err = {0};
	double start;

	open_hall(h);
	start = measure_seconds();
	measure_must(phase_judge(&h->club.run, &err), &err);
	start = measure_seconds() - start;
	h->events = events(h);
	close_hall(h);
	return start;
}

static double claims_alone(struct hall *h)
{
	struct run *r = &h->club.run;
	struct lane_wish wish = {.now = SOME_NOW};
	struct store *st;
	struct lane_claim claim = {.in.id = 1};
	struct arena arena = {0};
	struct err err = {0};
	double start;

	open_hall(h);
	st = r->context.store;
	wish.terms = lanes_terms(&h->club.config);
	measure_must(lanes_open(r, &err) && lanes_fill(r, &err), &err);
	start = measure_seconds();
	while (claim.in.id != 0) {
		arena_reset(&arena);
		measure_must(
			store_begin_shared(st, &err) &&
				lane_claim(st, &arena, &wish, &claim, &err) &&
				query_do(st, LANE_DROP, WITH(INT(claim.in.id)), &err) &&
				store_commit(st, &err),
			&err);
	}
	start = measure_seconds() - start;
	arena_free(&arena);
	close_hall(h);
	return start;
}

static double by_workers(struct hall *h, int jobs)
{
	struct run *const r = &h->club.run;
	struct workers w = {.run = &r, .clubs = 1, .jobs = jobs};
	struct err err = {0};
	double start;

	open_hall(h);
	measure_must(lanes_open(r, &err) && lanes_fill(r, &err), &err);
	start = measure_seconds();
	measure_must(workers_run(&w, &err), &err);
	start = measure_seconds() - start;
	if (events(h) != h->events) {
		measure_stop("%d workers made %ld events, and one program %ld", jobs,
			     events(h), h->events);
	}
	close_hall(h);
	return start;
}

int main(int argc, char **argv)
{
	struct hall *h = arena_sure(calloc(1, sizeof *h));
	struct arena arena = {0};
	double one = 0;
	double file;
	const char *database;

	h->moves.games = argc > 2 ? strtol(argv[2], NULL, 10) : 100;
	h->moves.turns = argc > 3 ? strtol(argv[3], NULL, 10) : 20;
	measure_begin();
	file = on_a_file(h);
	tell(h, "workers.file", file);
	database = engine_server_start();
	if (database == NULL) {
		free(h);
		return EXIT_SUCCESS;
	}
	setenv("TEST_DATABASE", database, 1);
	tell(h, "workers.floor", claims_alone(h));
	for (size_t i = 0; i < CREWS; i++) {
		double took = by_workers(h, crews[i]);

		one = i == 0 ? took : one;
		tell(h, arena_printf(&arena, "workers.%d", crews[i]), took);
		measure_figure(arena_printf(&arena, "workers.%d.gain", crews[i]),
			       one / took, "x one");
	}
	measure_figure("workers.1.ratio", file / one, "x file");
	engine_server_stop();
	arena_free(&arena);
	free(h);
	return EXIT_SUCCESS;
}
