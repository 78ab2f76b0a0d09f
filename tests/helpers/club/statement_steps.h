/* SPDX-License-Identifier: ISC */
/* What statements cost, in steps of SQLite, which are the same on every machine. */
#ifndef TESTS_HELPERS_CLUB_STATEMENT_STEPS_H
#define TESTS_HELPERS_CLUB_STATEMENT_STEPS_H

#include "adjudicator/store/db.h"

struct statement_steps {
	const char *sql;
	long steps;
};

/* Of each statement that is prepared there, since this was asked last. Lives as long as
 * the arena. */
struct statement_steps *statement_steps(struct db *db, struct arena *a, size_t *count);
/* Of the one of these that says so; 0: it is not among them. */
long statement_steps_of(const struct statement_steps *all, size_t count,
			const char *sql);

#endif
