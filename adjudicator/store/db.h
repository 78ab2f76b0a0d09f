/* SPDX-License-Identifier: ISC */
/*
 * The interface to the database, which hides the engine behind it: SQLite or
 * PostgreSQL (engine.h). Parameters are written $1, $2, ... and bound by their
 * number, in whatever order they appear. All SQL outside the drivers keeps to what
 * SQLite and PostgreSQL share.
 */
#ifndef ADJUDICATOR_STORE_DB_H
#define ADJUDICATOR_STORE_DB_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

struct db;
struct db_stmt;

enum db_mode { DB_READ, DB_WRITE, DB_CREATE };
enum db_step { DB_ROW, DB_DONE, DB_FAILED };

/* Opens a SQLite file: WAL, synchronous=FULL, foreign keys on, busy timeout. ERR_IO
 * names the file and the reason. DB_CREATE makes a file that only its owner can
 * read. DB_READ also works on a disk that cannot be written. */
bool db_open(struct db **out, const char *path, enum db_mode mode, struct err *err);
void db_close(struct db *db); /* NULL is fine */
/* Runs statements that return no rows. */
bool db_exec(struct db *db, const char *sql, struct err *err);
/* Runs a step of the schema, which is written in SQLite's dialect. */
bool db_schema(struct db *db, const char *sql, struct err *err);
/* *version is the number of the last schema step; 0: the database is empty. ERR_IO
 * when the database belongs to another program. */
bool db_version(struct db *db, int *version, struct err *err);
bool db_set_version(struct db *db, int version, struct err *err);
long db_changes(const struct db *db);
/* The id of the row that was inserted last by a statement that gave none. */
int64_t db_added(const struct db *db);
/* What went wrong last, in the engine's words. */
const char *db_why(const struct db *db);
/* Fills err with a sentence about what went wrong last, with the database's name in
 * it. `doing` ("keeping a letter") may be empty. The kind is ERR_RETRY when the
 * database is busy or memory ran out, ERR_BUG for a broken constraint (the statement
 * was wrong, not the disk), and ERR_IO for all else. Always returns false. */
bool db_fail(const struct db *db, const char *doing, struct err *err);
/* Checks the whole database. *fault is the first fault found, a sentence without a
 * full stop; empty when there is none. */
enum db_check {
	DB_PAGES,     /* pages and indexes, by the engine's own check */
	DB_REFERENCES /* rows that refer to rows which are not there */
};
bool db_check(struct db *db, enum db_check what, struct arena *a, struct view *fault,
	      struct err *err);
/* Writes the whole database to `path`, an empty file, in SQLite's format. Only where
 * db_copies is true. An error of a disk is reported as one of the copy. */
bool db_copy(struct db *db, const char *path, struct err *err);
/* Whether db_copy can be used. A server's database is copied row by row instead
 * (whole/copy.h). */
bool db_copies(const struct db *db);
/* How long to wait for another program's lock; 5 seconds unless set. */
void db_patience(struct db *db, int milliseconds);
/* Calls `beat` now and then from within a long statement. `beat` must not use the
 * database. NULL ends the calls. */
void db_watch(struct db *db, void (*beat)(void *arg), void *arg);

bool db_begin(struct db *db, struct err *err); /* locks for writing at once */
/*
 * Where the engine supports it, several programs can write at a time. db_begin shuts
 * all others out. Transactions begun by db_begin_shared run beside one another, and
 * each locks what it changes with db_lock. With SQLite db_shares is false,
 * db_begin_shared is db_begin, and db_lock does nothing.
 */
bool db_shares(const struct db *db);
bool db_begin_shared(struct db *db, struct err *err);
/* Takes a lock until the end of the transaction. A server takes the lock together
 * with the next statement, before that statement reads anything. When two
 * transactions wait for each other's locks, one of them fails with ERR_RETRY. */
enum db_lock {
	DB_LOCK_GAME,  /* the game with this number */
	DB_LOCK_LEDGER /* the whole ledger; the number is 0 */
};
bool db_lock(struct db *db, enum db_lock what, int64_t id, struct err *err);
/* Tries to become the one program that leads the club; it leads as long as it is
 * connected. *leads is false while another program leads. */
bool db_lead(struct db *db, bool *leads, struct err *err);
/* The time on the clock that all programs share, in seconds since 1970. */
bool db_now(struct db *db, int64_t *now, struct err *err);
/* When it fails, nothing was committed and db_rollback must follow. */
bool db_commit(struct db *db, struct err *err);
void db_rollback(struct db *db); /* does nothing outside a transaction */
/* True between db_begin and the end of the transaction. Some failures (a full disk)
 * end a transaction by themselves. */
bool db_in_transaction(const struct db *db);
/* Sets a savepoint. db_undo undoes what followed it, db_release keeps that; marks
 * nest. A mark set outside a transaction begins one of its own. */
