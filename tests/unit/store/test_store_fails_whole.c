/* SPDX-License-Identifier: ISC */
/* As test_store_fails.c, of what is done with a database as a whole. */
#include "adjudicator/store/engine.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/store/whole/migrate.h"
#include "adjudicator/store/whole/moved.h"
#include "adjudicator/store/whole/transfer.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_case.h"
#include "tests/helpers/club/failing_database.h"
#include <string.h>
#include <unistd.h>

enum { OLD = 40 }; /* a schema with some steps before ours */

static struct failing c;
static struct err *const err = &c.club.err;
static struct store *other;

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", err->text);
}

static const char *path(const char *name)
{
	return arena_printf(&c.club.arena, "%s/%s", c.club.dir, name);
}

static void make_other(void)
{
	must(store_open_new(&other, path("other.db"), store_schema_version(), err));
}

static void close_other(void)
{
	store_close(other);
}

static struct transfer rows(void)
{
	return (struct transfer){.from = c.club.st, .to = other};
}

static bool transfers(void)
{
	struct transfer t = rows();

	return transfer_all(&t, err);
}

static bool finds_it_empty(void)
{
	bool empty;

	return transfer_empty(other, &empty, err);
}

static bool compares(void)
{
	struct transfer t = rows();
	const char *table;

	return transfer_differs(&t, &c.club.arena, &table, err);
}

static bool each(void *arg, const struct copy_row *row)
{
	(void)arg;
	(void)row;
	return true;
}

static bool reads_the_records(void)
{
	return copy_each_row(c.club.st, store_schema_version(), each, NULL, err);
}

/* Row by row, as of a server. */
static bool copies(void)
{
	const char *to = path("copy.db");

	(void)unlink(to);
	return copy_write(c.club.st, to, NULL, err);
}

static bool marks_it_moved(void)
{
	struct moved away = {MOVED_AWAY, "postgresql:dbname=club", 1000};
	struct moved none = {.mark = MOVED_NOT};

	return moved_set(c.club.st, &away, err) && moved_set(c.club.st, &none, err) &&
	       moved_check(c.club.st, err);
}

/* The first calls of it fail one by one, and of the many behind them some, until none
 * does: how many did. From each to the next it is one, and a share of what is behind.
 */
static long all_fail(bool (*does)(void), long share)
{
	bool more = true;
	long tried = -1;

	for (long nth = 1; more; nth += 1 + nth / share) {
		bool done;

		tried++;
		*err = (struct err){0};
		failing_at(other, nth);
		failing_at(c.club.st, nth);
		done = does();
		more = failing_failed();
		failing_at(c.club.st, 0);
		ck_assert_msg(more != done, "call %ld: %s", nth, err->text);
		ck_assert(!more || strcmp(err->text, "planned") == 0);
	}
	return tried;
}

START_TEST(rows_that_are_not_all_there_are_none)
{
	bool empty;

	failing_at(other, 3);
	failing_at(c.club.st, 3);
	ck_assert(!transfers());
	failing_at(c.club.st, 0);
	must(transfer_empty(other, &empty, err));
	ck_assert(empty);
	ck_assert_int_ge(all_fail(transfers, 4), 12);
	ck_assert_int_ge(all_fail(finds_it_empty, 8), 3);
	ck_assert_int_ge(all_fail(compares, 4), 12);
}

START_TEST(records_that_cannot_be_read_are_not_sound)
{
	const char *why;

	ck_assert_int_ge(all_fail(reads_the_records, 8), 1);
	for (int nth = 1; nth <= 2; nth++) {
		failing_at(c.club.st, nth);
		ck_assert(!copy_sound(c.club.st, &c.club.arena, &why));
		ck_assert_str_eq(why, "planned");
	}
	failing_at(c.club.st, 0);
	ck_assert(copy_sound(c.club.st, &c.club.arena, &why));
}

START_TEST(a_copy_that_is_not_whole_is_told)
{
	struct engine *engine;

	failing_at(c.club.st, 0);
	failing_at(other, 0);
	engine = failing_engine();
	engine->copy = NULL;
	ck_assert_int_ge(all_fail(copies, 2), 8);
}

START_TEST(a_mark_that_is_not_kept_is_told)
{
	ck_assert_int_ge(all_fail(marks_it_moved, 8), 6);
}

START_TEST(a_step_that_fails_is_done_again)
{
	struct store *old;
	long nth = 0;
	bool done = false;
	int version;

	must(store_open_new(&old, path("old.db"), OLD, err));
	while (!done) {
		failing_at(old, ++nth);
		done = migrate(old, true, store_schema_version(), migrate_step, err);
		ck_assert(done != failing_failed());
		failing_at(old, 0);
		ck_assert(!db_in_transaction(store_db(old)));
	}
	ck_assert_int_ge(nth, 6);
	must(db_version(store_db(old), &version, err));
	ck_assert_int_eq(version, store_schema_version());
	store_close(old);
}

int main(void)
{
	failing_fixture(&c);
	claims_fixture(make_other, close_other);
	return claims_run("store_fails_whole");
}
