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
	ROW(OUTAGE_ADD, "keeping an outage",
	    "INSERT INTO outage (until, since, games) VALUES ($1, $2, $3)"
	    " ON CONFLICT (until) DO UPDATE SET since = excluded.since,"
	    " games = excluded.games"),
	ROW(OUTAGE_LIST, "listing outages",
	    "SELECT since, until, games FROM outage ORDER BY until DESC LIMIT $1"),
	ROW(EVENT_ARRIVALS, "reading when a game's letters arrived",
	    "SELECT e.n, i.arrived FROM event e JOIN inbox i ON i.id = e.letter"
	    " WHERE e.game = $1 ORDER BY e.n"),
};
