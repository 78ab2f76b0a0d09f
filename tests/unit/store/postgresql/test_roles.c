/* SPDX-License-Identifier: ISC */
/* Roles with the least rights, made as adjudicator-scale(7) has it. */
#include "adjudicator/store/store.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/server_club.h"
#include "tests/helpers/manual_page.h"

#include <string.h>

static struct server_club c;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* What stands in the page's section about them. */
static const char *statements(struct manual *m)
{
	struct view page = manual_page(m, "adjudicator/manual/adjudicator-scale.7");

	page = view_part(page, view_find_text(page, ".Sh ROLES\n"), page.len);
	return arena_str(&c.arena, manual_display(&page));
}

static bool made(void)
{
	struct db_stmt *q;
	bool yes;

	must(db_prepare(store_db(c.st),
			"SELECT COUNT(*) FROM pg_roles WHERE rolname = 'club_worker'",
			&q, &c.err));
	yes = db_next(q) == DB_ROW && db_int(q, 0) > 0;
	db_finish(q);
	return yes;
}

/* The club, in the schema that a setting has which names none, and the roles; once for
 * all tests. */
static void set_up(void)
{
	struct manual m;

	server_club_open(&c);
	if (!made()) {
		manual_open(&m);
		must(store_set_number(c.st, "a", 1, &c.err));
		must(db_exec(store_db(c.st), statements(&m), &c.err));
		/* As a later step does. */
		must(db_exec(store_db(c.st),
			     "CREATE TABLE later (id BIGINT PRIMARY KEY)", &c.err));
		must(db_exec(store_db(c.st), "CREATE ROLE stranger LOGIN", &c.err));
		manual_close(&m);
	}
	store_close(c.st);
	c.st = NULL;
}

static void as(const char *role)
{
	c.st = server_club_another(
		&c, arena_printf(&c.arena, "%s user=%s", c.database, role));
}

static int64_t number(void)
{
	int64_t value;

	must(store_number(c.st, "a", &value, &c.err));
	return value;
}

static bool refused(const char *sql)
{
	return !db_exec(store_db(c.st), sql, &c.err) && c.err.kind == ERR_CONFIG;
}

START_TEST(a_reader_reads_and_writes_nothing)
{
	as("club_reader");
	ck_assert_int_eq(number(), 1);
	must(db_exec(store_db(c.st), "SELECT id FROM later", &c.err));
	ck_assert(!store_set_number(c.st, "a", 2, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert(refused("DELETE FROM number"));
	ck_assert(refused("INSERT INTO later VALUES (1)"));
	ck_assert(refused("DROP TABLE number"));
	ck_assert(refused("CREATE TABLE mine (id BIGINT)"));
}

START_TEST(a_worker_writes_and_changes_no_table)
{
	as("club_worker");
	must(store_begin_shared(c.st, &c.err) &&
	     store_set_number(c.st, "b", 2, &c.err) && store_commit(c.st, &c.err));
	must(db_exec(store_db(c.st), "INSERT INTO later VALUES (1); DELETE FROM later",
		     &c.err));
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
	c.st = server_club_another(&c, c.database);
	must(db_exec(store_db(c.st), strangers[_i].given, &c.err));
	store_close(c.st);
	for (enum db_mode mode = DB_READ; mode <= DB_CREATE; mode++) {
		c.err = (struct err){0};
		ck_assert(!store_open(
			&c.st, "",
			arena_printf(&c.arena, "%s user=stranger", c.database), mode,
			&c.err));
		ck_assert_msg(strstr(c.err.text, strangers[_i].said) != NULL, "%s",
			      c.err.text);
		ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	}
}

START_TEST(a_role_that_may_make_no_schema_is_told)
{
	ck_assert(!store_open(
		&c.st, "",
		arena_printf(&c.arena, "%s user=stranger schema=mine", c.database),
		DB_CREATE, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(c.err.text,
			     "database mine: permission denied for database "
			     "club") != NULL,
		      "%s", c.err.text);
}

static bool tells_size(void)
{
	int64_t n;

	return db_size(store_db(c.st), &n, &c.err);
}

static bool tells_rows(void)
{
	int64_t n;

	return db_rows(store_db(c.st), &n, &c.err);
}

static bool tells_clubs(void)
{
	struct db_club *club;
	size_t count;

	return db_clubs(store_db(c.st), &c.arena, &club, &count, &c.err);
}

static bool tells_health(void)
{
	struct db_finding *found;
	size_t count;

	return db_health(store_db(c.st), &c.arena, &found, &count, &c.err);
}

static bool tells_crew(void)
{
	struct db_crew crew;

	return db_crew(store_db(c.st), &crew, &c.err);
}

static bool checks_pages(void)
{
	struct view fault;

	return db_check(store_db(c.st), DB_PAGES, &c.arena, &fault, &c.err);
}

static bool checks_references(void)
{
	struct view fault;

	return db_check(store_db(c.st), DB_REFERENCES, &c.arena, &fault, &c.err);
}

static bool opens(void)
{
	struct store *other;
	bool ok = store_open(&other, "",
			     arena_printf(&c.arena, "%s user=club_reader", c.database),
			     DB_READ, &c.err);

	store_close(other);
	return ok;
}

/* Whose schema is there already. */
static bool makes(void)
{
	struct store *other;
	bool ok = store_open(&other, "",
			     arena_printf(&c.arena, "%s user=club_reader", c.database),
			     DB_CREATE, &c.err);

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
	struct store *owner;
	const char *hidden = hiding[_i].hidden;

	owner = server_club_another(&c, c.database);
	as("club_reader");
	must(hiding[_i].asks());
	must(db_exec(store_db(owner),
		     arena_printf(&c.arena, "REVOKE SELECT ON %s FROM PUBLIC", hidden),
		     &c.err));
	ck_assert(!hiding[_i].asks());
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(c.err.text, "permission denied for ") != NULL &&
			      strstr(c.err.text, hidden) != NULL,
		      "%s", c.err.text);
	must(db_exec(store_db(owner),
		     arena_printf(&c.arena, "GRANT SELECT ON %s TO PUBLIC", hidden),
		     &c.err));
	store_close(owner);
}

static void tear_down(void)
{
	store_close(c.st);
	c.st = NULL;
}

int main(void)
{
	arena_fixture(&c.arena);
	claims_fixture(set_up, tear_down);
	claims_rows(a_club_that_a_role_may_not_read_is_not_called_empty, strangers);
	claims_rows(what_a_server_hides_is_not_taken_for_good, hiding);
	return server_club_run(&c, "roles");
}
