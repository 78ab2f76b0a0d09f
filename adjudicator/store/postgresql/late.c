/* SPDX-License-Identifier: ISC */
/* Statements that ride along with the next one, and rows that are asked ahead of
 * their use. */
#include "adjudicator/store/postgresql/pg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------ calls */

static struct pg_call *call_of(const struct pg_stmt *q)
{
	struct pg_call *c = arena_sure(calloc(1, sizeof *c));
	size_t bytes = 1;
	char *at;

	for (int i = 0; i < q->params; i++) {
		bytes += q->value[i].len;
	}
	memcpy(c->name, q->name, sizeof c->name);
	c->changes = -1;
	c->doing = "";
	c->params = q->params;
	c->value = arena_sure(calloc((size_t)q->params + 1, sizeof *c->value));
	c->bytes = at = arena_sure(malloc(bytes));
	for (int i = 0; i < q->params; i++) {
		const struct pg_value *v = &q->value[i];

		c->value[i].len = v->len;
		c->value[i].at = v->at == NULL ? NULL : at;
		if (v->at != NULL) {
			memcpy(at, v->at, v->len);
		}
		at += v->len;
	}
	return c;
}

static void call_free(struct pg_call *c)
{
	if (c != NULL) {
		free(c->value);
		free(c->bytes);
		free(c);
	}
}

static bool same_values(const struct pg_stmt *q, const struct pg_call *c)
{
	for (int i = 0; i < q->params; i++) {
		const struct pg_value *v = &q->value[i];
		const struct pg_value *w = &c->value[i];

		if ((v->at == NULL) != (w->at == NULL) || v->len != w->len ||
		    (v->at != NULL && memcmp(v->at, w->at, v->len) != 0)) {
			return false;
		}
	}
	return true;
}

/* ------------------------------------------------------------------------ queue */

static struct pg_item *add(struct pg_db *db)
{
	if (db->waits == db->room) {
		db->room = 2 * db->room + 8;
		db->waiting = arena_sure(
			realloc(db->waiting, db->room * sizeof *db->waiting));
	}
	db->waiting[db->waits] = (struct pg_item){0};
	return &db->waiting[db->waits++];
}

void pg_wait(struct pg_db *db, const char *sql)
{
	add(db)->words = sql;
}

void pg_wait_mark(struct pg_db *db, const char *what, int mark)
{
	struct pg_item *item = add(db);

	snprintf(item->mark, sizeof item->mark, "%s m%d", what, mark);
}

void pg_drop(struct pg_db *db, size_t from)
{
	while (db->waits > from) {
		call_free(db->waiting[--db->waits].call);
	}
}

static bool sets(const struct pg_item *item, int mark)
{
	char words[sizeof item->mark];

	snprintf(words, sizeof words, "SAVEPOINT m%d", mark);
	return strcmp(item->mark, words) == 0;
}

void pg_drop_releases(struct pg_db *db)
{
	while (db->waits > 0 &&
	       view_starts(view_of(db->waiting[db->waits - 1].mark), "RELEASE")) {
		pg_drop(db, db->waits - 1);
	}
}

bool pg_bare(const struct pg_db *db, int mark)
{
	return db->waits > 0 && sets(&db->waiting[db->waits - 1], mark);
}

bool pg_unmark(struct pg_db *db, int mark)
{
	for (size_t i = db->waits; i > 0; i--) {
		if (sets(&db->waiting[i - 1], mark)) {
			pg_drop(db, i - 1);
			return true;
		}
	}
	return false;
}

bool pg_changes_wait(const struct pg_db *db, bool checked)
{
	for (size_t i = 0; i < db->waits; i++) {
		const struct pg_call *c = db->waiting[i].call;

		if (c != NULL && c->ahead == NULL &&
		    (!checked || (c->changes >= 0 && !c->sure))) {
			return true;
		}
	}
	return false;
}

bool pg_later(struct db_stmt *q, long changes, const char *doing)
{
	struct pg_db *db = pg_of(q->db);
	struct pg_call *c;

	if (!db->begun || ((const struct pg_stmt *)q)->broken) {
		return false;
	}
	c = call_of((const struct pg_stmt *)q);
	c->changes = changes;
	c->sure = ((const struct pg_stmt *)q)->sure && changes == 1;
	c->doing = doing;
	add(db)->call = c;
	db->age++;
	return true;
}

/* ------------------------------------------------------------------------ ahead */

void pg_ahead(struct db_stmt *q)
{
	struct pg_db *db = pg_of(q->db);
	struct pg_stmt *mine = (struct pg_stmt *)q;
	struct pg_call *c;

	if (!db->begun || mine->broken) {
		return;
	}
	c = call_of(mine);
	c->ahead = mine;
	c->age = db->age;
	add(db)->call = c;
}

void pg_forget_came(struct pg_stmt *q)
{
	call_free(q->asked);
	PQclear(q->came);
	q->asked = NULL;
	q->came = NULL;
}

bool pg_came(struct pg_stmt *q)
{
	bool good = q->came != NULL && q->asked->age == pg_of(q->stmt.db)->age &&
		    same_values(q, q->asked);

	if (good) {
		q->rows = q->came;
		q->at = -1;
		q->came = NULL;
	}
	pg_forget_came(q);
	return good;
}

static bool all_changed(const struct pg_call *c, PGresult *r)
{
	return c->changes < 0 || strtol(PQcmdTuples(r), NULL, 10) == c->changes;
}

bool pg_item_done(struct pg_db *db, struct pg_item *item, PGresult *r)
{
	const ExecStatusType is = PQresultStatus(r);
	struct pg_call *c = item->call;
	bool ok = is == PGRES_COMMAND_OK || is == PGRES_TUPLES_OK;

	if (c == NULL) {
		if (!ok) {
			pg_note(db, r);
		}
	} else if (!ok || !all_changed(c, r)) {
		pg_note_call(db, c, r);
		ok = false;
	} else if (c->ahead != NULL) {
		pg_forget_came(c->ahead);
		c->ahead->asked = c;
		c->ahead->came = r;
		item->call = NULL;
		return true;
	}
	PQclear(r);
	return ok;
}
