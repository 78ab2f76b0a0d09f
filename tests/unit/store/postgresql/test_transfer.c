/* SPDX-License-Identifier: ISC */
/* Rows go from one engine to the other and back, and are the same. */
#include "adjudicator/store/whole/transfer.h"

#include "adjudicator/store/whole/copy.h"
#include "adjudicator/store/whole/schema_tables.h"
#include "tests/helpers/club/store_club.h"
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
static struct club c;
static struct store *there;

static void take(void *arg, struct view name, struct view value)
{
	(void)arg;
	if (view_is(name, "database")) {
		snprintf(database, sizeof database, "%.*s", VIEW_ARG(value));
	}
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void sql(struct store *st, const char *text)
{
	ck_assert_msg(db_exec(store_db(st), text, &c.err), "%s: %s", text, c.err.text);
}

/* All kinds of values: nothing, no bytes, bytes of no encoding, and the ends of what a
 * number holds; more rows than a page has. */
static void fill(void)
{
	int64_t ann, ben;

	club_open(&c);
	ann = club_player(&c, "ANN");
	ben = club_player(&c, "BEN");
	for (int i = 0; i < 40; i++) {
		(void)club_game(&c, ann, ben);
		(void)club_letter(&c, "Subject: a letter\n\nPLAY 8H WORD\n");
	}
	sql(c.st,
	    "INSERT INTO inbox (id, source, uid, arrived, fetched, truncated, raw)"
	    " VALUES (900, 'maildir', CAST(x'ff20c327' AS TEXT), -1,"
	    " 9223372036854775807, 1, zeroblob(3000)),"
	    " (901, '', '', -9223372036854775808, 0, 0, x'')");
	sql(c.st,
	    "WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up LIMIT"
	    " 3000) INSERT INTO number SELECT 'n' || (n * 7919 % 3000), n FROM up");
}

static void set_up(void)
{
	snprintf(setting, sizeof setting, "%s schema=m%ld", database, (long)getpid());
	fill();
	ck_assert_msg(store_open(&there, "", setting, DB_CREATE, &c.err), "%s",
		      c.err.text);
}

static void tear_down(void)
{
	if (there != NULL) {
		store_rollback(there);
		sql(there,
		    arena_printf(&c.arena, "DROP SCHEMA m%ld CASCADE", (long)getpid()));
	}
	store_close(there);
	club_close(&c);
}

static const char *differs(struct store *a, struct store *b)
{
	struct transfer t = {.from = a, .to = b};
	const char *table;

	must(transfer_differs(&t, &c.arena, &table, &c.err));
	return table;
}

static bool empty(struct store *st)
{
	bool is;

	must(transfer_empty(st, &is, &c.err));
	return is;
}

static long count(struct store *st, const char *text)
{
	struct db_stmt *q;
	long n;

	must(db_prepare(store_db(st), text, &q, &c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	n = (long)db_int(q, 0);
	db_finish(q);
	return n;
}

START_TEST(both_engines_tell_of_the_same_tables)
{
	struct schema_tables a = {0}, b = {0};

	must(schema_tables_read(store_db(c.st), &c.arena, &a, &c.err) &&
	     schema_tables_read(store_db(there), &c.arena, &b, &c.err));
	ck_assert_int_eq(a.tables, count(c.st, "SELECT COUNT(*) FROM sqlite_master"
					       " WHERE type = 'table'"));
	ck_assert_int_eq(a.tables, b.tables);
	for (size_t i = 0; i < a.tables; i++) {
		const struct schema_table *x = &a.table[i];
		const struct schema_table *y = &b.table[i];

		ck_assert_str_eq(x->name, y->name);
		ck_assert_int_eq(x->columns, y->columns);
		ck_assert_int_eq(x->keys, y->keys);
		ck_assert_int_eq(x->parents, y->parents);
		for (size_t k = 0; k < x->columns; k++) {
			ck_assert_str_eq(x->column[k].name, y->column[k].name);
			ck_assert_int_eq(x->column[k].cell, y->column[k].cell);
		}
		ck_assert_mem_eq(x->key, y->key, sizeof x->key);
	}
}

START_TEST(what_goes_there_and_back_is_the_same)
{
	char *dir = scratch_dir();
	char *path = scratch_path(dir, "back.db");
	struct transfer t = {.from = c.st, .to = there};
	struct store *back;

	/* A page is about as large as it should be, the next one is too large, and so
	 * is a letter alone. */
	sql(c.st, "UPDATE inbox SET raw = zeroblob(1500000) WHERE id = 7;"
		  "UPDATE inbox SET raw = zeroblob(4500000) WHERE id IN (20, 900)");
	ck_assert(!empty(c.st) && empty(there));
	must(transfer_all(&t, &c.err));
	ck_assert(!empty(there));
	ck_assert_int_gt(t.rows, 3100);
	ck_assert_ptr_null(differs(c.st, there));
	must(copy_write(there, path, NULL, &c.err));
	ck_assert_int_ne(access(arena_printf(&c.arena, "%s-wal", path), F_OK), 0);
	must(store_open(&back, "", arena_printf(&c.arena, "sqlite:%s", path), DB_READ,
			&c.err));
	ck_assert_ptr_null(differs(c.st, back));
	ck_assert_int_eq(count(back, "SELECT COUNT(*) FROM number"),
			 count(c.st, "SELECT COUNT(*) FROM number"));
	store_close(back);
	free(path);
	scratch_remove(dir);
}

/* Until it counts them it plans for tables without rows. */
START_TEST(a_server_has_counted_the_rows_that_came)
{
	struct transfer t = {.from = c.st, .to = there};

	must(transfer_all(&t, &c.err));
	ck_assert_int_eq(
		count(there,
		      "SELECT COUNT(*) FROM pg_class WHERE relkind = 'r'"
		      " AND reltuples < 0 AND relname <> 'adjudicator_schema'"
		      " AND relnamespace = CAST(current_schema() AS regnamespace)"),
		0);
}

START_TEST(numbers_go_on_behind_those_that_came)
{
	struct transfer t = {.from = c.st, .to = there};
	long last = count(c.st, "SELECT MAX(id) FROM game");

	must(transfer_all(&t, &c.err));
	sql(there, "INSERT INTO game (kind, state, seed, created, turn, to_move)"
		   " SELECT kind, state, seed, created, turn, to_move FROM game"
		   " WHERE id = 1");
	ck_assert_int_eq(count(there, "SELECT MAX(id) FROM game"), last + 1);
}

START_TEST(what_changed_by_one_byte_is_noticed)
{
	struct transfer t = {.from = c.st, .to = there};

	must(transfer_all(&t, &c.err));
	sql(there, "UPDATE inbox SET raw = set_byte(raw, 2999, 1) WHERE id = 900");
	ck_assert_str_eq(differs(c.st, there), "inbox");
	ck_assert_str_eq(differs(there, c.st), "inbox");
}

START_TEST(what_was_half_there_is_gone)
{
	struct transfer t = {.from = c.st, .to = there};

	sql(there, "INSERT INTO player (name, name_key, language, confirmed, created)"
		   " VALUES ('ZOE', 'zoe', 'en', 1, 0)");
	must(transfer_all(&t, &c.err));
	ck_assert_ptr_null(differs(c.st, there));
}

START_TEST(a_copy_that_fails_leaves_nothing)
{
	struct transfer t = {.from = c.st, .to = there};

	sql(c.st,
	    "INSERT INTO inbox (id, source, uid, arrived, fetched, truncated, raw)"
	    " VALUES (903, 'a', CAST(x'610062' AS TEXT), 0, 0, 0, x'00')");
	ck_assert(!transfer_all(&t, &c.err));
	ck_assert_msg(strstr(c.err.text, "the table inbox") != NULL, "%s", c.err.text);
	ck_assert(empty(there));
	/* And the one that it came from can be used. */
	must(store_set_number(c.st, "still", 1, &c.err));
}

START_TEST(another_schema_is_refused)
{
	struct transfer t = {.from = c.st, .to = there};

	must(db_set_version(store_db(there), 3, &c.err));
	ck_assert(!transfer_all(&t, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(c.err.text, "the other 3;") != NULL, "%s", c.err.text);
	must(db_set_version(store_db(there), store_schema_version(), &c.err));
}

int main(void)
{
	int failed;

	if (!server_start(&server, take, NULL)) {
		return EXIT_SUCCESS;
	}
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	failed = claims_run("transfer");
	server_stop(&server);
	return failed;
}
