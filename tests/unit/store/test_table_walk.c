/* SPDX-License-Identifier: ISC */
/* Tables as they are found, whoever made them: which can be copied, and that they are.
 */
#include "adjudicator/store/whole/table_walk.h"

#include "formats/text/buf.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

#include <string.h>

static struct arena arena;
static char *dir;
static struct err err;
static struct db *db;

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", err.text);
}

static struct db *opened(const char *name)
{
	struct db *new;

	must(db_open(&new, arena_printf(&arena, "%s/%s", dir, name), DB_CREATE, &err));
	return new;
}

static const struct {
	const char *sql, *said;
} odd[] = {
	{"CREATE TABLE a (id INTEGER PRIMARY KEY, x REAL)",                                "a column of a kind of" },
	{"CREATE TABLE a (a INTEGER, b INTEGER, c INTEGER, d INTEGER, e INTEGER,"
	 " PRIMARY KEY (a, b, c, d, e))",					 "a column of a kind of" },
	{"CREATE TABLE z (id INTEGER PRIMARY KEY); CREATE TABLE a (id INTEGER)",
	 "it has no key"											   },
	{"CREATE TABLE z (id INTEGER PRIMARY KEY);"
	 " CREATE TABLE a (id INTEGER PRIMARY KEY, b INTEGER REFERENCES b (id));"
	 " CREATE TABLE b (id INTEGER PRIMARY KEY, a INTEGER REFERENCES a (id))", "tables name each other"},
};

START_TEST(a_table_that_cannot_be_copied_is_named)
{
	struct schema_tables t;

	db = opened("a.db");
	must(db_exec(db, odd[_i].sql, &err));
	ck_assert(!schema_tables_read(db, &arena, &t, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	ck_assert_msg(strstr(err.text, "the table a cannot be copied") != NULL &&
			      strstr(err.text, odd[_i].said) != NULL,
		      "%s", err.text);
	db_close(db);
}

/* ------------------------------------------------------------------------- copied */

/* A table of some whole numbers. */
static const char *table_of(int columns)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, "CREATE TABLE t (c0 INTEGER PRIMARY KEY");
	for (int i = 1; i < columns; i++) {
		buf_printf(&b, ", c%d INTEGER", i);
	}
	buf_str(&b, ")");
	return buf_cstr(&b);
}

static bool put(void *arg, const struct table_page *page)
{
	return table_fill_add(arg, page, &err);
}

static int64_t number(const char *sql)
{
	struct db_stmt *q;
	int64_t n;

	must(db_prepare(db, sql, &q, &err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	n = db_int(q, 0);
	db_finish(q);
	return n;
}

static const int widths[] = {1, 2, 33, 49, 50, 99};

/* However many rows fit into one statement. */
START_TEST(a_table_of_any_width_is_copied)
{
	struct db *from = opened("from.db");
	struct schema_tables t;
	struct table_fill fill;

	db = opened("to.db");
	must(db_exec(from, table_of(widths[_i]), &err) &&
	     db_exec(db, table_of(widths[_i]), &err));
	must(db_exec(from,
		     "INSERT INTO t (c0) WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL"
		     " SELECT n + 1 FROM up LIMIT 75) SELECT n * n FROM up",
		     &err));
	must(schema_tables_read(from, &arena, &t, &err));
	must(table_fill_open(&fill, db, &t.table[0], &err) &&
	     table_walk(from, &t.table[0], put, &fill, &err));
	table_fill_close(&fill);
	ck_assert_int_eq(number("SELECT COUNT(*) FROM t"), 75);
	ck_assert_int_eq(number("SELECT SUM(c0) FROM t"), 75 * 76 * 151 / 6);
	db_close(db);
	db_close(from);
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	claims_rows(a_table_that_cannot_be_copied_is_named, odd);
	claims_rows(a_table_of_any_width_is_copied, widths);
	return claims_run("table_walk");
}
