/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/sqlite/sqlite.h"

static const char *const sql[] = {
	[DB_PAGES] = "PRAGMA integrity_check(1)",
	[DB_REFERENCES] = "PRAGMA foreign_key_check",
};

/* The fault that a row of the answer tells; empty: all is well. */
static struct view read_row(struct db_stmt *q, enum db_check what, struct arena *a)
{
	struct view text = db_text(q, 0, a);

	if (what == DB_PAGES) {
		return view_part(text, 0, view_is(text, "ok") ? 0 : text.len);
	}
	return view_of(arena_printf(a,
				    "row %lld of the table %.*s names a row of %.*s "
				    "that is not there",
				    (long long)db_int(q, 1), VIEW_ARG(text),
				    VIEW_ARG(db_text(q, 2, a))));
}

bool sqlite_check(struct db *db, enum db_check what, struct arena *a,
		  struct view *fault, struct err *err)
{
	struct db_stmt *q;
	enum db_step step;

	*fault = (struct view){0};
	if (!sqlite_prepare(db, sql[what], &q, err)) {
		return false;
	}
	step = sqlite_next(q);
	if (step == DB_ROW) {
		*fault = read_row(q, what, a);
	}
	sqlite_finish(q);
	return step != DB_FAILED || sqlite_fail(db, "looking through it", err);
}

/* Makes the text of a statement that counts the rows of all tables. */
static const char count_all[] =
	"SELECT 'SELECT 0' || COALESCE(group_concat("
	"printf(' + (SELECT COUNT(*) FROM \"%w\")', name), ''), '')"
	" FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

bool sqlite_rows(struct db *db, int64_t *rows, struct err *err)
{
	struct arena a = {0};
	struct db_stmt *q;
	bool ok = sqlite_first(db, count_all, &q, err);

	if (ok) {
		const char *all = arena_str(&a, db_text(q, 0, &a));

		sqlite_finish(q);
		ok = sqlite_first(db, all, &q, err);
	}
	*rows = ok ? sqlite_number(q, 0) : 0;
	sqlite_finish(q);
	arena_free(&a);
	return ok;
}
