/* SPDX-License-Identifier: ISC */
/* As test_store_fails.c, of what is done with a database as a whole. */
#include "adjudicator/store/engine.h"
#include "adjudicator/store/sealed.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/store/whole/migrate.h"
#include "adjudicator/store/whole/moved.h"
#include "adjudicator/store/whole/transfer.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_case.h"
#include "tests/helpers/club/failing_database.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { OLD = 40 }; /* a schema with some steps before ours */

static struct failing c;
static struct err *const err = &c.club.err;
static struct club empty;
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
	club_open(&empty);
	other = empty.st;
}

static void close_other(void)
{
	club_close(&empty);
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
	bool is;

	return transfer_empty(other, &is, err);
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

/* Whether its nth call fails and is told. */
static bool one_fails(bool (*does)(void), long nth)
{
	bool done;
	bool failed;

	*err = (struct err){0};
	failing_at(other, nth);
	failing_at(c.club.st, nth);
	done = does();
	failed = failing_failed();
	ck_assert_msg(failed != done, "call %ld: %s", nth, err->text);
	ck_assert(!failed || strcmp(err->text, "planned") == 0);
	return failed;
}

/* Each of its first and its last calls fails, `edge` of them, and of those between
 * some: from one to the next it is a share of what came before. */
static void all_fail(bool (*does)(void), long edge, long share)
{
	long last;

	/* Statements are prepared once. */
	ck_assert(!one_fails(does, 0) && !one_fails(does, 0));
	last = failing_calls();
	for (long nth = 1; nth <= last;) {
		long next = nth + 1 + (nth < edge ? 0 : nth / share);

		ck_assert_msg(one_fails(does, nth), "call %ld of %ld", nth, last);
		nth = nth <= last - edge && next > last - edge ? last - edge + 1
		      : nth > last - edge                      ? nth + 1
							       : next;
	}
	failing_at(c.club.st, 0);
}

START_TEST(rows_that_are_not_all_there_are_none)
{
	bool is;

	failing_at(other, 3);
	failing_at(c.club.st, 3);
	ck_assert(!transfers());
	failing_at(c.club.st, 0);
	must(transfer_empty(other, &is, err));
	ck_assert(is);
	all_fail(transfers, 9, 3);
	all_fail(finds_it_empty, 6, 2);
	all_fail(compares, 5, 2);
}

START_TEST(records_that_cannot_be_read_are_not_sound)
{
	const char *why;

	all_fail(reads_the_records, 9, 9);
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
	all_fail(copies, 2, 2);
}

static struct db *reader; /* of the copy */

static void read_it(void *arg, const char *table, long n)
{
	struct db_stmt *q;

	(void)table;
	(void)n;
	if (reader == NULL) {
		must(db_open(&reader, arg, DB_READ, err) && db_snapshot(reader, err));
		must(db_prepare(reader, "SELECT COUNT(*) FROM sqlite_master", &q, err));
		ck_assert_int_eq(db_next(q), DB_ROW);
		db_finish(q);
	}
}

/* Its log stays beside it, and what lies in that may not be carried along. */
START_TEST(a_copy_that_somebody_reads_is_not_whole)
{
	char to[512];
	const struct copy_listener told = {read_it, to};

	(void)snprintf(to, sizeof to, "%s", path("copy.db"));
	failing_at(c.club.st, 0);
	failing_engine()->copy = NULL;
	ck_assert(!copy_write(c.club.st, to, &told, err));
	ck_assert_int_eq(err->kind, ERR_IO);
	ck_assert_msg(strstr(err->text, "cannot write all of") != NULL, "%s",
		      err->text);
	db_close(reader);
	(void)unlink(to);
	must(copy_write(c.club.st, to, NULL, err));
}

static bool vanishes(struct db *db, const char *to, struct err *ignored)
{
	(void)db;
	(void)ignored;
	return unlink(to) == 0;
}

START_TEST(a_copy_that_is_gone_is_none)
{
	failing_at(c.club.st, 0);
	failing_engine()->copy = vanishes;
	ck_assert(!copy_write(c.club.st, path("copy.db"), NULL, err));
	ck_assert_int_eq(err->kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err->text, "copy.db: No such file"));
}

START_TEST(a_copy_with_a_row_too_few_is_not_sound)
{
	const char *why;

	must(db_exec(store_db(c.club.st),
		     "PRAGMA foreign_keys = OFF; DELETE FROM player WHERE id = 1",
		     err));
	ck_assert(!copy_sound(c.club.st, &c.club.arena, &why));
	ck_assert_msg(strstr(why, "names a row of player that is not there") != NULL,
		      "%s", why);
}

/* ------------------------------------------------------------- on the way */

