/* SPDX-License-Identifier: ISC */
/*
 * What a letter costs where the club is kept on a server, with 1,000 games running,
 * with 10,000, and so on to GAMES: as a worker judges it, from its claim to its COMMIT.
 * Time of the processor is told for the worker and for the server's process that works
 * for it, each the median of a hundred letters; and what was asked of the server.
 *
 * The games are made in a file, and the club is moved to the server: that is a hundred
 * times as fast.
 *
 * bench_scale_server PROGRAM [GAMES]
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/system/file.h"
#include "formats/text/num.h"
#include "tests/bench/first_moves.h"
#include "tests/bench/measure.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

enum { SAMPLE = 100, WARM = 20, LEAST = 1000, GAMES = 10000 };

struct hall {
	const char *program, *database; /* of a server: postgresql:... */
	char *dir;
	struct some_club club;
	struct asides asides;
	struct seal_own own;
	int64_t backend; /* the server's process for us */
};

struct cost {
	double worker[SAMPLE], server[SAMPLE]; /* microseconds */
	struct db_traffic traffic;
};

static struct store *st(const struct hall *h)
{
	return h->club.run.context.store;
}

static void move(const struct hall *h, long running)
{
	struct arena arena = {0};
	const char *there =
		arena_printf(&arena, "%s schema=g%ld", h->database, running);
	pid_t pid = fork();
	int status;

	if (pid == 0) {
		if (freopen("/dev/null", "w", stdout) == NULL) {
			_exit(EXIT_FAILURE);
		}
		execl(h->program, h->program, "-C", h->dir, "club", "move", there,
		      (char *)NULL);
		_exit(EXIT_FAILURE);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid || status != 0) {
		measure_stop("the club cannot be moved");
	}
	arena_free(&arena);
}

static void find_backend(struct hall *h)
{
	struct db_stmt *q;
	struct err err = {0};

	measure_must(db_prepare(store_db(st(h)), "SELECT pg_backend_pid()", &q, &err),
		     &err);
	if (db_next(q) == DB_ROW) {
		h->backend = db_int(q, 0);
	}
	db_finish(q);
}

static void open_hall(struct hall *h, long running)
{
	struct err err = {0};

	h->dir = scratch_dir();
	h->own = (struct seal_own){0};
	some_club_open(&h->club, h->dir);
	some_club_games(&h->club, 0, running);
	some_club_close(&h->club);
	move(h, running);
	some_club_open(&h->club, h->dir);
	find_backend(h);
	measure_must(asides_begin(&h->club.run.context, &h->asides, NULL, &err) &&
			     key_check_open(&h->club.config, st(h), &err),
		     &err);
}

static void close_hall(struct hall *h)
{
	asides_free(&h->asides);
	some_club_close(&h->club);
	scratch_remove(h->dir);
}

/* Letters spread over all games, each in its lane. */
static void put_letters(struct hall *h, long running)
{
	struct arena arena = {0};
	struct err err = {0};

	measure_must(store_begin(st(h), &err), &err);
	for (long i = 0; i < WARM + SAMPLE; i++) {
		(void)first_move(&h->club, &arena,
				 i * (running - 1) / (WARM + SAMPLE - 1));
		arena_reset(&arena);
	}
	measure_must(store_commit(st(h), &err) && lanes_open(&h->club.run, &err) &&
			     lanes_fill(&h->club.run, &err),
		     &err);
	arena_free(&arena);
}

/* Microseconds of the processor that the server's process has had. */
static double server_cpu(const struct hall *h)
{
	enum { MOST = 200 };
	struct arena arena = {0};
	const char *path =
		arena_printf(&arena, "/proc/%lld/schedstat", (long long)h->backend);
	struct view told;
	long ns;

	if (!file_read(&arena, path, MOST, &told) ||
	    !num_read(view_word(&told), 0, LONG_MAX, &ns)) {
		measure_stop("the server's process tells no times");
	}
	arena_free(&arena);
	return (double)ns / 1000;
}

/* False: none waits. */
static bool judge(struct hall *h, struct arena *arena)
{
	struct run *r = &h->club.run;
	struct lane_wish wish = {.now = SOME_NOW};
	struct lane_claim claim = {0};
	struct err err = {0};
	bool waits;

	measure_must(lanes_terms(&h->club.config, &wish.terms, &err) &&
			     store_begin_shared(st(h), &err) &&
			     lane_claim(st(h), arena, &wish, &claim, &err),
		     &err);
	if (claim.in.id == 0) {
		store_rollback(st(h));
		return false;
	}
	r->context.drained = claim.falls;
	r->context.own = &h->own;
	seal_own_begin(&h->own, claim.round);
	measure_must(judge_one(r, arena, &claim.in, STUMBLE_TELL, &waits, &err) &&
			     store_commit(st(h), &err),
		     &err);
	(void)seal_own_end(&h->own, true);
	return true;
}

static void cost_of_letters(struct hall *h, struct cost *c)
{
	struct arena arena = {0};
	struct db_traffic before = {0};

	for (long i = 0; i < WARM + SAMPLE; i++) {
		double worker = measure_cpu_seconds();
		double server = server_cpu(h);

		before = i == WARM ? db_traffic(store_db(st(h))) : before;
		if (!judge(h, &arena)) {
			measure_stop("letter %ld was not claimed", i);
		}
		if (i >= WARM) {
			c->worker[i - WARM] = 1e6 * (measure_cpu_seconds() - worker);
			c->server[i - WARM] = server_cpu(h) - server;
		}
		arena_reset(&arena);
	}
	c->traffic = db_traffic(store_db(st(h)));
	c->traffic.statements -= before.statements;
	c->traffic.trips -= before.trips;
	arena_free(&arena);
}

static void tell(long running, const char *what, double value, const char *unit)
{
	struct arena arena = {0};

	measure_figure(arena_printf(&arena, "scale.server-%ld.%s", running, what),
		       value, unit);
	arena_free(&arena);
}

static double measure(struct hall *h, long running)
{
	struct cost *c = arena_sure(calloc(1, sizeof *c));
	double server;

	open_hall(h, running);
	put_letters(h, running);
	cost_of_letters(h, c);
	close_hall(h);
	server = measure_median(c->server, SAMPLE);
	tell(running, "worker", measure_median(c->worker, SAMPLE), "us");
	tell(running, "server", server, "us");
	tell(running, "statements", (double)c->traffic.statements / SAMPLE, "a letter");
	tell(running, "trips", (double)c->traffic.trips / SAMPLE, "a letter");
	free(c);
	return server;
}

int main(int argc, char **argv)
{
	const long most = argc > 2 ? strtol(argv[2], NULL, 10) : GAMES;
	struct hall h = {.program = argc > 1 ? argv[1] : "build/bin/adjudicator"};
	double floor = 0;
	double last = 0;

	measure_begin();
	h.database = engine_server_start();
	if (h.database == NULL) {
		return EXIT_SUCCESS;
	}
	for (long running = LEAST; running <= most; running *= 10) {
		last = measure(&h, running);
		floor = running == LEAST ? last : floor;
	}
	measure_figure("scale.server", last / floor, "x floor");
	engine_server_stop();
	return EXIT_SUCCESS;
}
