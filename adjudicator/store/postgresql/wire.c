/* SPDX-License-Identifier: ISC */
/* Sends statements to the server and reads its answers. */
#include "adjudicator/store/postgresql/pg.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BEAT_MS = 1000 };

void pg_forget(struct pg_db *db, long number)
{
	db->ended = arena_sure(realloc(db->ended, (db->ends + 1) * sizeof *db->ended));
	db->ended[db->ends++] = number;
}

/* Waits for the next answer, and calls `beat` while there is none. */
static PGresult *answer(struct pg_db *db)
{
	struct pollfd fd = {.fd = PQsocket(db->conn), .events = POLLIN};

	while (PQisBusy(db->conn)) {
		if (poll(&fd, 1, BEAT_MS) == 0 && db->beat != NULL) {
			db->beat(db->arg);
		}
		if (!PQconsumeInput(db->conn)) {
			return NULL;
		}
	}
	return PQgetResult(db->conn);
}

static bool good(const PGresult *r)
{
	switch (PQresultStatus(r)) {
	case PGRES_COMMAND_OK:
	case PGRES_TUPLES_OK:
		return true;
	default:
		return false;
	}
}

/* Reads all answers to one statement; returns the last, NULL when there is none. */
static PGresult *answers(struct pg_db *db)
{
	PGresult *last = NULL;
	PGresult *r;

	while ((r = answer(db)) != NULL) {
		PQclear(last);
		last = r;
	}
	return last;
}

/* Reads until the end of what was sent in one flush. */
static void to_sync(struct pg_db *db)
{
	bool synced = false;

	while (!synced && !pg_lost(db)) {
		PGresult *r = answer(db);

		synced = PQresultStatus(r) == PGRES_PIPELINE_SYNC;
		PQclear(r);
	}
}

/* Notes the first failure of a flush. `before`: nothing failed so far; what follows
 * a failure was not done. */
static bool take(struct pg_db *db, const PGresult *r, bool before)
{
	if (before && (r == NULL || !good(r))) {
		pg_note(db, r);
		return false;
	}
	return before;
}

static bool send(struct pg_db *db, const char *sql)
{
	return PQsendQueryParams(db->conn, sql, 0, NULL, NULL, NULL, NULL, 1) == 1;
}

static bool send_call(struct pg_db *db, const char *name, int params,
		      const struct pg_value *value)
{
	const char *at[100];
	int len[100];
	int binary[100];

	for (int i = 0; i < params; i++) {
		at[i] = value[i].at;
		len[i] = (int)value[i].len;
		binary[i] = 1;
	}
	return PQsendQueryPrepared(db->conn, name, params, at, len, binary, 1) == 1;
}

static bool send_item(struct pg_db *db, const struct pg_item *item)
{
	const struct pg_call *c = item->call;

	return c != NULL ? send_call(db, c->name, c->params, c->value)
			 : send(db, item->words != NULL ? item->words : item->mark);
}

static void keep_rows(struct pg_db *db, struct pg_stmt *q, PGresult *rows)
{
	const char *changed = PQcmdTuples(rows);

	q->rows = rows;
	q->at = -1;
	db->changes = q->writes ? strtol(changed, NULL, 10) : db->changes;
	if (q->adds && PQntuples(rows) > 0) {
		q->at = 0;
		db->added = pg_number(&q->stmt, 0);
	}
}

bool pg_begins(const struct pg_db *db)
{
	return db->waits > 0 && db->waiting[0].words != NULL &&
	       view_starts(view_of(db->waiting[0].words), "BEGIN");
}

/* How many statements the server can be told to forget before the next flush. None
 * within a transaction, where a failed one could not be. They are a flush of their
 * own, because a statement that must come first in a transaction must not follow
 * them. */
static size_t forgettable(const struct pg_db *db)
{
	bool between = db->waits == 0 ? !db->begun : pg_begins(db);

	return between ? db->ends : 0;
}

static bool send_forgotten(struct pg_db *db, size_t count)
{
	char sql[48];
	bool ok = true;

	for (size_t i = 0; ok && i < count; i++) {
		snprintf(sql, sizeof sql, "DEALLOCATE " PG_STATEMENT, db->ended[i]);
		ok = send(db, sql);
	}
	db->ends -= count;
	return ok && (count == 0 || PQpipelineSync(db->conn) == 1);
}

static bool send_all(struct pg_db *db, const struct pg_stmt *q, bool commit)
{
	bool ok = true;

	for (size_t i = 0; ok && i < db->waits; i++) {
		ok = send_item(db, &db->waiting[i]);
	}
	return ok && (q == NULL || send_call(db, q->name, q->params, q->value)) &&
	       (!commit || send(db, "COMMIT")) && PQpipelineSync(db->conn) == 1;
}

