/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/db.h"

#include <fcntl.h>
#include <stdlib.h>
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

int main(void)
{
	claims_fixture(set_up, tear_down);
	return claims_run("db_check");
}
