/* SPDX-License-Identifier: ISC */
/* The other engine behind the wall, on a private server. */
#include "adjudicator/store/query.h"
#include "adjudicator/store/store.h"
#include "adjudicator/store/whole/copy.h"
#include "tests/helpers/scratch.h"
#include "tests/helpers/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static struct server server = {.name = "postgresql"};
static char database[256];
static char setting[320];
static struct arena arena;
static struct store *st;
static struct err err;

static void take(void *arg, struct view name, struct view value)
{
	(void)arg;
	if (view_is(name, "database")) {
		snprintf(database, sizeof database, "%.*s", VIEW_ARG(value));
	}
}

/* One schema for all tests: to make it takes longer than they do. */
static void set_up(void)
{
	snprintf(setting, sizeof setting, "%s schema=shared", database);
	ck_assert_msg(store_open(&st, "", setting, DB_CREATE, &err), "%s", err.text);
}

static void tear_down(void)
{
	if (st != NULL) {
		store_rollback(st);
		(void)db_exec(store_db(st), "DELETE FROM number", &err);
	}
	store_close(st);
	arena_free(&arena);
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static void set(const char *name, int64_t value)
{
	must(store_set_number(st, name, value, &err));
}

static int64_t number(struct store *of, const char *name)
{
	int64_t value;

	must(store_number(of, name, &value, &err));
	return value;
}

static struct store *another(enum db_mode mode)
{
	struct store *other;

	must(store_open(&other, "", setting, mode, &err));
	return other;
}

static int64_t count(const char *sql)
{
	struct db_stmt *q;
	int64_t n;

	must(db_prepare(store_db(st), sql, &q, &err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	n = db_int(q, 0);
	db_finish(q);
	return n;
}

/* ------------------------------------------------------------------------- SQL */

START_TEST(every_statement_is_understood_with_its_types)
{
	for (enum statement s = 0; s < STATEMENTS_; s++) {
		ck_assert_msg(store_stmt(st, s, &err) != NULL, "%s: %s",
			      statement_doing(s), err.text);
	}
}

START_TEST(every_step_makes_what_it_makes_in_sqlite)
{
	char *dir = scratch_dir();
	struct store *server_store = st;
	int64_t tables, indexes;

	must(store_open(&st, dir, "sqlite:club.db", DB_CREATE, &err));
	tables = count("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'");
	indexes = count("SELECT COUNT(*) FROM sqlite_master WHERE type = 'index'"
			" AND name NOT LIKE 'sqlite_%'");
	store_close(st);
	st = server_store;
	scratch_remove(dir);
	/* And the one that keeps the step's number. */
	ck_assert_int_eq(count("SELECT COUNT(*) FROM pg_tables"
			       " WHERE schemaname = current_schema()"),
			 tables + 1);
	ck_assert_int_eq(count("SELECT COUNT(*) FROM pg_indexes"
			       " WHERE schemaname = current_schema()"
			       " AND indexname NOT LIKE '%_pkey'"
			       " AND indexname NOT LIKE '%_key'"),
			 indexes);
}

static const struct {
	const char *sql;
} strange[] = {
	{"SELECT value FROM number WHERE name = $2"}, /* no $1 */
	{"SELECT value > 1 FROM number"},             /* a boolean */
	{"SELECT SUM(value) FROM number"},            /* no whole number */
	{"SELECT value FROM number WHERE $1 = 0"},    /* a small one */
	{"SELECT value FROM number WHERE $1 = 0 AND value = $2"},
	{"SELECT value > 1, value FROM number"},
	{"SELECT value FROM number WHERE value = $2::bigint"},
	{"SELECT value FROM number WHERE value = $100"},
	{"SELEC"},
};

START_TEST(what_sqlite_would_read_otherwise_is_refused)
{
	struct db_stmt *q;

	ck_assert(!db_prepare(store_db(st), strange[_i].sql, &q, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	ck_assert_ptr_null(q);
	ck_assert_int_eq(number(st, "still there"), 0);
}

/* ---------------------------------------------------------------- transactions */

START_TEST(a_mark_is_undone_alone)
{
	must(store_begin(st, &err));
	set("a", 1);
	must(store_mark(st, &err));
	set("a", 2);
	must(store_mark(st, &err));
	must(store_mark(st, &err)); /* nothing is behind it */
	must(store_release(st, &err));
	set("b", 1);
	store_undo(st);
	ck_assert_int_eq(number(st, "b"), 0);
	ck_assert_int_eq(number(st, "a"), 2);
	store_undo(st);
	ck_assert_int_eq(number(st, "a"), 1);
	must(store_commit(st, &err));
	ck_assert_int_eq(number(st, "a"), 1);
}

START_TEST(a_failure_is_undone_with_its_mark)
{
	must(store_begin(st, &err));
	set("a", 1);
	must(store_mark(st, &err));
	ck_assert(!db_exec(store_db(st), "INSERT INTO number VALUES ('a', 2)", &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	store_undo(st);
	set("b", 1);
	must(store_commit(st, &err));
	ck_assert_int_eq(number(st, "a"), 1);
	ck_assert_int_eq(number(st, "b"), 1);
}

START_TEST(what_failed_is_never_committed)
{
	must(store_begin(st, &err));
	set("a", 1);
	ck_assert(!db_exec(store_db(st), "INSERT INTO number VALUES ('a', 2)", &err));
	ck_assert(!store_commit(st, &err));
	store_rollback(st);
	ck_assert_int_eq(number(st, "a"), 0);
}

START_TEST(a_mark_outside_is_a_transaction)
{
	struct store *reader = another(DB_READ);

	must(store_mark(st, &err));
	set("a", 1);
	ck_assert_int_eq(number(reader, "a"), 0);
	must(store_release(st, &err));
	ck_assert_int_eq(number(reader, "a"), 1);
	must(store_mark(st, &err));
	set("a", 2);
	store_undo(st);
	ck_assert_int_eq(number(st, "a"), 1);
	store_close(reader);
}

START_TEST(two_writers_take_turns)
{
	struct store *other = another(DB_WRITE);

	db_patience(store_db(other), 0);
	must(store_begin(st, &err));
	set("a", 1);
	ck_assert(!store_begin(other, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	ck_assert(!store_set_number(other, "a", 2, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	must(store_commit(st, &err));
	must(store_begin(other, &err) && store_set_number(other, "a", 2, &err) &&
	     store_commit(other, &err));
	ck_assert_int_eq(number(st, "a"), 2);
	store_close(other);
}

START_TEST(a_reader_writes_nothing)
{
	struct store *reader = another(DB_READ);

	ck_assert(!store_set_number(reader, "a", 2, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, "it is read-only"));
	ck_assert_int_eq(number(reader, "a"), 0);
	store_close(reader);
}

START_TEST(a_lost_connection_ends_the_work_and_is_tried_later)
{
	struct store *other = another(DB_WRITE);

	must(store_begin(other, &err) && store_set_number(other, "a", 1, &err));
	(void)count("SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity"
		    " WHERE application_name = 'adjudicator' AND state = 'idle in "
		    "transaction'");
	ck_assert(!store_set_number(other, "b", 1, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	ck_assert(!store_commit(other, &err));
	store_rollback(other);
	store_close(other);
	ck_assert_int_eq(number(st, "a"), 0);
}

START_TEST(bytes_come_back_as_they_went)
{
	static const char bytes[] = "\xff\xfe half \xc3 a sign \x80";
	struct value name = TEXT(view_from(bytes, sizeof bytes - 1));
	int64_t value = 0;

	must(query_do(st, NUMBER_SET, WITH(name, INT(INT64_MIN)), &err));
	must(query_value(query_open(st, NUMBER_GET, WITH(name), &err), &value));
	ck_assert_int_eq(value, INT64_MIN);
}

/* ----------------------------------------------------------------------- prepared */

START_TEST(what_is_finished_the_server_forgets)
{
	static const char kept[] = "SELECT COUNT(*) FROM pg_prepared_statements";
	const int64_t before = count(kept);
	struct db_stmt *q;

	for (int i = 0; i < 20; i++) {
		(void)count("SELECT COUNT(*) FROM number");
	}
	must(store_begin(st, &err));
	for (int i = 0; i < 20; i++) {
		(void)count("SELECT COUNT(*) FROM number");
	}
	ck_assert(!db_exec(store_db(st), "SELEC", &err));
	store_rollback(st);
	ck_assert(!db_prepare(store_db(st), "SELEC", &q, &err));
	(void)count("SELECT 1");
	ck_assert_int_eq(count(kept), before);
}

/* --------------------------------------------------------------------- settings */

static const struct {
	const char *more, *said;
	enum err_kind kind;
} bad[] = {
	{"schema=Club",     "small letters",  ERR_CONFIG},
	{"schema=a;b",      "small letters",  ERR_CONFIG},
	{"schema=",         "small letters",  ERR_CONFIG},
	{"dbname=postgres", "SQL_ASCII",      ERR_CONFIG},
	{"dbname=nothere",  "does not exist", ERR_RETRY },
	{"host=/nowhere",   "/nowhere",       ERR_RETRY },
	{"wrong=1",         "wrong",          ERR_CONFIG},
};

START_TEST(a_bad_setting_is_refused_by_name)
{
	const char *all = arena_printf(&arena, "%s %s", database, bad[_i].more);
	struct store *none;

	if (_i == 3) { /* one as a careless hand makes it */
		all = arena_printf(&arena, "%s dbname=utf8_%ld", database,
				   (long)getpid());
		must(db_exec(store_db(st),
			     arena_printf(&arena,
					  "CREATE DATABASE utf8_%ld ENCODING 'UTF8'"
					  " TEMPLATE template0",
					  (long)getpid()),
			     &err));
	}
	ck_assert(!store_open(&none, "", all, DB_WRITE, &err));
	ck_assert_ptr_null(none);
	ck_assert_int_eq(err.kind, bad[_i].kind);
	ck_assert_msg(strstr(err.text, bad[_i].said) != NULL, "%s", err.text);
}

START_TEST(of_several_hosts_the_one_that_answers_is_taken)
{
	static const char first[] = "host=";
	const struct view all = view_of(setting);
	const size_t at = view_find_text(all, first) + strlen(first);
	const char *several =
		arena_printf(&arena, "%.*s/nowhere,%s", (int)at, setting, setting + at);
	struct store *other;

	set("a", 7);
	must(store_open(&other, "", several, DB_WRITE, &err));
	ck_assert_int_eq(number(other, "a"), 7);
	store_close(other);
}

START_TEST(a_schema_of_somebody_else_is_left_alone)
{
	struct store *none;
	const char *all =
		arena_printf(&arena, "%s schema=theirs%ld", database, (long)getpid());

	must(db_exec(store_db(st),
		     arena_printf(&arena,
				  "CREATE SCHEMA theirs%ld;"
				  "CREATE TABLE theirs%ld.photo (name TEXT)",
				  (long)getpid(), (long)getpid()),
		     &err));
	ck_assert(!store_open(&none, "", all, DB_CREATE, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "some other program"));
	must(db_exec(
		store_db(st),
		arena_printf(&arena, "DROP SCHEMA theirs%ld CASCADE", (long)getpid()),
		&err));
}

START_TEST(a_copy_is_a_file_of_the_other_engine)
{
	char *dir = scratch_dir();
	char *path = scratch_path(dir, "copy.db");
	struct store *copy;
	int schema;

	store_close(st);
	snprintf(setting, sizeof setting, "%s schema=older", database);
	must(store_open(&st, "", setting, DB_CREATE, &err));
	set("a", 1);
	must(db_set_version(store_db(st), 33, &err)); /* an older one stays older */
	must(db_exec(store_db(st),
		     "ALTER TABLE game DROP COLUMN reminded; DROP TABLE lane;"
		     " ALTER TABLE player DROP COLUMN robot; DROP TABLE robot_look;"
		     " ALTER TABLE outbox DROP COLUMN sender, DROP COLUMN lease;"
		     " DROP INDEX preference_offer; DROP INDEX preference_puzzle;"
		     " DROP TABLE puzzle_answer; DROP TABLE puzzle;"
		     " DROP TABLE duplicate; DROP TABLE duplicate_play;"
		     " DROP TABLE duplicate_laid",
		     &err));
	must(copy_write(st, path, NULL, &err));
	must(store_open_file(&copy, path, &schema, &err));
	ck_assert_int_eq(schema, 33);
	ck_assert_int_eq(number(copy, "a"), 1);
	store_close(copy);
	ck_assert(!copy_write(st, path, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	free(path);
	scratch_remove(dir);
}

int main(void)
{
	int failed;

	if (!server_start(&server, take, NULL)) {
		return EXIT_SUCCESS;
	}
	claims_fixture(set_up, tear_down);
	claims_rows(what_sqlite_would_read_otherwise_is_refused, strange);
	claims_rows(a_bad_setting_is_refused_by_name, bad);
	failed = claims_run("postgresql");
	server_stop(&server);
	return failed;
}
