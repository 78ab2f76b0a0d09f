/* SPDX-License-Identifier: ISC */
/* What is put off, what is asked ahead, and which values are taken. */
#include "adjudicator/store/store.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/server_club.h"

#include <string.h>

static struct server_club c;
static struct db_stmt *q;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void sql(const char *text)
{
	must(db_exec(c.db, text, &c.err));
}

/* One club for all tests, with a table of numbers and names. */
static void set_up(void)
{
	server_club_open(&c);
	sql("DROP TABLE IF EXISTS t;"
	    "CREATE TABLE t (id BIGINT PRIMARY KEY, name TEXT);"
	    "INSERT INTO t VALUES (1, 'one'), (2, 'two'), (3, NULL)");
	c.err = (struct err){0};
}

static void tear_down(void)
{
	db_finish(q);
	q = NULL;
	store_close(c.st);
}

static struct db_stmt *prepared(const char *text)
{
	struct db_stmt *new;

	must(db_prepare(c.db, text, &new, &c.err));
	return new;
}

static int64_t number(const char *text)
{
	return server_club_number(&c, c.db, text);
}

static long trips(void)
{
	return db_traffic(c.db).trips;
}

/* ------------------------------------------------------------------------ put off */

/* The row of that number is given a name. */
static void name_later(int64_t id, long changes)
{
	if (q == NULL) {
		q = prepared("UPDATE t SET name = 'new' WHERE id = $1");
	}
	db_bind_int(q, 1, id);
	ck_assert(db_later(q, changes, "naming it"));
	db_reset(q);
}

START_TEST(what_is_put_off_is_done_before_what_follows)
{
	must(db_begin_shared(c.db, &c.err));
	name_later(1, 1);
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t WHERE name = 'new'"), 1);
	name_later(2, 1);
	must(db_settle(c.db, &c.err));
	name_later(3, 1);
	must(db_commit(c.db, &c.err));
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t WHERE name = 'new'"), 3);
}

static bool commits(void)
{
	return db_commit(c.db, &c.err);
}

static bool settles(void)
{
	return db_settle(c.db, &c.err);
}

static bool runs(void)
{
	return db_exec(c.db, "DELETE FROM t", &c.err);
}

static bool prepares(void)
{
	struct db_stmt *one;
	bool ok = db_prepare(c.db, "SELECT COUNT(*) FROM t", &one, &c.err);

	ok = ok && (db_next(one) == DB_ROW || db_fail(c.db, "", &c.err));
	db_finish(one);
	return ok;
}

static bool (*const after[])(void) = {commits, settles, runs, prepares};

/* Whatever comes next says so, and nothing of the transaction is kept. */
START_TEST(what_is_put_off_and_changes_too_few_rows_is_told)
{
	must(db_begin_shared(c.db, &c.err));
	name_later(9, 1);
	name_later(1, 1);
	ck_assert(!after[_i]());
	ck_assert_msg(strstr(c.err.text, "naming it: it changed 0 rows, not 1") != NULL,
		      "%s", c.err.text);
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	db_rollback(c.db);
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t WHERE name = 'new'"), 0);
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t"), 3);
}

START_TEST(what_is_put_off_and_fails_is_told)
{
	q = prepared("INSERT INTO t (id, name) VALUES ($1, $2)");
	must(db_begin_shared(c.db, &c.err));
	db_bind_int(q, 1, 1);
	db_bind_text(q, 2, view_of("again"));
	ck_assert(db_later(q, 1, "adding it"));
	db_reset(q);
	ck_assert(!after[_i]());
	ck_assert_msg(strstr(c.err.text, "adding it: duplicate key") != NULL, "%s",
		      c.err.text);
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	db_rollback(c.db);
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t"), 3);
}

/* It adds one row or fails, so that two are never. */
START_TEST(a_row_that_is_added_counts_once)
{
	q = prepared("INSERT INTO t (id, name) VALUES ($1, $2)");
	must(db_begin_shared(c.db, &c.err));
	db_bind_int(q, 1, 7);
	db_bind_null(q, 2);
	ck_assert(db_later(q, 2, "adding them"));
	ck_assert(!db_commit(c.db, &c.err));
	ck_assert_ptr_nonnull(strstr(c.err.text, "it changed 1 rows, not 2"));
	db_rollback(c.db);
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t"), 3);
}

START_TEST(what_comes_to_nothing_is_never_sent)
{
	long before;

	q = prepared("SELECT name FROM t WHERE id = $1");
	before = trips();
	must(db_begin_shared(c.db, &c.err) && db_commit(c.db, &c.err));
	must(db_begin_shared(c.db, &c.err));
	db_rollback(c.db);
	must(db_begin_shared(c.db, &c.err) && db_mark(c.db, &c.err) &&
	     db_mark(c.db, &c.err));
	db_undo(c.db);
	must(db_release(c.db, &c.err) && db_commit(c.db, &c.err));
	must(db_begin_shared(c.db, &c.err));
	db_bind_int(q, 1, 1);
	db_ahead(q);
	must(db_settle(c.db, &c.err) && db_commit(c.db, &c.err));
	db_undo(c.db); /* where nothing was begun */
	ck_assert_int_eq(trips(), before);
	ck_assert(!db_commit(c.db, &c.err));
	ck_assert_ptr_nonnull(strstr(c.err.text, "nothing was begun"));
}

/* ---------------------------------------------------------------------- asked ahead */

