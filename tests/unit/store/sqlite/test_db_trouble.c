/* SPDX-License-Identifier: ISC */
/* What the database says when its file or disk is not as it should be. */
#include "adjudicator/store/db.h"

#include "tests/helpers/scratch.h"
#include <stdio.h>
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

static void put_file(const char *text, size_t len)
{
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(text, 1, len, f), len);
	fclose(f);
}

static const char *const foreign[] = {
	"CREATE TABLE bookmarks (url TEXT)",
	"PRAGMA user_version = 3",
	"PRAGMA application_id = 1; PRAGMA user_version = 1",
};

START_TEST(another_programs_database_is_refused)
{
	struct db *db = opened(DB_CREATE);
	int version;

	run(db, foreign[_i]);
	ck_assert(!db_version(db, &version, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, "some other program"));
	db_close(db);
}

START_TEST(a_locked_database_is_tried_again_later)
{
	struct db *one = opened(DB_CREATE);
	struct db *two = opened(DB_WRITE);

	run(one, "CREATE TABLE t (a INTEGER)");
	run(one, "BEGIN IMMEDIATE");
	db_patience(two, 0);
	ck_assert(!db_exec(two, "INSERT INTO t (a) VALUES (1)", &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_ptr_nonnull(strstr(err.text, "another program"));
	run(two, "SELECT a FROM t"); /* readers never wait */
	run(one, "COMMIT");
	run(two, "INSERT INTO t (a) VALUES (1)");
	db_close(one);
	db_close(two);
}

START_TEST(a_full_disk_is_said)
{
	struct db *db = opened(DB_CREATE);
	struct db_stmt *q;

	run(db, "CREATE TABLE t (a BLOB) STRICT; PRAGMA max_page_count = 4; BEGIN");
	ck_assert(db_prepare(db, "INSERT INTO t (a) VALUES ($1)", &q, &err));
	db_bind_blob(q, 1, view_from(arena_take(&arena, 1 << 20), 1 << 20));
	ck_assert_int_eq(db_next(q), DB_FAILED);
	ck_assert(!db_fail(db, "keeping a letter", &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	/* Whatever was being done: cron hears of it once. */
	ck_assert_ptr_nonnull(strstr(err.text, ": there is no space left on its disk"));
	ck_assert_ptr_null(strstr(err.text, "keeping a letter"));
	db_finish(q);
	db_close(db);
}

START_TEST(a_reader_cannot_write)
{
	struct db *db = opened(DB_CREATE);

	run(db, "CREATE TABLE t (a INTEGER)");
	db_close(db);
	db = opened(DB_READ);
	run(db, "SELECT a FROM t");
	ck_assert(!db_exec(db, "INSERT INTO t (a) VALUES (1)", &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, "read-only"));
	db_close(db);
}

START_TEST(a_protected_file_is_not_opened_for_writing)
{
	enum { NOBODY = 65534 };
	const uid_t me = geteuid();
	struct db *db = opened(DB_CREATE);
	bool reads;

	db_close(db);
	ck_assert_int_eq(chmod(path, 0400), 0);
	if (me == 0) { /* who may write anyway */
		ck_assert_int_eq(chown(path, NOBODY, (gid_t)-1), 0);
		ck_assert_int_eq(chown(dir, NOBODY, (gid_t)-1), 0);
		ck_assert_int_eq(seteuid(NOBODY), 0);
	}
	reads = db_open(&db, path, DB_READ, &err);
	if (reads) {
		db_close(db);
		ck_assert(!db_open(&db, path, DB_WRITE, &err));
	}
	ck_assert_int_eq(seteuid(me), 0);
	if (!reads) { /* it lies in a folder of root's own */
		ck_assert_int_eq(me, 0);
		return;
	}
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, "it is read-only"));
}

START_TEST(a_missing_file_is_not_made_by_accident)
{
	struct db *db;
	struct stat st;

	ck_assert(!db_open(&db, path, _i == 0 ? DB_READ : DB_WRITE, &err));
	ck_assert_ptr_null(db);
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_ptr_nonnull(strstr(err.text, "No such file"));
	ck_assert_int_ne(stat(path, &st), 0);
}

START_TEST(a_missing_folder_is_said)
{
	struct db *db;

	free(path);
	path = scratch_path(dir, "no/x.db");
	ck_assert(!db_open(&db, path, (enum db_mode)_i, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_ptr_nonnull(strstr(err.text, "No such file"));
}

START_TEST(a_folder_is_not_a_database)
{
	struct db *db;

	ck_assert(!db_open(&db, dir, (enum db_mode)_i, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, dir));
}

START_TEST(a_file_of_other_things_is_not_a_database)
{
	static const char text[] = "From: ann@club.example\n\nA8 CATS\n";
	struct db *db;
	char *page = arena_take(&arena, 8192);

	memset(page, 'x', 8192);
	put_file(_i % 2 == 0 ? text : page, _i % 2 == 0 ? sizeof text : 8192);
	ck_assert(!db_open(&db, path, _i / 2 == 0 ? DB_READ : DB_WRITE, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_ptr_nonnull(strstr(err.text, "not a database"));
}

START_TEST(a_damaged_page_is_said)
{
	struct db *db = opened(DB_CREATE);
	FILE *f;

	run(db, "CREATE TABLE t (a TEXT); INSERT INTO t (a) VALUES ('x')");
	db_close(db);
	f = fopen(path, "r+");
	ck_assert_ptr_nonnull(f);
	fseek(f, 4096, SEEK_SET);
	for (int i = 0; i < 4096; i++) {
		fputc(0xa5, f);
	}
	fclose(f);
	db = opened(DB_WRITE);
	ck_assert(!db_exec(db, "SELECT a FROM t", &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, "it is damaged"));
	db_close(db);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(another_programs_database_is_refused, foreign);
	claims_times(a_missing_file_is_not_made_by_accident, 0, 2);
	claims_times(a_missing_folder_is_said, DB_READ, DB_CREATE + 1);
	claims_times(a_folder_is_not_a_database, DB_READ, DB_CREATE + 1);
	claims_times(a_file_of_other_things_is_not_a_database, 0, 4);
	return claims_run("db_trouble");
}
