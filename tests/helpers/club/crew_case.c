/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/crew_case.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/run/workers/workers.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/query.h"
#include "adjudicator/system/stop.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

/* Makes the club's key, always the same, because Message-IDs follow from it. */
static void put_key(const char *dir)
{
	char *path = scratch_path(dir, "club.key");
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_gt(dprintf(fd, "%064d\n", 7), 0);
	close(fd);
	free(path);
}

void crew_open(struct crew_case *c, bool shared)
{
	if (shared) {
		setenv("TEST_DATABASE", c->database, 1);
	} else {
		unsetenv("TEST_DATABASE");
	}
	c->moves.dir = scratch_dir();
	put_key(c->moves.dir);
	some_moves_make(&c->moves);
	some_club_open(&c->club, c->moves.dir);
	must(asides_begin(&c->club.run.context, &c->asides, NULL, &err));
	must(key_check_open(&c->club.config, c->club.run.context.store, &err));
	must(phase_fetch(&c->club.run, &err));
}

void crew_lanes(struct crew_case *c)
{
	must(lanes_open(&c->club.run, &err) && lanes_fill(&c->club.run, &err));
}

void crew_close(struct crew_case *c)
{
	asides_free(&c->asides);
	some_club_close(&c->club);
	engine_drop(c->moves.dir);
	scratch_remove(c->moves.dir);
}

/* ------------------------------------------------------------------- what became */

static bool keep_event(void *arg, const struct match_event *row, const struct event *e,
		       struct err *why)
{
	char head[2 * HASH_BYTES + 1];

	(void)e;
	(void)why;
	hex_write(row->head.byte, HASH_BYTES, head);
	buf_printf(arg, "%ld %s %.*s\n", row->n, row->chained ? head : "-",
		   VIEW_ARG(row->text));
	return true;
}

static void count_verdict(void *arg, struct view verdict, long count)
{
	buf_printf(arg, "%.*s %ld\n", VIEW_ARG(verdict), count);
}

/* Lists the notices in an order that does not depend on who judged first. */
static void list_notices(struct crew_case *c, struct arena *arena, struct buf *b)
{
	struct db_stmt *q;

	must(db_prepare(store_db(c->club.run.context.store),
			"SELECT player, COALESCE(game, 0), COALESCE(letter, 0), kind,"
			" headline, text FROM notice ORDER BY 2, 1, 3, 4, 6, id",
			&q, &err));
	while (db_next(q) == DB_ROW) {
		const struct view kind = db_text(q, 3, arena);
		const struct view headline = db_text(q, 4, arena);
		const struct view text = db_text(q, 5, arena);

		buf_printf(b, "told %lld %lld %lld %.*s: %.*s: %.*s\n",
			   (long long)db_int(q, 0), (long long)db_int(q, 1),
			   (long long)db_int(q, 2), VIEW_ARG(kind), VIEW_ARG(headline),
			   VIEW_ARG(text));
	}
	db_finish(q);
}

struct view crew_whole(struct crew_case *c, struct arena *arena)
{
	struct context *d = &c->club.run.context;
	struct buf b = buf_in(arena);
	struct arena game = {0};
	int64_t *ids;
	size_t count;

	must(match_list(d->store, arena, &ids, &count, &err));
	for (size_t i = 0; i < count; i++) {
		struct record r;

		must(record_load(d, &game, ids[i], &r, &err));
		buf_printf(&b, "game %lld\n", (long long)ids[i]);
		must(record_each(&r, &game, keep_event, &b, &err));
		arena_reset(&game);
	}
	must(ledger_tally(d->store, arena, count_verdict, &b, &err));
	list_notices(c, arena, &b);
	arena_free(&game);
	return buf_view(&b);
}

struct view crew_names(struct crew_case *c, struct arena *arena)
{
	struct buf b = buf_in(arena);
	struct db_stmt *q;

	must(phase_write(&c->club.run, &err));
	must(db_prepare(store_db(c->club.run.context.store),
			"SELECT message_id FROM outbox ORDER BY message_id, id", &q,
			&err));
	while (db_next(q) == DB_ROW) {
		const struct view id = db_text(q, 0, arena);

		buf_printf(&b, "%.*s\n", VIEW_ARG(id));
	}
	db_finish(q);
	ck_assert_uint_gt(b.len, 0);
	return buf_view(&b);
}