bool db_mark(struct db *db, struct err *err);
bool db_release(struct db *db, struct err *err);
void db_undo(struct db *db);

/* ERR_BUG unless the parameters are $1 to $n without a gap. */
bool db_prepare(struct db *db, const char *sql, struct db_stmt **out, struct err *err);
void db_finish(struct db_stmt *q); /* NULL is fine */

/* n counts from 1 and stands for $n. Text and blobs are borrowed until db_reset. */
void db_bind_int(struct db_stmt *q, int n, int64_t value);
void db_bind_text(struct db_stmt *q, int n, struct view text);
void db_bind_blob(struct db_stmt *q, int n, struct view bytes);
void db_bind_null(struct db_stmt *q, int n);
/* The number of parameters, and the number of columns in a row. */
int db_params(const struct db_stmt *q);
int db_columns(const struct db_stmt *q);
enum db_step db_next(struct db_stmt *q);
/*
 * A server is far away, and a program that waits for each answer does little else.
 *
 * - db_later puts q off until the next statement of this transaction, or its commit.
 *   That statement or commit fails when q fails or changes another number of rows
 *   than `changes` (-1: any number); the error then says `doing`, a string that must
 *   last. Returns false when nothing can be put off: the caller runs q himself.
 * - db_ahead asks for rows that will soon be read with the same values. They arrive
 *   with the answer to the next statement, and a later use in the same transaction
 *   takes them, unless something was changed, locked or undone in between.
 * - db_settle runs at once all that was put off.
 */
bool db_later(struct db_stmt *q, long changes, const char *doing);
void db_ahead(struct db_stmt *q);
bool db_settle(struct db *db, struct err *err);
/* Counted since the database was opened; zeros for a file. */
struct db_traffic {
	long statements; /* marks and locks included */
	long trips;      /* how often the server's answer was waited for */
};
struct db_traffic db_traffic(const struct db *db);
/* Makes the statement ready for new values; the bound ones are forgotten. */
void db_reset(struct db_stmt *q);

/* Columns count from 0. Text and blobs are copied into the arena. */
int64_t db_int(struct db_stmt *q, int column);
bool db_is_null(struct db_stmt *q, int column);
struct view db_text(struct db_stmt *q, int column, struct arena *arena);
struct view db_blob(struct db_stmt *q, int column, struct arena *arena);
/* Copies a blob of exactly `size` bytes into `out`. Returns false, and writes
 * nothing, when the column holds anything else. */
bool db_exactly(struct db_stmt *q, int column, void *out, size_t size);

/* For copying row by row: the text of a statement that gives a row for each column
 * of each table. The row has the table's name, the column's name, its type
 * ("INTEGER", "TEXT" or "BLOB"), its place in the primary key (from 1; 0: not in
 * it), and the table that the column refers to, or null. */
const char *db_list_tables(const struct db *db);
/* Begins a read-only transaction that sees the database as of one moment;
 * db_rollback ends it. */
bool db_snapshot(struct db *db, struct err *err);
/* To be called after rows were inserted with their ids: new rows get higher ids, and
 * the engine counts the rows anew so that it can plan its queries. */
bool db_renumber(struct db *db, struct err *err);

/* The bytes used on the server's disks; -1 for a file, whose size the caller can
 * see. */
bool db_size(struct db *db, int64_t *bytes, struct err *err);
/* The programs at work in a club on a server. Both are -1 for a file. */
struct db_crew {
	long workers; /* workers that are connected (db_attend) */
	long claims;  /* transactions of workers and runs that now judge a letter or
			 handle a game's clock */
};
/* Counts this program among the workers as long as it is connected. */
bool db_attend(struct db *db, struct err *err);
bool db_crew(struct db *db, struct db_crew *out, struct err *err);
/* The rows of all tables together; exact in a file, an estimate on a server. */
bool db_rows(struct db *db, int64_t *rows, struct err *err);
/* The schemas of this database that hold a club, this one included. None for a
 * file. */
struct db_club {
	struct view name;
	bool ours; /* we may read it, and its owner is ours too, is us, or is a role of
		      ours: what a stranger put into his schema would run with our
		      rights */
};
bool db_clubs(struct db *db, struct arena *a, struct db_club **out, size_t *count,
	      struct err *err);
/* What a server says about how safely it keeps data; a file says nothing. */
enum db_state { DB_WELL, DB_DOUBTFUL, DB_WRONG };
struct db_finding {
	enum db_state state;
	const char *what; /* a sentence without a full stop */
	const char *mend; /* which setting of the server to change, or ""; all in the
			     arena */
};
bool db_health(struct db *db, struct arena *a, struct db_finding **out, size_t *count,
	       struct err *err);

#endif
