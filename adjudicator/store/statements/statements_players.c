/* SPDX-License-Identifier: ISC */
/* Statements about players: who they are, where they read, what they chose, and which
 * words they miss. */
#include "adjudicator/store/statements/statements_rows.h"

#define PLAYER_COLUMNS                                                                 \
	"SELECT p.id, p.name, COALESCE(a.written, ''), p.language, p.confirmed,"       \
	" p.created, p.revoked, p.forgotten, p.robot FROM player p"                    \
	" LEFT JOIN address a ON a.player = p.id AND a.main = 1 "

const struct statement_row statements_players[STATEMENTS_] = {
	ROW(PLAYER_ADD, "adding a player",
	    "INSERT INTO player (name, name_key, language, confirmed,"
	    " created, salt) VALUES ($1, $2, $3, $4, $5, $6)"
	    " ON CONFLICT (name_key) DO NOTHING RETURNING id"),
	ROW(PLAYER_CONFIRM, "confirming a player",
	    "UPDATE player SET confirmed = 1 WHERE id = $1"),
	ROW(PLAYER_LANGUAGE, "keeping a language",
	    "UPDATE player SET language = $2 WHERE id = $1"),
	ROW(PLAYER_BY_ID, "finding a player", PLAYER_COLUMNS "WHERE p.id = $1"),
	ROW(PLAYER_BY_ADDRESS, "finding a player by address",
	    PLAYER_COLUMNS "JOIN address x ON x.player = p.id WHERE x.folded = $1"),
	ROW(PLAYER_BY_NAME, "finding a player by name",
	    PLAYER_COLUMNS "WHERE p.name_key = $1"),
	ROW(PLAYER_LIST, "listing players", PLAYER_COLUMNS "ORDER BY p.name_key"),
	ROW(PLAYER_REVOKE, "making secrets anew",
	    "UPDATE player SET revoked = (SELECT COALESCE(MAX(id), 0) FROM outbox)"
	    " WHERE id = $1"),
	ROW(PLAYER_SALT, "reading the salt of a name",
	    "SELECT salt FROM player WHERE id = $1 AND salt IS NOT NULL"),
	ROW(PLAYER_SALT_KEEP, "keeping the salt of a name",
	    "UPDATE player SET salt = $2 WHERE id = $1"),

	ROW(ADDRESS_ADD, "adding an address",
	    "INSERT INTO address (folded, written, player, main)"
	    " VALUES ($1, $2, $3, $4)"),
	ROW(ADDRESS_OTHERS, "listing a player's other addresses",
	    "SELECT written FROM address WHERE player = $1 AND main = 0"
	    " ORDER BY folded"),
	ROW(ADDRESS_REMOVE, "dropping an address",
	    "DELETE FROM address WHERE player = $1 AND folded = $2 AND main = 0"),
	ROW(ADDRESS_LEAVE, "leaving an address",
	    "DELETE FROM address WHERE player = $1 AND (folded = $2 OR main = 1)"),

	ROW(PREFERENCE_GET, "reading a player's choice",
	    "SELECT COALESCE((SELECT value FROM preference WHERE player = $1"
	    " AND game = $2 AND name = $3), (SELECT value FROM preference"
	    " WHERE player = $1 AND game = 0 AND name = $3), '')"),
	ROW(PREFERENCE_ALL, "reading a player's choices",
	    "SELECT game, name, value FROM preference WHERE player = $1 AND game = 0"
	    " UNION ALL SELECT game, name, value FROM preference"
	    " WHERE player = $1 AND game = $2 AND game <> 0 ORDER BY game, name"),
	ROW(PREFERENCE_SET, "keeping a player's choice",
	    "INSERT INTO preference (player, game, name, value)"
	    " VALUES ($1, $2, $3, $4) ON CONFLICT (player, game, name)"
	    " DO UPDATE SET value = excluded.value"),
	ROW(PREFERENCE_FORGET, "forgetting a player's choice",
	    "DELETE FROM preference WHERE player = $1 AND game = $2"
	    " AND name = $3"),
	ROW(PREFERENCE_ALIKE, "forgetting a player's choices for single games",
	    "DELETE FROM preference WHERE player = $1 AND game <> $2"
	    " AND name = $3"),
	ROW(PREFERENCE_DIGEST, "listing who wants to read of all their games",
	    "SELECT player, value FROM preference WHERE name = 'digest' AND game = 0"
	    " ORDER BY player"),

	ROW(PREFERENCE_OFFERS, "listing games that anybody may begin",
	    "SELECT player, value FROM preference WHERE name = 'offer' AND game = 0"
	    " ORDER BY player"),

	ROW(PREFERENCE_MEMBERS, "listing players who would like to be found",
	    "SELECT player, value FROM preference WHERE name = 'members' AND game = 0"
	    " ORDER BY player"),

	ROW(PREFERENCE_PUZZLE, "listing who would like to be sent puzzles",
	    "SELECT player, value FROM preference WHERE name = 'puzzle' AND game = 0"
	    " ORDER BY player"),

	ROW(WISH_ADD, "keeping a wished address",
	    "INSERT INTO wish (player, also, written, asked, known, reached, sent,"
	    " forget, state) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open')"
	    " RETURNING id"),
	ROW(WISH_DROP, "dropping a wished address",
	    "UPDATE wish SET state = 'dropped' WHERE player = $1"
	    " AND state = 'open'"),
	ROW(WISH_GET, "reading a wished address",
	    "SELECT id, player, also, written, asked, known, reached, sent, state,"
	    " forget FROM wish WHERE id = $1"),
	ROW(WISH_AGREED, "looking for players to forget",
	    "SELECT player FROM wish WHERE forget = 1 AND state = 'done'"
	    " ORDER BY id"),
	ROW(WISH_KEEP, "noting an answer about an address",
	    "UPDATE wish SET known = $2, reached = $3, sent = $4, state = $5"
	    " WHERE id = $1"),
	ROW(WISH_COUNT, "counting wished addresses",
	    "SELECT COUNT(*) FROM wish WHERE player = $1 AND asked > $2"),

	ROW(INVITATION_GET, "reading invitations to an address",
	    "SELECT sent, last, never FROM invitation WHERE mark = $1"),
	ROW(INVITATION_COUNT, "counting an invitation",
	    "INSERT INTO invitation (mark, sent, last, never)"
	    " VALUES ($1, 1, $2, 0) ON CONFLICT (mark) DO UPDATE"
	    " SET sent = invitation.sent + 1, last = excluded.last"),
	ROW(INVITATION_NEVER, "closing an address to invitations",
	    "INSERT INTO invitation (mark, sent, last, never)"
	    " VALUES ($1, 0, $2, 1) ON CONFLICT (mark) DO UPDATE SET never = 1"),
	ROW(INVITATION_PLAIN, "looking for addresses without a mark",
	    "SELECT mark FROM invitation WHERE mark LIKE '%@%' ORDER BY mark"),
	ROW(INVITATION_MARK, "marking an address",
	    "UPDATE invitation SET mark = $2 WHERE mark = $1"),

	ROW(ROBOT_PLAYER, "finding a robot",
	    "SELECT id FROM player WHERE robot = $1"
	    " AND robot <> 0"),
	ROW(ROBOT_PLAYERS, "listing robots",
	    "SELECT id FROM player WHERE robot <> 0 ORDER BY robot, id"),
	ROW(ROBOT_ADD, "adding a robot",
	    "INSERT INTO player (name, name_key, language, confirmed,"
	    " created, salt, robot) VALUES ($1, $2, $3, 1, $4, $5, $6)"
	    " ON CONFLICT (name_key) DO NOTHING RETURNING id"),
	ROW(ROBOT_GAMES, "looking for turns of robots",
	    "SELECT s.game FROM seat s WHERE s.player = $1 AND s.live = 1"
	    " AND NOT EXISTS (SELECT 1 FROM robot_look r WHERE r.game = s.game"
	    " AND r.events = (SELECT MAX(e.n) FROM event e"
	    " WHERE e.game = s.game)) ORDER BY s.game"),
	ROW(ROBOT_LOOKED, "noting that robots have nothing to do",
	    "INSERT INTO robot_look (game, events) VALUES ($1, $2)"
	    " ON CONFLICT (game) DO UPDATE SET events = excluded.events"),

	ROW(SUGGESTION_ADD, "keeping a suggestion",
	    "INSERT INTO suggestion (language, word, player, edition,"
	    " at, reason, decided) VALUES ($1, $2, $3, $4, $5, $6, 0)"
	    " ON CONFLICT (language, word, player) DO UPDATE SET"
	    " edition = excluded.edition, at = excluded.at,"
	    " reason = excluded.reason, decided = 0"
	    " WHERE suggestion.decided <> 0"),
	ROW(SUGGESTION_LOAD, "counting a player's suggestions",
	    "SELECT COUNT(*) FROM suggestion WHERE player = $1"
	    " AND at > $2"),
	ROW(SUGGESTION_LIST, "listing suggestions",
	    "SELECT s.language, s.word, s.player, p.name, p.language,"
	    " s.at, s.reason FROM suggestion s"
	    " JOIN player p ON p.id = s.player WHERE s.decided = 0"
	    " ORDER BY s.language, s.word, s.at, s.player"),
	ROW(SUGGESTION_DECIDE, "closing a suggestion",
	    "UPDATE suggestion SET decided = $3"
	    " WHERE language = $1 AND word = $2 AND decided = 0"),

	ROW(TRY_ADD, "counting a word that was tried",
	    "INSERT INTO word_try (language, word, edition, tries, since,"
	    " last) VALUES ($1, $2, $3, 1, $4, $4)"
	    " ON CONFLICT (language, word, edition) DO UPDATE"
	    " SET tries = word_try.tries + 1, last = excluded.last"),
	ROW(TRY_LIST, "listing words that were tried",
	    "SELECT language, word, CAST(SUM(tries) AS BIGINT), MIN(since), MAX(last)"
	    " FROM word_try GROUP BY language, word"
	    " ORDER BY language, word"),
	ROW(TRY_DROP, "forgetting that a word was tried",
	    "DELETE FROM word_try WHERE language = $1 AND word = $2"),
};