struct view crew_alone(struct crew_case *c, struct arena *arena, struct view *names)
{
	struct view all;

	crew_open(c, false);
	must(phase_judge(&c->club.run, &err));
	all = crew_whole(c, arena);
	ck_assert(view_find_text(all, arena_printf(arena, "applied %ld\n",
						   c->moves.games * c->moves.turns)) <
		  all.len);
	if (names != NULL) {
		*names = crew_names(c, arena);
	}
	crew_close(c);
	return all;
}

void crew_same(struct view got, struct view want)
{
	struct lines a = lines_of(got), b = lines_of(want);
	struct view one = {0}, other = {0};

	while (line_next(&a, &one) && line_next(&b, &other)) {
		ck_assert_msg(view_eq(one, other), "\"%.*s\" and not \"%.*s\"",
			      VIEW_ARG(one), VIEW_ARG(other));
	}
	ck_assert(got.len == want.len);
}

void crew_look_later(void)
{
	(void)poll(NULL, 0, 2);
}

bool crew_waiting(struct crew_case *c, long *due)
{
	if (lanes_due(&c->club.run.context, due, &err)) {
		return true;
	}
	ck_assert_msg(err.kind == ERR_RETRY, "%s", err.text);
	return false;
}

/* ---------------------------------------------------------------------- the crew */

pid_t crew_oversee(struct crew_case *c, const char *database, int jobs)
{
	pid_t pid = fork();

	if (pid == 0) {
		struct some_club mine;
		struct run *const his = &mine.run;
		struct workers w = {
			.run = &his, .clubs = 1, .jobs = jobs, .stay = true};
		struct err why = {0};
		struct log log;

		some_club_open(&mine, c->moves.dir);
		if (c->log != NULL) {
			log_init(&log, fopen(c->log, "we"), LOG_LEVEL_ERROR, NULL);
			(void)setvbuf(log.to, NULL, _IOLBF, 0);
			mine.run.log = &log;
		}
		if (database != NULL) {
			setenv("TEST_DATABASE", database, 1);
			mine.config.database = engine_setting(c->moves.dir);
		}
		stop_hold();
		_exit(workers_run(&w, &why) ? EXIT_SUCCESS : EXIT_FAILURE);
	}
	ck_assert_int_gt(pid, 0);
	return pid;
}

int crew_dismiss(pid_t overseer)
{
	int status = -1;

	kill(overseer, SIGTERM);
	ck_assert_int_eq(waitpid(overseer, &status, 0), overseer);
	return status;
}

enum { WORKERS = 8 };

static uint32_t workers_of(pid_t overseer, pid_t pid[WORKERS])
{
	char path[64];
	FILE *f;
	char line[256] = "";
	char *at = line;
	char *end;
	uint32_t n = 0;

	snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", (long)overseer,
		 (long)overseer);
	f = fopen(path, "r");
	ck_assert_ptr_nonnull(f);
	ck_assert(fgets(line, sizeof line, f) != NULL || feof(f) != 0);
	(void)fclose(f);
	for (long one = strtol(at, &end, 10); n < WORKERS && end != at;
	     one = strtol(at, &end, 10)) {
		pid[n++] = (pid_t)one;
		at = end;
	}
	return n;
}

pid_t crew_worker(pid_t overseer, uint32_t which)
{
	pid_t pid[WORKERS];
	uint32_t n = workers_of(overseer, pid);

	return n == 0 ? 0 : pid[which % n];
}

void crew_pause(pid_t overseer, bool stop)
{
	const int signal = stop ? SIGSTOP : SIGCONT;
	pid_t pid[WORKERS];
	uint32_t n;

	(void)kill(overseer, signal);
	n = workers_of(overseer, pid);
	for (uint32_t i = 0; i < n; i++) {
		(void)kill(pid[i], signal);
	}
}

struct store *crew_another(struct crew_case *c)
{
	struct store *other;

	must(store_open(&other, c->club.dir, c->club.config.database, DB_WRITE, &err));
	return other;
}

void crew_reopen(struct crew_case *c)
{
	struct context *d = &c->club.run.context;

	store_close(d->store);
	while (!store_open(&d->store, c->club.dir, c->club.config.database, DB_WRITE,
			   &err)) {
		ck_assert_msg(err.kind == ERR_RETRY, "%s", err.text);
	}
}
