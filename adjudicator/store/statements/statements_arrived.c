/* SPDX-License-Identifier: ISC */
/* Statements about letters that arrived, and their verdicts. */
#include "adjudicator/store/statements/statements_rows.h"

#define LETTER_OF                                                                      \
	"SELECT id, source, uid, arrived, fetched, truncated, COALESCE(game, 0),"      \
	" COALESCE(player, 0), raw "
#define LETTER_COLUMNS LETTER_OF "FROM inbox "

/* Written as in the index ledger_twin. */
#define NO_TWIN " AND verdict <> 'duplicate' AND verdict <> 'conflict'"
#define WAS_HEARD                                                                      \
	"(CASE WHEN verdict <> 'robot' AND verdict <> 'stranger'"                      \
	" AND verdict <> 'unreadable' AND verdict <> 'quarantined' THEN 1 ELSE 0 END)"

/* Two subqueries instead of one, so that each gives a value for every column of the
 * index. */
#define TWIN                                                                           \
	"SELECT MIN(letter) FROM ledger WHERE message_id = $1 AND content = "          \
	"$2" NO_TWIN " AND " WAS_HEARD

const struct statement_row statements_arrived[STATEMENTS_] = {
	ROW(INBOX_BYTES, "reading a letter that arrived",
	    "SELECT raw FROM inbox WHERE id = $1"),
	ROW(INBOX_HASH, "reading a letter's hash",
	    "SELECT CASE WHEN hash IS NULL THEN 1 ELSE 0 END, raw, hash FROM inbox"
	    " WHERE id = $1"),
	ROW(INBOX_HASHES, "reading the hashes of letters",
	    "SELECT hash, raw FROM inbox ORDER BY id"),
	ROW(INBOX_LAST, "finding the last letter", "SELECT MAX(id) FROM inbox"),
	ROW(INBOX_REDUCE, "letting a letter's bytes go",
	    "UPDATE inbox SET raw = $2, hash = $3 WHERE id = $1"),
	ROW(INBOX_ADD, "keeping a letter",
	    "INSERT INTO inbox (source, uid, arrived, fetched, truncated,"
	    " game, player, raw) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
	    " ON CONFLICT (source, uid) DO NOTHING /* ADDED */"),
	ROW(INBOX_KNOWN, "finding a letter by its source",
	    "SELECT id, fetched FROM inbox WHERE source = $1 AND uid = $2"),
	/* L11. */
	ROW(INBOX_NEXT, "reading the next letter",
	    LETTER_COLUMNS "WHERE judged = 0 AND id > $1"
			   " ORDER BY id LIMIT 1"),
	ROW(INBOX_GET, "reading a letter", LETTER_COLUMNS "WHERE id = $1"),
	ROW(INBOX_WAITING, "counting waiting letters",
	    "SELECT COUNT(*) FROM inbox WHERE judged = 0"),
	ROW(INBOX_JUDGED, "marking a letter as judged",
	    "UPDATE inbox SET judged = 1 WHERE id = $1"),

	ROW(INBOX_UNJUDGED, "letting a letter be judged again",
	    "UPDATE inbox SET judged = 0 WHERE id = $1"),

	ROW(LANE_MISSING, "finding letters without a lane",
	    "SELECT id FROM inbox i WHERE judged = 0 AND id > $1 AND NOT EXISTS"
	    " (SELECT 1 FROM lane WHERE letter = i.id AND letter > $1)"
	    " ORDER BY id LIMIT 32"),
	ROW(LANE_ADD, "giving a letter its lane",
	    "INSERT INTO lane (letter, game, sender, later) VALUES ($1, $2, $3, $4)"),
	/* L11 for each game and each sender. Also whether clocks may run out before
	 * the letter: an earlier letter whose game is not known may be about any
	 * game. */
	ROW(LANE_CLAIM, "claiming a letter",
	    LETTER_OF
	    ", (SELECT COUNT(*) FROM number WHERE name = $5 AND value = 1"
	    " AND NOT EXISTS (SELECT 1 FROM lane WHERE game = 0 AND letter < i.id)),"
	    " COALESCE((SELECT value FROM number WHERE name = $6), 0)"
	    " FROM inbox i WHERE id = ("
	    "SELECT letter FROM lane l WHERE letter >= $2 AND later <= $1"
	    " AND NOT EXISTS (SELECT 1 FROM lane e WHERE e.game = l.game"
	    " AND e.letter < l.letter AND e.later <= $1)"
	    " AND NOT EXISTS (SELECT 1 FROM lane e WHERE e.sender = l.sender"
	    " AND e.letter < l.letter AND e.later <= $1)"
	    " AND EXISTS (SELECT 1 FROM number WHERE name = $3 AND value = $4)"
	    " AND NOT EXISTS (SELECT 1 FROM number"
	    " WHERE name >= 'moved.' AND name < 'moved/')"
	    " ORDER BY letter LIMIT 1 /* CLAIM */)"),
	ROW(LANE_LEAST, "finding the first letter that waits",
	    "SELECT COALESCE(MIN(letter), 0) FROM lane"),
	ROW(LANE_PUT_OFF, "putting a letter off",
	    "UPDATE lane SET later = $2 WHERE letter = $1"),
	ROW(LANE_WAITING, "reading which letters wait",
	    "SELECT letter, game, sender, later FROM lane ORDER BY letter"),
	ROW(LANE_DROP, "ending a letter's claim", "DELETE FROM lane WHERE letter = $1"),
	/* They were judged while the club was kept in a file, where no letter is
	 * claimed. */
	ROW(LANE_STALE, "taking letters out of lanes that have their verdict",
	    "DELETE FROM lane WHERE EXISTS"
	    " (SELECT 1 FROM ledger WHERE letter = lane.letter)"),

	ROW(LEDGER_ADD, "keeping a verdict",
	    "INSERT INTO ledger (letter, at, verdict, code, reason, game,"
	    " player, message_id, content, orders, told, seal)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"),
	ROW(LEDGER_TAKE_BACK, "taking a verdict back",
	    "DELETE FROM ledger WHERE letter = $1"
	    " AND verdict IN ('quarantined', 'unreadable') AND EXISTS"
	    " (SELECT 1 FROM inbox WHERE id = $1 AND hash IS NULL)"
	    " RETURNING seal"),
	ROW(LEDGER_GET, "reading a verdict",
	    "SELECT letter, at, verdict, code, reason, COALESCE(game, 0),"
	    " COALESCE(player, 0), message_id, content, orders FROM ledger"
	    " WHERE letter = $1"),
	ROW(LEDGER_NAMED, "looking for a Message-ID",
	    "SELECT CASE WHEN EXISTS (SELECT 1 FROM ledger WHERE message_id = "
	    "$1" NO_TWIN ") THEN 1 ELSE 0 END"),
	ROW(LEDGER_HEARD, "looking for a Message-ID",
	    "SELECT letter, content FROM ledger WHERE letter ="
	    " (SELECT MIN(letter) FROM ledger WHERE message_id = $1"
	    " AND " WAS_HEARD " = 1" NO_TWIN ") ORDER BY letter"),
	ROW(LEDGER_CONTENT, "looking for a letter's twin",
	    "SELECT COALESCE((" TWIN " = 1), (" TWIN " = 0), 0)"),
	ROW(LEDGER_COUNT, "counting a player's letters",
	    "SELECT COUNT(*) FROM ledger WHERE player = $1"
	    " AND verdict = $2 AND at >= $3"),
	ROW(LEDGER_CODED, "counting a player's letters",
	    "SELECT COUNT(*) FROM ledger WHERE player = $1"
	    " AND verdict = $2 AND at >= $3 AND code = $4"),
	/* With IN (...), SQLite would make a table of the verdicts at each use. */
	ROW(WAITS_FOR, "counting a player's letters",
	    "SELECT (SELECT COUNT(*) FROM ledger WHERE player = $1 AND at >= $2"
	    " AND (verdict = 'applied' OR verdict = 'refused' OR verdict = 'asked'"
	    " OR verdict = 'held' OR verdict = 'answered' OR verdict = 'ignored')),"
	    " COALESCE((SELECT value FROM number WHERE name = $3), 0),"
	    " CASE WHEN EXISTS (SELECT 1 FROM referee WHERE player = $1)"
	    " THEN 1 ELSE 0 END"),
	ROW(LEDGER_REPEATS, "counting a player's letters",
	    "SELECT COUNT(*), COALESCE(MIN(at), 0) FROM ledger"
	    " WHERE player = $1 AND at >= $2 AND COALESCE(game, 0) = $4"
	    " AND verdict IN ('refused', 'asked', 'answered') AND orders = $3"
	    " AND letter > (SELECT COALESCE(MAX(letter), 0) FROM ledger"
	    " WHERE player = $1 AND verdict = 'applied')"),
	ROW(LEDGER_RECENT, "listing a player's letters",
	    "SELECT l.letter, i.arrived, l.verdict, l.code, COALESCE(l.game, 0),"
	    " l.orders FROM ledger l JOIN inbox i ON i.id = l.letter"
	    " WHERE l.player = $1 ORDER BY l.letter DESC LIMIT $2"),
	/* Includes letters without a verdict. */
	ROW(LEDGER_LIST, "listing letters",
	    "SELECT i.id, i.arrived, i.source, COALESCE(l.verdict, 'waiting'),"
	    " COALESCE(l.code, ''), COALESCE(l.game, i.game, 0),"
	    " COALESCE(l.player, i.player, 0)"
	    " FROM inbox i LEFT JOIN ledger l ON l.letter = i.id"
	    " WHERE i.arrived >= $1 AND (CAST($2 AS BIGINT) = 0 OR COALESCE(l.game, "
	    "i.game, 0) = $2)"
	    " ORDER BY i.id"),
	ROW(LEDGER_TALLY, "counting verdicts",
	    "SELECT verdict, COUNT(*) FROM ledger GROUP BY verdict"
	    " ORDER BY verdict"),
	ROW(LEDGER_CONFLICTS, "looking for a letter's double",
	    "SELECT letter FROM ledger WHERE message_id = $1"
	    " AND verdict = 'conflict' AND letter <> $2 ORDER BY letter"),
	ROW(LEDGER_UNTOLD, "looking for what the organiser should know",
	    "SELECT l.letter, i.arrived, l.verdict, l.code, COALESCE(l.game, 0),"
	    " l.reason FROM ledger l JOIN inbox i ON i.id = l.letter"
	    " WHERE l.told = 0 ORDER BY l.letter"),
	/* Every letter, with its verdict where it has one. */
	ROW(LEDGER_WALK, "looking through verdicts",
	    "SELECT i.id, i.source, i.arrived, i.hash, i.raw, i.judged,"
	    " COALESCE(l.letter, 0), COALESCE(l.at, 0), COALESCE(l.verdict, ''),"
	    " COALESCE(l.code, ''), COALESCE(l.reason, ''), COALESCE(l.game, 0),"
	    " COALESCE(l.player, 0), COALESCE(l.message_id, ''), l.content,"
	    " COALESCE(l.orders, ''), l.seal"
	    " FROM inbox i LEFT JOIN ledger l ON l.letter = i.id ORDER BY i.id"),
	ROW(LEDGER_FACTS, "reading the ledger of a backup",
	    "SELECT letter, at, verdict, code, reason, COALESCE(game, 0),"
	    " COALESCE(player, 0) FROM ledger ORDER BY letter"),
	ROW(LEDGER_UNSEALED, "looking for verdicts of an older program",
	    "SELECT COALESCE(MAX(letter), 0) FROM ledger WHERE seal IS NULL"),
	ROW(LEDGER_NO_SEALS, "letting the seals of another key go",
	    "UPDATE ledger SET seal = NULL WHERE seal IS NOT NULL"),
	ROW(LEDGER_TOLD, "noting what the organiser knows",
	    "UPDATE ledger SET told = 1 WHERE told = 0"),

	ROW(EXCHANGE_THEIRS, "listing a player's letters about a game",
	    "SELECT l.letter, i.arrived FROM ledger l"
	    " JOIN inbox i ON i.id = l.letter WHERE l.player = $1 AND l.game = $2"
	    " AND l.verdict IN ('applied', 'refused', 'asked', 'answered')"
	    " AND i.source NOT IN ('operator', 'robot') AND i.hash IS NULL ORDER BY "
	    "l.letter"),
};
