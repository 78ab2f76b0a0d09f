/* SPDX-License-Identifier: ISC */
/* Statements that count, for those who look after a club. */
#include "adjudicator/store/statements/statements_rows.h"

/* A letter that leaves was written at most five days before (send.c). */
#define GIVE_UP "432000"

const struct statement_row statements_tally[STATEMENTS_] = {
	ROW(TALLY_GAMES, "counting games",
	    "SELECT state, COUNT(*) FROM game GROUP BY state"),
	ROW(TALLY_TURNS, "counting turns",
	    "SELECT COUNT(*) FROM game WHERE state = 'running' AND to_move >= 0"),
	ROW(TALLY_DEADLINES, "counting deadlines",
	    "SELECT COUNT(*) FROM game WHERE state = 'running'"
	    " AND deadline IS NOT NULL AND deadline < $1"),
	ROW(TALLY_DEADLINE, "looking for the next deadline",
	    "SELECT COALESCE(MIN(deadline), 0) FROM game WHERE state = 'running'"
	    " AND deadline IS NOT NULL"),
	ROW(TALLY_REMINDER, "looking for the next reminder",
	    "SELECT COALESCE(MIN(next), 0) FROM reminder WHERE next > 0"),
	ROW(TALLY_PLAYERS, "counting players",
	    "SELECT COUNT(*) FROM player WHERE forgotten = 0"),
	ROW(TALLY_ARRIVED, "counting letters", "SELECT COUNT(*) FROM inbox"),
	ROW(TALLY_ARRIVED_SINCE, "counting letters",
	    "SELECT COUNT(*) FROM inbox WHERE hash IS NULL AND arrived >= $1"),
	ROW(TALLY_UNJUDGED, "counting waiting letters",
	    "SELECT COUNT(*), COALESCE(MIN(arrived), 0) FROM inbox"
	    " WHERE judged = 0"),
	ROW(TALLY_DEFERRED, "counting waiting letters",
	    "SELECT COUNT(*) FROM inbox WHERE judged = 0 AND fetched < $1"),
	ROW(TALLY_QUARANTINED, "counting letters in quarantine",
	    "SELECT COUNT(*), COALESCE(MAX(letter), 0) FROM"
	    " (SELECT letter FROM ledger WHERE player IS NULL"
	    " AND verdict = 'quarantined' AND at >= $1 UNION ALL"
	    " SELECT l.letter FROM player p CROSS JOIN ledger l"
	    " WHERE l.player = p.id AND l.verdict = 'quarantined' AND l.at >= $1)"
	    " AS q"),
	ROW(TALLY_WRITTEN, "counting letters of ours", "SELECT COUNT(*) FROM outbox"),
	ROW(TALLY_SENT_SINCE, "counting letters of ours",
	    "SELECT COUNT(*) FROM outbox WHERE kept = 'whole'"
	    " AND created >= $1 - " GIVE_UP " AND state = 'sent' AND sent >= $1"),
	ROW(TALLY_QUEUED, "counting letters that wait",
	    "SELECT COUNT(*), COALESCE(MIN(created), 0) FROM outbox"
	    " WHERE state = 'queued'"),
	ROW(TALLY_GIVEN_UP, "counting letters that were given up",
	    "SELECT COUNT(*) FROM outbox WHERE state = 'failed' AND kept = 'whole'"),
	ROW(TALLY_NOTICES, "counting news",
	    "SELECT COUNT(*) FROM notice WHERE outbox IS NULL"),
	ROW(TALLY_SEASONS, "counting seasons",
	    "SELECT COALESCE(SUM(CASE state WHEN 'running' THEN 1 ELSE 0 END), 0),"
	    " COALESCE(SUM(CASE state WHEN 'sign-up' THEN 1 ELSE 0 END), 0)"
	    " FROM season WHERE told = 0"),
	ROW(TALLY_EVENTS, "counting events", "SELECT COUNT(*) FROM event"),
	ROW(TALLY_LATEST, "looking for games that go on",
	    "SELECT id FROM game WHERE state = 'running'"
	    " AND deadline IS NOT NULL ORDER BY deadline DESC, id DESC LIMIT $1"),
};
