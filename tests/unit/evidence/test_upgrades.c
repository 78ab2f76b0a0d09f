/* SPDX-License-Identifier: ISC */
/*
 * Databases as every older version of the program had them, with games, letters and
 * players in them, brought up to date. Their rows are those of a club of today, as far
 * as that version had a place for them.
 */
#include "adjudicator/evidence/verify.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/store/whole/migrate.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/club/letter_games.h"
#include <stdlib.h>
#include <unistd.h>

#include "tests/helpers/claims.h"
static struct letter_club club;
static struct letter_game begun[LETTER_GAMES];
static const char *today; /* the path of its database */
static struct arena arena;
static struct err err;
static char *dir;

/* What no letter of this club brings about. */
static const char more[] =
	"INSERT INTO referee (player, since) VALUES (1, 5);"
	"INSERT INTO casefile (game, turn, claimant, kind, should, text, state, ruling,"
	" event, proposed, because, appellant, appeal, opened, ruled, closed)"
	" VALUES (1, 1, 2, 'score', 12, 'twelve', 'open', 0, 0, '', '', NULL, '', 5, 0,"
	" 0);"
	"INSERT INTO season (name, name_key, text, hash, state, secret, created)"
	" VALUES ('Cup', 'cup', 'Season: 1', zeroblob(32), 'running', zeroblob(32), 5);"
	"INSERT INTO entrant (season, player, division, seed, team, luck, state, since,"
	" place) VALUES (1, 1, 'A', 1, -1, '', 'in', 5, 0), (1, 2, 'A', 2, -1, '', "
	"'in',"
	" 5, 0);"
	"INSERT INTO season_round (season, division, n, started, due, over)"
	" VALUES (1, 'A', 1, 5, 9, 0);"
	"INSERT INTO fixture (season, division, round, board, first, second, game, how)"
	" VALUES (1, 'A', 1, 1, 1, 2, NULL, '');"
	"INSERT INTO leave (player, begins, ends, made, state)"
	" VALUES (1, 5, 9, 4, 'over');";

/* Once for all tests: a test only reads it. */
static void open_club(void)
{
	if (getenv("TMPDIR") == NULL && access("/dev/shm", W_OK) == 0) {
		setenv("TMPDIR", "/dev/shm", 1);
	}
	letter_games_open(&club, begun);
	ck_assert_msg(db_exec(store_db(club.context.store), more, &err) &&
			      store_commit(club.context.store, &err),
		      "%s", err.text);
	today = arena_printf(&club.arena, "%s/club.db", club.dir);
}

static void close_club(void)
{
	letter_club_close(&club);
}

static void set_up(void)
{
	err = (struct err){0};
}

static void run(struct db *db, const char *sql)
{
	ck_assert_msg(db_exec(db, sql, &err), "%s: %s", sql, err.text);
}

/* Column 0 of every row, with commas between. */
static const char *list(struct db *db, const char *sql)
{
	struct buf b = buf_in(&arena);
	struct db_stmt *q;

	ck_assert_msg(db_prepare(db, sql, &q, &err), "%s: %s", sql, err.text);
	while (db_next(q) == DB_ROW) {
		buf_str(&b, b.len > 0 ? "," : "");
		buf_add(&b, db_text(q, 0, &arena));
	}
	db_finish(q);
	return buf_cstr(&b);
}

static const char *tables_of(struct db *db)
{
	return list(db, "SELECT name FROM sqlite_master WHERE type = 'table'"
			" AND name NOT LIKE 'sqlite%' ORDER BY name");
}

/* As far as both have such columns. */
static void fill(struct db *db, struct view table)
{
	const char *name = arena_str(&arena, table);
	const char *columns = list(
		db, arena_printf(&arena,
				 "SELECT o.name FROM pragma_table_info('%s', 'main') o"
				 " JOIN pragma_table_info('%s', 'today') t"
				 " ON t.name = o.name",
				 name, name));

	if (*columns != '\0') {
		run(db, arena_printf(&arena,
				     "INSERT OR IGNORE INTO main.%s (%s)"
				     " SELECT %s FROM today.%s",
				     name, columns, columns, name));
	}
}

/* Records had no such line yet: a game of then has none. */
static void without(struct db *db, const char *word)
{
	run(db,
	    arena_printf(&arena,
			 "UPDATE event SET text = '\n' || text;"
			 "UPDATE event SET text = substr(text, 1, instr(text, '\n%s '))"
			 " || substr(text, 1 + instr(text, '\n%s ')"
			 " + instr(substr(text, 1 + instr(text, '\n%s ')) || '\n',"
			 " '\n')) WHERE instr(text, '\n%s ') > 0;"
			 "UPDATE event SET text = trim(text, '\n')",
			 word, word, word, word));
}

/* The steps since which records have heads and names, and promises. */
enum { CHAINED = 14, PROMISED = 17, SEALED = 33 };

static void make_older_records(struct db *db, int n)
{
	if (n >= SEALED) {
		/* As just come from an older step: no run has begun to seal. */
		run(db, "UPDATE ledger SET seal = NULL");
	}
	if (n < PROMISED) {
		without(db, "commit");
		/* And letters told nothing of records. */
		run(db, "UPDATE outbox SET bytes = CAST('From: club' AS BLOB)");
	}
	if (n < CHAINED) {
		without(db, "names");
	} else if (n < PROMISED) {
		run(db, "UPDATE event SET head = NULL");
	}
}

static const char *path(void)
{
	return arena_printf(&arena, "%s/club.db", dir);
}

