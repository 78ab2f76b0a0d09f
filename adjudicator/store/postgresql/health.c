/* SPDX-License-Identifier: ISC */
/* How safely a server keeps its data, by its own settings and figures. */
#include "adjudicator/store/postgresql/pg.h"

#include <string.h>

bool pg_size(struct db *db, int64_t *bytes, struct err *err)
{
	struct db_stmt *q;
	bool ok;

	if (!pg_prepare(db,
			"SELECT CAST(COALESCE(SUM(pg_total_relation_size(oid)), 0)"
			" AS bigint) FROM pg_class WHERE relkind = 'r'"
			" AND relnamespace = CAST(current_schema() AS regnamespace)",
			&q, err)) {
		return false;
	}
	ok = pg_next(q) == DB_ROW || pg_fail(db, "asking for its size", err);
	*bytes = ok ? pg_number(q, 0) : -1;
	pg_finish(q);
	return ok;
}

/* The server's own estimate; counting every row would take minutes. */
bool pg_rows(struct db *db, int64_t *rows, struct err *err)
{
	return pg_ask(db,
		      "SELECT CAST(COALESCE(SUM(pg_stat_get_live_tuples(oid)), 0)"
		      " AS bigint) FROM pg_class WHERE relkind = 'r'"
		      " AND relnamespace = CAST(current_schema() AS regnamespace)",
		      rows, err);
}

bool pg_clubs(struct db *db, struct arena *a, struct db_club **out, size_t *count,
	      struct err *err)
{
	struct db_stmt *q;
	enum db_step step;

	*out = NULL;
	*count = 0;
	if (!pg_prepare(db,
			"SELECT CAST(n.nspname AS text), CASE WHEN"
			" has_schema_privilege(n.oid, 'USAGE')"
			" AND has_table_privilege(c.oid, 'SELECT')"
			" AND (n.nspowner = own.nspowner OR n.nspowner = me.oid"
			" OR (NOT me.rolsuper AND pg_has_role(n.nspowner, 'MEMBER')))"
			" THEN 1 ELSE 0 END FROM pg_class c"
			" JOIN pg_namespace n ON n.oid = c.relnamespace"
			" JOIN pg_namespace own"
			" ON own.oid = CAST(current_schema() AS regnamespace)"
			" JOIN pg_roles me ON me.rolname = current_user"
			" WHERE c.relname = 'adjudicator_schema' AND c.relkind = 'r'"
			" ORDER BY n.nspname",
			&q, err)) {
		return false;
	}
	while ((step = pg_next(q)) == DB_ROW) {
		size_t len;
		const char *at = pg_bytes(q, 0, &len);
		struct view name = view_from(at, len);

		/* The name was chosen by somebody who may create schemas. It becomes
		 * part of a setting, which must not lead to another server. */
		if (pg_plain_name(name)) {
			*out = arena_room(a, *out, *count, sizeof **out);
			(*out)[(*count)++] = (struct db_club){arena_copy(a, name),
							      pg_number(q, 1) != 0};
		}
	}
	pg_finish(q);
	return step == DB_DONE || pg_fail(db, "looking for clubs", err);
}

/* Each statement gives a row when its finding applies. $1 is whether the setting
 * names several hosts. A role that may not see other sessions gets nulls for them,
 * which give no row. */
static const struct asked {
	enum db_state state;
	const char *mend, *sql;
} asked[] = {
	{DB_WELL,     "",
	 "SELECT 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1)"
	 " || ', encoding ' || getdatabaseencoding() || ', order ' || datcollate"
	 " FROM pg_database WHERE datname = current_database()"  },
	{DB_WRONG,    "fsync = on in postgresql.conf",
	 "SELECT 'fsync is off at the server: a power cut may destroy the database'"
	 " WHERE current_setting('fsync') = 'off'"               },
	{DB_WRONG,    "full_page_writes = on in postgresql.conf",
	 "SELECT 'full_page_writes is off at the server: a power cut may leave half a"
	 " page'"
	 " WHERE current_setting('full_page_writes') = 'off'"    },
	{DB_DOUBTFUL, "pg_checksums --enable, while the server is stopped",
	 "SELECT 'its pages have no checksums: a disk that errs is noticed late'"
	 " WHERE current_setting('data_checksums') = 'off'"      },
	{DB_WRONG,    "synchronous_standby_names, or synchronous_mode of Patroni",
	 "SELECT 'several hosts are named, and no commit waits for a standby: when"
	 " another of them takes over, what was kept last may be lost'"
	 " WHERE CAST($1 AS bigint) <> 0"
	 " AND current_setting('synchronous_standby_names') = ''"},
	{DB_DOUBTFUL, "bring a standby back: every command waits until then",
	 "SELECT 'commits wait for a standby, and none is connected'"
	 " WHERE current_setting('synchronous_standby_names') <> ''"
	 " AND pg_has_role(current_user, 'pg_read_all_stats', 'USAGE')"
	 " AND NOT EXISTS (SELECT 1 FROM pg_stat_replication"
	 " WHERE sync_state IN ('sync', 'quorum'))"              },
	{DB_DOUBTFUL, "SELECT pg_terminate_backend(...), once it is known what it does",
	 "SELECT 'a transaction has been open for '"
	 " || CAST(CAST(EXTRACT(epoch FROM now() - xact_start) AS bigint) / 60 AS text)"
	 " || ' minutes (process ' || CAST(pid AS text) || '): what is deleted stays on"
	 " disk'"
	 " FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
	 " AND datname = current_database() AND xact_start < now() - interval '1 hour'"
	 " ORDER BY xact_start LIMIT 1"                          },
};

/* Whether the setting names hosts that can take over from each other. */
static bool several_hosts(const struct pg_db *db)
{
	PQconninfoOption *words = arena_sure(PQconninfo(db->conn));
	bool several = false;

	for (PQconninfoOption *w = words; w->keyword != NULL; w++) {
		several = several || (strcmp(w->keyword, "host") == 0 &&
				      w->val != NULL && strchr(w->val, ',') != NULL);
	}
	PQconninfoFree(words);
	return several;
}

static bool ask(struct pg_db *db, const struct asked *one, struct arena *a,
		struct db_finding *out, struct err *err)
{
	struct db_stmt *q;
	enum db_step step;

	*out = (struct db_finding){.state = one->state, .mend = one->mend};
	if (!pg_prepare(&db->db, one->sql, &q, err)) {
		return false;
	}
	if (pg_params_of(q) > 0) {
		pg_bind_int(q, 1, several_hosts(db));
	}
	step = pg_next(q);
	if (step == DB_ROW) {
		size_t len;
		const char *at = pg_bytes(q, 0, &len);

		out->what = arena_str(a, view_from(at, len));
	}
	pg_finish(q);
	return step != DB_FAILED || pg_fail(&db->db, "asking its server", err);
}

bool pg_health(struct db *db, struct arena *a, struct db_finding **out, size_t *count,
	       struct err *err)
{
	const size_t most = sizeof asked / sizeof asked[0];
	bool ok = true;

	*out = arena_array(a, most, sizeof **out);
	*count = 0;
	for (size_t i = 0; ok && i < most; i++) {
		struct db_finding *f = &(*out)[*count];

		ok = ask(pg_of(db), &asked[i], a, f, err);
		*count += ok && f->what != NULL;
	}
	return ok;
}
