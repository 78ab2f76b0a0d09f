/* SPDX-License-Identifier: ISC */
/*
 * The SQLite driver.
 *
 * - A relative path gets "./" before it: SQLite reads "file:x" and ":memory:" as more
 *   than names.
 * - The file is made by us, with mode 0600: it holds seeds and addresses, and SQLite
 *   gives its journal the same mode.
 * - What is deleted is overwritten: it is not to be found in the file any more.
 * - WAL with synchronous=FULL: with less, a power cut loses letters that were already
 *   taken from their mailbox.
 */
#include "adjudicator/store/db.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BUSY_MS = 5000, APPLICATION = 0x61646a31 /* "adj1" */ };

struct db {
	sqlite3 *handle;
	char *path;
};

struct db_stmt {
	struct db *db; /* borrowed */
	sqlite3_stmt *q;
	bool broken; /* a value could not be bound */
	int params;
	int at[]; /* at[n - 1]: SQLite's own number of $n */
};

#define BUSY   "another program is using it; try again later"
#define BACKUP "; bring it back from a backup"

/* clang-format off */
static const struct trouble {
	int code;
	enum err_kind kind;
	bool system;          /* the system's words say more */
	const char *sentence; /* NULL: the engine's words */
	const char *mend;     /* behind all */
} troubles[] = {
	{SQLITE_BUSY,       ERR_RETRY, false, BUSY, ""},
	{SQLITE_LOCKED,     ERR_RETRY, false, BUSY, ""},
	{SQLITE_PROTOCOL,   ERR_RETRY, false, BUSY, ""},
	{SQLITE_NOMEM,      ERR_RETRY, false, "there is no memory left", ""},
	{SQLITE_CONSTRAINT, ERR_BUG,   false, NULL, ""},
	{SQLITE_FULL,       ERR_IO,    false, "there is no space left on its disk",
	 "; make room there"},
	{SQLITE_READONLY,   ERR_IO,    false, "it is read-only",
	 "; whoever runs this must be able to write it, and its folder"},
	{SQLITE_NOTADB,     ERR_IO,    false, "it is not a database", BACKUP},
	{SQLITE_CORRUPT,    ERR_IO,    false, "it is damaged; restore a backup", ""},
	{SQLITE_CANTOPEN,   ERR_IO,    true,  "it cannot be opened",
	 "; see whose it is, or bring it back from a backup"},
	{SQLITE_IOERR,      ERR_IO,    true,  "its disk fails",
	 "; make room there, or look after the disk"},
	{-1,                ERR_IO,    false, NULL, ""},
};
/* clang-format on */

static const struct trouble *trouble_of(const struct db *db)
{
	int code = sqlite3_extended_errcode(db->handle);
	const struct trouble *t = troubles;

	code = code == SQLITE_IOERR_NOMEM ? SQLITE_NOMEM : code & 0xff;
	while (t->code != code && t->code != -1) {
		t++;
	}
	return t;
}

const char *db_why(const struct db *db)
{
	return sqlite3_errmsg(db->handle);
}

enum err_kind db_kind(const struct db *db)
{
	return trouble_of(db)->kind;
}

bool db_fail(const struct db *db, const char *doing, struct err *err)
{
	const struct trouble *t = trouble_of(db);
	int number = t->system ? sqlite3_system_errno(db->handle) : 0;

	err_set(err, t->kind, "database %s: %s%s%s%s%s%s", db->path, doing,
		*doing != '\0' ? ": " : "",
		t->sentence != NULL ? t->sentence : db_why(db), number != 0 ? ": " : "",
		number != 0 ? strerror(number) : "", t->mend);
	return false;
}

static bool refuse(const struct db *db, enum err_kind kind, const char *why,
		   struct err *err)
{
	return err_set(err, kind, "database %s: %s", db->path, why);
}

/* One value of one row, as a number or as a word to compare with. */
static bool ask(struct db *db, const char *sql, const char *word, int64_t *value,
		struct err *err)
{
	struct db_stmt *q;
	bool ok = false;

