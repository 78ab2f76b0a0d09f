/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/query.h"

#include <string.h>

struct query query_open(struct store *st, enum statement s, struct err *err)
{
	return (struct query){
		.st = st, .q = store_stmt(st, s, err), .err = err, .name = s};
}

void query_bind_int(struct query *q, int n, int64_t value)
{
	if (q->q != NULL) {
		db_bind_int(q->q, n, value);
	}
}

void query_bind_id(struct query *q, int n, int64_t id)
{
	if (q->q != NULL && id == 0) {
		db_bind_null(q->q, n);
	} else {
		query_bind_int(q, n, id);
	}
}

void query_bind_text(struct query *q, int n, struct view text)
{
	if (q->q != NULL) {
		db_bind_text(q->q, n, text);
	}
}

void query_bind_blob(struct query *q, int n, struct view bytes)
{
	if (q->q != NULL) {
		db_bind_blob(q->q, n, bytes);
	}
}

void query_bind_hash(struct query *q, int n, const struct hash *hash)
{
	if (hash != NULL) {
		query_bind_blob(q, n, view_from((const char *)hash->byte, HASH_BYTES));
	} else {
		query_bind_id(q, n, 0);
	}
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
	struct arena a = {0};
	struct view bytes = db_blob(q->q, column, &a);
	bool there = bytes.len == sizeof out->byte;

	*out = (struct hash){{0}};
	if (there) {
		memcpy(out->byte, bytes.at, sizeof out->byte);
	}
	arena_free(&a);
	return there;
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

bool query_close_value(struct query *q, int64_t *value)
{
	if (query_row(q)) {
		*value = query_int(q, 0);
	}
	return query_close(q);
}

bool query_close_count(struct query *q, long *count)
{
	int64_t n = 0;
	bool ok = query_close_value(q, &n);

	*count = (long)n;
	return ok;
}

bool query_close_ids(struct query *q, struct arena *a, int64_t **ids, size_t *count)
{
	*ids = NULL;
	*count = 0;
	while (query_row(q)) {
		*ids = arena_room(a, *ids, *count, sizeof **ids);
		(*ids)[(*count)++] = query_int(q, 0);
	}
	return query_close(q);
}
