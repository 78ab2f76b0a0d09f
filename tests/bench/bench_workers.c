/* SPDX-License-Identifier: ISC */
/*
 * The same letters judged by a run on a file, and by one, two, four and eight workers
 * on a private PostgreSQL of this machine, whose server has the same processors: what
 * was fetched is judged and kept, a transaction a letter. The floor is claims alone, by
 * as many workers: begun, claimed, taken out of its lane and committed. A share is what
 * several gain over one, as part of what they gain at the floor. Every game must come
 * to as many events as on the file.
 *
 * bench_workers [PROGRAM [GAMES [TURNS]]]; the program itself is not used.
 */
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/run/workers/workers.h"
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

static bool claim_one(struct store *st, struct arena *arena,
		      const struct lane_wish *wish, struct err *err)
{
	struct lane_claim claim = {0};

	if (!store_begin_shared(st, err) || !lane_claim(st, arena, wish, &claim, err)) {
		return false;
	}
	if (claim.in.id == 0) {
		store_rollback(st);
		return true;
	}
	return query_do(st, LANE_DROP, WITH(INT(claim.in.id)), err) &&
	       store_commit(st, err);
}

/* Until none waits, with a connection of its own. */
static void claim_all(const struct hall *h)
{
	const struct config *c = &h->club.config;
	struct lane_wish wish = {.now = SOME_NOW};
	struct store *st;
	struct arena arena = {0};
	struct err err = {0};
	int64_t waits = 1;

	measure_must(lanes_terms(c, &wish.terms, &err), &err);
	measure_must(worker_store(&st, c, &err), &err);
	for (long n = 1; waits != 0; n++) {
		arena_reset(&arena);
		measure_must(claim_one(st, &arena, &wish, &err) &&
				     (n % 16 != 0 || lane_least(st, &waits, &err)),
			     &err);
	}
	store_close(st);
	arena_free(&arena);
}

static double claims_alone(struct hall *h, int jobs)
{
	pid_t worker[WORKERS_MOST];
	struct err err = {0};
	double start;

	open_hall(h);
	measure_must(lanes_open(&h->club.run, &err) && lanes_fill(&h->club.run, &err),
		     &err);
	start = measure_seconds();
	for (int i = 0; i < jobs; i++) {
		worker[i] = fork();
		if (worker[i] == 0) {
			claim_all(h);
			_exit(EXIT_SUCCESS);
		}
	}
	for (int i = 0; i < jobs; i++) {
		int status = -1;

		if (worker[i] < 0 || waitpid(worker[i], &status, 0) != worker[i] ||
		    status != 0) {
			measure_stop("a worker %s", measure_end(status));
		}
	}
	start = measure_seconds() - start;
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

static void tell_gain(int jobs, double gain, double at_floor)
{
	struct arena arena = {0};

	measure_figure(arena_printf(&arena, "workers.%d.gain", jobs), gain, "x one");
	measure_figure(arena_printf(&arena, "workers.%d.share", jobs), gain / at_floor,
		       "x floor");
	arena_free(&arena);
}

int main(int argc, char **argv)
{
	struct hall *h = arena_sure(calloc(1, sizeof *h));
	struct arena arena = {0};
	double floors[CREWS]; /* behind the first: gains */
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
	for (size_t i = 0; i < CREWS; i++) {
		double took = claims_alone(h, crews[i]);

		floors[i] = i == 0 ? took : floors[0] / took;
		tell(h, arena_printf(&arena, "workers.%d.floor", crews[i]), took);
	}
	for (size_t i = 0; i < CREWS; i++) {
		double took = by_workers(h, crews[i]);

		one = i == 0 ? took : one;
		tell(h, arena_printf(&arena, "workers.%d", crews[i]), took);
		tell_gain(crews[i], one / took, i == 0 ? 1 : floors[i]);
	}
	measure_figure("workers.1.ratio", file / one, "x file");
	engine_server_stop();
	arena_free(&arena);
	free(h);
	return EXIT_SUCCESS;
}
