/* SPDX-License-Identifier: ISC */
/*
 * Two programs of one club at a time, step by step: what one has, the other is not
 * given. Each claim is one that a fault breaks which is easily made:
 * tests/torture/plants.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/evidence/verify.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/store/stored.h"
#include "formats/text/beside.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"

static struct crew_case crew;
static struct arena arena;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static struct store *ours(void)
{
	return crew.club.run.context.store;
}

static int64_t claimed(struct store *by)
{
	struct lane_wish wish = {.now = SOME_NOW, .terms = 7};
	struct lane_claim claim = {0};

	must(store_begin_shared(by, &err) &&
	     lane_claim(by, &arena, &wish, &claim, &err));
	return claim.in.id;
}

/* ------------------------------------------------------------------------ letters */

START_TEST(while_one_has_a_letter_nobody_is_given_it_or_the_next_of_its_game)
{
	static const struct lane lanes[] = {
		{1, 5, 50, 0},
                {2, 5, 60, 0},
                {3, 6, 70, 0},
                {4, 6, 80, 0}
        };
	struct store *second = crew_another(&crew);
	struct store *third = crew_another(&crew);

	must(store_set_number(ours(), LANE_TERMS, 7, &err));
	for (size_t i = 0; i < sizeof lanes / sizeof lanes[0]; i++) {
		must(lane_add(ours(), &lanes[i], &err));
	}
	ck_assert_int_eq(claimed(ours()), 1);
	ck_assert_int_eq(claimed(second), 3);
	ck_assert_int_eq(claimed(third), 0);
	store_rollback(third);
	store_rollback(ours());
	ck_assert_int_eq(claimed(third), 1);
	store_close(second);
	store_close(third);
}

/* -------------------------------------------------------------------------- games */

/* Until somebody waits for a lock. It is asked within a transaction, where the server
 * forgets no statement: it is prepared once. */
static void wait_for_waiting(void)
{
	struct db_stmt *q;
	int64_t waiting = 0;

	must(db_prepare(store_db(ours()),
			"SELECT COUNT(*) FROM pg_locks WHERE NOT granted", &q, &err));
	while (waiting == 0) {
		waiting = db_next(q) == DB_ROW ? db_int(q, 0) : 1;
		db_reset(q);
	}
	db_finish(q);
}

static long events(struct store *st, bool shared)
{
	struct context d = crew.club.run.context;
	struct record r;

	d.store = st;
	d.recent = NULL;
	must(!shared || store_begin_shared(st, &err));
	must(record_load(&d, &arena, 1, &r, &err));
	return r.match.events;
}

/* A program that judges, too; it ends with how many events the game has, as it reads.
 */
static pid_t reading(void)
{
	pid_t pid = fork();

	if (pid == 0) {
		struct store *mine = crew_another(&crew);
		long n = events(mine, true);

		store_close(mine);
		_exit((int)n);
	}
	ck_assert_int_gt(pid, 0);
	return pid;
}

START_TEST(who_waited_for_a_game_reads_what_the_other_wrote)
{
	struct inbox_letter in;
	bool waits = true;
	long before, after;
	int status;
	pid_t pid;

	crew_lanes(&crew);
	before = events(ours(), false);
	must(store_begin_shared(ours(), &err) && store_lock_game(ours(), 1, &err) &&
	     store_settle(ours(), &err));
	pid = reading();
	wait_for_waiting();
	must(inbox_get(ours(), &arena, 1, &in, &err) &&
	     judge_one(&crew.club.run, &arena, &in, STUMBLE_TELL, &waits, &err) &&
	     store_commit(ours(), &err));
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	after = events(ours(), false);
	ck_assert_int_gt(after, before);
	ck_assert(WIFEXITED(status));
	ck_assert_int_eq(WEXITSTATUS(status), after);
}

/* ------------------------------------------------------------------------- proofs */

static void ignore(void *arg, const struct ledger_fault *fault)
{
	(void)arg;
	(void)fault;
}