static void other_words(struct db_stmt *q, int n, struct view text)
{
	sqlite_engine.bind_text(q, n,
				view_is(text, "Winter") ? view_of("Summer") : text);
}

static enum db_step no_row(struct db_stmt *q)
{
	(void)q;
	return DB_DONE;
}

static bool no_numbers(struct db *db, struct err *e)
{
	(void)db;
	return err_set(e, ERR_IO, "no row can be numbered");
}

/* 0: a season has another name, 1: no row is kept, 2: none can be added to them. */
START_TEST(what_is_not_the_same_behind_a_copy_is_told)
{
	struct transfer t = rows();

	failing_at(other, 0);
	if (_i == 0) {
		failing_engine()->bind_text = other_words;
	} else if (_i == 1) {
		failing_engine()->next = no_row;
	} else {
		failing_engine()->renumber = no_numbers;
	}
	ck_assert(!transfer_all(&t, err) && err->kind == ERR_IO);
	ck_assert_msg(strstr(err->text, _i < 2 ? "is not the same behind the copy"
					       : "no row can be numbered") != NULL,
		      "%s", err->text);
}

static struct hash letter_of_first;

static bool note_letter(void *arg, const struct copy_row *row)
{
	*(long *)arg += 1;
	ck_assert(row->brought);
	letter_of_first = row->letter;
	return true;
}

static bool note_sealed(void *arg, const struct sealed_letter *l)
{
	letter_of_first = l->hash;
	*(bool *)arg = l->whole;
	return false;
}

/* A row of a record is of the same letter whether that is whole or only its hash; and
 * before records had heads there is nothing to compare. */
START_TEST(a_record_knows_its_letters_by_their_hashes)
{
	struct match_event e = {.n = 1, .text = view_of("pass"), .letter = c.judged};
	const int ours = store_schema_version();
	struct hash whole;
	bool is_whole = true;
	long n = 0;

	must(match_append(c.club.st, &c.game, &e, err));
	must(copy_each_row(c.club.st, ours, note_letter, &n, err));
	whole = letter_of_first;
	must(inbox_reduce(c.club.st, c.judged, err));
	must(copy_each_row(c.club.st, ours, note_letter, &n, err));
	ck_assert_mem_eq(&whole, &letter_of_first, sizeof whole);
	ck_assert_int_eq(n, 2);
	must(sealed_each(c.club.st, note_sealed, &is_whole, err));
	ck_assert(!is_whole);
	ck_assert_mem_eq(&whole, &letter_of_first, sizeof whole);
	must(copy_each_row(c.club.st, 13, note_letter, &n, err));
	ck_assert_int_eq(n, 2);
}

/* ---------------------------------------------------------------- marks, steps */

/* What follows it would not be undone with it. */
START_TEST(a_mark_that_cannot_be_set_again_ends_the_transaction)
{
	int64_t value;

	must(store_begin(c.club.st, err) && store_mark(c.club.st, err) &&
	     store_mark(c.club.st, err));
	must(store_set_number(c.club.st, "a", 1, err));
	failing_at(c.club.st, 1);
	store_undo(c.club.st);
	ck_assert(failing_failed());
	failing_at(c.club.st, 0);
	ck_assert(!store_set_number(c.club.st, "a", 2, err));
	ck_assert(!store_mark(c.club.st, err));
	ck_assert_ptr_nonnull(strstr(err->text, "undid this transaction"));
	store_rollback(c.club.st);
	must(store_number(c.club.st, "a", &value, err));
	ck_assert_int_eq(value, 0);
}

START_TEST(a_mark_that_is_not_kept_is_told)
{
	all_fail(marks_it_moved, 20, 1);
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

/* Between its look at the schema and its turn to write. */
static bool begin_late(struct db *db, struct err *e)
{
	static struct store *quick;

	if (quick == NULL) {
		must(store_open(&quick, c.club.dir, "sqlite:old.db", DB_WRITE, err));
		store_close(quick);
	}
	return sqlite_engine.begin(db, e);
}

START_TEST(a_step_that_another_program_took_is_not_taken_again)
{
	struct store *old;
	int version;

	must(store_open_new(&old, path("old.db"), OLD, err));
	failing_at(old, 0);
	failing_engine()->begin = begin_late;
	must(migrate(old, true, store_schema_version(), migrate_step, err));
	must(db_version(store_db(old), &version, err));
	ck_assert_int_eq(version, store_schema_version());
	store_close(old);
}

int main(void)
{
	failing_fixture(&c);
	claims_fixture(make_other, close_other);
	claims_timeout(60);
	claims_times(what_is_not_the_same_behind_a_copy_is_told, 0, 3);
	return claims_run("store_fails_whole");
}
