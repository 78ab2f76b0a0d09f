/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/store.h"

#include "adjudicator/store/driver.h"
#include "adjudicator/store/whole/migrate.h"
#include "adjudicator/store/whole/moved.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MARKS_MOST = 64 };

struct store {
	struct db *db;
	struct db_stmt *stmt[STATEMENTS_]; /* NULL until first used */
	bool reads[STATEMENTS_];           /* the statement changes nothing */
	bool begun;     /* a transaction was begun and has not ended */
	bool beside;    /* beside others that began in the same way */
	bool game;      /* a game was begun since store_begin_shared */
	int64_t locked; /* the game locked last, while the lock is held; 0: none */
	struct store_hash last;
	/* For each mark that is set, the last one last: nothing was changed between
	 * the mark before it and this one, so both share one savepoint. */
	bool shared[MARKS_MOST];
	int marks;
	bool unchanged; /* nothing was changed since the last mark with a savepoint */
	bool unmarked;  /* the last mark was lost with what followed it */
	bool all, gone; /* all: the first mark is the whole transaction; gone: that was
			   undone */
};

const char *store_path(struct arena *a, const char *dir, const char *setting)
{
	struct view v = view_of(setting);
	struct view file;

	if (!view_starts(v, "sqlite:")) {
		return NULL;
	}
	file = view_trim(view_part(v, strlen("sqlite:"), v.len));
	if (file.len == 0) {
		return NULL;
	}
	if (*file.at == '/' || *dir == '\0') {
		return arena_str(a, file);
	}
	return arena_printf(a, "%s/%.*s", dir, VIEW_ARG(file));
}

/* Opens the database with the driver that its setting names. */
static bool open_setting(struct store *st, const char *dir, const char *setting,
			 enum db_mode mode, struct err *err)
{
	struct arena a = {0};
	struct view where;
	const struct engine *engine = driver_of(setting, &where, err);
	const char *path = engine == NULL ? NULL : store_path(&a, dir, setting);
	bool ok;

	if (path == NULL && engine == &sqlite_engine) {
		err_set(err, ERR_CONFIG, "database = %s: a file's name must follow",
			setting);
		engine = NULL;
	}
	ok = engine != NULL &&
	     engine->open(&st->db, path != NULL ? path : arena_str(&a, where), mode,
			  err);
	arena_free(&a);
	return ok;
}

/* A file that was truncated to nothing must not become a new club, because its games
 * would be forgotten silently. */
static bool kept(enum db_mode mode, int schema, const char *name, struct err *err)
{
	return mode == DB_CREATE || schema > 0 ||
	       err_set(err, ERR_IO,
		       "database %s: it is empty; bring it back from a backup, or "
		       "remove it, and `adjudicator init` makes a new one",
		       name);
}

/* A new database has nothing that could be lost, so `before` is not called. */
static bool prepare(struct store *st, enum db_mode mode, int schema,
		    const struct store_upgrade *upgrade, struct err *err)
{
	if (mode == DB_READ || upgrade == NULL) {
		return true;
	}
	if (upgrade->had != NULL) {
		*upgrade->had = schema;
	}
	return upgrade->before == NULL || schema == 0 ||
	       schema >= store_schema_version() ||
	       upgrade->before(upgrade->arg, st, schema, err);
}

bool store_open(struct store **out, const char *dir, const char *setting,
		enum db_mode mode, struct err *err)
{
	return store_open_upgrading(out, dir, setting, mode, NULL, err);
}

bool store_open_upgrading(struct store **out, const char *dir, const char *setting,
			  enum db_mode mode, const struct store_upgrade *upgrade,
			  struct err *err)
{
	struct store *st = arena_sure(calloc(1, sizeof *st));
	struct arena a = {0};
	const char *path = store_path(&a, dir, setting);
	int schema = 0;
	bool ok =
		open_setting(st, dir, setting, mode, err) &&
		db_version(st->db, &schema, err) &&
		kept(mode, schema, path != NULL ? path : setting, err) &&
		((upgrade != NULL && upgrade->moved) || moved_check(st, err)) &&
		prepare(st, mode, schema, upgrade, err) &&
		migrate(st, mode != DB_READ, store_schema_version(), migrate_step, err);

	arena_free(&a);
	*out = ok ? st : NULL;
	if (!ok) {
		store_close(st);
	}
	return ok;
}

bool store_open_file(struct store **out, const char *path, int *schema, struct err *err)
{
	struct store *st = arena_sure(calloc(1, sizeof *st));
	int ours = store_schema_version();
	bool ok;

	*out = NULL;
	ok = db_open(&st->db, path, DB_READ, err) && db_version(st->db, schema, err) &&
	     (*schema <= ours || migrate(st, false, ours, migrate_step, err));
	if (ok) {
		*out = st;
	} else {
		store_close(st);
	}
	return ok;
}

bool store_open_new(struct store **out, const char *path, int schema, struct err *err)
{
	struct store *st = arena_sure(calloc(1, sizeof *st));
	bool ok = db_open(&st->db, path, DB_CREATE, err) &&
		  migrate(st, true, schema, migrate_step, err);

	*out = ok ? st : NULL;
	if (!ok) {
		store_close(st);
	}
	return ok;
}

void store_close(struct store *st)
{
	if (st != NULL) {
		for (size_t i = 0; i < STATEMENTS_; i++) {
			db_finish(st->stmt[i]);
		}
		db_close(st->db);
		free(st);
	}
}

