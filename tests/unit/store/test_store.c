/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/store.h"

#include "tests/helpers/club/store_club.h"
#include "tests/helpers/scratch.h"
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/club/asked.h"

static struct club c;

static int64_t number(const char *name)
{
	int64_t value = -1;

	ck_assert_msg(store_number(c.st, name, &value, &c.err), "%s", c.err.text);
	return value;
}

static void set(const char *name, int64_t value)
{
	ck_assert_msg(store_set_number(c.st, name, value, &c.err), "%s", c.err.text);
}

static void begin(void)
{
	ck_assert_msg(store_begin(c.st, &c.err), "%s", c.err.text);
}

static void commit(void)
{
	ck_assert_msg(store_commit(c.st, &c.err), "%s", c.err.text);
}

START_TEST(a_number_is_kept_by_name)
{
	ck_assert_int_eq(number("clock.drained"), 0);
	set("clock.drained", 1764000000);
	set("a'; DROP TABLE number; --", INT64_MIN);
	set("clock.drained", 1764000001);
	club_reopen(&c);
	ck_assert_int_eq(number("clock.drained"), 1764000001);
	ck_assert_int_eq(number("a'; DROP TABLE number; --"), INT64_MIN);
	ck_assert_int_eq(number("Clock.drained"), 0);
}

START_TEST(what_was_not_committed_is_gone)
{
	begin();
	set("a", 1);
	club_reopen(&c);
	ck_assert_int_eq(number("a"), 0);
	begin();
	set("a", 2);
	store_rollback(c.st);
	ck_assert_int_eq(number("a"), 0);
	begin();
	set("a", 3);
	commit();
	club_reopen(&c);
	ck_assert_int_eq(number("a"), 3);
}

START_TEST(a_mark_is_undone_alone)
{
	begin();
	set("first", 1);
	ck_assert(store_mark(c.st, &c.err));
	set("second", 2);
	store_undo(c.st);
	ck_assert(store_mark(c.st, &c.err));
	set("third", 3);
	ck_assert(store_release(c.st, &c.err));
	commit();
	ck_assert_int_eq(number("first"), 1);
	ck_assert_int_eq(number("second"), 0);
	ck_assert_int_eq(number("third"), 3);
}

START_TEST(marks_nest)
{
	begin();
	ck_assert(store_mark(c.st, &c.err));
	set("outer", 1);
	ck_assert(store_mark(c.st, &c.err));
	set("inner", 2);
	ck_assert(store_release(c.st, &c.err));
	ck_assert_int_eq(number("inner"), 2);
	store_undo(c.st);
	commit();
	ck_assert_int_eq(number("outer"), 0);
	ck_assert_int_eq(number("inner"), 0);
}

START_TEST(a_mark_where_nothing_was_changed_is_the_one_before_it)
{
	begin();
	set("first", 1);
	ck_assert(store_mark(c.st, &c.err));
	ck_assert_int_eq(number("first"), 1);
	asked_begin(c.st);
	ck_assert(store_mark(c.st, &c.err));
	ck_assert_int_eq(asked_count(), 0);
	set("second", 2);
	ck_assert(store_mark(c.st, &c.err));
	ck_assert_int_eq(asked_count(), 2);
	asked_end();
	store_undo(c.st);
	store_undo(c.st);
	ck_assert_int_eq(number("second"), 0);
	set("third", 3);
	store_undo(c.st);
	ck_assert_int_eq(number("third"), 0);
	commit();
	ck_assert_int_eq(number("first"), 1);
}

/* Against a number that is remembered at each mark. */
START_TEST(marks_bring_back_what_was)
{
	enum { DEEP = 12, STEPS = 4000 };
	int64_t was[DEEP];
	int64_t now = 0;
	uint32_t dice = 1;
	int deep = 0;

	begin();
	for (int i = 1; i <= STEPS; i++) {
		dice = dice * 1664525 + 1013904223;
		if (dice >> 30 == 0 && deep < DEEP) {
			ck_assert(store_mark(c.st, &c.err));
			was[deep++] = now;
		} else if (dice >> 30 == 1 && deep > 0) {
			store_undo(c.st);
			now = was[--deep];
		} else if (dice >> 29 == 4 && deep > 0) {
			ck_assert(store_release(c.st, &c.err));
			deep--;
		} else if (dice >> 29 == 5) {
			set("number", now = i);
		}
		ck_assert_int_eq(number("number"), now);
	}
	commit();
	ck_assert_int_eq(number("number"), now);
}

START_TEST(a_mark_ends_as_its_work_did)
{
	begin();
	ck_assert(store_mark(c.st, &c.err));
	set("good", 1);
	ck_assert(store_unmark(c.st, true, &c.err));
	ck_assert(store_mark(c.st, &c.err));
	set("bad", 1);
	ck_assert(!store_unmark(c.st, false, &c.err));
	commit();
	ck_assert_int_eq(number("good"), 1);
	ck_assert_int_eq(number("bad"), 0);
}

