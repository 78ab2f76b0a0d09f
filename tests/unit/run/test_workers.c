/* SPDX-License-Identifier: ISC */
/*
 * The same letters, judged by one program on a file and by several on a server, some of
 * which are killed: every game comes to the same, and no letter is lost or heard twice.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/lanes.h"
#include "adjudicator/run/workers.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/whole/moved.h"
#include "adjudicator/system/stop.h"
#include "formats/text/line.h"
#include "tests/bench/crowd.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 30, TURNS = 10, LETTERS = GAMES * TURNS };

static const char *database;
static struct arena arena;
static struct err err;
static struct some_club club;
static struct asides asides;
static struct some_moves moves = {.games = GAMES, .turns = TURNS};
static struct run *const the_run = &club.run;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static void open_club(bool shared)
{
	if (shared) {
		setenv("TEST_DATABASE", database, 1);
	} else {
		unsetenv("TEST_DATABASE");
	}
	moves.dir = scratch_dir();
	some_moves_make(&moves);
	some_club_open(&club, moves.dir);
	must(asides_begin(&club.run.context, &asides, NULL, &err));
	must(key_check_open(&club.config, club.run.context.store, &err));
	must(phase_fetch(&club.run, &err));
}

static void close_club(void)
{
	asides_free(&asides);
	some_club_close(&club);
	scratch_remove(moves.dir);
}

static bool keep_event(void *arg, const struct match_event *row, const struct event *e,
		       struct err *why)
{
	struct buf *b = arg;

	(void)e;
	(void)why;
	buf_printf(b, "%ld %.*s\n", row->n, VIEW_ARG(row->text));
	return true;
}

static void count_verdict(void *arg, struct view verdict, long count)
{
	buf_printf(arg, "%.*s %ld\n", VIEW_ARG(verdict), count);
}

/* All games, event by event, and how many letters got which verdict. */
static struct view whole_club(void)
{
	struct store *st = club.run.context.store;
	struct buf b = buf_in(&arena);
	struct arena game = {0};
	int64_t *ids;
	size_t count;

	must(match_list(st, &arena, &ids, &count, &err));
	for (size_t i = 0; i < count; i++) {
		struct record r;

		must(record_load(&club.run.context, &game, ids[i], &r, &err));
		buf_printf(&b, "game %lld\n", (long long)ids[i]);
		must(record_each(&r, &game, keep_event, &b, &err));
		arena_reset(&game);
	}
	must(ledger_tally(st, &arena, count_verdict, &b, &err));
	arena_free(&game);
	return buf_view(&b);
}

static struct view judged_alone(void)
{
	struct view all;

	open_club(false);
	must(phase_judge(&club.run, &err));
	all = whole_club();
	ck_assert(view_find_text(all, arena_printf(&arena, "applied %d\n", LETTERS)) <
		  all.len);
	close_club();
	return all;
}

static void same(struct view got, struct view want)
{
	struct lines a = lines_of(got), b = lines_of(want);
	struct view one = {0}, other = {0};

	while (line_next(&a, &one) && line_next(&b, &other)) {
		ck_assert_msg(view_eq(one, other), "\"%.*s\" and not \"%.*s\"",
			      VIEW_ARG(one), VIEW_ARG(other));
	}
	ck_assert(got.len == want.len);
}

/* One of them, as `run` has it; and several. */
static const int crews[] = {1, 4};

START_TEST(several_judge_as_one_does)
{
	struct view want = judged_alone();
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = crews[_i]};

	open_club(true);
	must(lanes_open(&club.run, &err) && lanes_fill(&club.run, &err));
	must(workers_run(&w, &err));
	ck_assert_int_eq(club.run.judged, LETTERS);
	same(whole_club(), want);
	close_club();
}

START_TEST(a_run_judges_on_a_server_as_on_a_file)
{
	struct view want = judged_alone();

	open_club(true);
	must(phase_judge(&club.run, &err));
	same(whole_club(), want);
	close_club();
}

/* ----------------------------------------------------------------------- killed */

static long waiting(void)
{
	long due;

	must(lanes_due(&club.run.context, &due, &err));
	return due;
}