	if (!db_prepare(db, sql, &q, err)) {
		return false;
	}
	if (db_next(q) != DB_ROW) {
		db_fail(db, "", err);
		goto out;
	}
	if (word != NULL) {
		const char *text = (const char *)sqlite3_column_text(q->q, 0);

		*value = text != NULL && strcmp(text, word) == 0;
	} else {
		*value = db_int(q, 0);
	}
	ok = true;
out:
	db_finish(q);
	return ok;
}

/* Marks stay in memory, a file each costs more than judging a letter. Four MiB of pages
 * hold what a batch writes; a child inherits them, so they count twice. */
static const char settings[] =
	"PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
	"PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;"
	"PRAGMA cache_size = -4096; PRAGMA secure_delete = ON;";

static bool settle(struct db *db, enum db_mode mode, struct err *err)
{
	int64_t wal;

	sqlite3_extended_result_codes(db->handle, 1);
	db_patience(db, BUSY_MS);
	sqlite3_db_config(db->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	sqlite3_db_config(db->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
	sqlite3_db_config(db->handle, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
	sqlite3_db_config(db->handle, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
	if (!db_exec(db, settings, err)) {
		return false;
	}
	if (mode == DB_READ) {
		return ask(db, "PRAGMA schema_version", NULL, &wal, err);
	}
	if (sqlite3_db_readonly(db->handle, "main") != 0) {
		return refuse(db, ERR_IO, "it is read-only", err);
	}
	if (!ask(db, "PRAGMA journal_mode = WAL", "wal", &wal, err)) {
		return false;
	}
	return wal != 0 || refuse(db, ERR_IO, "its disk cannot keep a WAL", err);
}

static char *full_path(const char *path)
{
	size_t size = strlen(path) + 3;
	char *full = malloc(size);

	if (full == NULL) {
		arena_die();
	}
	snprintf(full, size, "%s%s", *path == '/' ? "" : "./", path);
	return full;
}

static bool create(const struct db *db, struct err *err)
{
	/* Exclusive: closing a file that is open already would drop SQLite's locks. */
	int fd = open(db->path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd >= 0) {
		close(fd);
	} else if (errno != EEXIST) {
		return err_set(err, ERR_IO, "database %s: it cannot be created: %s",
			       db->path, strerror(errno));
	}
	return true;
}

bool db_open(struct db **out, const char *path, enum db_mode mode, struct err *err)
{
	int flags = SQLITE_OPEN_NOMUTEX | /* one thread */
		    (mode == DB_READ ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
	struct db *db = calloc(1, sizeof *db);
	bool ok = false;

	*out = NULL;
	if (db == NULL) {
		arena_die();
	}
	db->path = full_path(path);
	if (mode == DB_CREATE && !create(db, err)) {
		goto out;
	}
	if (sqlite3_open_v2(db->path, &db->handle, flags, NULL) != SQLITE_OK) {
		db_fail(db, "", err);
		goto out;
	}
	ok = settle(db, mode, err);
out:
	if (ok) {
		*out = db;
	} else {
		db_close(db);
	}
	return ok;
}

void db_close(struct db *db)
{
	if (db != NULL) {
		sqlite3_close_v2(db->handle);
		free(db->path);
		free(db);
	}
}

bool db_exec(struct db *db, const char *sql, struct err *err)
{
	return sqlite3_exec(db->handle, sql, NULL, NULL, NULL) == SQLITE_OK ||
	       db_fail(db, "", err);
}

bool db_version(struct db *db, int *version, struct err *err)
{
	int64_t number, application, tables;

	/* In this order a step that another program takes meanwhile does no harm. */
	if (!ask(db, "SELECT COUNT(*) FROM sqlite_master", NULL, &tables, err) ||
	    !ask(db, "PRAGMA user_version", NULL, &number, err) ||
	    !ask(db, "PRAGMA application_id", NULL, &application, err)) {
		return false;
	}
	if (application != APPLICATION && (number != 0 || tables != 0)) {
		return refuse(db, ERR_IO, "it belongs to some other program", err);
	}
	*version = (int)number;
	return true;
}

bool db_set_version(struct db *db, int version, struct err *err)
{
	char sql[96];

	snprintf(sql, sizeof sql,
		 "PRAGMA user_version = %d; PRAGMA application_id = %d;", version,
		 APPLICATION);
	return db_exec(db, sql, err);
}

long db_changes(const struct db *db)
{
	return sqlite3_changes(db->handle);
}

bool db_in_transaction(const struct db *db)
{
	return sqlite3_get_autocommit(db->handle) == 0;
}

void db_patience(struct db *db, int milliseconds)
{
	sqlite3_busy_timeout(db->handle, milliseconds);
}

/* Finds every $n; false when one is missing or a name is something else. */
static bool number_params(struct db_stmt *q)
{
	for (int n = 1; n <= q->params; n++) {
		char name[16];

		snprintf(name, sizeof name, "$%d", n);
		q->at[n - 1] = sqlite3_bind_parameter_index(q->q, name);
		if (q->at[n - 1] == 0) {
			return false;
		}
	}
	return true;
}

bool db_prepare(struct db *db, const char *sql, struct db_stmt **out, struct err *err)
{
	sqlite3_stmt *prepared = NULL;
	struct db_stmt *q;
	int params;

	*out = NULL;
	if (sqlite3_prepare_v3(db->handle, sql, -1, SQLITE_PREPARE_PERSISTENT,
			       &prepared, NULL) != SQLITE_OK) {
		db_fail(db, "", err);
		return false;
	}
	params = sqlite3_bind_parameter_count(prepared);
	q = calloc(1, sizeof *q + (size_t)params * sizeof *q->at);
	if (q == NULL) {
		arena_die();
	}
	*q = (struct db_stmt){.db = db, .q = prepared, .params = params};
	if (prepared == NULL || !number_params(q)) {
		db_finish(q);
		err_set(err, ERR_BUG, "not a statement with $1 to $%d: %s", params,
			sql);
		return false;
	}
	*out = q;
	return true;
}

void db_finish(struct db_stmt *q)
{
	if (q != NULL) {
		sqlite3_finalize(q->q);
		free(q);
	}
}

static int param(const struct db_stmt *q, int n)
{
	assert(n >= 1 && n <= q->params);
	return q->at[n - 1];
}

static void bound(struct db_stmt *q, int code)
{
	q->broken = q->broken || code != SQLITE_OK;
}

void db_bind_int(struct db_stmt *q, int n, int64_t value)
{
	bound(q, sqlite3_bind_int64(q->q, param(q, n), value));
}

/* A NULL pointer would bind NULL, and an empty text is not NULL. */
static const char *bytes_of(struct view v)
{
	return v.at != NULL ? v.at : "";
}

void db_bind_text(struct db_stmt *q, int n, struct view text)
{
	bound(q, sqlite3_bind_text64(q->q, param(q, n), bytes_of(text), text.len,
				     SQLITE_STATIC, SQLITE_UTF8));
}

void db_bind_blob(struct db_stmt *q, int n, struct view bytes)
{
	bound(q, sqlite3_bind_blob64(q->q, param(q, n), bytes_of(bytes), bytes.len,
				     SQLITE_STATIC));
}

void db_bind_null(struct db_stmt *q, int n)
{
	bound(q, sqlite3_bind_null(q->q, param(q, n)));
}

enum db_step db_next(struct db_stmt *q)
{
	int code = q->broken ? SQLITE_ERROR : sqlite3_step(q->q);

	return code == SQLITE_ROW ? DB_ROW : code == SQLITE_DONE ? DB_DONE : DB_FAILED;
}

void db_reset(struct db_stmt *q)
{
	sqlite3_reset(q->q);
	sqlite3_clear_bindings(q->q);
	q->broken = false;
}

int64_t db_int(struct db_stmt *q, int column)
{
	return sqlite3_column_int64(q->q, column);
}

bool db_is_null(struct db_stmt *q, int column)
{
	return sqlite3_column_type(q->q, column) == SQLITE_NULL;
}

struct view db_text(struct db_stmt *q, int column, struct arena *arena)
{
	const char *at = (const char *)sqlite3_column_text(q->q, column);
	size_t len = (size_t)sqlite3_column_bytes(q->q, column);

	return arena_copy(arena, at != NULL ? view_from(at, len) : view_of(""));
}

struct view db_blob(struct db_stmt *q, int column, struct arena *arena)
{
	const char *at = sqlite3_column_blob(q->q, column);
	size_t len = (size_t)sqlite3_column_bytes(q->q, column);

	return arena_copy(arena, at != NULL ? view_from(at, len) : view_of(""));
}
