/* SPDX-License-Identifier: ISC */
/* Statements: their parameters, rows and values. */
#include "adjudicator/store/sqlite/sqlite.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct sqlite_stmt *own(struct db_stmt *q)
{
	return (struct sqlite_stmt *)q;
}

static sqlite3_stmt *raw_of(const struct db_stmt *q)
{
	return ((const struct sqlite_stmt *)q)->raw;
}

/* Finds the index of every $n. Returns false when one is missing or a parameter has
 * another name. */
static bool number_params(struct sqlite_stmt *q)
{
	for (int n = 1; n <= q->params; n++) {
		char name[16];

		snprintf(name, sizeof name, "$%d", n);
		q->at[n - 1] = sqlite3_bind_parameter_index(q->raw, name);
		if (q->at[n - 1] == 0) {
			return false;
		}
	}
	return true;
}

bool sqlite_prepare(struct db *db, const char *sql, struct db_stmt **out,
		    struct err *err)
{
	sqlite3_stmt *prepared = NULL;
	struct sqlite_stmt *q;
	int params;

	*out = NULL;
	if (sqlite3_prepare_v3(handle_of(db), sql, -1, SQLITE_PREPARE_PERSISTENT,
			       &prepared, NULL) != SQLITE_OK) {
		sqlite_fail(db, "", err);
		return false;
	}
	params = sqlite3_bind_parameter_count(prepared);
	q = calloc(1, sizeof *q + (size_t)params * sizeof *q->at);
	if (q == NULL) {
		arena_die();
	}
	*q = (struct sqlite_stmt){.stmt = {db}, .raw = prepared, .params = params};
	if (prepared == NULL || !number_params(q)) {
		sqlite_finish(&q->stmt);
		err_set(err, ERR_BUG, "not a statement with $1 to $%d: %s", params,
			sql);
		return false;
	}
	*out = &q->stmt;
	return true;
}

bool sqlite_first(struct db *db, const char *sql, struct db_stmt **out, struct err *err)
{
	if (!sqlite_prepare(db, sql, out, err)) {
		return false;
	}
	if (sqlite_next(*out) != DB_ROW) {
		sqlite_fail(db, "", err);
		sqlite_finish(*out);
		*out = NULL;
	}
	return *out != NULL;
}

void sqlite_finish(struct db_stmt *q)
{
	if (q != NULL) {
		sqlite3_finalize(raw_of(q));
		free(q);
	}
}

static int param(const struct db_stmt *q, int n)
{
	const struct sqlite_stmt *mine = (const struct sqlite_stmt *)q;

	assert(n >= 1 && n <= mine->params);
	return mine->at[n - 1];
}

static void bound(struct db_stmt *q, int code)
{
	own(q)->broken = own(q)->broken || code != SQLITE_OK;
}

void sqlite_bind_int(struct db_stmt *q, int n, int64_t value)
{
	bound(q, sqlite3_bind_int64(raw_of(q), param(q, n), value));
}

/* A NULL pointer would bind NULL, which is not the same as an empty text. */
static const char *bytes_of(struct view v)
{
	return v.at != NULL ? v.at : "";
}

void sqlite_bind_text(struct db_stmt *q, int n, struct view text)
{
	bound(q, sqlite3_bind_text64(raw_of(q), param(q, n), bytes_of(text), text.len,
				     SQLITE_STATIC, SQLITE_UTF8));
}

void sqlite_bind_blob(struct db_stmt *q, int n, struct view bytes)
{
	bound(q, sqlite3_bind_blob64(raw_of(q), param(q, n), bytes_of(bytes), bytes.len,
				     SQLITE_STATIC));
}

void sqlite_bind_null(struct db_stmt *q, int n)
{
	bound(q, sqlite3_bind_null(raw_of(q), param(q, n)));
}

enum db_step sqlite_next(struct db_stmt *q)
{
	int code = own(q)->broken ? SQLITE_ERROR : sqlite3_step(raw_of(q));

	return code == SQLITE_ROW ? DB_ROW : code == SQLITE_DONE ? DB_DONE : DB_FAILED;
}

void sqlite_reset(struct db_stmt *q)
{
	sqlite3_reset(raw_of(q));
	sqlite3_clear_bindings(raw_of(q));
	own(q)->broken = false;
}

int sqlite_params(const struct db_stmt *q)
{
	return ((const struct sqlite_stmt *)q)->params;
}

int sqlite_columns(const struct db_stmt *q)
{
	return sqlite3_column_count(raw_of(q));
}

int64_t sqlite_number(struct db_stmt *q, int column)
{
	return sqlite3_column_int64(raw_of(q), column);
}

bool sqlite_is_null(struct db_stmt *q, int column)
{
	return sqlite3_column_type(raw_of(q), column) == SQLITE_NULL;
}

const void *sqlite_bytes(struct db_stmt *q, int column, size_t *len)
{
	const void *at = sqlite3_column_blob(raw_of(q), column);

	*len = (size_t)sqlite3_column_bytes(raw_of(q), column);
	return at;
}