/* In a process of its own, until it is asked to end. */
static pid_t oversee(int jobs)
{
	pid_t pid = fork();

	if (pid == 0) {
		struct some_club mine;
		struct run *const his = &mine.run;
		struct workers w = {
			.run = &his, .clubs = 1, .jobs = jobs, .stay = true};
		struct err why = {0};

		some_club_open(&mine, moves.dir);
		stop_hold();
		_exit(workers_run(&w, &why) ? EXIT_SUCCESS : EXIT_FAILURE);
	}
	ck_assert_int_gt(pid, 0);
	return pid;
}

/* How it ended, as waitpid() tells it. */
static int dismissed(pid_t overseer)
{
	int status = -1;

	kill(overseer, SIGTERM);
	ck_assert_int_eq(waitpid(overseer, &status, 0), overseer);
	return status;
}

/* One of the workers that somebody oversees; 0: none is there now. */
static pid_t some_worker(pid_t overseer, uint32_t which)
{
	const char *path = arena_printf(&arena, "/proc/%ld/task/%ld/children",
					(long)overseer, (long)overseer);
	FILE *f = fopen(path, "r");
	char line[256] = "";
	char *at = line;
	char *end;
	long pid[8];
	uint32_t n = 0;

	ck_assert_ptr_nonnull(f);
	ck_assert(fgets(line, sizeof line, f) != NULL || feof(f) != 0);
	(void)fclose(f);
	for (long one = strtol(at, &end, 10); n < 8 && end != at;
	     one = strtol(at, &end, 10)) {
		pid[n++] = one;
		at = end;
	}
	return n == 0 ? 0 : (pid_t)pid[which % n];
}

START_TEST(a_worker_that_is_killed_gives_its_letter_back)
{
	struct view want = judged_alone();
	long killed = 0;
	pid_t overseer;
	long left;

	open_club(true);
	must(lanes_open(&club.run, &err) && lanes_fill(&club.run, &err));
	overseer = oversee(4);
	for (left = waiting(); left > 0; left = waiting()) {
		long least = left - 12;

		while (left > least && left > 0) {
			left = waiting();
		}
		if (left > 0) {
			pid_t pid = some_worker(overseer, (uint32_t)killed);

			killed += pid != 0 && kill(pid, SIGKILL) == 0;
		}
	}
	ck_assert_int_eq(dismissed(overseer), 0);
	ck_assert_int_gt(killed, 10);
	same(whole_club(), want);
	close_club();
}

/* Who waits for a lock that another has, as the server numbers them; 0: nobody. It is
 * asked over and over, and prepared once: the server forgets no statement. */
static int64_t blocked(struct db_stmt **q)
{
	int64_t who;

	must(*q != NULL || db_prepare(store_db(club.run.context.store),
				      "SELECT COALESCE(MAX(pid), 0) FROM pg_locks"
				      " WHERE locktype = 'advisory' AND NOT granted",
				      q, &err));
	who = db_next(*q) == DB_ROW ? db_int(*q, 0) : 0;
	db_reset(*q);
	return who;
}

/* Twice at the same letter, whose game is kept locked. A sanitizer would catch another
 * signal and end the worker as one that failed. */
START_TEST(a_letter_at_which_workers_crash_is_quarantined)
{
	struct store *st;
	struct ledger_row row = {0};
	struct db_stmt *q = NULL;
	int64_t last = 0;
	pid_t overseer;

	moves.games = moves.turns = 1;
	open_club(true);
	st = club.run.context.store;
	must(lanes_open(&club.run, &err) && lanes_fill(&club.run, &err));
	must(store_begin_shared(st, &err) && store_lock_game(st, 1, &err));
	overseer = oversee(1);
	while (row.letter == 0) {
		int64_t now = blocked(&q);

		if (now != 0 && now != last) {
			pid_t pid = some_worker(overseer, 0);

			last = now;
			ck_assert(pid > 0 && kill(pid, SIGABRT) == 0);
		}
		must(ledger_get(st, &arena, 1, &row, &err));
	}
	ck_assert(view_is(row.verdict, "quarantined"));
	db_finish(q);
	store_rollback(st);
	ck_assert_int_eq(dismissed(overseer), 0);
	close_club();
}