static void is_named(const char *name)
{
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_str_eq(arena_str(&c.arena, db_text(q, 0, &c.arena)), name);
	ck_assert_int_eq(db_next(q), DB_DONE);
	db_reset(q);
}

/* Of the one that is named so; NULL: that has no name. */
static void bind(const char *name)
{
	if (name == NULL) {
		db_bind_null(q, 1);
	} else {
		db_bind_text(q, 1, view_of(name));
	}
}

/* NULL: none. */
static const struct {
	const char *ahead, *then;
	long more; /* trips for the latter */
} values[] = {
	{"one", "one", 0},
        {"one", "two", 1},
        {"one", "o",   1},
	{"one", NULL,  1},
        {NULL,  "one", 1},
        {NULL,  NULL,  0},
};

START_TEST(rows_asked_ahead_stand_for_the_same_values)
{
	const char *then = values[_i].then;
	long before;

	q = prepared("SELECT COALESCE($1, 'none') FROM t WHERE id = 1");
	must(db_begin_shared(c.db, &c.err));
	bind(values[_i].ahead);
	db_ahead(q);
	db_reset(q);
	(void)number("SELECT COUNT(*) FROM t");
	before = trips();
	bind(then);
	is_named(then == NULL ? "none" : then);
	ck_assert_int_eq(trips() - before, values[_i].more);
	db_rollback(c.db);
}

START_TEST(rows_asked_ahead_are_asked_again_after_a_change)
{
	q = prepared("SELECT name FROM t WHERE id = 1");
	must(db_begin_shared(c.db, &c.err));
	db_ahead(q);
	sql("UPDATE t SET name = 'uno' WHERE id = 1");
	is_named("uno");
	db_rollback(c.db);
	db_ahead(q); /* and outside a transaction never ahead */
	(void)number("SELECT COUNT(*) FROM t");
	sql("UPDATE t SET name = 'un' WHERE id = 1");
	is_named("un");
}

/* --------------------------------------------------------------------------- values */

/* SQLite would take it as it comes. */
START_TEST(a_value_of_another_type_is_refused)
{
	q = prepared("SELECT COUNT(*) FROM t WHERE id <> $1 AND name <> $2");
	must(db_begin_shared(c.db, &c.err));
	for (int way = 0; way < 3; way++) {
		if (way == 1) {
			db_bind_int(q, 1, 9);
			db_bind_int(q, 2, 9);
		} else {
			db_bind_text(q, 1, view_of("9"));
			db_bind_text(q, 2, view_of("nine"));
		}
		if (way == 2) {
			db_bind_int(q, 1, 9);
		}
		db_ahead(q);
		ck_assert(!db_later(q, 0, "counting"));
		ck_assert_int_eq(db_next(q), DB_FAILED);
		ck_assert(!db_fail(c.db, "counting", &c.err));
		ck_assert_int_eq(c.err.kind, ERR_BUG);
		ck_assert_ptr_nonnull(strstr(c.err.text, "counting: a value is of"));
		db_reset(q);
	}
	db_bind_int(q, 1, 9);
	db_bind_text(q, 2, view_of("nine"));
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_int_eq(db_int(q, 0), 2);
}

/* ----------------------------------------------------------------------------- lost */

static void lose(int64_t process)
{
	ck_assert_int_eq(number(arena_printf(&c.arena,
					     "SELECT CASE WHEN pg_terminate_backend("
					     "%lld, 10000) THEN 1 ELSE 0 END",
					     (long long)process)),
			 1);
}

/* The way back to the mark still waits when the server goes. */
START_TEST(a_server_that_goes_after_a_failure_is_gone)
{
	struct store *other;
	struct db *far;
	struct db_stmt *none;
	int64_t process;

	other = server_club_another(&c, c.database);
	far = store_db(other);
	must(db_begin(far, &c.err) && db_mark(far, &c.err));
	ck_assert(!db_exec(far, "INSERT INTO t (id) VALUES (1)", &c.err));
	db_undo(far);
	must(db_mark(far, &c.err));
	process = server_club_number(&c, far, "SELECT pg_backend_pid()");
	ck_assert(!db_exec(far, "INSERT INTO t (id) VALUES (1)", &c.err));
	lose(process);
	db_undo(far);
	c.err = (struct err){0};
	ck_assert(!db_prepare(far, "SELECT id FROM t", &none, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_RETRY);
	ck_assert(!db_lock(far, DB_LOCK_LEDGER, 0, &c.err));
	db_rollback(far);
	ck_assert(!db_in_transaction(far));
	store_close(other);
}

/* What is not locked is not judged. */
START_TEST(a_worker_whose_server_goes_has_no_game)
{
	struct store *other;
	bool locked;

	other = server_club_another(&c, c.database);
	must(store_begin_shared(other, &c.err));
	lose(server_club_number(&c, store_db(other), "SELECT pg_backend_pid()"));
	ck_assert(!store_lock_game(other, 7, &c.err) && !store_has_game(other, 7));
	ck_assert_int_eq(c.err.kind, ERR_RETRY);
	ck_assert(!store_lock_ledger(other, &locked, &c.err));
	store_close(other);
}

int main(void)
{
	arena_fixture(&c.arena);
	claims_fixture(set_up, tear_down);
	claims_rows(what_is_put_off_and_changes_too_few_rows_is_told, after);
	claims_rows(what_is_put_off_and_fails_is_told, after);
	claims_rows(rows_asked_ahead_stand_for_the_same_values, values);
	return server_club_run(&c, "late");
}
