/* SPDX-License-Identifier: ISC */
/*
 * What no program could do without that keeps the same promises with the same parts: a
 * row of the ledger, a row found, a letter of ours kept, marked as sent and cleared,
 * its file in a Maildir, a letter handed to another process and back, its hash.
 * LIMITS.md says what follows of them.
 *
 * bench_limits [PROGRAM]; the program itself is not used.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/scratch.h"

enum { ROWS = 10000, BATCH = 250, LETTERS = 400, LETTER = 25000, ARRIVED = 800 };

static char letter[LETTER];

/* A figure of each: processor time, and where it waits for the disk the time too. */
struct span {
	double seconds, cpu;
};

static struct span span_begin(void)
{
	return (struct span){measure_seconds(), measure_cpu_seconds()};
}

static void span_tell(const struct span *from, const char *name, long count, bool waits)
{
	struct arena arena = {0};
	double cpu = 1e6 * (measure_cpu_seconds() - from->cpu) / (double)count;
	double time = 1e6 * (measure_seconds() - from->seconds) / (double)count;

	measure_figure(arena_printf(&arena, "limits.%s.cpu", name), cpu, "us");
	if (waits) {
		measure_figure(arena_printf(&arena, "limits.%s", name), time, "us");
	}
	arena_free(&arena);
}

static struct db_stmt *prepare(struct db *db, const char *sql)
{
	struct db_stmt *q = NULL;
	struct err err = {0};

	measure_must(db_prepare(db, sql, &q, &err), &err);
	return q;
}

static void step(struct db *db, struct db_stmt *q)
{
	enum db_step end = db_next(q);

	if (end != DB_DONE && end != DB_ROW) {
		measure_stop("a statement: %s", db_why(db));
	}
	db_reset(q);
}

static void must(struct db *db, const char *sql)
{
	struct err err = {0};

	measure_must(db_exec(db, sql, &err), &err);
}

/* ------------------------------------------------------------------------- rows */

static void ledger(struct db *db)
{
	struct db_stmt *in = prepare(
		db, "INSERT INTO inbox (id, source, uid, arrived, fetched, truncated,"
		    " raw) VALUES ($1, 'limits', $1 || '', 1, 1, 0, $2)");
	struct db_stmt *q = prepare(
		db, "INSERT INTO ledger (letter, at, verdict, code, reason, player,"
		    " message_id, content, orders) VALUES ($1, 1, 'applied', '', '',"
		    " 1, $1 || '@mail.example.org', $2, '8H WORDS')");
	struct span s;

	must(db, "BEGIN IMMEDIATE");
	for (long i = 1; i <= ROWS; i++) {
		db_bind_int(in, 1, i);
		db_bind_blob(in, 2, view_from(letter, ARRIVED));
		step(db, in);
	}
	must(db, "COMMIT");
	s = span_begin();
	for (long i = 1; i <= ROWS; i++) {
		if (i % BATCH == 1) {
			must(db, "BEGIN IMMEDIATE");
		}
		db_bind_int(q, 1, i);
		db_bind_blob(q, 2, view_from(letter + i % ARRIVED, HASH_BYTES));
		step(db, q);
		if (i % BATCH == 0) {
			must(db, "COMMIT");
		}
	}
	span_tell(&s, "ledger-row", ROWS, true);
	db_finish(in);
	db_finish(q);
}

static void row_found(struct db *db)
{
	struct db_stmt *q =
		prepare(db, "SELECT verdict, at, player FROM ledger WHERE letter = $1");
	struct span s;

	must(db, "BEGIN");
	s = span_begin();
	for (long i = 1; i <= ROWS; i++) {
		db_bind_int(q, 1, 1 + i * 7919 % ROWS);
		step(db, q);
	}
	span_tell(&s, "row-found", ROWS, false);
	must(db, "COMMIT");
	db_finish(q);
}

/* Each letter with that statement; alone: in a transaction of its own, else in those of
 * a hundred. */
