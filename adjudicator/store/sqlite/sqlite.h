/* SPDX-License-Identifier: ISC */
/* What the parts of the SQLite driver share; nobody else sees the library. */
#ifndef ADJUDICATOR_STORE_SQLITE_SQLITE_H
#define ADJUDICATOR_STORE_SQLITE_SQLITE_H

#include "adjudicator/store/engine.h"
#include <sqlite3.h>

struct sqlite_db {
	struct db db;
	sqlite3 *handle;
	char *path;
	struct db_stmt *mark, *release; /* NULL until first used */
	void (*beat)(void *arg);        /* see db_watch */
	void *arg;
};

struct sqlite_stmt {
	struct db_stmt stmt;
	sqlite3_stmt *raw;
	bool broken; /* a value could not be bound */
	int params;
	int at[]; /* at[n - 1]: SQLite's index of the parameter $n */
};

static inline const struct sqlite_db *sqlite_of(const struct db *db)
{
	return (const struct sqlite_db *)db;
}

static inline sqlite3 *handle_of(const struct db *db)
{
	return sqlite_of(db)->handle;
}

/* open.c */
/* The path in a form that SQLite reads as a plain file name; the caller frees it. */
char *sqlite_path(const char *path);
bool sqlite_open(struct db **out, const char *path, enum db_mode mode, struct err *err);
void sqlite_close(struct db *db);
bool sqlite_version(struct db *db, int *version, struct err *err);
bool sqlite_set_version(struct db *db, int version, struct err *err);

/* work.c */
bool sqlite_exec(struct db *db, const char *sql, struct err *err);

/* statement.c */
bool sqlite_prepare(struct db *db, const char *sql, struct db_stmt **out,
		    struct err *err);
/* Prepares a statement and reads its first row. Fails when there is none; *out is
 * NULL then. */
bool sqlite_first(struct db *db, const char *sql, struct db_stmt **out,
		  struct err *err);
void sqlite_finish(struct db_stmt *q);
void sqlite_bind_int(struct db_stmt *q, int n, int64_t value);
void sqlite_bind_text(struct db_stmt *q, int n, struct view text);
void sqlite_bind_blob(struct db_stmt *q, int n, struct view bytes);
void sqlite_bind_null(struct db_stmt *q, int n);
int sqlite_params(const struct db_stmt *q);
int sqlite_columns(const struct db_stmt *q);
enum db_step sqlite_next(struct db_stmt *q);
void sqlite_reset(struct db_stmt *q);
const void *sqlite_bytes(struct db_stmt *q, int column, size_t *len);
int64_t sqlite_number(struct db_stmt *q, int column);
bool sqlite_is_null(struct db_stmt *q, int column);

/* check.c */
bool sqlite_rows(struct db *db, int64_t *rows, struct err *err);
bool sqlite_check(struct db *db, enum db_check what, struct arena *a,
		  struct view *fault, struct err *err);

/* trouble.c */
const char *sqlite_why(const struct db *db);
bool sqlite_fail(const struct db *db, const char *doing, struct err *err);
/* Like sqlite_fail, after a copy to that path failed: a disk error is reported with
 * that path. */
bool sqlite_fail_copying(const struct db *db, const char *copy, struct err *err);

#endif
