/* SPDX-License-Identifier: ISC */
/* Statements about referees and the cases before them. */
#include "adjudicator/store/statements/statements_rows.h"

#define CASE_COLUMNS                                                                   \
	"SELECT id, game, turn, COALESCE(claimant, 0),"                                \
	" CASE WHEN topic = '' THEN kind ELSE topic END, should, text,"                \
	" COALESCE(letter, 0), state, COALESCE(referee, 0), COALESCE(second, 0),"      \
	" ruling, event, proposed, because, COALESCE(appellant, 0), appeal,"           \
	" opened, ruled, closed, final FROM casefile "
#define CASE_WAITS "state IN ('open', 'appealed')"

const struct statement_row statements_cases[STATEMENTS_] = {
	ROW(REFEREE_ADD, "adding a referee",
	    "INSERT INTO referee (player, since) VALUES ($1, $2)"
	    " ON CONFLICT (player) DO NOTHING"),
	ROW(REFEREE_DROP, "dropping a referee",
	    "DELETE FROM referee WHERE player = $1"),
	ROW(REFEREE_IS, "looking for a referee",
	    "SELECT player FROM referee WHERE player = $1"),
	ROW(REFEREE_LIST, "listing referees",
	    "SELECT r.player, p.name, COALESCE(a.written, ''), p.language, r.since,"
	    " (SELECT COUNT(*) FROM casefile c WHERE c.referee = r.player"
	    " AND c." CASE_WAITS ") AS cases"
	    " FROM referee r JOIN player p ON p.id = r.player"
	    " LEFT JOIN address a ON a.player = p.id AND a.main = 1"
	    " ORDER BY cases, r.since, r.player"),

	ROW(CASE_ADD, "opening a case",
	    "INSERT INTO casefile (game, turn, claimant, kind, should, text, letter,"
	    " state, ruling, event, proposed, because, appeal, opened, ruled, closed,"
	    " topic)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', 0, 0, '', '', '', $8, 0, 0,"
	    " $9)"
	    " RETURNING id"),
	ROW(CASE_GET, "reading a case", CASE_COLUMNS "WHERE id = $1"),
	ROW(CASE_KEEP, "keeping a case",
	    "UPDATE casefile SET state = $2, referee = $3, second = $4, ruling = $5,"
	    " event = $6, proposed = $7, because = $8, appellant = $9, appeal = $10,"
	    " ruled = $11, closed = $12, final = $13 WHERE id = $1"),
	ROW(CASE_WAITING, "looking for an open case",
	    CASE_COLUMNS "WHERE COALESCE(claimant, 0) = COALESCE(CAST($1 AS BIGINT), 0)"
			 " AND game = $2"
			 " AND turn = $3 AND " CASE_WAITS " ORDER BY id DESC LIMIT 1"),
	ROW(CASE_OF_RULING, "looking for the case of a ruling",
	    CASE_COLUMNS "WHERE game = $1 AND (ruling = $2 OR final = $2)"
			 " ORDER BY id DESC LIMIT 1"),
	ROW(CASE_LIST, "listing cases", CASE_COLUMNS "ORDER BY id DESC"),
	ROW(CASE_OF_REFEREE, "listing a referee's cases",
	    "SELECT id FROM casefile WHERE referee = $1 AND " CASE_WAITS
	    " ORDER BY id"),
	ROW(CASE_UNGIVEN, "listing cases without a referee",
	    "SELECT id FROM casefile WHERE referee IS NULL AND " CASE_WAITS
	    " ORDER BY id"),
	ROW(CASE_LEAVE, "taking a referee's cases away",
	    "UPDATE casefile SET referee = NULL WHERE referee = $1 AND " CASE_WAITS),
	ROW(CASE_LETTER_ADD, "adding a letter to a case",
	    "INSERT INTO case_letter (casefile, letter) VALUES ($1, $2)"
	    " ON CONFLICT (casefile, letter) DO NOTHING"),
	ROW(CASE_LETTERS, "listing the letters of a case",
	    "SELECT letter FROM case_letter WHERE casefile = $1 ORDER BY letter"),
	ROW(CASE_ARRIVED, "listing letters that arrived",
	    "SELECT l.letter FROM ledger l JOIN inbox i ON i.id = l.letter"
	    " WHERE l.player = $1 AND l.game = $2 AND i.arrived >= $3"
	    " AND i.arrived <= $4 ORDER BY l.letter"),
	ROW(CASE_WRITTEN, "listing letters that were written",
	    "SELECT id FROM outbox WHERE player = $1 AND COALESCE(game, 0) = $2"
	    " AND created >= $3 AND created <= $4 ORDER BY id"),
	ROW(CASE_SILENCE, "looking for a case of silence",
	    "SELECT COUNT(*) FROM casefile WHERE game = $1 AND topic = 'silence'"
	    " AND opened >= $2"),

	ROW(HEARD_LAST, "looking for a player's last letter",
	    "SELECT COALESCE(MAX(at), 0) FROM ledger WHERE player = $1"
	    " AND verdict IN ('applied', 'refused', 'asked', 'answered', 'unreadable',"
	    " 'ignored')"),
	ROW(HEARD_BOUNCE, "looking for letters that came back",
	    "SELECT COUNT(*) FROM bounce b JOIN outbox o ON o.id = b.outbox"
	    " WHERE b.player = $1 AND b.kind <> 'soft' AND o.game = $2"),
	ROW(LISTEN_SET, "keeping when to listen",
	    "INSERT INTO listen (game, at) VALUES ($1, $2)"
	    " ON CONFLICT (game) DO UPDATE SET at = excluded.at"),
	ROW(LISTEN_DROP, "listening no more", "DELETE FROM listen WHERE game = $1"),
	ROW(LISTEN_DUE, "looking for silent players",
	    "SELECT game FROM listen WHERE at <= $1 ORDER BY at, game"),
};
