/* SPDX-License-Identifier: ISC */
/* Opens a connection, with its settings, reads and sets the schema's number, and
 * checks a database. */
#include "adjudicator/store/postgresql/pg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bytes must be stored and compared unchanged, because letters are in any
 * encoding. */
#define HOW_TO_CREATE                                                                  \
	"make it with: createdb --template=template0 --encoding=SQL_ASCII --locale=C "

/* A plan is made once, without looking at values, because every statement looks for
 * a key. Sequential scans are off, so that a plan made while a table was empty still
 * serves when the table is full. */
static const char settings[] =
	"SET search_path = \"%s\"; SET client_encoding = 'SQL_ASCII';"
	"SET plan_cache_mode = force_generic_plan;"
	"SET client_min_messages = error; SET standard_conforming_strings = on; SET "
	"enable_seqscan = off; SET jit = off;"
	"SET synchronous_commit = on; SET lock_timeout = 5000;"
	"SET idle_in_transaction_session_timeout = '15min';"
	"SET default_transaction_read_only = %s;"
	"SELECT getdatabaseencoding() || ' ' || datcollate"
	" FROM pg_database WHERE datname = current_database()";

static bool refuse(const struct pg_db *db, enum err_kind kind, const char *why,
		   struct err *err)
{
	return err_set(err, kind, "database %s: %s", db->schema, why);
}

static bool settle(struct pg_db *db, struct err *err)
{
	char sql[sizeof settings + PG_NAME + 8];
	PGresult *r;
	bool ok;

	snprintf(sql, sizeof sql, settings, db->schema, db->read_only ? "on" : "off");
	r = PQexec(db->conn, sql);
	ok = PQresultStatus(r) == PGRES_TUPLES_OK;
	if (!ok) {
		pg_note(db, r);
		pg_fail(&db->db, "", err);
	} else if (strcmp(PQgetvalue(r, 0, 0), "SQL_ASCII C") != 0) {
		ok = err_set(err, ERR_CONFIG,
			     "database %s: its encoding and its order are %s and must "
			     "be SQL_ASCII C; " HOW_TO_CREATE "%s",
			     db->schema, PQgetvalue(r, 0, 0), PQdb(db->conn));
	}
	PQclear(r);
	return ok;
}

static bool make_schema(struct pg_db *db, struct err *err)
{
	char sql[PG_NAME + 64];
	int64_t there;

	/* A role that may not create a schema can use one that was made for it. */
	snprintf(sql, sizeof sql,
		 "SELECT COUNT(*) FROM pg_namespace WHERE nspname = '%s'", db->schema);
	if (!pg_ask(&db->db, sql, &there, err)) {
		return false;
	}
	snprintf(sql, sizeof sql, "CREATE SCHEMA \"%s\"", db->schema);
	return there != 0 || pg_run(db, sql) || pg_fail(&db->db, "", err);
}

/* A setting that libpq cannot parse is a fault of the configuration, not of the
 * server. */
static bool understood(const char *where, const char *conninfo, struct err *err)
{
	char *why = NULL;
	PQconninfoOption *words = PQconninfoParse(conninfo, &why);
	bool ok = words != NULL;

	if (!ok) {
		why = arena_sure(why);
		err_set(err, ERR_CONFIG, "database = postgresql:%s: %.*s", where,
			(int)strcspn(why, "\n"), why);
	}
	PQconninfoFree(words);
	PQfreemem(why);
	return ok;
}

static bool connect(struct pg_db *db, const char *conninfo, struct err *err)
{
	db->conn = PQconnectdb(conninfo);
	if (db->conn == NULL) {
		arena_die();
	}
	if (PQstatus(db->conn) != CONNECTION_OK) {
		pg_note(db, NULL);
		return err_set(err, ERR_RETRY, "database %s: %s", db->schema, db->why);
	}
	return true;
}

