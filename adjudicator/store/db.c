/* SPDX-License-Identifier: ISC */
/* Passes each call to the driver of its database. */
#include "adjudicator/store/engine.h"

#include <assert.h>
#include <string.h>
#include <time.h>

bool db_open(struct db **out, const char *path, enum db_mode mode, struct err *err)
{
	return sqlite_engine.open(out, path, mode, err);
}

void db_close(struct db *db)
{
	if (db != NULL) {
		db->engine->close(db);
	}
}

bool db_exec(struct db *db, const char *sql, struct err *err)
{
	return db->engine->exec(db, sql, err);
}

bool db_schema(struct db *db, const char *sql, struct err *err)
{
	return db->engine->schema(db, sql, err);
}

bool db_version(struct db *db, int *version, struct err *err)
{
	return db->engine->version(db, version, err);
}

bool db_set_version(struct db *db, int version, struct err *err)
{
	return db->engine->set_version(db, version, err);
}

long db_changes(const struct db *db)
{
	return db->engine->changes(db);
}

int64_t db_added(const struct db *db)
{
	return db->engine->added(db);
}

const char *db_why(const struct db *db)
{
	return db->engine->why(db);
}

bool db_fail(const struct db *db, const char *doing, struct err *err)
{
	(void)db->engine->fail(db, doing, err);
	return false;
}

bool db_check(struct db *db, enum db_check what, struct arena *a, struct view *fault,
	      struct err *err)
{
	return db->engine->check(db, what, a, fault, err);
}

bool db_copy(struct db *db, const char *path, struct err *err)
{
	assert(db_copies(db));
	return db->engine->copy(db, path, err);
}

bool db_copies(const struct db *db)
{
	return db->engine->copy != NULL;
}

void db_patience(struct db *db, int milliseconds)
{
	db->engine->patience(db, milliseconds);
}

void db_watch(struct db *db, void (*beat)(void *arg), void *arg)
{
	db->engine->watch(db, beat, arg);
}

/* ---------------------------------------------------------------- transactions */

bool db_begin(struct db *db, struct err *err)
{
	return db->engine->begin(db, err);
}

bool db_shares(const struct db *db)
{
	return db->engine->begin_shared != NULL;
}

bool db_begin_shared(struct db *db, struct err *err)
{
	return db_shares(db) ? db->engine->begin_shared(db, err)
			     : db->engine->begin(db, err);
}

bool db_lock(struct db *db, enum db_lock what, int64_t id, struct err *err)
{
	return db->engine->lock == NULL || db->engine->lock(db, what, id, err);
}

bool db_lead(struct db *db, bool *leads, struct err *err)
{
	*leads = true;
	return db->engine->lead == NULL || db->engine->lead(db, leads, err);
}

bool db_now(struct db *db, int64_t *now, struct err *err)
{
	*now = (int64_t)time(NULL);
	return db->engine->now == NULL || db->engine->now(db, now, err);
}

bool db_commit(struct db *db, struct err *err)
{
	return db->engine->commit(db, err);
}

void db_rollback(struct db *db)
{
	db->engine->rollback(db);
}

bool db_in_transaction(const struct db *db)
{
	return db->engine->in_transaction(db);
}

bool db_mark(struct db *db, struct err *err)
{
	return db->engine->mark(db, err);
}

bool db_release(struct db *db, struct err *err)
{
	return db->engine->release(db, err);
}

void db_undo(struct db *db)
{
	db->engine->undo(db);
}

bool db_settle(struct db *db, struct err *err)
{
	return db->engine->settle == NULL || db->engine->settle(db, err);
}

/* ------------------------------------------------------------------ statements */

bool db_prepare(struct db *db, const char *sql, struct db_stmt **out, struct err *err)
{
	return db->engine->prepare(db, sql, out, err);
}

void db_finish(struct db_stmt *q)
{
	if (q != NULL) {
		q->db->engine->finish(q);
	}
}

void db_bind_int(struct db_stmt *q, int n, int64_t value)
{
	q->db->engine->bind_int(q, n, value);
}

void db_bind_text(struct db_stmt *q, int n, struct view text)
{
	q->db->engine->bind_text(q, n, text);
}

void db_bind_blob(struct db_stmt *q, int n, struct view bytes)
{
	q->db->engine->bind_blob(q, n, bytes);
}

void db_bind_null(struct db_stmt *q, int n)
{
	q->db->engine->bind_null(q, n);
}

int db_params(const struct db_stmt *q)
{
	return q->db->engine->params(q);
}

int db_columns(const struct db_stmt *q)
{
	return q->db->engine->columns(q);
}

enum db_step db_next(struct db_stmt *q)
{
	return q->db->engine->next(q);
}

bool db_later(struct db_stmt *q, long changes, const char *doing)
{
	return q->db->engine->later != NULL && q->db->engine->later(q, changes, doing);
}

void db_ahead(struct db_stmt *q)
{
	if (q->db->engine->ahead != NULL) {
		q->db->engine->ahead(q);
	}
}

struct db_traffic db_traffic(const struct db *db)
{
	struct db_traffic t = {0};

	if (db->engine->traffic != NULL) {
		db->engine->traffic(db, &t);
	}
	return t;
}

void db_reset(struct db_stmt *q)
{
	q->db->engine->reset(q);
}

int64_t db_int(struct db_stmt *q, int column)
{
	return q->db->engine->number(q, column);
}

bool db_is_null(struct db_stmt *q, int column)
{
	return q->db->engine->is_null(q, column);
}

struct view db_text(struct db_stmt *q, int column, struct arena *arena)
{
	size_t len;
	const char *at = q->db->engine->bytes(q, column, &len);

	return arena_copy(arena, at != NULL ? view_from(at, len) : view_of(""));
}

struct view db_blob(struct db_stmt *q, int column, struct arena *arena)
{
	return db_text(q, column, arena);
}

bool db_exactly(struct db_stmt *q, int column, void *out, size_t size)
{
	size_t len;
	const void *at = q->db->engine->bytes(q, column, &len);

	if (at == NULL || len != size) {
		return false;
	}
	memcpy(out, at, size);
	return true;
}

/* --------------------------------------------------------------------- copying */

const char *db_list_tables(const struct db *db)
{
	return db->engine->list_tables;
}

bool db_snapshot(struct db *db, struct err *err)
{
	return db->engine->snapshot(db, err);
}

bool db_renumber(struct db *db, struct err *err)
{
	return db->engine->renumber == NULL || db->engine->renumber(db, err);
}

bool db_size(struct db *db, int64_t *bytes, struct err *err)
{
	*bytes = -1;
	return db->engine->disk == NULL || db->engine->disk(db, bytes, err);
}

bool db_health(struct db *db, struct arena *a, struct db_finding **out, size_t *count,
	       struct err *err)
{
	*out = NULL;
	*count = 0;
	return db->engine->health == NULL || db->engine->health(db, a, out, count, err);
}

bool db_attend(struct db *db, struct err *err)
{
	return db->engine->attend == NULL || db->engine->attend(db, err);
}

bool db_crew(struct db *db, struct db_crew *out, struct err *err)
{
	*out = (struct db_crew){-1, -1};
	return db->engine->crew == NULL || db->engine->crew(db, out, err);
}

bool db_rows(struct db *db, int64_t *rows, struct err *err)
{
	return db->engine->rows(db, rows, err);
}

bool db_clubs(struct db *db, struct arena *a, struct db_club **out, size_t *count,
	      struct err *err)
{
	*count = 0;
	return db->engine->clubs == NULL || db->engine->clubs(db, a, out, count, err);
}
