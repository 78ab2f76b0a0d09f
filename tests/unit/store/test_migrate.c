/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/migrate.h"

#include "adjudicator/store/outbox.h"
#include "adjudicator/store/whole/moved.h"
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

/* ------------------------------------------------------------- opened otherwise */

static int asked, had;

static bool before(void *arg, struct store *st, int schema, struct err *err)
{
	ck_assert_ptr_eq(arg, &c);
	ck_assert_ptr_nonnull(st);
	asked = schema;
	return schema > 30 || err_set(err, ERR_IO, "no copy of it can be made");
}

static const struct store_upgrade careful = {.before = before, .arg = &c, .had = &had};

/* With so many steps; 0: none is there. */
static bool opens(int schema)
{
	const char *setting = arena_printf(&c.arena, "sqlite:%d.db", schema);
	char *path = scratch_path(c.dir, setting + strlen("sqlite:"));
	struct store *st;
	bool ok = schema == 0 || store_open_new(&st, path, schema, &c.err);

	ck_assert_msg(ok, "%s", c.err.text);
	if (schema > 0) {
		store_close(st);
	}
	asked = had = -1;
	ok = store_open_upgrading(&st, c.dir, setting, DB_CREATE, &careful, &c.err);
	store_close(st);
	free(path);
	return ok;
}

START_TEST(what_is_upgraded_is_looked_at_before)
{
	const int ours = store_schema_version();

	ck_assert(opens(ours - 1));
	ck_assert_int_eq(asked, ours - 1);
	ck_assert_int_eq(had, ours - 1);
	ck_assert(opens(ours));
	ck_assert_int_eq(asked, -1);
	ck_assert_int_eq(had, ours);
	ck_assert(opens(0));
	ck_assert_int_eq(asked, -1);
	ck_assert_int_eq(had, 0);
	ck_assert(!opens(30));
	ck_assert_int_eq(asked, 30);
	ck_assert_str_eq(c.err.text, "no copy of it can be made");
	store_close(c.st);
	ck_assert(!store_open(&c.st, c.dir, "sqlite:30.db", DB_READ, &c.err));
	ck_assert_ptr_nonnull(strstr(c.err.text, "the database has schema 30 and"));
}

START_TEST(a_look_at_a_file_takes_an_older_one_and_no_newer)
{
	char *path = scratch_path(c.dir, "club.db");
	struct store *st;
	struct db *other;
	int schema;

	ck_assert(db_set_version(store_db(c.st), 12, &c.err));
	ck_assert(store_open_file(&st, path, &schema, &c.err));
	ck_assert_int_eq(schema, 12);
	store_close(st);
	forge_version(store_schema_version() + 1);
	ck_assert(!store_open_file(&st, path, &schema, &c.err));
	ck_assert_ptr_null(st);
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(c.err.text, "it needs a newer program"));
	ck_assert(!store_open_file(&st, c.dir, &schema, &c.err));
	ck_assert_ptr_null(st);
	free(path);
	path = scratch_path(c.dir, "other.db");
	ck_assert(db_open(&other, path, DB_CREATE, &c.err));
	ck_assert(db_exec(other, "CREATE TABLE photo (name TEXT)", &c.err));
	ck_assert(!store_open_file(&st, path, &schema, &c.err));
	ck_assert_ptr_nonnull(strstr(c.err.text, "some other program"));
	db_close(other);
	free(path);
}

START_TEST(a_file_of_more_steps_than_there_are_is_not_made)
{
	struct store *st;

	ck_assert(!store_open_new(&st, arena_printf(&c.arena, "%s/new.db", c.dir),
				  store_schema_version() + 1, &c.err));
	ck_assert_ptr_null(st);
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(!store_open_new(&st, arena_printf(&c.arena, "%s/no/new.db", c.dir), 1,
				  &c.err));
	ck_assert_ptr_null(st);
	ck_assert_int_eq(c.err.kind, ERR_IO);
}

START_TEST(a_copy_that_is_not_finished_is_no_club)
{
	struct moved m = {MOVED_COMING, "postgresql:dbname=club", 1000};

	ck_assert(moved_set(c.st, &m, &c.err));
	store_close(c.st);
	ck_assert(!store_open(&c.st, c.dir, "sqlite:club.db", DB_WRITE, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_ptr_null(c.st);
	ck_assert_ptr_nonnull(strstr(c.err.text, "a copy that is not finished: the club"
						 " is in postgresql:dbname=club;"));
	/* But for whoever brings it to an end. */
	ck_assert(store_open_upgrading(
		&c.st, c.dir, "sqlite:club.db", DB_WRITE,
		&(struct store_upgrade){.moved = true, .had = &had}, &c.err));
	ck_assert_int_eq(had, store_schema_version());
}

int main(void)
{
	(void)unsetenv("EMPTY_DATABASE"); /* here the steps are taken */
	club_fixture(&c);
	claims_times(a_newer_database_is_refused, DB_READ, DB_CREATE + 1);
	return claims_run("migrate");
}