int store_schema_version(void)
{
	struct arena a = {0};
	struct view sql;
	int steps = 0;

	while (migrate_step(&a, steps + 1, &sql)) {
		steps++;
	}
	arena_free(&a);
	return steps;
}

static void no_marks(struct store *st)
{
	st->locked = 0;
	st->marks = 0;
	st->unchanged = st->unmarked = st->all = st->gone = false;
}

bool store_begin(struct store *st, struct err *err)
{
	no_marks(st);
	st->begun = db_begin(st->db, err);
	return st->begun;
}

bool store_begin_shared(struct store *st, struct err *err)
{
	st->locked = 0;
	st->game = false;
	st->begun = db_begin_shared(st->db, err);
	st->beside = st->begun && db_shares(st->db);
	return st->begun;
}

bool store_shares(const struct store *st)
{
	return db_shares(st->db);
}

bool store_lock_game(struct store *st, int64_t game, struct err *err)
{
	if (!st->beside || st->locked == game) {
		return true;
	}
	st->locked = db_lock(st->db, DB_LOCK_GAME, game, err) ? game : 0;
	return st->locked == game;
}

bool store_has_game(const struct store *st, int64_t game)
{
	return st->beside && st->locked == game;
}

void store_game_begun(struct store *st)
{
	st->game = true;
}

bool store_has_begun_game(const struct store *st)
{
	return st->game;
}

bool store_lock_ledger(struct store *st, bool *locked, struct err *err)
{
	*locked = st->beside;
	return !st->beside || db_lock(st->db, DB_LOCK_LEDGER, 0, err);
}

bool store_lead(struct store *st, bool *leads, struct err *err)
{
	return db_lead(st->db, leads, err);
}

bool store_now(struct store *st, int64_t *now, struct err *err)
{
	return db_now(st->db, now, err);
}

bool store_commit(struct store *st, struct err *err)
{
	if (!db_commit(st->db, err)) {
		return false;
	}
	no_marks(st);
	st->begun = st->beside = false;
	return true;
}

void store_rollback(struct store *st)
{
	no_marks(st);
	st->last.letter = 0;
	db_rollback(st->db);
	st->begun = st->beside = false;
}

static bool still_begun(const struct store *st, struct err *err)
{
	return !st->begun || (db_in_transaction(st->db) && !st->unmarked) ||
	       err_set(err, ERR_IO,
		       "the database undid this transaction after an earlier failure");
}

/* Not every mark needs a statement: a mark set where nothing was changed since the
 * mark before it shares that one's savepoint. */
bool store_mark(struct store *st, struct err *err)
{
	bool shared = st->begun && st->marks > 0 && st->unchanged;

	assert(st->marks < MARKS_MOST);
	if (!still_begun(st, err) || (!shared && !db_mark(st->db, err))) {
		return false;
	}
	st->shared[st->marks++] = shared;
	st->unchanged = true;
	return true;
}

void store_mark_all(struct store *st)
{
	assert(st->begun && st->marks == 0);
	st->shared[st->marks++] = true;
	st->unchanged = st->all = true;
}

/* Whether the last mark is the beginning of the transaction. */
static bool at_begin(const struct store *st)
{
	bool same = st->all && st->marks > 0;

	for (int i = 0; same && i < st->marks; i++) {
		same = st->shared[i];
	}
	return same;
}

bool store_undid_all(const struct store *st)
{
	return st->gone;
}

bool store_marked(const struct store *st)
{
	return st->marks > 0;
}

bool store_release(struct store *st, struct err *err)
{
	bool shared = st->marks > 0 && st->shared[st->marks - 1];

	if (!shared && !db_release(st->db, err)) {
		return false;
	}
	st->marks -= st->marks > 0;
	st->unchanged = st->unchanged && shared;
	return true;
}

void store_undo(struct store *st)
{
	bool shared = st->marks > 0 && st->shared[st->marks - 1];
	bool all = at_begin(st);
	struct err ignored = {0};

	st->last.letter = st->locked = 0;
	st->marks -= st->marks > 0;
	if (all && st->unchanged) {
		return;
	}
	st->gone = all;
	(all ? db_rollback : db_undo)(st->db);
	st->unchanged = shared;
	if (shared && db_in_transaction(st->db)) {
		st->unmarked = !db_mark(st->db, &ignored);
	}
}

bool store_unmark(struct store *st, bool ok, struct err *err)
{
	if (ok && store_release(st, err)) {
		return true;
	}
	store_undo(st);
	return false;
}

bool store_settle(struct store *st, struct err *err)
{
	return db_settle(st->db, err);
}

void store_watch(struct store *st, void (*beat)(void *arg), void *arg)
{
	db_watch(st->db, beat, arg);
}

struct store_hash *store_hash(struct store *st)
{
	return &st->last;
}

struct db *store_db(const struct store *st)
{
	return st->db;
}

struct db_stmt *store_stmt(struct store *st, enum statement s, struct err *err)
{
	if (!still_begun(st, err)) {
		return NULL;
	}
	if (st->stmt[s] == NULL) {
		db_prepare(st->db, statement_sql(s), &st->stmt[s], err);
		st->reads[s] = view_starts(view_of(statement_sql(s)), "SELECT ");
	}
	st->unchanged = st->unchanged && st->reads[s];
	return st->stmt[s];
}
