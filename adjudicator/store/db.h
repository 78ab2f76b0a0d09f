/* SPDX-License-Identifier: ISC */
/*
 * The database behind a small wall, so that either engine can stand there (engine.h).
 * Parameters are written $1, $2, ... and bound by that name, whatever order they appear
 * in. SQL elsewhere keeps to what SQLite and PostgreSQL share.
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

/* WAL, synchronous=FULL, foreign keys on, busy timeout. ERR_IO names the file and why.
 * A file that DB_CREATE makes can be read by its owner alone; DB_READ needs no disk
 * that can be written. */
bool db_open(struct db **out, const char *path, enum db_mode mode, struct err *err);
void db_close(struct db *db); /* NULL is fine */
/* Runs statements without results. */
bool db_exec(struct db *db, const char *sql, struct err *err);
/* A step of the schema, which is written in SQLite's words. */
bool db_schema(struct db *db, const char *sql, struct err *err);
/* The number of the last schema step, 0 for an empty file. A database of some other
 * program is ERR_IO. */
bool db_version(struct db *db, int *version, struct err *err);
bool db_set_version(struct db *db, int version, struct err *err);
long db_changes(const struct db *db);
/* The number of the row that was added last, by a statement that names none. */
int64_t db_added(const struct db *db);
/* What went wrong last, in the engine's words. */
const char *db_why(const struct db *db);
/* Fills err with what went wrong last: a sentence with the file's name in it. `doing`
 * ("keeping a letter") may be empty. Its kind is ERR_RETRY for busy or no memory,
 * ERR_BUG for a broken constraint (the statement was wrong, not the disk), ERR_IO for
 * all else. Returns false always. */
bool db_fail(const struct db *db, const char *doing, struct err *err);
/* Looks through the whole file: *fault is the first thing that is wrong with it, a
 * sentence without a full stop; empty: nothing. `what` is one of these. */
enum db_check {
	DB_PAGES,     /* pages and indexes: the engine's own check */
	DB_REFERENCES /* rows that name others which are not there */
};
bool db_check(struct db *db, enum db_check what, struct arena *a, struct view *fault,
	      struct err *err);
/* Writes the whole database to an empty file, as SQLite keeps it; only of one that
 * db_copies. Trouble with a disk is the copy's. */
bool db_copy(struct db *db, const char *path, struct err *err);
/* Whether it can: a server's database is copied row by row instead (whole/copy.h). */
bool db_copies(const struct db *db);
/* How long another's lock is waited for; 5 seconds at first. */
void db_patience(struct db *db, int milliseconds);
/* Calls that now and then while a statement is at work, from within it: it must not use
 * the database. NULL ends it. */
void db_watch(struct db *db, void (*beat)(void *arg), void *arg);

bool db_begin(struct db *db, struct err *err); /* for writing, at once */
/*
 * Several programs at a time, where the engine can: db_begin keeps all others out;
 * beside one another stand those that begin shared, and lock what they change by its
 * name. With SQLite db_shares is false, both beginnings are the same, and locks are
 * there already.
 */
bool db_shares(const struct db *db);
bool db_begin_shared(struct db *db, struct err *err);
/* To the end of the transaction. A server takes it with the next statement, before that
 * reads anything. Two that wait for each other's lock: one of them is told ERR_RETRY.
 */
enum db_lock {
	DB_LOCK_GAME,  /* of that number */
	DB_LOCK_LEDGER /* whole; the number is 0 */
};
bool db_lock(struct db *db, enum db_lock what, int64_t id, struct err *err);
/* The one program that leads, as long as it is connected; *leads is false while another
 * does. */
bool db_lead(struct db *db, bool *leads, struct err *err);
/* The clock that all of them share: seconds since 1970. */
bool db_now(struct db *db, int64_t *now, struct err *err);
/* After a failure nothing is committed yet and db_rollback is due. */
bool db_commit(struct db *db, struct err *err);
void db_rollback(struct db *db); /* where there is nothing to undo, nothing */
/* Between db_begin and its end. Some failures (a full disk) end a transaction. */
bool db_in_transaction(const struct db *db);
/* What follows a mark can be undone alone; marks nest. Outside a transaction a mark is
 * one of its own. */
bool db_mark(struct db *db, struct err *err);
bool db_release(struct db *db, struct err *err);
void db_undo(struct db *db);