static void each_letter(struct db *db, const char *sql, const char *name, bool alone)
{
	enum { HUNDRED = 100 };
	struct db_stmt *q = prepare(db, sql);
	struct span s = span_begin();

	for (long i = 1; i <= LETTERS; i++) {
		if (!alone && i % HUNDRED == 1) {
			must(db, "BEGIN IMMEDIATE");
		}
		db_bind_int(q, 1, i);
		if (db_params(q) > 1) {
			db_bind_blob(q, 2, view_from(letter, LETTER));
		}
		step(db, q);
		if (!alone && i % HUNDRED == 0) {
			must(db, "COMMIT");
		}
	}
	span_tell(&s, name, LETTERS, true);
	db_finish(q);
}

static void rows(struct db *db)
{
	ledger(db);
	row_found(db);
	each_letter(db,
		    "INSERT INTO outbox (id, message_id, state, turn, seat, created,"
		    " address, kind, subject, bytes, next) VALUES ($1, $1 || '@x',"
		    " 'queued', 1, 0, 1800000000, 'p1@example.org', 'turn',"
		    " 'Game 1 turn 1: your turn', $2, 256)",
		    "letter-kept", false);
	each_letter(db,
		    "UPDATE outbox SET state = 'sent', sent = 1800000060, next = 0"
		    " WHERE id = $1",
		    "letter-marked", true);
	each_letter(db, "UPDATE outbox SET bytes = x'', kept = 'gone' WHERE id = $1",
		    "letter-cleared", false);
}

/* ------------------------------------------------------------------------ a file */

static void put_file(const char *from, const char *to, int folder)
{
	int fd = open(from, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);

	if (fd < 0 || write(fd, letter, LETTER) != LETTER || fsync(fd) != 0 ||
	    close(fd) != 0 || rename(from, to) != 0 || fsync(folder) != 0) {
		measure_stop("cannot write %s", from);
	}
}

static void files(const char *dir)
{
	struct arena arena = {0};
	int folder = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	struct span s = span_begin();

	for (long i = 0; i < LETTERS; i++) {
		put_file(arena_printf(&arena, "%s/tmp.%ld", dir, i),
			 arena_printf(&arena, "%s/new.%ld", dir, i), folder);
	}
	span_tell(&s, "file", LETTERS, true);
	close(folder);
	arena_free(&arena);
}

/* ------------------------------------------------------------- another process */

static void pass(int fd, bool first, long times)
{
	char bytes[ARRIVED] = {0};

	for (long i = 0; i < times; i++) {
		if ((first && write(fd, bytes, sizeof bytes) != sizeof bytes) ||
		    read(fd, bytes, sizeof bytes) != sizeof bytes ||
		    (!first && write(fd, bytes, sizeof bytes) != sizeof bytes)) {
			measure_stop("a letter was lost on its way");
		}
	}
}

static double there_and_back(void *arg)
{
	int end[2];
	int status = 0;
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();
	pid_t pid;

	(void)arg;
	if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, end) != 0 || (pid = fork()) < 0) {
		measure_stop("no process for a measurement");
	}
	if (pid == 0) {
		pass(end[1], false, ROWS);
		_exit(EXIT_SUCCESS);
	}
	pass(end[0], true, ROWS);
	if (waitpid(pid, &status, 0) != pid || status != 0) {
		measure_stop("the other process %s", measure_end(status));
	}
	measure_figure("limits.round-trip.cpu",
		       1e6 * (measure_cpu_seconds() - cpu + measure_cpu_of_children()) /
			       ROWS,
		       "us");
	return 1e6 * (measure_seconds() - start) / ROWS;
}

/* ------------------------------------------------------------------------- all */

static void hashes(void)
{
	struct span s = span_begin();
	unsigned sum = 0;

	for (long i = 0; i < ROWS; i++) {
		letter[0] = (char)i;
		sum += hash_of(view_from(letter, LETTER)).byte[0];
	}
	if (sum == 0) {
		measure_stop("no hash has any bits");
	}
	span_tell(&s, "hash", ROWS, false);
}

int main(void)
{
	char *dir = scratch_dir();
	struct some_club c;

	for (size_t i = 0; i < sizeof letter; i++) {
		letter[i] = (char)(' ' + i * i / 7 % 90);
	}
	some_club_open(&c, dir);
	some_club_players(&c, 1, 1);
	rows(store_db(c.run.context.store));
	files(dir);
	some_club_close(&c);
	hashes();
	measure_figure("limits.round-trip", measure_apart(there_and_back, NULL), "us");
	scratch_remove(dir);
	return EXIT_SUCCESS;
}
