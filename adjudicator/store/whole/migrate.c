/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/migrate.h"

#include "formats/text/embedded.h"

bool migrate_step(struct arena *a, int n, struct view *sql)
{
	return embedded_find(arena_printf(a, "adjudicator/store/schema/%04d.sql", n),
			     sql);
}

/* *version becomes what it is afterwards; another program may just have taken this
 * step. */
static bool next(struct store *st, int *version, migrate_source *step, struct err *err)
{
	struct arena a = {0};
	struct view sql = view_of("");
	int found = *version;
	bool ok = false;

	if (!store_begin(st, err)) {
		return false;
	}
	if (!db_version(store_db(st), &found, err)) {
		goto out;
	}
	if (found == *version) {
		if (!step(&a, ++found, &sql)) {
			err_set(err, ERR_BUG, "schema step %d is missing", found);
			goto out;
		}
		if (!db_schema(store_db(st), arena_str(&a, sql), err) ||
		    !db_set_version(store_db(st), found, err)) {
			goto out;
		}
	}
	ok = store_commit(st, err);
out:
	if (ok) {
		*version = found;
	} else {
		store_rollback(st);
	}
	arena_free(&a);
	return ok;
}

bool migrate(struct store *st, bool may_write, int steps, migrate_source *step,
	     struct err *err)
{
	int version;

	if (!db_version(store_db(st), &version, err)) {
		return false;
	}
	if (version < steps && !may_write) {
		return err_set(err, ERR_CONFIG,
			       "the database has schema %d and this program needs %d;"
			       " the next run brings it up to date",
			       version, steps);
	}
	while (version < steps) {
		if (!next(st, &version, step, err)) {
			return false;
		}
	}
	if (version > steps) {
		return err_set(err, ERR_CONFIG,
			       "the database has schema %d and this program knows only"
			       " %d; it needs a newer program, and was left as it is",
			       version, steps);
	}
	return true;
}
