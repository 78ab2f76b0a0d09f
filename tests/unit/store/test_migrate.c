/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/migrate.h"

#include "adjudicator/store/outbox.h"
#include "tests/helpers/club/store_club.h"
#include "tests/helpers/scratch.h"
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"

static struct club c;

static void forge_version(int version)
{
	ck_assert(db_set_version(store_db(c.st), version, &c.err));
	store_close(c.st);
	c.st = NULL;
}

START_TEST(a_newer_database_is_refused)
{
	int ours = store_schema_version();

	forge_version(ours + 41);
	ck_assert(
		!store_open(&c.st, c.dir, "sqlite:club.db", (enum db_mode)_i, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(
		strstr(c.err.text, arena_printf(&c.arena, "schema %d", ours + 41)));
	ck_assert_ptr_nonnull(
		strstr(c.err.text, arena_printf(&c.arena, "only %d", ours)));
}

START_TEST(an_empty_file_becomes_a_club_only_when_one_is_made)
{
	char *path = scratch_path(c.dir, "new.db");
	struct db *db;
	int version;

	ck_assert(db_open(&db, path, DB_CREATE, &c.err));
	db_close(db);
	store_close(c.st);
	ck_assert(!store_open(&c.st, c.dir, "sqlite:new.db", DB_READ, &c.err));
	ck_assert(!store_open(&c.st, c.dir, "sqlite:new.db", DB_WRITE, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(c.err.text, "backup"));
	ck_assert(store_open(&c.st, c.dir, "sqlite:new.db", DB_CREATE, &c.err));
	ck_assert(db_version(store_db(c.st), &version, &c.err));
	ck_assert_int_eq(version, store_schema_version());
	ck_assert_int_ge(version, 1);
	free(path);
}

START_TEST(another_programs_database_is_left_alone)
{
	char *path = scratch_path(c.dir, "other.db");
	struct store *st;
	struct db *db;

	ck_assert(db_open(&db, path, DB_CREATE, &c.err));
	ck_assert(db_exec(db, "CREATE TABLE photo (name TEXT)", &c.err));
	ck_assert(!store_open(&st, c.dir, "sqlite:other.db", DB_CREATE, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert(!db_exec(db, "SELECT value FROM number", &c.err));
	db_close(db);
	free(path);
}

/* Steps as a later program would have them; the fourth is wrong half way. */
static bool later_step(struct arena *a, int n, struct view *sql)
{
	static const char *const steps[] = {
		"CREATE TABLE extra (a INTEGER) STRICT;",
		"INSERT INTO extra (a) VALUES (3);",
		"INSERT INTO extra (a) VALUES (4); INSERT INTO nowhere VALUES (1);",
	};

	if (n == 1) {
		return migrate_step(a, 1, sql);
	}
	if (n > 4) {
		return false;
	}
	*sql = view_of(steps[n - 2]);
	return true;
}

static void expect_version(int expected)
{
	int version;

	ck_assert(db_version(store_db(c.st), &version, &c.err));
	ck_assert_int_eq(version, expected);
}

START_TEST(missing_steps_are_taken_once)
{
	ck_assert(db_set_version(store_db(c.st), 1, &c.err));
	ck_assert_msg(migrate(c.st, true, 3, later_step, &c.err), "%s", c.err.text);
	expect_version(3);
	ck_assert(migrate(c.st, true, 3, later_step, &c.err));
	ck_assert(db_exec(store_db(c.st),
			  "CREATE TABLE proof (a INTEGER CHECK (a = 1)) STRICT;"
			  "INSERT INTO proof SELECT COUNT(*) FROM extra",
			  &c.err));
}

/* A club of the first release, with a letter that has not left yet. */
START_TEST(a_letter_of_an_older_club_leaves)
{
	char *path = scratch_path(c.dir, "old.db");
	struct outbox_letter o;
	struct view first;
	struct db *db;

	ck_assert(migrate_step(&c.arena, 1, &first));
	ck_assert(db_open(&db, path, DB_CREATE, &c.err));
	ck_assert_msg(db_exec(db, arena_str(&c.arena, first), &c.err), "%s",
		      c.err.text);
	ck_assert_msg(
		db_exec(db,
			"INSERT INTO outbox (message_id, state, turn, seat,"
			" created, address, kind, subject, bytes) VALUES ('<1@x>',"
			" 'queued', 1, -1, 70, 'ann@x.example', 'help', 's',"
			" CAST('From: club' AS BLOB))",
			&c.err),
		"%s", c.err.text);
	ck_assert(db_set_version(db, 1, &c.err));
	db_close(db);
	store_close(c.st);
	ck_assert_msg(store_open(&c.st, c.dir, "sqlite:old.db", DB_WRITE, &c.err), "%s",
		      c.err.text);
	expect_version(store_schema_version());
	ck_assert(outbox_next(c.st, &c.arena, 0, 80, &o, &c.err));
	ck_assert(view_is(o.message_id, "<1@x>"));
	ck_assert(view_is(o.bytes, "From: club"));
	ck_assert_int_eq(o.tries, 0);
	ck_assert(!o.unsure);
	free(path);
}

START_TEST(a_failing_step_leaves_the_steps_before_it)
{
	ck_assert(db_set_version(store_db(c.st), 1, &c.err));
	ck_assert(!migrate(c.st, true, 4, later_step, &c.err));
	ck_assert_ptr_nonnull(strstr(c.err.text, "nowhere"));
	expect_version(3);
	ck_assert(db_exec(store_db(c.st),
			  "CREATE TABLE proof (a INTEGER CHECK (a = 0)) STRICT;"
			  "INSERT INTO proof SELECT COUNT(*) FROM extra WHERE a = 4",
			  &c.err));
	ck_assert(store_begin(c.st, &c.err));
	store_rollback(c.st);
}

START_TEST(a_reader_takes_no_step)
{
	ck_assert(
		!migrate(c.st, false, store_schema_version() + 1, later_step, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	expect_version(store_schema_version());
}

START_TEST(a_missing_step_is_our_mistake)
{
	ck_assert(
		!migrate(c.st, true, store_schema_version() + 1, migrate_step, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	expect_version(store_schema_version());
}

int main(void)
{
	(void)unsetenv("EMPTY_DATABASE"); /* here the steps are taken */
	club_fixture(&c);
	claims_times(a_newer_database_is_refused, DB_READ, DB_CREATE + 1);
	return claims_run("migrate");
}
