/* SPDX-License-Identifier: ISC */
/*
 * Workers whose way to the server is cut while they commit, and whose server is killed:
 * no letter is lost, none is heard twice, and all becomes what one program on a file
 * makes of it. FAILOVER_ROUNDS: how often each is tried.
 */
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "adjudicator/store/query.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/cutting.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 10 / CREW_SHARE, TURNS = 10, JOBS = 3, LONG = 2 };

static struct crew_case crew = {
	.moves = {.games = GAMES, .turns = TURNS}
};
static struct arena arena;
static struct err err;
static struct view whole, names; /* as they must be */

static long rounds(void)
{
	const char *text = getenv("FAILOVER_ROUNDS");

	return text == NULL ? 1 : strtol(text, NULL, 10);
}

static long letters(void)
{
	return (long)crew.moves.games * crew.moves.turns;
}

static void compare(void)
{
	crew_same(crew_whole(&crew, &arena), whole);
	crew_same(crew_names(&crew, &arena), names);
}

/* -------------------------------------------------------------------- connections */

static const int cuts[] = {CUT_BEFORE, CUT_WITHIN, CUT_BEHIND, CUT_HALF};

static long judge_with(struct cutting *way)
{
	pid_t overseer;
	long left;
	long cut;

	crew_open(&crew, true);
	crew_lanes(&crew);
	cutting_start(way, crew.database);
	overseer = crew_oversee(&crew, way->database, JOBS);
	do {
		crew_look_later();
		ck_assert(crew_waiting(&crew, &left));
	} while (left > 0);
	ck_assert_int_eq(crew_dismiss(overseer), 0);
	cut = cutting_stop(way);
	compare();
	crew_close(&crew);
	return cut;
}

START_TEST(a_commit_that_nobody_heard_of_loses_and_doubles_no_letter)
{
	long all = 0;

	whole = crew_alone(&crew, &arena, &names);
	for (long i = 0; i < rounds(); i++) {
		struct cutting way = {.how = (enum cut)cuts[_i], .every = 5 + i % 9};
		long cut = judge_with(&way);

		ck_assert_int_ge(cut, letters() / way.every / 2);
		all += cut;
	}
	printf("cut %ld connections (%d) in %ld rounds\n", all, cuts[_i], rounds());
}

/* Each worker is cut off at its first COMMIT, again and again. */
START_TEST(that_the_server_is_gone_is_said_once)
{
	struct cutting way = {.how = CUT_BEFORE, .every = 1};
	struct view log;
	pid_t overseer;
	size_t at;

	crew_open(&crew, true);
	crew_lanes(&crew);
	crew.log = scratch_path(crew.club.dir, "log");
	cutting_start(&way, crew.database);
	overseer = crew_oversee(&crew, way.database, JOBS);
	while (atomic_load(&way.told->cuts) < 3L * JOBS) {
		(void)poll(NULL, 0, 20);
	}
	ck_assert_int_eq(crew_dismiss(overseer), 0);
	(void)cutting_stop(&way);
	log = some_moves_read(&arena, AT_FDCWD, crew.log);
	at = view_find_text(log, "went away");
	ck_assert_uint_lt(at, log.len);
	log = view_part(log, at + 1, log.len);
	ck_assert_uint_eq(view_find_text(log, "went away"), log.len);
	free(crew.log);
	crew.log = NULL;
	crew_close(&crew);
}

/* ------------------------------------------------------------------------- server */

/* The process that serves one of the workers; 0: none has one. *gone: nor have we. */
static pid_t backend(bool *gone)
{
	struct db_stmt *q;
	pid_t pid = 0;

	*gone = !db_prepare(store_db(crew.club.run.context.store),
			    "SELECT CAST(COALESCE(MAX(pid), 0) AS BIGINT)"
			    " FROM pg_stat_activity"
			    " WHERE backend_type = 'client backend'"
			    " AND state <> 'idle' AND pid <> pg_backend_pid()",
			    &q, &err);
	if (!*gone) {
		*gone = db_next(q) != DB_ROW;
		pid = *gone ? 0 : (pid_t)db_int(q, 0);
		db_finish(q);
	}
	return pid;
}

/* One of its processes is killed, and the server begins anew from its log. */
static long judge_with_kills(long every)
{
	pid_t overseer;
	long left = letters();
	long next = left - every;
	long killed = 0;

	crew_open(&crew, true);
	crew_lanes(&crew);
	overseer = crew_oversee(&crew, NULL, JOBS);
	while (left > 0) {
		bool gone;

		crew_look_later();
		gone = !crew_waiting(&crew, &left);
		if (!gone && left > 0 && left <= next) {
			pid_t pid = backend(&gone);

			if (pid != 0 && kill(pid, SIGKILL) == 0) {
				next = left - every;
				killed++;
			}
		}
		if (gone) {
			crew_reopen(&crew);
			left = letters();
		}
	}
	ck_assert_int_eq(crew_dismiss(overseer), 0);
	compare();
	crew_close(&crew);
	return killed;
}

START_TEST(a_server_that_is_killed_in_its_work_loses_no_verdict)
{
	long all = 0;

	whole = crew_alone(&crew, &arena, &names);
	for (long i = 0; i < rounds(); i++) {
		long killed = judge_with_kills(letters() / 5 + i % 7);

		ck_assert_int_ge(killed, 2);
		all += killed;
	}
	printf("killed the server %ld times in %ld rounds\n", all, rounds());
}

int main(void)
{
	int bad;

	if (rounds() > 1) {
		crew.moves.games *= LONG;
	}
	crew.database = engine_copying_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	claims_rows(a_commit_that_nobody_heard_of_loses_and_doubles_no_letter, cuts);
	arena_fixture(&arena);
	claims_timeout(120.0 * (double)rounds());
	bad = claims_run("connection_lost");
	engine_server_stop();
	return bad;
}