/* ------------------------------------------------------------------- many clubs */

/* By one worker and by several. */
START_TEST(a_flood_in_one_club_keeps_no_other_waiting)
{
	struct crowd c = {.quiet = 5, .games = 2, .turns = 3, .jobs = crews[_i]};
	long alone, beside;

	setenv("TEST_DATABASE", database, 1);
	alone = crowd_wait(&c);
	c.flood = 40;
	beside = crowd_wait(&c);
	ck_assert_int_ge(alone, 20);
	ck_assert_int_le(beside, 2 * alone);
}

/* A club whose key is another's beside one that is well. */
START_TEST(a_club_that_cannot_be_served_keeps_no_other_waiting)
{
	struct some_club other;
	struct run *const both[] = {&other.run, &club.run};
	struct workers w = {.run = both, .clubs = 2, .jobs = 1};
	char *dir = scratch_dir();

	open_club(true);
	some_club_open(&other, dir);
	must(lanes_open(&club.run, &err) && lanes_fill(&club.run, &err));
	must(store_set_number(other.run.context.store, LANE_TERMS, 1, &err));
	must(workers_run(&w, &err));
	ck_assert_int_eq(waiting(), 0);
	ck_assert_int_eq(other.run.judged, LETTERS);
	close_club();
	some_club_close(&other);
	scratch_remove(dir);
}

/* ---------------------------------------------------------------------- refused */

START_TEST(a_program_with_other_terms_claims_nothing)
{
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = 2};

	open_club(true);
	must(lanes_open(&club.run, &err) && lanes_fill(&club.run, &err));
	must(store_set_number(club.run.context.store, LANE_TERMS, 1, &err));
	stop_hold();
	ck_assert(!workers_run(&w, &err));
	stop_release();
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_int_eq(waiting(), LETTERS);
	close_club();
}

START_TEST(where_a_club_has_moved_away_nothing_is_claimed)
{
	const struct moved away = {
		.mark = MOVED_AWAY, .other = "sqlite:club.db", .at = SOME_NOW};
	struct lane_wish wish = {.now = SOME_NOW};
	int64_t letter = -1;

	open_club(true);
	wish.terms = lanes_terms(&club.config);
	must(lanes_open(&club.run, &err) && lanes_fill(&club.run, &err));
	must(moved_set(club.run.context.store, &away, &err));
	must(store_begin_shared(club.run.context.store, &err) &&
	     lane_claim(club.run.context.store, &wish, &letter, &err));
	store_rollback(club.run.context.store);
	ck_assert_int_eq(letter, 0);
	ck_assert(!lanes_agree(&club.run.context, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	close_club();
}

/* Of one game, and from one sender, the first alone. */
START_TEST(the_first_of_a_game_and_of_a_sender_is_claimed)
{
	struct store *st;
	struct lane_wish wish = {.now = SOME_NOW, .terms = 7};
	const struct lane lanes[] = {
		{1, 5, 50, 0           },
		{2, 5, 60, 0           },
		{3, 6, 50, 0           },
		{4, 7, 70, SOME_NOW + 1},
		{5, 7, 80, 0           }
        };
	int64_t letter;

	open_club(true);
	st = club.run.context.store;
	must(store_set_number(st, LANE_TERMS, 7, &err));
	for (size_t i = 0; i < sizeof lanes / sizeof lanes[0]; i++) {
		must(lane_add(st, &lanes[i], &err));
	}
	must(store_begin_shared(st, &err) && lane_claim(st, &wish, &letter, &err));
	ck_assert_int_eq(letter, 1);
	wish.least = 2;
	must(lane_claim(st, &wish, &letter, &err));
	ck_assert_int_eq(letter, 5);
	store_rollback(st);
	close_club();
}

int main(void)
{
	int bad;

	database = engine_server_start();
	if (database == NULL) {
		return 0;
	}
	claims_rows(several_judge_as_one_does, crews);
	claims_rows(a_flood_in_one_club_keeps_no_other_waiting, crews);
	arena_fixture(&arena);
	claims_timeout(120);
	bad = claims_run("workers");
	engine_server_stop();
	return bad;
}
