/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/query.h"

#include <assert.h>
#include <string.h>

struct value value_id(int64_t id)
{
	return (struct value){.kind = id == 0 ? VALUE_NULL : VALUE_INT, .number = id};
}

struct value value_bytes(const void *at, size_t len)
{
	return (struct value){.kind = at == NULL ? VALUE_NULL : VALUE_BLOB,
			      .bytes = view_from(at, len)};
}

static void bind(struct db_stmt *q, int n, const struct value *value)
{
	switch (value->kind) {
	case VALUE_INT:
		db_bind_int(q, n, value->number);
		break;
	case VALUE_TEXT:
		db_bind_text(q, n, value->bytes);
		break;
	case VALUE_BLOB:
		db_bind_blob(q, n, value->bytes);
		break;
	default:
		db_bind_null(q, n);
		break;
	}
}

struct query query_open(struct store *st, enum statement s, const struct value *values,
			struct err *err)
{
	struct query q = {.st = st, .q = store_stmt(st, s, err), .err = err, .name = s};

	if (q.q != NULL) {
		int n = 0;

		for (; values != NULL && values[n].kind != VALUE_END; n++) {
			bind(q.q, n + 1, &values[n]);
		}
		assert(n == db_params(q.q));
	}
	return q;
}

bool query_row(struct query *q)
{
	enum db_step step;

	if (q->q == NULL || q->done) {
		return false;
	}
	step = db_next(q->q);
	if (step == DB_FAILED) {
		db_fail(store_db(q->st), statement_doing(q->name), q->err);
		db_reset(q->q);
		q->q = NULL;
	}
	q->done = step == DB_DONE;
	return step == DB_ROW;
}

int64_t query_int(struct query *q, int column)
{
	return db_int(q->q, column);
}

struct view query_text(struct query *q, int column, struct arena *a)
{
	return db_text(q->q, column, a);
}

struct view query_blob(struct query *q, int column, struct arena *a)
{
	return db_blob(q->q, column, a);
}

bool query_maybe_hash(struct query *q, int column, struct hash *out)
{
	*out = (struct hash){{0}};
	return db_exactly(q->q, column, out->byte, sizeof out->byte);
}

struct hash query_hash(struct query *q, int column)
{
	struct hash hash;

	(void)query_maybe_hash(q, column, &hash);
	return hash;
}

bool query_close(struct query *q)
{
	while (query_row(q)) {
	}
	if (q->q == NULL) {
		return false;
	}
	q->changes = db_changes(store_db(q->st));
	db_reset(q->q);
	q->q = NULL;
	return true;
}

bool query_do(struct store *st, enum statement s, const struct value *values,
	      struct err *err)
{
	struct query q = query_open(st, s, values, err);

	return query_close(&q);
}

bool query_do_all(struct store *st, const enum statement *s, size_t count,
		  const struct value *values, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < count && ok; i++) {
		ok = query_do(st, s[i], values, err);
	}
	return ok;
}

bool query_later(struct store *st, enum statement s, const struct value *values,
		 long changes, struct err *err)
{
	struct query q = query_open(st, s, values, err);

	if (q.q != NULL && db_later(q.q, changes, statement_doing(s))) {
		db_reset(q.q);
		return true;
	}
	return query_close(&q) &&
	       (changes < 0 || q.changes == changes ||
		err_set(err, ERR_BUG, "%s: it changed %ld rows, not %ld",
			statement_doing(s), q.changes, changes));
}

void query_ahead(struct store *st, enum statement s, const struct value *values)
{
	struct err ignored = {0};

	if (store_shares(st)) {
		struct query q = query_open(st, s, values, &ignored);

		if (q.q != NULL) {
			db_ahead(q.q);
			db_reset(q.q);
		}
	}
}

bool query_changes(struct query q, bool *any)
{
	bool ok = query_close(&q);

	*any = q.changes > 0;
	return ok;
}

bool query_added(struct query q, int64_t *id)
{
	bool ok = query_close(&q);

	/* A server gives the id only for statements with this mark. */
	assert(strstr(statement_sql(q.name), "/* ADDED */") != NULL);
	*id = q.changes > 0 ? db_added(store_db(q.st)) : 0;
	return ok;
}

/* ---------------------------------------------------------------------- numbers */

bool query_value(struct query q, int64_t *value)
{
	if (query_row(&q)) {
		*value = query_int(&q, 0);
	}
	return query_close(&q);
}

bool query_count(struct query q, long *count)
{
	int64_t n = 0;
	bool ok = query_value(q, &n);

	*count = (long)n;
	return ok;
}

bool query_true(struct query q, bool *is)
{
	int64_t n = 0;
	bool ok = query_value(q, &n);

	*is = n != 0;
	return ok;
}

/* ------------------------------------------------------------------------- rows */

static void read_name(const struct column *c, struct view name, void *out)
{
	int at = 0;

	while (at < c->count - 1 && !view_is(name, c->names[at])) {
		at++;
	}
	memcpy(out, &at, c->size);
}

static void read_number(const struct column *c, int64_t n, void *out)
{
	int32_t small = (int32_t)n;

	memcpy(out, c->size == sizeof n ? (void *)&n : (void *)&small, c->size);
}

static void read_column(struct query *q, int i, struct arena *a, const struct column *c,
			char *out)
{
	switch (c->kind) {
	case IS_NAME:
		read_name(c, query_text(q, i, a), out);
		break;
	case IS_BOOL:
		*(bool *)out = query_int(q, i) != 0;
		break;
	case IS_TEXT:
		*(struct view *)out = query_text(q, i, a);
		break;
	case IS_BLOB:
		*(struct view *)out = query_blob(q, i, a);
		break;
	case IS_HASH:
		(void)query_maybe_hash(q, i, (struct hash *)out);
		break;
	case IS_NUMBER:
		read_number(c, query_int(q, i), out);
		break;
	default:
		break;
	}
}

void query_read(struct query *q, struct arena *a, const struct columns *columns,
		void *out)
{
	const struct column *c = columns->column;
	int n = 0;

	for (; n < COLUMNS_MOST && c[n].kind != COLUMNS_END; n++) {
		read_column(q, n, a, &c[n], (char *)out + c[n].at);
	}
	assert(n == db_columns(q->q));
}

bool query_one(struct query q, struct arena *a, const struct columns *columns,
	       void *out)
{
	memset(out, 0, columns->size);
	if (query_row(&q)) {
		query_read(&q, a, columns, out);
	}
	return query_close(&q);
}

bool query_all(struct query q, struct arena *a, const struct columns *columns,
	       void *out, size_t *count)
{
	char *rows = NULL;

	*count = 0;
	while (query_row(&q)) {
		char *row;

		rows = arena_room(a, rows, *count, columns->size);
		row = rows + (*count)++ * columns->size;
		memset(row, 0, columns->size);
		query_read(&q, a, columns, row);
	}
	memcpy(out, &rows, sizeof rows);
	return query_close(&q);
}

bool query_ids(struct query q, struct arena *a, int64_t **ids, size_t *count)
{
	static const struct columns number = {
		sizeof(int64_t), {{IS_NUMBER, 0, sizeof(int64_t), NULL, 0}}};

	return query_all(q, a, &number, ids, count);
}

bool query_texts(struct query q, struct arena *a, struct view **texts, size_t *count)
{
	static const struct columns text = {
		sizeof(struct view), {{IS_TEXT, 0, sizeof(struct view), NULL, 0}}};

	return query_all(q, a, &text, texts, count);
}
