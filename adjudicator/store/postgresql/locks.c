/* SPDX-License-Identifier: ISC */
/*
 * The advisory locks that the programs of one club take. They are made from the
 * schema's number, so the clubs of one database do not affect each other.
 */
#include "adjudicator/store/postgresql/pg.h"

#include <stdio.h>

/* "adj1", the application_id used with SQLite, and the numbers after it. */
#define CLUB    "1633970737"
#define LEDGER  "1633970738"
#define LEADER  "1633970739"
#define WORKER  "1633970740"
#define SCHEMA  "CAST(CAST(current_schema() AS regnamespace) AS oid)"
#define OF(all) "(" all ", CAST(" SCHEMA " AS integer))"

/* The lock function returns void, which is read as text. */
static const char *const locks[] = {
	[DB_LOCK_GAME] = "SELECT CAST(pg_advisory_xact_lock((CAST(" SCHEMA
			 " AS BIGINT) << 32) + CAST($1 AS BIGINT)) AS TEXT)",
	[DB_LOCK_LEDGER] = "SELECT CAST(pg_advisory_xact_lock(" LEDGER ", CAST(" SCHEMA
			   " AS integer) + CAST(CAST($1 AS BIGINT) AS integer))"
			   " AS TEXT)",
};

void pg_name_locks(struct pg_db *db)
{
	snprintf(db->lock, sizeof db->lock, "SELECT pg_advisory_xact_lock" OF(CLUB));
	snprintf(db->shared, sizeof db->shared,
		 "SELECT pg_advisory_xact_lock_shared" OF(CLUB));
}

bool pg_ask(struct db *db, const char *sql, int64_t *value, struct err *err)
{
	struct db_stmt *q;
	bool ok;

	*value = 0;
	if (!pg_prepare(db, sql, &q, err)) {
		return false;
	}
	ok = pg_next(q) == DB_ROW || pg_fail(db, "", err);
	*value = ok ? pg_number(q, 0) : 0;
	pg_finish(q);
	return ok;
}

bool pg_lock(struct db *db, enum db_lock what, int64_t id, struct err *err)
{
	struct db_stmt **q = &pg_of(db)->locks[what];
	bool ok;

	if (*q == NULL && !pg_prepare(db, locks[what], q, err)) {
		return false;
	}
	pg_bind_int(*q, 1, id);
	ok = pg_later(*q, -1, "") || pg_next(*q) == DB_ROW || pg_fail(db, "", err);
	pg_reset(*q);
	return ok;
}

bool pg_lead(struct db *db, bool *leads, struct err *err)
{
	int64_t got;
	bool ok = pg_ask(
		db,
		"SELECT CASE WHEN pg_try_advisory_lock" OF(LEADER) " THEN 1 ELSE 0 END",
		&got, err);

	*leads = ok && got != 0;
	return ok;
}

bool pg_now(struct db *db, int64_t *now, struct err *err)
{
	return pg_ask(db,
		      "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)",
		      now, err);
}

/* ------------------------------------------------------------------ who is there */

bool pg_attend(struct db *db, struct err *err)
{
	int64_t one;

	return pg_ask(
		db,
		"SELECT 1 FROM (SELECT pg_advisory_lock_shared" OF(WORKER) ") AS here",
		&one, err);
}

/* Counts the shared locks of that name that are held. */
#define HELD(name)                                                                     \
	"SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"        \
	" AND database = (SELECT oid FROM pg_database"                                 \
	" WHERE datname = current_database()) AND objsubid = 2"                        \
	" AND mode = 'ShareLock' AND classid = " name " AND objid = " SCHEMA

bool pg_crew(struct db *db, struct db_crew *out, struct err *err)
{
	int64_t workers, claims;

	if (!pg_ask(db, HELD(WORKER), &workers, err) ||
	    !pg_ask(db, HELD(CLUB), &claims, err)) {
		return false;
	}
	*out = (struct db_crew){(long)workers, (long)claims};
	return true;
}