START_TEST(ending_what_was_not_begun_fails_or_does_nothing)
{
	store_rollback(c.st);
	store_undo(c.st);
	ck_assert(!store_commit(c.st, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert(!store_release(c.st, &c.err));
	begin();
	ck_assert(!store_begin(c.st, &c.err));
	store_rollback(c.st);
	begin();
	commit();
	store_close(NULL);
}

START_TEST(two_writers_take_turns)
{
	struct store *other;

	ck_assert(store_open(&other, c.dir, "sqlite:club.db", DB_WRITE, &c.err));
	db_patience(store_db(other), 0);
	begin();
	set("a", 1);
	ck_assert(!store_begin(other, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_RETRY);
	ck_assert(!store_begin_shared(other, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_RETRY);
	ck_assert(!store_set_number(other, "a", 2, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_RETRY);
	ck_assert_ptr_nonnull(strstr(c.err.text, "club.db"));
	commit();
	ck_assert(store_begin_shared(other, &c.err) && !store_shares(other));
	ck_assert(store_lock_game(other, 7, &c.err)); /* as all of it is */
	ck_assert(store_set_number(other, "a", 2, &c.err));
	ck_assert(store_commit(other, &c.err));
	ck_assert_int_eq(number("a"), 2);
	store_close(other);
}

START_TEST(a_reader_sees_only_what_is_committed)
{
	struct store *reader;
	int64_t value;

	ck_assert(store_open(&reader, c.dir, "sqlite:club.db", DB_READ, &c.err));
	begin();
	set("a", 1);
	ck_assert(store_number(reader, "a", &value, &c.err));
	ck_assert_int_eq(value, 0);
	commit();
	ck_assert(store_number(reader, "a", &value, &c.err));
	ck_assert_int_eq(value, 1);
	ck_assert(!store_set_number(reader, "a", 2, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(c.err.text, "it is read-only"));
	store_close(reader);
}

START_TEST(nothing_is_written_after_the_engine_gave_up)
{
	begin();
	set("a", 1);
	/* What a full disk does: the transaction is gone, though nobody ended it. */
	ck_assert(db_exec(store_db(c.st), "ROLLBACK", &c.err));
	ck_assert(!store_set_number(c.st, "b", 1, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert(!store_mark(c.st, &c.err));
	ck_assert(!store_commit(c.st, &c.err));
	store_rollback(c.st);
	ck_assert_int_eq(number("a"), 0);
	ck_assert_int_eq(number("b"), 0);
	begin();
	set("b", 2);
	commit();
	ck_assert_int_eq(number("b"), 2);
}

START_TEST(a_full_disk_keeps_what_was_committed)
{
	struct inbox_letter l = {
		.source = view_of("maildir"),
		.uid = view_of("big"),
		.raw = view_from(arena_take(&c.arena, 1 << 22), 1 << 22)};
	bool fresh;

	set("a", 1);
	ck_assert(db_exec(store_db(c.st), "PRAGMA max_page_count = 60", &c.err));
	begin();
	set("a", 2);
	ck_assert(!inbox_add(c.st, &l, &fresh, &c.err));
	ck_assert(!fresh);
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(c.err.text, "there is no space left"));
	store_rollback(c.st);
	club_reopen(&c);
	ck_assert_int_eq(number("a"), 1);
}

static const struct {
	const char *setting;
	enum err_kind kind;
} bad_settings[] = {
	{"",		     ERR_CONFIG},
	{"club.db",              ERR_CONFIG},
	{"sqlite",               ERR_CONFIG},
	{"sqlite:",              ERR_CONFIG},
	{"sqlite:  ",            ERR_CONFIG},
	{"postgresql://db/club", ERR_CONFIG},
	{"SQLITE:club.db",       ERR_CONFIG},
	{"sqlite:none.db",       ERR_IO    },
	{"sqlite:no/club.db",    ERR_IO    },
	{"sqlite:/none/club.db", ERR_IO    },
	{"sqlite:.",             ERR_IO    },
};

START_TEST(a_bad_setting_is_refused_by_name)
{
	const char *setting = bad_settings[_i].setting;
	struct view name = view_of(setting);
	struct store *st;

	ck_assert(!store_open(&st, c.dir, setting, DB_WRITE, &c.err));
	ck_assert_ptr_null(st);
	ck_assert_int_eq(c.err.kind, bad_settings[_i].kind);
	view_cut(&name, ':');
	ck_assert_ptr_nonnull(strstr(c.err.text, bad_settings[_i].kind == ERR_IO
							 ? arena_str(&c.arena, name)
							 : setting));
}

START_TEST(a_path_is_relative_to_its_folder)
{
	char *path = scratch_path(c.dir, "club.db");
	const char *setting = arena_printf(&c.arena, "sqlite:%s", path);
	struct store *st;

	set("a", 7);
	store_close(c.st);
	ck_assert(store_open(&c.st, "/nowhere", setting, DB_READ, &c.err));
	ck_assert_int_eq(number("a"), 7);
	ck_assert(store_open(&st, c.dir, "sqlite: club.db ", DB_READ, &c.err));
	store_close(st);
	free(path);
}

int main(void)
{
	club_fixture(&c);
	claims_rows(a_bad_setting_is_refused_by_name, bad_settings);
	return claims_run("store");
}
