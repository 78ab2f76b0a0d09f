/* SPDX-License-Identifier: ISC */
/* Transactions and marks, and the driver's table of functions. */
#include "adjudicator/store/postgresql/pg.h"

#include <stdio.h>

static bool run(struct db *db, const char *sql, struct err *err)
{
	return pg_run(pg_of(db), sql) || pg_fail(db, "", err);
}

static bool schema(struct db *db, const char *sql, struct err *err)
{
	struct arena a = {0};
	bool ok = run(db, pg_schema_words(&a, view_of(sql)), err);

	arena_free(&a);
	return ok;
}

static long changes(const struct db *db)
{
	return ((const struct pg_db *)db)->changes;
}

static int64_t added(const struct db *db)
{
	return ((const struct pg_db *)db)->added;
}

static void patience(struct db *db, int milliseconds)
{
	char sql[64];

	snprintf(sql, sizeof sql, "SET lock_timeout = %d",
		 milliseconds > 0 ? milliseconds : 1);
	(void)pg_run(pg_of(db), sql);
}

static void watch(struct db *db, void (*beat)(void *arg), void *arg)
{
	pg_of(db)->beat = beat;
	pg_of(db)->arg = arg;
}

/* ----------------------------------------------------------------- transactions */

static void start(struct pg_db *db, bool shared)
{
	pg_begin(db, shared);
	db->begun = true;
}

static void ended(struct pg_db *db)
{
	db->begun = db->by_mark = false;
	db->marks = 0;
}

/* Takes the lock at once, as SQLite does: a program that waits in vain learns so
 * before it has done anything. */
static bool begin(struct db *db, struct err *err)
{
	start(pg_of(db), false);
	if (!pg_flush(pg_of(db), NULL, false)) {
		pg_fail(db, "", err);
		pg_abandon(pg_of(db));
		ended(pg_of(db));
		return false;
	}
	return true;
}

/* Takes the lock with the first statement: a program that waits for it has done
 * nothing else yet. */
static bool begin_shared(struct db *db, struct err *err)
{
	(void)err;
	start(pg_of(db), true);
	return true;
}

static bool commit(struct db *db, struct err *err)
{
	struct pg_db *pg = pg_of(db);

	if (!pg->begun) {
		return err_set(err, ERR_BUG, "database %s: nothing was begun",
			       pg->schema);
	}
	/* Nothing of the transaction was sent, and nothing need be. */
	if (pg_begins(pg) && !pg_changes_wait(pg, false)) {
		pg_drop(pg, 0);
		ended(pg);
		return true;
	}
	pg_drop_releases(pg);
	if ((pg_changes_wait(pg, true) && !pg_flush(pg, NULL, false)) ||
	    !pg_flush(pg, NULL, true)) {
		return pg_fail(db, "", err);
	}
	ended(pg);
	return true;
}

static void rollback(struct db *db)
{
	struct pg_db *pg = pg_of(db);

	if (pg->begun && !pg_begins(pg)) {
		pg_abandon(pg);
	}
	pg_drop(pg, 0);
	pg->age++;
	ended(pg);
}

static bool in_transaction(const struct db *db)
{
	return ((const struct pg_db *)db)->begun;
}

/* ------------------------------------------------------------------------ marks */

static bool mark(struct db *db, struct err *err)
{
	struct pg_db *pg = pg_of(db);

	(void)err;
	if (!pg->begun) {
		start(pg, false);
		pg->by_mark = true;
	} else {
		pg_wait_mark(pg, "SAVEPOINT", ++pg->marks);
	}
	return true;
}

static bool release(struct db *db, struct err *err)
{
	struct pg_db *pg = pg_of(db);
	int depth = pg->marks;

	if (depth == 0) {
		return commit(db, err);
	}
	pg->marks--;
	if (pg_bare(pg, depth)) {
		pg_drop(pg, pg->waits - 1);
	} else {
		pg_wait_mark(pg, "RELEASE", depth);
	}
	return true;
}

/* What waits behind the mark is dropped, not sent: if it failed, the server would
 * not go back to the mark. */
static void undo(struct db *db)
{
	struct pg_db *pg = pg_of(db);
	int depth = pg->marks;

	if (!pg->begun) {
		return;
	}
	if (depth == 0) {
		rollback(db);
		return;
	}
	pg->marks--;
	pg->age++;
	if (!pg_unmark(pg, depth)) {
		pg_drop(pg, 0);
		pg_wait_mark(pg, "ROLLBACK TO", depth);
		pg_wait_mark(pg, "RELEASE", depth);
	}
}

static bool settle(struct db *db, struct err *err)
{
	return !pg_changes_wait(pg_of(db), false) || pg_flush(pg_of(db), NULL, false) ||
	       pg_fail(db, "", err);
}

static void traffic(const struct db *db, struct db_traffic *out)
{
	*out = ((const struct pg_db *)db)->traffic;
}

static const struct engine postgresql_engine = {
	.size = sizeof(struct engine),
	.open = pg_open,
	.close = pg_close,
	.exec = run,
	.schema = schema,
	.version = pg_version,
	.set_version = pg_set_version,
	.changes = changes,
	.added = added,
	.why = pg_why,
	.fail = pg_fail,
	.check = pg_check,
	.patience = patience,
	.watch = watch,
	.begin_shared = begin_shared,
	.lock = pg_lock,
	.lead = pg_lead,
	.now = pg_now,
	.begin = begin,
	.commit = commit,
	.rollback = rollback,
	.in_transaction = in_transaction,
	.mark = mark,
	.release = release,
	.undo = undo,
	.settle = settle,
	.later = pg_later,
	.ahead = pg_ahead,
	.traffic = traffic,
	.prepare = pg_prepare,
	.finish = pg_finish,
	.bind_int = pg_bind_int,
	.bind_text = pg_bind_text,
	.bind_blob = pg_bind_text,
	.bind_null = pg_bind_null,
	.params = pg_params_of,
	.columns = pg_columns,
	.next = pg_next,
	.reset = pg_reset,
	.bytes = pg_bytes,
	.number = pg_number,
	.is_null = pg_is_null,
	.list_tables = pg_list_tables,
	.snapshot = pg_snapshot,
	.renumber = pg_renumber,
	.rows = pg_rows,
	.attend = pg_attend,
	.crew = pg_crew,
	.clubs = pg_clubs,
	.disk = pg_size,
	.health = pg_health,
};

const struct engine *adjudicator_engine(void)
{
	return &postgresql_engine;
}
