/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/statement_steps.h"

#include <string.h>

#include "adjudicator/store/sqlite/sqlite.h"

struct statement_steps *statement_steps(struct db *db, struct arena *a, size_t *count)
{
	struct statement_steps *all = NULL;
	sqlite3_stmt *q = sqlite3_next_stmt(handle_of(db), NULL);

	*count = 0;
	for (; q != NULL; q = sqlite3_next_stmt(handle_of(db), q)) {
		all = arena_room(a, all, *count, sizeof *all);
		all[*count].sql = arena_str(a, view_of(sqlite3_sql(q)));
		all[*count].steps =
			sqlite3_stmt_status(q, SQLITE_STMTSTATUS_VM_STEP, 1);
		++*count;
	}
	return all;
}

long statement_steps_of(const struct statement_steps *all, size_t count,
			const char *sql)
{
	for (size_t i = 0; i < count; i++) {
		if (strcmp(all[i].sql, sql) == 0) {
			return all[i].steps;
		}
	}
	return 0;
}
