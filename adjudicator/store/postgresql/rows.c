/* SPDX-License-Identifier: ISC */
/* What a copy row by row needs: the list of tables, a view of one moment, and ids
 * that continue after those copied. */
#include "adjudicator/store/postgresql/pg.h"

const char pg_list_tables[] =
	"SELECT CAST(t.relname AS text), CAST(a.attname AS text),"
	" CASE a.atttypid WHEN 20 THEN 'INTEGER' WHEN 25 THEN 'TEXT'"
	" WHEN 17 THEN 'BLOB' ELSE CAST(a.atttypid AS text) END,"
	" COALESCE(array_position(k.conkey, a.attnum), 0),"
	" (SELECT CAST(p.relname AS text) FROM pg_constraint f"
	" JOIN pg_class p ON p.oid = f.confrelid WHERE f.contype = 'f'"
	" AND f.conrelid = t.oid AND f.conkey[1] = a.attnum LIMIT 1)"
	" FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0"
	" AND NOT a.attisdropped"
	" LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'p'"
	" WHERE t.relkind = 'r' AND t.relname <> 'adjudicator_schema'"
	" AND t.relnamespace = CAST(current_schema() AS regnamespace)"
	" ORDER BY t.relname, a.attnum";

bool pg_snapshot(struct db *db, struct err *err)
{
	struct pg_db *pg = pg_of(db);

	pg_wait(pg, "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
	pg->begun = true;
	return pg_flush(pg, NULL, false) || pg_fail(db, "", err);
}

/* A sequence is not part of the transaction: when that is undone, some ids are
 * skipped. */
static bool go_on(struct db *db, struct err *err)
{
	static const char sql[] =
		"DO $$ DECLARE t regclass; c name; BEGIN"
		" FOR t, c IN SELECT attrelid, attname FROM pg_attribute"
		" JOIN pg_class ON pg_class.oid = attrelid WHERE relkind = 'r'"
		" AND relnamespace = CAST(current_schema() AS regnamespace)"
		" AND attidentity <> '' AND NOT attisdropped"
		" LOOP EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L),"
		" 1 + COALESCE(MAX(%I), 0), false) FROM %s', CAST(t AS text), c, c, t);"
		" END LOOP; END $$";

	return pg_run(pg_of(db), sql) || pg_fail(db, "", err);
}

/* Until the server has counted rows, it plans as if tables were empty. */
static bool count(struct db *db, struct err *err)
{
	static const char sql[] =
		"DO $$ DECLARE t regclass; BEGIN FOR t IN SELECT oid FROM pg_class"
		" WHERE relkind = 'r'"
		" AND relnamespace = CAST(current_schema() AS regnamespace)"
		" LOOP EXECUTE format('ANALYZE %s', t); END LOOP; END $$";

	return pg_run(pg_of(db), sql) || pg_fail(db, "", err);
}

bool pg_renumber(struct db *db, struct err *err)
{
	return go_on(db, err) && count(db, err);
}
