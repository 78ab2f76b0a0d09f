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
		must(db_exec(store_db(st), "CREATE ROLE stranger LOGIN", &err));
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

/* Whatever he was given, a club that he may not read is not taken for one that is not
 * there: it would be made anew, or brought back from a backup. */
static const struct {
	const char *given, *said;
} strangers[] = {
	{"REVOKE ALL ON SCHEMA adjudicator FROM stranger",
	 "permission denied for schema adjudicator"      },
	{"GRANT USAGE ON SCHEMA adjudicator TO stranger",
	 "permission denied for table adjudicator_schema"},
};

START_TEST(a_club_that_a_role_may_not_read_is_not_called_empty)
{
	must(store_open(&st, "", database, DB_WRITE, &err));
	must(db_exec(store_db(st), strangers[_i].given, &err));
	store_close(st);
	for (enum db_mode mode = DB_READ; mode <= DB_CREATE; mode++) {
		err = (struct err){0};
		ck_assert(!store_open(
			&st, "", arena_printf(&arena, "%s user=stranger", database),
			mode, &err));
		ck_assert_msg(strstr(err.text, strangers[_i].said) != NULL, "%s",
			      err.text);
		ck_assert_int_eq(err.kind, ERR_CONFIG);
	}
}

START_TEST(a_role_that_may_make_no_schema_is_told)
{
	ck_assert(!store_open(
		&st, "", arena_printf(&arena, "%s user=stranger schema=mine", database),
		DB_CREATE, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(err.text, "database mine: permission denied for database "
				       "club") != NULL,
		      "%s", err.text);
}

static bool tells_size(void)
{
	int64_t n;

	return db_size(store_db(st), &n, &err);
}

static bool tells_rows(void)
{
	int64_t n;

	return db_rows(store_db(st), &n, &err);
}

static bool tells_clubs(void)
{
	struct db_club *club;
	size_t count;

	return db_clubs(store_db(st), &arena, &club, &count, &err);
}

static bool tells_health(void)
{
	struct db_finding *found;
	size_t count;

	return db_health(store_db(st), &arena, &found, &count, &err);
}

static bool tells_crew(void)
{
	struct db_crew crew;

	return db_crew(store_db(st), &crew, &err);
}

static bool checks_pages(void)
{
	struct view fault;

	return db_check(store_db(st), DB_PAGES, &arena, &fault, &err);
}

static bool checks_references(void)
{
	struct view fault;

	return db_check(store_db(st), DB_REFERENCES, &arena, &fault, &err);
}

static bool opens(void)
{
	struct store *other;
	bool ok = store_open(&other, "",
			     arena_printf(&arena, "%s user=club_reader", database),
			     DB_READ, &err);

	store_close(other);
	return ok;
}

/* Whose schema is there already. */
static bool makes(void)
{
	struct store *other;
	bool ok = store_open(&other, "",
			     arena_printf(&arena, "%s user=club_reader", database),
			     DB_CREATE, &err);

	store_close(other);
	return ok;
}

static const struct {
	const char *hidden;
	bool (*asks)(void);
} hiding[] = {
	{"pg_class",         tells_size       },
	{"pg_class",         tells_rows       },
	{"pg_namespace",     tells_clubs      },
	{"pg_stat_activity", tells_health     },
	{"pg_locks",         tells_crew       },
	{"pg_stat_database", checks_pages     },
	{"pg_constraint",    checks_references},
	{"pg_database",      opens            },
	{"pg_namespace",     makes            },
};

/* A server may be strict, and hide what all others show. */
START_TEST(what_a_server_hides_is_not_taken_for_good)
{
	struct store *operator;
	const char *hidden = hiding[_i].hidden;

	must(store_open(&operator, "", database, DB_WRITE, &err));
	as("club_reader");
	must(hiding[_i].asks());
	must(db_exec(store_db(operator),
		     arena_printf(&arena, "REVOKE SELECT ON %s FROM PUBLIC", hidden),
		     &err));
	ck_assert(!hiding[_i].asks());
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(err.text, "permission denied for ") != NULL &&
			      strstr(err.text, hidden) != NULL,
		      "%s", err.text);
	must(db_exec(store_db(operator),
		     arena_printf(&arena, "GRANT SELECT ON %s TO PUBLIC", hidden),
		     &err));
	store_close(operator);
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
	claims_rows(a_club_that_a_role_may_not_read_is_not_called_empty, strangers);
	claims_rows(what_a_server_hides_is_not_taken_for_good, hiding);
	bad = claims_run("roles");
	engine_server_stop();
	return bad;
}
