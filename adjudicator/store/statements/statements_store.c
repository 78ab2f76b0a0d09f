/* SPDX-License-Identifier: ISC */
/* Statements of the club as a whole: marks, numbers that last, outages, keys. */
#include "adjudicator/store/statements/statements_rows.h"

const struct statement_row statements_store[STATEMENTS_] = {
	ROW(MARK, "setting a mark", "SAVEPOINT mark"),
	ROW(MARK_RELEASE, "keeping what followed a mark", "RELEASE mark"),

	ROW(NUMBER_GET, "reading a number", "SELECT value FROM number WHERE name = $1"),
	ROW(NUMBER_SET, "keeping a number",
	    "INSERT INTO number (name, value) VALUES ($1, $2)"
	    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
	/* $3 is below half of what a signed number holds, and so are the others. */
	ROW(NUMBER_MOVE, "moving a number",
	    "INSERT INTO number (name, value) VALUES ($1, $2)"
	    " ON CONFLICT (name) DO UPDATE"
	    " SET value = (number.value + excluded.value) % $3"),
	ROW(OUTAGE_ADD, "keeping an outage",
	    "INSERT INTO outage (until, since, games) VALUES ($1, $2, $3)"
	    " ON CONFLICT (until) DO UPDATE SET since = excluded.since,"
	    " games = excluded.games"),
	ROW(OUTAGE_LIST, "listing outages",
	    "SELECT since, until, games FROM outage ORDER BY until DESC LIMIT $1"),

	ROW(KEY_CHANGE_ADD, "keeping a change of keys",
	    "INSERT INTO key_change (at, old, statement, signature, outbox)"
	    " SELECT $1, $2, $3, $4, COALESCE(MAX(id), 0) FROM outbox"),
	ROW(KEY_CHANGE_LIST, "listing changes of keys",
	    "SELECT at, old, statement, signature FROM key_change ORDER BY id"),
	ROW(KEY_CHANGE_UNTOLD, "listing new changes of keys",
	    "SELECT at, old, statement, signature FROM key_change"
	    " WHERE outbox >= (SELECT MAX(id) FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2) ORDER BY id"),
};
