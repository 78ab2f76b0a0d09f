/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/db.h"

#include "tests/helpers/scratch.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static char *dir, *path;
static struct err err;
static struct arena arena;

static void set_up(void)
{
	dir = scratch_dir();
	path = scratch_path(dir, "x.db");
	err = (struct err){0};
}

static void tear_down(void)
{
	arena_free(&arena);
	free(path);
	scratch_remove(dir);
}

static struct db *opened(enum db_mode mode)
{
	struct db *db;

	ck_assert_msg(db_open(&db, path, mode, &err), "%s", err.text);
	return db;
}

static void run(struct db *db, const char *sql)
{
	ck_assert_msg(db_exec(db, sql, &err), "%s: %s", sql, err.text);
}

static struct db_stmt *prepared(struct db *db, const char *sql)
{
	struct db_stmt *q;

	ck_assert_msg(db_prepare(db, sql, &q, &err), "%s", err.text);
	return q;
}

static const char *asked(struct db *db, const char *sql)
{
	struct db_stmt *q = prepared(db, sql);
	const char *answer;

	ck_assert_int_eq(db_next(q), DB_ROW);
	answer = arena_str(&arena, db_text(q, 0, &arena));
	db_finish(q);
	return answer;
}

static const struct {
	const char *sql, *value;
} pragmas[] = {
	{"PRAGMA journal_mode",    "wal"  },
        {"PRAGMA synchronous",     "2"    },
	{"PRAGMA foreign_keys",    "1"    },
        {"PRAGMA trusted_schema",  "0"    },
	{"PRAGMA cell_size_check", "1"    },
        {"PRAGMA busy_timeout",    "5000" },
	{"PRAGMA cache_size",      "-4096"},
};

START_TEST(an_open_database_is_safe_and_small)
{
	struct db *db = opened(DB_CREATE);

	ck_assert_str_eq(asked(db, pragmas[_i].sql), pragmas[_i].value);
	db_close(db);
}

START_TEST(a_new_file_is_its_owners_alone)
{
	struct db *db = opened(DB_CREATE);
	struct stat st;

	run(db, "CREATE TABLE t (a INTEGER)");
	ck_assert_int_eq(stat(path, &st), 0);
	ck_assert_uint_eq(st.st_mode & 0777, 0600);
	ck_assert_int_eq(stat(arena_printf(&arena, "%s-wal", path), &st), 0);
	ck_assert_uint_eq(st.st_mode & 0777, 0600);
	db_close(db);
}

START_TEST(parameters_are_bound_by_their_name)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q = prepared(db, "SELECT $2, $1, $2 || $3");

	db_bind_text(q, 1, view_of("one"));
	db_bind_text(q, 2, view_of("two"));
	db_bind_text(q, 3, view_of("three"));
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert(view_is(db_text(q, 0, &arena), "two"));
	ck_assert(view_is(db_text(q, 1, &arena), "one"));
	ck_assert(view_is(db_text(q, 2, &arena), "twothree"));
	ck_assert_int_eq(db_next(q), DB_DONE);
	db_finish(q);
	db_close(db);
}

static const char *const bad_params[] = {
	"SELECT $1, $3", "SELECT $2", "SELECT ?", "SELECT $1, :a",
	"SELECT ?1",     "",          "-- x",
};

