/* SPDX-License-Identifier: ISC */
/* The cost of statements in steps of SQLite, which are the same on every machine. */
#ifndef TESTS_HELPERS_CLUB_STATEMENT_STEPS_H
#define TESTS_HELPERS_CLUB_STATEMENT_STEPS_H

#include "adjudicator/store/db.h"

struct statement_steps {
	const char *sql;
	long steps;
};

/* The steps of each statement prepared on db, since this was last asked. In the
 * arena. */
struct statement_steps *statement_steps(struct db *db, struct arena *a, size_t *count);
/* The steps of the statement with that text; 0: it is not in the list. */
long statement_steps_of(const struct statement_steps *all, size_t count,
			const char *sql);

#endif