/* After a failure nothing was done, and later answers are ignored. */
static bool hear_waiting(struct pg_db *db)
{
	bool ok = true;

	for (size_t i = 0; i < db->waits && !pg_lost(db); i++) {
		PGresult *r = answers(db);

		if (ok) {
			ok = pg_item_done(db, &db->waiting[i], r);
		} else {
			PQclear(r);
		}
	}
	pg_drop(db, 0);
	return ok;
}

static bool hear_rows(struct pg_db *db, struct pg_stmt *q, bool before)
{
	PGresult *r = answers(db);

	if (!take(db, r, before)) {
		PQclear(r);
		return false;
	}
	keep_rows(db, q, r);
	return true;
}

/* When a COMMIT could only roll back, the answer's tag says so. */
static bool hear_commit(struct pg_db *db, bool before)
{
	PGresult *r = answers(db);
	bool ok = take(db, r, before);

	if (ok && strcmp(PQcmdStatus(r), "COMMIT") != 0) {
		pg_note(db, r);
		ok = false;
	}
	PQclear(r);
	return ok;
}

static void hear_forgotten(struct pg_db *db, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		PQclear(answers(db));
	}
	if (count > 0) {
		to_sync(db);
	}
}

bool pg_flush(struct pg_db *db, struct pg_stmt *q, bool commit)
{
	const size_t gone = forgettable(db);
	bool ok = send_forgotten(db, gone) && send_all(db, q, commit);

	db->age += (q != NULL && q->writes) || commit;
	db->traffic.statements += (long)db->waits + (q != NULL) + commit;
	db->traffic.trips++;
	if (!ok) {
		pg_drop(db, 0);
		pg_note(db, NULL);
		return false;
	}
	hear_forgotten(db, gone);
	ok = hear_waiting(db);
	ok = q == NULL ? ok : hear_rows(db, q, ok);
	ok = !commit ? ok : hear_commit(db, ok);
	to_sync(db);
	if (pg_lost(db) && ok) {
		pg_note(db, NULL);
	}
	return ok && !pg_lost(db);
}

void pg_begin(struct pg_db *db, bool shared)
{
	pg_wait(db, "BEGIN");
	if (!db->read_only) {
		pg_wait(db, shared ? db->shared : db->lock);
	}
}

void pg_abandon(struct pg_db *db)
{
	pg_drop(db, 0);
	db->age++;
	if (!pg_lost(db)) {
		pg_wait(db, "ROLLBACK");
		(void)pg_flush(db, NULL, false);
	}
}

/* After a failure the server prepares nothing until it goes back to a mark, and that
 * command may still be waiting. */
static bool unfailed(struct pg_db *db)
{
	return PQtransactionStatus(db->conn) != PQTRANS_INERROR || db->waits == 0 ||
	       pg_flush(db, NULL, false);
}

bool pg_learn(struct pg_db *db, struct pg_stmt *q, const char *sql)
{
	const size_t gone = forgettable(db);
	PGresult *told;
	PGresult *r;
	bool ok;

	if (!unfailed(db)) {
		return false;
	}
	if (!send_forgotten(db, gone) ||
	    PQsendPrepare(db->conn, q->name, sql, 0, NULL) != 1 ||
	    PQsendDescribePrepared(db->conn, q->name) != 1 ||
	    PQpipelineSync(db->conn) != 1) {
		pg_note(db, NULL);
		return false;
	}
	hear_forgotten(db, gone);
	r = answers(db);
	ok = take(db, r, true);
	PQclear(r);
	told = answers(db);
	ok = take(db, told, ok);
	to_sync(db);
	for (int i = 0; ok && i < q->params; i++) {
		q->type[i] = PQparamtype(told, i);
	}
	q->columns = ok ? PQnfields(told) : 0;
	q->readable = ok;
	for (int i = 0; i < q->columns; i++) {
		const Oid t = PQftype(told, i);

		q->readable = q->readable && (t == TYPE_INT8 || t == TYPE_INT4 ||
					      t == TYPE_TEXT || t == TYPE_BYTEA);
	}
	PQclear(told);
	return ok;
}

/* In pipeline mode only one statement can be sent at a time; a text of several is
 * sent outside of it. */
bool pg_run(struct pg_db *db, const char *sql)
{
	PGresult *r;
	bool ok;

	if (db->waits > 0 && !pg_flush(db, NULL, false)) {
		return false;
	}
	(void)PQexitPipelineMode(db->conn);
	db->age++;
	r = PQexec(db->conn, sql);
	ok = take(db, r, true);
	PQclear(r);
	(void)PQenterPipelineMode(db->conn);
	return ok;
}
