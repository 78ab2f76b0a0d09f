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
#include "adjudicator/store/db_engine.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	BUSY_MS = 5000,
	BEAT = 10000 /* of the engine's steps */,
	APPLICATION = 0x61646a31 /* "adj1" */
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

static int on_steps(void *arg)
{
	const struct db *db = arg;

	db->beat(db->arg);
	return 0; /* go on */
}

void db_watch(struct db *db, void (*beat)(void *arg), void *arg)
{
	db->beat = beat;
	db->arg = arg;
	sqlite3_progress_handler(db->handle, BEAT, beat == NULL ? NULL : on_steps, db);
}