/* A program that proves game 1, or the ledger; it ends with whether they differ. */
static pid_t proving(bool ledger)
{
	pid_t pid = fork();

	if (pid == 0) {
		struct verified_ledger all = {.arena = &arena, .tell = ignore};
		struct context d = crew.club.run.context;
		struct verified one = {0};

		d.store = crew_another(&crew);
		must(ledger ? verify_ledger(&d, &all, &err)
			    : verify_game(&d, &arena, 1, &one, &err));
		store_close(d.store);
		_exit(ledger ? all.faults > 0 : one.what != NULL);
	}
	ck_assert_int_gt(pid, 0);
	return pid;
}

static void judge(int64_t letter)
{
	struct inbox_letter in;
	bool waits;

	must(store_begin_shared(ours(), &err) &&
	     inbox_get(ours(), &arena, letter, &in, &err) &&
	     judge_one(&crew.club.run, &arena, &in, STUMBLE_TELL, &waits, &err));
}

/* Which has begun to read, and waits for what is being written. */
static void agrees_meanwhile(bool ledger)
{
	int status;
	pid_t pid = proving(ledger);

	wait_for_waiting();
	must(store_commit(ours(), &err));
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert(WIFEXITED(status));
	ck_assert_int_eq(WEXITSTATUS(status), 0);
}

START_TEST(a_verdict_of_another_is_no_difference_in_the_ledger)
{
	crew_lanes(&crew);
	judge(1);
	must(store_commit(ours(), &err));
	judge(2);
	must(db_exec(store_db(ours()), "LOCK TABLE ledger", &err));
	agrees_meanwhile(true);
}

START_TEST(what_another_changes_is_no_difference_in_a_game)
{
	must(store_begin(ours(), &err) &&
	     db_exec(store_db(ours()),
		     "LOCK TABLE player; UPDATE player SET name = name || 'y',"
		     " name_key = name_key || 'y'",
		     &err));
	agrees_meanwhile(false);
}

/* ----------------------------------------------------------------------- leaders */

static bool leads(struct store *st)
{
	bool yes;

	must(store_lead(st, &yes, &err));
	return yes;
}

/* Whoever holds the lock of those that lead loses his connection; how many did. */
static int64_t part_leaders(struct store *by)
{
	struct db_stmt *q;
	int64_t n;

	must(db_prepare(store_db(by),
			"SELECT COUNT(pg_terminate_backend(pid, 10000)) FROM pg_locks"
			" WHERE locktype = 'advisory' AND classid = 1633970739",
			&q, &err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	n = db_int(q, 0);
	db_finish(q);
	return n;
}

START_TEST(who_has_lost_the_lead_can_write_no_more)
{
	struct store *second = crew_another(&crew);

	ck_assert(leads(ours()));
	ck_assert(!leads(second));
	ck_assert_int_eq(part_leaders(second), 1);
	ck_assert(leads(second));
	ck_assert(!store_set_number(ours(), "a", 1, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	store_close(second);
}

/* The program's own run; how it ended. */
static int run_at(const char *when)
{
	int status = -1;
	pid_t pid = fork();

	if (pid == 0) {
		const char *program = beside(&arena, "adjudicator");

		execl(program, program, "-C", crew.club.dir, "run", "--quiet", "--now",
		      when, (char *)NULL);
		_exit(EXIT_FAILURE);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert(WIFEXITED(status));
	return WEXITSTATUS(status);
}

static int64_t clocks_ran(void)
{
	int64_t at;

	must(store_number(ours(), STORED_DRAINED, &at, &err));
	return at;
}

START_TEST(clocks_run_where_the_leader_is_and_nowhere_else)
{
	static const char soon[] = "2026-11-01T12:01:00Z";

	ck_assert(leads(ours()));
	ck_assert_int_eq(run_at(soon), 75);
	ck_assert_int_eq(clocks_ran(), 0);
	store_close(ours());
	ck_assert_int_eq(run_at(soon), 0);
	crew.club.run.context.store = crew_another(&crew);
	ck_assert_int_eq(clocks_ran(), SOME_NOW + 60);
}

static void set_up(void)
{
	crew.moves = (struct some_moves){.games = 2, .turns = 4};
	crew_open(&crew, true);
}

static void tear_down(void)
{
	store_rollback(ours());
	crew_close(&crew);
}

int main(void)
{
	int bad;

	crew.database = engine_copying_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	arena_fixture(&arena);
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	bad = claims_run("two_programs");
	engine_server_stop();
	return bad;
}
