/* SPDX-License-Identifier: ISC */
/* Statements of the store itself: marks and numbers that last. */
#include "adjudicator/store/statements_rows.h"

const struct statement_row statements_store[STATEMENTS_] = {
	ROW(MARK, "setting a mark", "SAVEPOINT mark"),
	ROW(MARK_RELEASE, "keeping what followed a mark", "RELEASE mark"),

	ROW(NUMBER_GET, "reading a number", "SELECT value FROM number WHERE name = $1"),
	ROW(NUMBER_SET, "keeping a number",
	    "INSERT INTO number (name, value) VALUES ($1, $2)"
	    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
};
