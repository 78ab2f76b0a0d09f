/* SPDX-License-Identifier: ISC */
/* Statements: parameters by their numbers, rows, values. */
#include "adjudicator/store/sqlite/db_engine.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int db_params(const struct db_stmt *q)
{
	return q->params;
}

int db_columns(const struct db_stmt *q)
{
	return sqlite3_column_count(q->q);
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

bool db_exactly(struct db_stmt *q, int column, void *out, size_t size)
{
	const void *at = sqlite3_column_blob(q->q, column);

	if (at == NULL || (size_t)sqlite3_column_bytes(q->q, column) != size) {
		return false;
	}
	memcpy(out, at, size);
	return true;
}
