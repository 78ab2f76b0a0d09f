/* SPDX-License-Identifier: ISC */
/* Roles with the least rights, made as adjudicator-scale(7) has it. */
#include "adjudicator/store/store.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/manual_page.h"

#include <string.h>

static const char *database;
static struct arena arena;
static struct store *st;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

/* What stands in the page's section about them. */
static const char *statements(struct manual *m)
{
	struct view page = manual_page(m, "adjudicator/manual/adjudicator-scale.7");

	page = view_part(page, view_find_text(page, ".Sh ROLES\n"), page.len);
	return arena_str(&arena, manual_display(&page));
}

static bool made(void)
{
	struct db_stmt *q;
	bool yes;

	must(db_prepare(store_db(st),
			"SELECT COUNT(*) FROM pg_roles WHERE rolname = 'club_worker'",
			&q, &err));
	yes = db_next(q) == DB_ROW && db_int(q, 0) > 0;
	db_finish(q);
	return yes;
}

/* The club, in the schema that a setting has which names none, and the roles; once for
 * all tests. */
static void set_up(void)
{
	struct manual m;

	must(store_open(&st, "", database, DB_CREATE, &err));
	if (!made()) {
		manual_open(&m);
		must(store_set_number(st, "a", 1, &err));
		must(db_exec(store_db(st), statements(&m), &err));
		/* As a later step does. */
		must(db_exec(store_db(st), "CREATE TABLE later (id BIGINT PRIMARY KEY)",
			     &err));
		manual_close(&m);
	}
	store_close(st);
	st = NULL;
}

static void as(const char *role)
{
	must(store_open(&st, "", arena_printf(&arena, "%s user=%s", database, role),
			DB_WRITE, &err));
}

static int64_t number(void)
{
	int64_t value;

	must(store_number(st, "a", &value, &err));
	return value;
}

static bool refused(const char *sql)
{
	return !db_exec(store_db(st), sql, &err) && err.kind == ERR_CONFIG;
}

START_TEST(a_reader_reads_and_writes_nothing)
{
	as("club_reader");
	ck_assert_int_eq(number(), 1);
	must(db_exec(store_db(st), "SELECT id FROM later", &err));
	ck_assert(!store_set_number(st, "a", 2, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert(refused("DELETE FROM number"));
	ck_assert(refused("INSERT INTO later VALUES (1)"));
	ck_assert(refused("DROP TABLE number"));
	ck_assert(refused("CREATE TABLE mine (id BIGINT)"));
}

START_TEST(a_worker_writes_and_changes_no_table)
{
	as("club_worker");
	must(store_begin_shared(st, &err) && store_set_number(st, "b", 2, &err) &&
	     store_commit(st, &err));
	must(db_exec(store_db(st), "INSERT INTO later VALUES (1); DELETE FROM later",
		     &err));
	ck_assert(refused("DROP TABLE number"));
	ck_assert(refused("ALTER TABLE number ADD COLUMN mine BIGINT"));
	ck_assert(refused("CREATE TABLE mine (id BIGINT)"));
	ck_assert(refused("CREATE SCHEMA mine"));
	ck_assert(refused("TRUNCATE number"));
}

static void tear_down(void)
{
	store_close(st);
	st = NULL;
}

int main(void)
{
	int bad;

	database = engine_server_start();
	if (database == NULL) {
		return 0;
	}
	arena_fixture(&arena);
	claims_fixture(set_up, tear_down);
	bad = claims_run("roles");
	engine_server_stop();
	return bad;
}