/* ERR_BUG unless the parameters are $1..$n without a gap. */
bool db_prepare(struct db *db, const char *sql, struct db_stmt **out, struct err *err);
void db_finish(struct db_stmt *q); /* NULL is fine */

/* n counts from 1 and names $n. Text and blobs are borrowed until the reset. */
void db_bind_int(struct db_stmt *q, int n, int64_t value);
void db_bind_text(struct db_stmt *q, int n, struct view text);
void db_bind_blob(struct db_stmt *q, int n, struct view bytes);
void db_bind_null(struct db_stmt *q, int n);
/* How many parameters it has, and how many columns its rows. */
int db_params(const struct db_stmt *q);
int db_columns(const struct db_stmt *q);
enum db_step db_next(struct db_stmt *q);
/*
 * A server is far away, and who waits for each of its answers does little else:
 *
 * - db_later puts q off: it is done before the next statement of this transaction, or
 *   its commit, which fails where q fails or changes another number of rows than
 *   `changes` (-1: any). It then tells `doing`, which is static. False: nothing is put
 *   off here, and the caller does it himself.
 * - db_ahead asks for what will soon be read with the same values; with the answer to
 *   the next statement its rows are here, and stand for those of a later use in the
 * same transaction, if nothing was changed, locked or undone in between.
 * - db_settle has all that was put off done now.
 */
bool db_later(struct db_stmt *q, long changes, const char *doing);
void db_ahead(struct db_stmt *q);
bool db_settle(struct db *db, struct err *err);
/* Since it was opened: zeros for a file. */
struct db_traffic {
	long statements; /* marks and locks among them */
	long trips;      /* how often the server's answer was waited for */
};
struct db_traffic db_traffic(const struct db *db);
/* Ready for new values; bound ones are forgotten. */
void db_reset(struct db_stmt *q);

/* Columns count from 0. Text and blobs are copied into the arena. */
int64_t db_int(struct db_stmt *q, int column);
bool db_is_null(struct db_stmt *q, int column);
struct view db_text(struct db_stmt *q, int column, struct arena *arena);
struct view db_blob(struct db_stmt *q, int column, struct arena *arena);
/* A blob of just `size` bytes, into `out`; false, and nothing written, where it is
 * anything else. */
bool db_exactly(struct db_stmt *q, int column, void *out, size_t size);

/* For copying row by row. A statement that tells of each column of each table: the
 * table's name, the column's, "INTEGER", "TEXT" or "BLOB", its place in the primary key
 * (from 1; 0: none), and the table whose rows it names, or null. */
const char *db_list_tables(const struct db *db);
/* Begins a transaction that only reads, all of it as of one moment; db_rollback ends
 * it. */
bool db_snapshot(struct db *db, struct err *err);
/* Rows came with their numbers: those that are added from now on come after them. And
 * they are counted, so that plans are made for them. */
bool db_renumber(struct db *db, struct err *err);

/* Bytes on the server's disks; -1 for a file, which can be looked at. */
bool db_size(struct db *db, int64_t *bytes, struct err *err);
/* Who is at work in a club on a server; a file tells nothing of that: -1. */
struct db_crew {
	long workers; /* that are connected (db_attend) */
	long claims;  /* of them and of runs: at a letter now, or at a game's clock */
};
/* One worker more, as long as it is connected. */
bool db_attend(struct db *db, struct err *err);
bool db_crew(struct db *db, struct db_crew *out, struct err *err);
/* Of all tables together: counted in a file, about so many on a server. */
bool db_rows(struct db *db, int64_t *rows, struct err *err);
/* The schemas beside this one that hold a club, this one among them; of a file none. */
struct db_club {
	struct view name;
	bool ours; /* we may read it, and whoever owns it owns this one, or is us: what
		    * others put into theirs would be done with our rights */
};
bool db_clubs(struct db *db, struct arena *a, struct db_club **out, size_t *count,
	      struct err *err);
/* What a server says of how safely it keeps things; a file says nothing. */
enum db_state { DB_WELL, DB_DOUBTFUL, DB_WRONG };
struct db_finding {
	enum db_state state;
	const char *what; /* a sentence without a full stop */
	const char *mend; /* of the server's settings, or ""; all in the arena */
};
bool db_health(struct db *db, struct arena *a, struct db_finding **out, size_t *count,
	       struct err *err);

#endif