bool pg_open(struct db **out, const char *where, enum db_mode mode, struct err *err)
{
	struct pg_db *db = arena_sure(calloc(1, sizeof *db));
	struct arena a = {0};
	const char *conninfo;
	bool ok;

	*out = NULL;
	db->db.engine = adjudicator_engine();
	db->read_only = mode == DB_READ;
	ok = pg_setting(&a, view_of(where), db->schema, &conninfo) ||
	     err_set(err, ERR_CONFIG,
		     "database = postgresql:%s: the schema's name must be of small "
		     "letters, digits and _",
		     where);
	pg_name_locks(db);
	ok = ok && understood(where, conninfo, err) && connect(db, conninfo, err) &&
	     settle(db, err);
	if (ok) {
		(void)PQenterPipelineMode(db->conn);
		ok = mode != DB_CREATE || make_schema(db, err);
	}
	arena_free(&a);
	if (ok) {
		*out = &db->db;
	} else {
		pg_close(&db->db);
	}
	return ok;
}

void pg_close(struct db *db)
{
	struct pg_db *mine = pg_of(db);

	for (size_t i = 0; i < sizeof mine->locks / sizeof mine->locks[0]; i++) {
		pg_finish(mine->locks[i]);
	}
	PQfinish(mine->conn);
	pg_drop(mine, 0);
	free(mine->waiting);
	free(mine->ended);
	free(mine);
}

/* ---------------------------------------------------------------------- version */

/* Asks by the schema's name: for a role that may not use the schema there is no
 * current one, and a schema that it may not read is not an empty one. */
bool pg_version(struct db *db, int *version, struct err *err)
{
	enum { NOTHING, THEIRS, OURS };
	char sql[256];
	int64_t what, number;

	*version = 0;
	snprintf(sql, sizeof sql,
		 "SELECT COALESCE(MAX(CASE tablename WHEN 'adjudicator_schema' THEN %d"
		 " ELSE %d END), %d) FROM pg_tables WHERE schemaname = '%s'",
		 OURS, THEIRS, NOTHING, pg_of(db)->schema);
	if (!pg_ask(db, sql, &what, err)) {
		return false;
	}
	if (what != OURS) {
		return what == NOTHING ||
		       refuse(pg_of(db), ERR_IO, "it belongs to some other program",
			      err);
	}
	snprintf(sql, sizeof sql, "SELECT MAX(step) FROM \"%s\".adjudicator_schema",
		 pg_of(db)->schema);
	if (!pg_ask(db, sql, &number, err)) {
		return false;
	}
	*version = (int)number;
	return true;
}

bool pg_set_version(struct db *db, int version, struct err *err)
{
	char sql[192];

	snprintf(sql, sizeof sql,
		 "CREATE TABLE IF NOT EXISTS adjudicator_schema (step BIGINT NOT NULL);"
		 "DELETE FROM adjudicator_schema;"
		 "INSERT INTO adjudicator_schema (step) VALUES (%d)",
		 version);
	return pg_run(pg_of(db), sql) || pg_fail(db, "", err);
}

/* ------------------------------------------------------------------------ check */

/* The server itself notes broken pages. References hold unless somebody disabled a
 * constraint. */
static const char *const checks[] = {
	[DB_PAGES] = "SELECT 'its server has found ' || checksum_failures ||"
		     " ' pages that are broken' FROM pg_stat_database"
		     " WHERE datname = current_database() AND checksum_failures > 0",
	[DB_REFERENCES] =
		"SELECT 'the constraint ' || conname || ' was not checked'"
		" FROM pg_constraint WHERE NOT convalidated"
		" AND connamespace = CAST(current_schema() AS regnamespace) LIMIT 1",
};

bool pg_check(struct db *db, enum db_check what, struct arena *a, struct view *fault,
	      struct err *err)
{
	struct db_stmt *q;
	enum db_step step;

	*fault = (struct view){0};
	if (!pg_prepare(db, checks[what], &q, err)) {
		return false;
	}
	step = pg_next(q);
	if (step == DB_ROW) {
		size_t len;
		const char *at = pg_bytes(q, 0, &len);

		*fault = arena_copy(a, view_from(at, len));
	}
	pg_finish(q);
	return step != DB_FAILED || pg_fail(db, "looking through it", err);
}