START_TEST(parameters_have_no_gaps)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q;

	ck_assert(!db_prepare(db, bad_params[_i], &q, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	ck_assert_ptr_null(q);
	db_close(db);
}

static const char *const bad_sql[] = {
	"SELEC 1",
	"SELECT a FROM nowhere",
	"SELECT \"a word\"",
	"SELECT 'open",
};

START_TEST(bad_sql_says_why)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q;

	ck_assert(!db_prepare(db, bad_sql[_i], &q, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_ptr_nonnull(strstr(err.text, db_why(db)));
	db_close(db);
}

START_TEST(values_come_back_as_they_went)
{
	static const char bytes[] = "\0\xff\xfe'\";--\n";
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q = prepared(db, "SELECT $1, $2, $3, $4, $5, $6");
	struct view raw = view_from(bytes, sizeof bytes);

	db_bind_int(q, 1, INT64_MIN);
	db_bind_text(q, 2, view_of("naïve ž 漢 \xf0\x9f\x8e\xb2"));
	db_bind_blob(q, 3, raw);
	db_bind_null(q, 4);
	db_bind_text(q, 5, (struct view){0});
	db_bind_blob(q, 6, (struct view){0});
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_int_eq(db_int(q, 0), INT64_MIN);
	ck_assert(view_is(db_text(q, 1, &arena), "naïve ž 漢 \xf0\x9f\x8e\xb2"));
	ck_assert(view_eq(db_blob(q, 2, &arena), raw));
	ck_assert(db_is_null(q, 3));
	ck_assert_int_eq(db_int(q, 3), 0);
	ck_assert_uint_eq(db_text(q, 3, &arena).len, 0);
	ck_assert(!db_is_null(q, 4));
	ck_assert(!db_is_null(q, 5));
	db_finish(q);
	db_close(db);
}

START_TEST(a_reset_forgets_the_values)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q = prepared(db, "SELECT $1");

	db_bind_int(q, 1, 7);
	ck_assert_int_eq(db_next(q), DB_ROW);
	db_reset(q);
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert(db_is_null(q, 0));
	db_finish(q);
	db_close(db);
}

START_TEST(changes_are_counted)
{
	struct db *db = opened(DB_CREATE);

	run(db, "CREATE TABLE t (id INTEGER PRIMARY KEY, a INTEGER)");
	run(db, "INSERT INTO t (a) VALUES (1), (2), (3)");
	ck_assert_int_eq(db_changes(db), 3);
	run(db, "UPDATE t SET a = 0 WHERE a > 5");
	ck_assert_int_eq(db_changes(db), 0);
	db_close(db);
}

START_TEST(a_version_survives_closing)
{
	struct db *db = opened(DB_CREATE);
	int version = -1;

	ck_assert(db_version(db, &version, &err));
	ck_assert_int_eq(version, 0);
	ck_assert(db_set_version(db, 12, &err));
	db_close(db);
	db = opened(DB_READ);
	ck_assert(db_version(db, &version, &err));
	ck_assert_int_eq(version, 12);
	db_close(db);
}

START_TEST(foreign_keys_hold)
{
	struct db *db = opened(DB_CREATE);

	run(db, "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT;"
		"CREATE TABLE b (a INTEGER REFERENCES a (id)) STRICT");
	ck_assert(!db_exec(db, "INSERT INTO b (a) VALUES (1)", &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	db_close(db);
}

START_TEST(a_name_is_only_a_name)
{
	static const char *const names[] = {":memory:", "file:y.db?mode=memory",
					    "%41.db"};
	char *home = getcwd(NULL, 0);
	struct db *db;
	struct stat st;

	ck_assert_int_eq(chdir(dir), 0);
	ck_assert_msg(db_open(&db, names[_i], DB_CREATE, &err), "%s", err.text);
	ck_assert_int_eq(stat(names[_i], &st), 0);
	db_close(db);
	ck_assert_int_eq(chdir(home), 0);
	free(home);
}

START_TEST(an_overlong_value_fails_once)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q = prepared(db, "SELECT $1, $2");

	/* Refused by its length alone; the bytes are never looked at. */
	db_bind_blob(q, 1, view_from("x", (size_t)INT64_MAX));
	ck_assert_int_eq(db_next(q), DB_FAILED);
	ck_assert(!db_fail(db, "", &err));
	ck_assert_ptr_nonnull(strstr(err.text, "too big"));
	/* What is bound behind it does not make it good. */
	db_reset(q);
	db_bind_blob(q, 1, view_from("x", (size_t)INT64_MAX));
	db_bind_int(q, 2, 1);
	ck_assert_int_eq(db_next(q), DB_FAILED);
	db_reset(q);
	db_bind_int(q, 1, 1);
	ck_assert_int_eq(db_next(q), DB_ROW);
	db_finish(q);
	db_close(db);
}

START_TEST(bytes_of_another_number_are_left)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q = prepared(db, "SELECT x'010203', NULL");
	char out[] = "abcd";

	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert(!db_exactly(q, 0, out, 4) && !db_exactly(q, 0, out, 2));
	ck_assert(!db_exactly(q, 1, out, 3));
	ck_assert_str_eq(out, "abcd");
	ck_assert(db_exactly(q, 0, out, 3));
	ck_assert_mem_eq(out, "\1\2\3d", 4);
	db_finish(q);
	db_close(db);
}

/* What is asked of a server before more than one program works in a club. */
START_TEST(a_file_is_used_by_one_program_at_a_time)
{
	struct db *db = opened(DB_CREATE);
	struct db *other = opened(DB_WRITE);
	struct db_stmt *q;
	int64_t now = 0;
	bool leads = false;

	ck_assert(!db_shares(db) && db_copies(db));
	ck_assert(db_lead(db, &leads, &err) && leads);
	ck_assert(db_now(db, &now, &err) && now > 0);
	ck_assert(db_begin_shared(db, &err));
	ck_assert(db_lock(db, DB_LOCK_GAME, 7, &err));
	db_patience(other, 0);
	ck_assert(!db_begin_shared(other, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	q = prepared(db, "SELECT 7");
	db_ahead(q);
	ck_assert(!db_later(q, 0, "asking"));
	ck_assert(db_next(q) == DB_ROW && db_int(q, 0) == 7);
	db_finish(q);
	ck_assert(db_settle(db, &err) && db_commit(db, &err));
	db_close(other);
	db_close(db);
}

START_TEST(a_file_tells_nothing_of_a_server)
{
	struct db *db = opened(DB_CREATE);
	struct db_finding *found;
	struct db_club *club;
	struct db_crew crew;
	int64_t bytes = 0;
	size_t count = 9;

	ck_assert(db_size(db, &bytes, &err));
	ck_assert_int_eq(bytes, -1);
	ck_assert(db_attend(db, &err) && db_crew(db, &crew, &err));
	ck_assert_int_eq(crew.workers, -1);
	ck_assert_int_eq(crew.claims, -1);
	ck_assert(db_clubs(db, &arena, &club, &count, &err));
	ck_assert_uint_eq(count, 0);
	count = 9;
	ck_assert(db_health(db, &arena, &found, &count, &err));
	ck_assert_uint_eq(count, 0);
	ck_assert_int_eq(db_traffic(db).statements, 0);
	db_close(db);
}

static void count(void *arg)
{
	++*(long *)arg;
}

START_TEST(a_long_statement_tells_that_it_is_at_work)
{
	static const char work[] =
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
		" WHERE i < 20000) INSERT INTO t SELECT i FROM n";
	struct db *db = opened(DB_CREATE);
	long beats = 0;
	long before;

	db_watch(db, count, &beats);
	run(db, "CREATE TABLE t (a INTEGER)");
	ck_assert_int_eq(beats, 0);
	run(db, work);
	ck_assert_int_gt(beats, 0);
	before = beats;
	db_watch(db, NULL, NULL);
	run(db, work);
	ck_assert_int_eq(beats, before);
	db_close(db);
}

START_TEST(closing_nothing_is_fine)
{
	db_close(NULL);
	db_finish(NULL);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(an_open_database_is_safe_and_small, pragmas);
	claims_rows(parameters_have_no_gaps, bad_params);
	claims_rows(bad_sql_says_why, bad_sql);
	claims_times(a_name_is_only_a_name, 0, 3);
	return claims_run("db");
}
