/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/db.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

static char *dir, *path;
static struct err err;
static struct arena arena;
static struct db *db;

static void set_up(void)
{
	dir = scratch_dir();
	path = scratch_path(dir, "x.db");
	err = (struct err){0};
	ck_assert_msg(db_open(&db, path, DB_CREATE, &err), "%s", err.text);
}

static void tear_down(void)
{
	db_close(db);
	arena_free(&arena);
	free(path);
	scratch_remove(dir);
}

static void run(const char *sql)
{
	ck_assert_msg(db_exec(db, sql, &err), "%s: %s", sql, err.text);
}

static struct view checked(enum db_check what)
{
	struct view fault;

	ck_assert_msg(db_check(db, what, &arena, &fault, &err), "%s", err.text);
	return fault;
}

static const char tables[] = "CREATE TABLE game (id INTEGER PRIMARY KEY) STRICT;"
			     "CREATE TABLE seat (game INTEGER REFERENCES game (id),"
			     " name TEXT) STRICT;"
			     "CREATE INDEX seat_name ON seat (name);"
			     "INSERT INTO game VALUES (1);"
			     "INSERT INTO seat VALUES (1, 'Ann');";

START_TEST(a_sound_file_is_sound)
{
	run(tables);
	ck_assert_uint_eq(checked(DB_PAGES).len, 0);
	ck_assert_uint_eq(checked(DB_REFERENCES).len, 0);
}

START_TEST(a_row_that_names_none_is_found)
{
	run(tables);
	run("PRAGMA foreign_keys = OFF; DELETE FROM game;");
	ck_assert_uint_eq(checked(DB_PAGES).len, 0);
	ck_assert(view_is(checked(DB_REFERENCES),
			  "row 1 of the table seat names a row of game that is not "
			  "there"));
}

/* Each page of the file with these words in it is damaged, and no longer in memory. */
static void damage(const char *words)
{
	static char page[4096];
	int fd = open(path, O_RDWR | O_CLOEXEC);
	bool any = false;

	run("PRAGMA shrink_memory");
	for (off_t at = 0; pread(fd, page, sizeof page, at) == (ssize_t)sizeof page;
	     at += (off_t)sizeof page) {
		if (view_find_text(view_from(page, sizeof page), words) < sizeof page) {
			memset(page, 0xa5, sizeof page);
			ck_assert_int_eq(pwrite(fd, page, sizeof page, at),
					 (ssize_t)sizeof page);
			any = true;
		}
	}
	close(fd);
	ck_assert(any);
}

/* All that was written is in the file itself. */
static void reopen(void)
{
	db_close(db);
	ck_assert_msg(db_open(&db, path, DB_WRITE, &err), "%s", err.text);
}

/* The name in its row is no longer the one in the index. */
START_TEST(an_index_that_disagrees_with_its_table_is_found)
{
	char byte[1 << 15];
	ssize_t n;
	int fd;

	run(tables);
	db_close(db);
	fd = open(path, O_RDWR | O_CLOEXEC);
	n = pread(fd, byte, sizeof byte, 0);
	ck_assert_int_gt(n, 0);
	for (ssize_t i = 0; i + 2 < n; i++) {
		if (view_is(view_from(byte + i, 3), "Ann")) {
			ck_assert_int_eq(pwrite(fd, "Bob", 3, i), 3);
			break;
		}
	}
	close(fd);
	ck_assert_msg(db_open(&db, path, DB_WRITE, &err), "%s", err.text);
	ck_assert_uint_gt(checked(DB_PAGES).len, 0);
}

START_TEST(rows_are_counted_whatever_their_table_is_called)
{
	int64_t rows = -1;

	ck_assert(db_rows(db, &rows, &err));
	ck_assert_int_eq(rows, 0);
	run(tables);
	run("CREATE TABLE \"a \"\"word\"\"\" (id INTEGER PRIMARY KEY);"
	    "INSERT INTO \"a \"\"word\"\"\" VALUES (1), (2), (3);");
	ck_assert_msg(db_rows(db, &rows, &err), "%s", err.text);
	ck_assert_int_eq(rows, 5);
}

static bool counts_rows(void)
{
	int64_t rows;

	return db_rows(db, &rows, &err);
}

static bool tells_version(void)
{
	int version;

	return db_version(db, &version, &err);
}

static bool checks_references(void)
{
	struct view fault;

	return db_check(db, DB_REFERENCES, &arena, &fault, &err);
}

static bool is_damaged(bool (*does)(void))
{
	err = (struct err){0};
	return !does() && err.kind == ERR_IO &&
	       strstr(err.text, "it is damaged") != NULL;
}

/* Of a table it is known where it begins, and no more. */
START_TEST(a_table_that_cannot_be_read_is_no_empty_one)
{
	run(tables);
	reopen();
	damage("Ann");
	ck_assert(is_damaged(counts_rows));
	ck_assert(is_damaged(checks_references));
	ck_assert_uint_gt(checked(DB_PAGES).len, 0);
}

/* The list of them takes more than the first page; 0: it was read before, 1: it must be
 * read again. */
START_TEST(tables_that_cannot_be_listed_are_not_left_out)
{
	run(tables);
	for (int i = 0; i < 100; i++) {
		run(arena_printf(&arena,
				 "CREATE TABLE another%d (id INTEGER,"
				 " some TEXT, more TEXT, words TEXT)",
				 i));
	}
	reopen();
	run("SELECT id FROM game");
	if (_i == 1) {
		run("BEGIN; CREATE TABLE none (id INTEGER); ROLLBACK");
	}
	damage("CREATE TABLE another");
	ck_assert(is_damaged(counts_rows));
	ck_assert(is_damaged(tells_version));
	ck_assert(_i == 0 || is_damaged(checks_references));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_times(tables_that_cannot_be_listed_are_not_left_out, 0, 2);
	return claims_run("db_check");
}