/* A database as version n had it. */
static void make_old(int n)
{
	struct view sql;
	struct db *db;
	struct view tables;

	ck_assert_msg(db_open(&db, path(), DB_CREATE, &err), "%s", err.text);
	run(db, "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF");
	for (int step = 1; step <= n; step++) {
		ck_assert(migrate_step(&arena, step, &sql));
		run(db, arena_str(&arena, sql));
	}
	ck_assert(db_set_version(db, n, &err));
	run(db, arena_printf(&arena, "ATTACH '%s' AS today", today));
	tables = view_of(tables_of(db));
	while (tables.len > 0) {
		fill(db, view_cut(&tables, ','));
	}
	run(db, "DETACH today");
	make_older_records(db, n);
	db_close(db);
}

static long rows_of(struct db *db, const char *table)
{
	const char *n =
		list(db, arena_printf(&arena, "SELECT CAST(COUNT(*) AS TEXT) FROM %s",
				      table));

	return strtol(n, NULL, 10);
}

static const char *const kept[] = {"player", "game",   "seat",   "event",
				   "inbox",  "ledger", "outbox", "notice"};
enum { KEPT = sizeof kept / sizeof kept[0] };

static void count_rows(struct db *db, long rows[KEPT])
{
	for (size_t i = 0; i < KEPT; i++) {
		rows[i] = rows_of(db, kept[i]);
		ck_assert_msg(rows[i] > 0 || i == KEPT - 1, "%s", kept[i]);
	}
}

static void expect_sound(struct store *st)
{
	const char *why;

	ck_assert_msg(copy_sound(st, &arena, &why), "%s", why);
}

static void expect_proved(struct store *st)
{
	struct context d = club.context;
	int64_t *ids;
	size_t count;

	d.store = st;
	d.recent = NULL;
	ck_assert_msg(match_list(st, &arena, &ids, &count, &err), "%s", err.text);
	ck_assert_uint_ge(count, 5);
	for (size_t i = 0; i < count; i++) {
		struct verified v;

		ck_assert_msg(verify_game(&d, &arena, ids[i], &v, &err), "%s",
			      err.text);
		ck_assert_msg(v.what == NULL, "game %lld: %s", (long long)ids[i],
			      v.what);
	}
}

static void expect_no_fault(void *arg, const struct ledger_fault *fault)
{
	(void)arg;
	ck_abort_msg("letter %lld, game %lld: %s", (long long)fault->letter,
		     (long long)fault->game, fault->what);
}

/* What it judged has no seal, and never gets one; what it judges from now on has. */
static void expect_ledger(struct store *st)
{
	struct verified_ledger v = {.arena = &arena, .tell = expect_no_fault};
	struct context d = club.context;
	int64_t last;

	d.store = st;
	/* Of today's club, which the rows are taken from. */
	ck_assert(db_exec(store_db(st), "DELETE FROM number WHERE name LIKE 'seal.%'",
			  &err));
	ck_assert_msg(verify_ledger(&d, &v, &err), "%s", err.text);
	ck_assert_int_gt(v.unsealed, 0);
	ck_assert_int_eq(v.kept.from, 0);
	ck_assert_msg(seal_begin(&d, &err) && seal_keep(&d, &err), "%s", err.text);
	ck_assert_msg(sealed_without(st, &last, &err), "%s", err.text);
	v.unsealed = 0;
	ck_assert_msg(verify_ledger(&d, &v, &err), "%s", err.text);
	ck_assert_int_gt(v.unsealed, 0);
	ck_assert_int_eq(v.kept.from, last + 1);
	ck_assert_int_eq(v.kept.since, d.now);
}

START_TEST(an_older_club_goes_on)
{
	long before[KEPT];
	long after[KEPT];
	struct store *st;
	struct db *db;
	int version;

	make_old(_i);
	ck_assert(db_open(&db, path(), DB_WRITE, &err));
	count_rows(db, before);
	db_close(db);
	ck_assert_msg(store_open(&st, dir, "sqlite:club.db", DB_WRITE, &err), "%s",
		      err.text);
	ck_assert(db_version(store_db(st), &version, &err));
	ck_assert_int_eq(version, store_schema_version());
	count_rows(store_db(st), after);
	for (size_t i = 0; i < KEPT; i++) {
		ck_assert_msg(before[i] == after[i], "%s: %ld became %ld", kept[i],
			      before[i], after[i]);
	}
	expect_sound(st);
	expect_proved(st);
	expect_ledger(st);
	store_close(st);
}

/* And nothing is changed. */
START_TEST(a_later_database_is_left_as_it_is)
{
	struct file_sum before;
	struct file_sum after;
	struct store *st;
	struct db *db;

	make_old(store_schema_version());
	ck_assert(db_open(&db, path(), DB_WRITE, &err));
	ck_assert(db_set_version(db, store_schema_version() + 1, &err));
	db_close(db);
	ck_assert(file_sum(path(), NULL, &before));
	for (enum db_mode mode = DB_READ; mode <= DB_CREATE; mode++) {
		err = (struct err){0};
		ck_assert(!store_open(&st, dir, "sqlite:club.db", mode, &err));
		ck_assert_int_eq(err.kind, ERR_CONFIG);
	}
	ck_assert(file_sum(path(), NULL, &after));
	ck_assert_mem_eq(&before.hash, &after.hash, sizeof before.hash);
}

int main(void)
{
	tcase_add_unchecked_fixture(claims_case(), open_club, close_club);
	arena_fixture(&arena);
	scratch_fixture(&dir);
	claims_fixture(set_up, NULL);
	claims_timeout(120);
	claims_times(an_older_club_goes_on, 1, store_schema_version());
	return claims_run("upgrades");
}
