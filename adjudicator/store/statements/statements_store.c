/* SPDX-License-Identifier: ISC */
/* Statements about the club as a whole: numbers, outages, keys, what is set aside,
 * and counts for the people who look after it. */
#include "adjudicator/store/statements/statements_rows.h"

#define ASIDE                                                                          \
	"SELECT what, number, COALESCE(game, 0), seat, COALESCE(player, 0), since,"    \
	" due, reason FROM aside"

const struct statement_row statements_store[STATEMENTS_] = {
	ROW(NUMBER_GET, "reading a number", "SELECT value FROM number WHERE name = $1"),
	ROW(NUMBER_THREE, "reading numbers",
	    "SELECT COALESCE((SELECT value FROM number WHERE name = $1), 0),"
	    " COALESCE((SELECT value FROM number WHERE name = $2), 0),"
	    " COALESCE((SELECT value FROM number WHERE name = $3), 0)"),
	ROW(NUMBER_LIST, "reading numbers",
	    "SELECT name, value FROM number ORDER BY name"),
	ROW(NUMBER_LIST_OF, "reading numbers",
	    "SELECT name, value FROM number WHERE name > $1 || '.'"
	    " AND name < $1 || '/' ORDER BY name"),
	/* Also gives the last letter and the last game there are now. */
	ROW(NUMBER_SEALS, "reading what seals add up to",
	    "SELECT name, value FROM number WHERE name >= 'seal.' AND name < 'seal/'"
	    " UNION ALL SELECT 'letters', (SELECT MAX(id) FROM inbox)"
	    " UNION ALL SELECT 'games', (SELECT MAX(id) FROM game) ORDER BY 1"),
	ROW(NUMBER_SET, "keeping a number",
	    "INSERT INTO number (name, value) VALUES ($1, $2)"
	    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
	ROW(NUMBER_SET_SEALS, "keeping what seals add up to",
	    "INSERT INTO number (name, value) VALUES ($1, $2), ($3, $4), ($5, $6),"
	    " ($7, $8), ($9, $10)"
	    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
	ROW(NUMBER_SET_TWO, "keeping two numbers",
	    "INSERT INTO number (name, value) VALUES ($1, $2), ($3, $4)"
	    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
	ROW(NUMBER_NO_WORKERS, "adding up what workers sealed",
	    "DELETE FROM number WHERE name >= 'seal.of-' AND name < 'seal.of.'"),
	/* $3 and the values are below half of what a signed number holds. */
	ROW(NUMBER_MOVE, "moving a number",
	    "INSERT INTO number (name, value) VALUES ($1, $2)"
	    " ON CONFLICT (name) DO UPDATE"
	    " SET value = (number.value + excluded.value) % $3"),
	ROW(UNREAD_DROP, "forgetting letters that could not be read",
	    "DELETE FROM number WHERE name >= 'unread.' AND name < 'unread/'"),
	ROW(MOVED_GET, "looking whether the club moved",
	    "SELECT name, value FROM number WHERE name >= 'moved.'"
	    " AND name < 'moved/' ORDER BY name"),
	ROW(MOVED_DROP, "taking off the mark of a move",
	    "DELETE FROM number WHERE name >= 'moved.' AND name < 'moved/'"),
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

	ROW(ASIDE_PUT, "setting something aside",
	    "INSERT INTO aside (what, number, notice, game, seat, player, since, due,"
	    " reason) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
	    " ON CONFLICT (what, number) DO UPDATE SET due = excluded.due,"
	    " reason = excluded.reason"),
	ROW(ASIDE_GET, "looking at what is set aside",
	    ASIDE " WHERE what = $1 AND number = $2"),
	ROW(ASIDE_DROP, "taking up what was set aside",
	    "DELETE FROM aside WHERE what = $1 AND number = $2"),
	ROW(ASIDE_COUNT, "counting what is set aside", "SELECT COUNT(*) FROM aside"),
	ROW(ASIDE_LIST, "listing what is set aside", ASIDE " ORDER BY id"),
	ROW(ASIDE_GAMES, "listing games that are set aside",
	    "SELECT number FROM aside WHERE what = 'game' AND due <= $1"
	    " ORDER BY number"),
	ROW(ASIDE_SINCE, "looking whether a game is set aside",
	    "SELECT COALESCE(MIN(since), 0) FROM aside WHERE game = $1"
	    " AND (what = 'game' OR seat = $2)"),
	ROW(ASIDE_RENEW, "noting that time was given back",
	    "UPDATE aside SET since = $3 WHERE game = $1"
	    " AND (what = 'game' OR seat = $2)"),
	ROW(ASIDE_HURRY, "hurrying what is set aside", "UPDATE aside SET due = 0"),

	ROW(TALLY_GAMES, "counting games", "SELECT COUNT(*) FROM game"),
	ROW(TALLY_GAMES_IN, "counting games",
	    "SELECT COUNT(*) FROM game WHERE state || '' = $1"),
	ROW(TALLY_GAMES_FEW, "counting games",
	    "SELECT COUNT(*) FROM (SELECT 1 FROM game"
	    " WHERE state || '' = 'running' LIMIT $1) AS few"),
	ROW(TALLY_OPEN, "counting open games",
	    "SELECT COUNT(*) FROM (SELECT 1 FROM game WHERE state || '' IN"
	    " ('invited', 'running', 'paused') LIMIT $1) AS few"),
	ROW(TALLY_UNTURNED, "counting turns",
	    "SELECT COUNT(*) FROM game WHERE state = 'running' AND to_move < 0"),
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
	ROW(TALLY_ARRIVED_FEW, "counting letters",
	    "SELECT COUNT(*) FROM (SELECT 1 FROM inbox WHERE hash IS NULL"
	    " AND arrived >= $1 LIMIT $2) AS few"),
	ROW(TALLY_UNJUDGED, "counting waiting letters",
	    "SELECT COUNT(*), COALESCE(MIN(arrived), 0) FROM inbox"
	    " WHERE judged = 0"),
	ROW(TALLY_DEFERRED, "counting waiting letters",
	    "SELECT COUNT(*) FROM inbox WHERE judged = 0 AND fetched < $1"),
	ROW(TALLY_QUARANTINED, "counting letters in quarantine",
	    "SELECT COUNT(*), COALESCE(MAX(letter), 0) FROM ledger"
	    " WHERE verdict = 'quarantined' AND at >= $1"),
	ROW(TALLY_WRITTEN, "counting letters of ours", "SELECT COUNT(*) FROM outbox"),
	ROW(TALLY_SENT_SINCE, "counting letters of ours",
	    "SELECT COUNT(*) FROM outbox WHERE kept = 'whole'"
	    " AND created >= $2"
	    " AND state = 'sent' AND sent >= $1"),
	ROW(TALLY_QUEUED, "counting letters that wait",
	    "SELECT COUNT(*), COALESCE(MIN(created), 0) FROM outbox"
	    " WHERE state = 'queued'"),
	ROW(TALLY_LEASES, "counting letters that are being sent",
	    "SELECT COUNT(*) FROM outbox WHERE state = 'queued' AND lease > $1"),
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
