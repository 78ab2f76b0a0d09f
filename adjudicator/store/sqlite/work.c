/* SPDX-License-Identifier: ISC */
/* Transactions, marks and copying, and the driver's table of functions. */
#include "adjudicator/store/sqlite/sqlite.h"

#include <stdlib.h>

enum { BEAT = 10000 /* steps of SQLite between two calls of `beat` */ };

static struct sqlite_db *own(struct db *db)
{
	return (struct sqlite_db *)db;
}

bool sqlite_exec(struct db *db, const char *sql, struct err *err)
{
	return sqlite3_exec(handle_of(db), sql, NULL, NULL, NULL) == SQLITE_OK ||
	       sqlite_fail(db, "", err);
}

static long changes(const struct db *db)
{
	return sqlite3_changes(handle_of(db));
}

static int64_t added(const struct db *db)
{
	return sqlite3_last_insert_rowid(handle_of(db));
}

static bool in_transaction(const struct db *db)
{
	return sqlite3_get_autocommit(handle_of(db)) == 0;
}

static bool begin(struct db *db, struct err *err)
{
	return sqlite_exec(db, "BEGIN IMMEDIATE", err);
}

/* The snapshot is taken by the first read. */
static bool snapshot(struct db *db, struct err *err)
{
	return sqlite_exec(db, "BEGIN; SELECT COUNT(*) FROM sqlite_master", err);
}

static bool commit(struct db *db, struct err *err)
{
	return sqlite_exec(db, "COMMIT", err);
}

static void rollback(struct db *db)
{
	struct err ignored;

	if (in_transaction(db)) {
		sqlite_exec(db, "ROLLBACK", &ignored);
	}
}

/* Marks are set for each letter, so their statements are kept prepared. */
static bool run_kept(struct db *db, struct db_stmt **q, const char *sql,
		     const char *doing, struct err *err)
{
	bool done;

	if (*q == NULL && !sqlite_prepare(db, sql, q, err)) {
		return false;
	}
	done = sqlite_next(*q) == DB_DONE || sqlite_fail(db, doing, err);
	sqlite_reset(*q);
	return done;
}

static bool mark(struct db *db, struct err *err)
{
	return run_kept(db, &own(db)->mark, "SAVEPOINT mark", "setting a mark", err);
}

static bool release(struct db *db, struct err *err)
{
	return run_kept(db, &own(db)->release, "RELEASE mark",
			"keeping what followed a mark", err);
}

static void undo(struct db *db)
{
	struct err ignored;

	if (in_transaction(db)) {
		sqlite_exec(db, "ROLLBACK TO mark; RELEASE mark", &ignored);
	}
}

/* sqlite_path: SQLite gives "file:x" and ":memory:" a special meaning. */
static bool copy(struct db *db, const char *path, struct err *err)
{
	char *name = sqlite_path(path);
	struct db_stmt *q = NULL;
	bool ok = sqlite_prepare(db, "VACUUM INTO $1", &q, err);

	if (ok) {
		sqlite_bind_text(q, 1, view_of(name));
		ok = sqlite_next(q) == DB_DONE || sqlite_fail_copying(db, path, err);
	}
	sqlite_finish(q);
	free(name);
	return ok;
}

static void patience(struct db *db, int milliseconds)
{
	sqlite3_busy_timeout(handle_of(db), milliseconds);
}

static int on_steps(void *arg)
{
	const struct sqlite_db *db = arg;

	db->beat(db->arg);
	return 0; /* continue the statement */
}

static void watch(struct db *db, void (*beat)(void *arg), void *arg)
{
	own(db)->beat = beat;
	own(db)->arg = arg;
	sqlite3_progress_handler(handle_of(db), BEAT, beat == NULL ? NULL : on_steps,
				 db);
}

static const char list_tables[] =
	"SELECT t.name, c.name, c.type, c.pk, (SELECT f.\"table\""
	" FROM pragma_foreign_key_list(t.name) f WHERE f.\"from\" = c.name)"
	" FROM sqlite_master t CROSS JOIN pragma_table_info(t.name) c"
	" WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
	" ORDER BY t.name, c.cid";

const struct engine sqlite_engine = {
	.size = sizeof(struct engine),
	.open = sqlite_open,
	.close = sqlite_close,
	.exec = sqlite_exec,
	.schema = sqlite_exec,
	.version = sqlite_version,
	.set_version = sqlite_set_version,
	.changes = changes,
	.added = added,
	.why = sqlite_why,
	.fail = sqlite_fail,
	.check = sqlite_check,
	.copy = copy,
	.patience = patience,
	.watch = watch,
	.begin = begin,
	.commit = commit,
	.rollback = rollback,
	.in_transaction = in_transaction,
	.mark = mark,
	.release = release,
	.undo = undo,
	.prepare = sqlite_prepare,
	.finish = sqlite_finish,
	.bind_int = sqlite_bind_int,
	.bind_text = sqlite_bind_text,
	.bind_blob = sqlite_bind_blob,
	.bind_null = sqlite_bind_null,
	.params = sqlite_params,
	.columns = sqlite_columns,
	.next = sqlite_next,
	.reset = sqlite_reset,
	.bytes = sqlite_bytes,
	.number = sqlite_number,
	.is_null = sqlite_is_null,
	.list_tables = list_tables,
	.snapshot = snapshot,
	.rows = sqlite_rows,
};
