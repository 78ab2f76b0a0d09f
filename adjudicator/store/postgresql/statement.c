/* SPDX-License-Identifier: ISC */
/* Statements: their parameters, rows and values. */
#include "adjudicator/store/postgresql/pg.h"

#include <assert.h>
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct pg_stmt *own(struct db_stmt *q)
{
	return (struct pg_stmt *)q;
}

/* Checks that parameters and columns have types that SQLite has too. */
static bool fits(const struct pg_stmt *q)
{
	bool good = true;

	for (int i = 0; i < q->params; i++) {
		const Oid t = q->type[i];

		good = good && (t == TYPE_INT8 || t == TYPE_TEXT || t == TYPE_BYTEA);
	}
	return good && q->readable;
}

static bool changes_rows(struct view sql)
{
	return view_starts(sql, "INSERT") || view_starts(sql, "UPDATE") ||
	       view_starts(sql, "DELETE");
}

/* Whether an INSERT adds exactly one row or fails: its values are in the statement,
 * and no conflict is passed over. */
static bool adds_one(struct view sql)
{
	return view_starts(sql, "INSERT") &&
	       view_find_text(sql, " VALUES (") < sql.len &&
	       view_find_text(sql, "), (") == sql.len &&
	       view_find_text(sql, " ON CONFLICT ") == sql.len;
}

bool pg_prepare(struct db *db, const char *sql, struct db_stmt **out, struct err *err)
{
	struct pg_db *pg = pg_of(db);
	int params = pg_params(view_of(sql));
	struct arena a = {0};
	struct pg_stmt *q;
	bool ok;

	*out = NULL;
	if (params < 0) {
		return err_set(err, ERR_BUG, "not a statement with $1, $2 ...: %s",
			       sql);
	}
	q = arena_sure(calloc(1, sizeof *q));
	q->stmt.db = db;
	q->params = params;
	q->type = arena_sure(calloc((size_t)params + 1, sizeof *q->type));
	q->value = arena_sure(calloc((size_t)params + 1, sizeof *q->value));
	q->writes = changes_rows(view_of(sql));
	q->sure = adds_one(view_of(sql));
	snprintf(q->name, sizeof q->name, PG_STATEMENT, ++pg->prepared);
	ok = pg_learn(pg, q, pg_statement_words(&a, view_of(sql), &q->adds));
	q->number = ok ? pg->prepared : 0;
	arena_free(&a);
	if (!ok || !fits(q)) {
		(void)(ok ? err_set(err, ERR_BUG, "a type that SQLite has not: %s", sql)
			  : pg_fail(db, "", err));
		pg_finish(&q->stmt);
		return false;
	}
	*out = &q->stmt;
	return true;
}

void pg_finish(struct db_stmt *q)
{
	if (q != NULL) {
		if (own(q)->number != 0) {
			pg_forget(pg_of(q->db), own(q)->number);
		}
		PQclear(own(q)->rows);
		pg_forget_came(own(q));
		free(own(q)->type);
		free(own(q)->value);
		free(q);
	}
}

int pg_params_of(const struct db_stmt *q)
{
	return ((const struct pg_stmt *)q)->params;
}

int pg_columns(const struct db_stmt *q)
{
	return ((const struct pg_stmt *)q)->columns;
}

/* ----------------------------------------------------------------------- values */

static struct pg_value *value_at(struct db_stmt *q, int n)
{
	assert(n >= 1 && n <= own(q)->params);
	return &own(q)->value[n - 1];
}

void pg_bind_int(struct db_stmt *q, int n, int64_t value)
{
	struct pg_value *v = value_at(q, n);
	const uint64_t wide = htobe64((uint64_t)value);

	own(q)->broken = own(q)->broken || own(q)->type[n - 1] != TYPE_INT8;
	memcpy(v->number, &wide, sizeof wide);
	v->at = v->number;
	v->len = sizeof wide;
}

void pg_bind_text(struct db_stmt *q, int n, struct view text)
{
	struct pg_value *v = value_at(q, n);
	const Oid type = own(q)->type[n - 1];

	own(q)->broken = own(q)->broken || (type != TYPE_TEXT && type != TYPE_BYTEA);
	v->at = text.at != NULL ? text.at : "";
	v->len = text.len;
}

void pg_bind_null(struct db_stmt *q, int n)
{
	*value_at(q, n) = (struct pg_value){0};
}

/* ------------------------------------------------------------------------- rows */

static bool ask(struct pg_db *db, struct pg_stmt *q)
{
	bool alone = q->writes && !db->begun;
	bool ok;

	if (q->broken) {
		snprintf(db->state, sizeof db->state, "42804");
		snprintf(db->why, sizeof db->why,
			 "a value is of another type than its parameter");
		return false;
	}
	if (alone) {
		pg_begin(db, false);
	}
	ok = pg_flush(db, q, alone);
	if (!ok && alone) {
		pg_abandon(db);
	}
	return ok;
}

enum db_step pg_next(struct db_stmt *q)
{
	struct pg_stmt *mine = own(q);

	if (mine->rows == NULL && !pg_came(mine) && !ask(pg_of(q->db), mine)) {
		return DB_FAILED;
	}
	if (mine->adds) {
		return DB_DONE;
	}
	mine->at++;
	return mine->at < PQntuples(mine->rows) ? DB_ROW : DB_DONE;
}

void pg_reset(struct db_stmt *q)
{
	struct pg_stmt *mine = own(q);

	PQclear(mine->rows);
	mine->rows = NULL;
	mine->broken = false;
	for (int i = 0; i < mine->params; i++) {
		mine->value[i] = (struct pg_value){0};
	}
}

bool pg_is_null(struct db_stmt *q, int column)
{
	return PQgetisnull(own(q)->rows, own(q)->at, column) == 1;
}

const void *pg_bytes(struct db_stmt *q, int column, size_t *len)
{
	const struct pg_stmt *mine = own(q);

	*len = (size_t)PQgetlength(mine->rows, mine->at, column);
	return pg_is_null(q, column) ? NULL : PQgetvalue(mine->rows, mine->at, column);
}

int64_t pg_number(struct db_stmt *q, int column)
{
	const struct pg_stmt *mine = own(q);
	const char *at = PQgetvalue(mine->rows, mine->at, column);
	uint64_t wide;
	uint32_t small;

	if (pg_is_null(q, column)) {
		return 0;
	}
	if (PQftype(mine->rows, column) == TYPE_INT8) {
		memcpy(&wide, at, sizeof wide);
		return (int64_t)be64toh(wide);
	}
	assert(PQftype(mine->rows, column) == TYPE_INT4);
	memcpy(&small, at, sizeof small);
	return (int32_t)be32toh(small);
}
