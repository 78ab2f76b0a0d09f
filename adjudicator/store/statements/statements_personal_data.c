/* SPDX-License-Identifier: ISC */
/* Statements about what is kept about one player. */
#include "adjudicator/store/statements/statements_rows.h"

/* Letters that he wrote or may have written. Letters in his name that were not
 * accepted as his are left out. */
#define HIS                                                                            \
	" FROM ledger l JOIN inbox i ON i.id = l.letter WHERE l.player = $1"           \
	" AND l.verdict IN ('applied', 'refused', 'asked', 'answered', 'ignored')"     \
	" AND i.source NOT IN ('operator', 'robot') AND i.hash IS NULL"
#define OURS       " FROM outbox WHERE player = $1 AND state = 'sent' AND kept = 'whole'"
#define SEATS_PAST " FROM seat WHERE player = $1 AND live = 0"
#define SEATS_LIVE " FROM seat WHERE player = $1 AND live = 1"
#define OF_PLAYER  " WHERE player = $1"

const struct statement_row statements_personal_data[STATEMENTS_] = {
	ROW(PERSONAL_COUNT, "counting what is kept of a player",
	    "SELECT (SELECT COUNT(*) FROM address" OF_PLAYER "),"
	    " (SELECT COUNT(DISTINCT game)" SEATS_PAST ")"
	    " + (SELECT COUNT(DISTINCT game)" SEATS_LIVE "),"
	    " (SELECT COUNT(DISTINCT game)" SEATS_LIVE "),"
	    " (SELECT COUNT(*)" HIS "), (SELECT COUNT(*)" OURS "),"
	    " COALESCE((SELECT MIN(at) FROM (SELECT i.arrived AS at" HIS
	    " UNION ALL SELECT created AS at" OURS ") AS both_ways), 0),"
	    " (SELECT COUNT(*) FROM preference" OF_PLAYER " AND name = 'note'),"
	    " (SELECT COUNT(*) FROM preference" OF_PLAYER " AND name <> 'note'),"
	    " (SELECT COUNT(*) FROM suggestion" OF_PLAYER "),"
	    " (SELECT COUNT(*) FROM observer" OF_PLAYER "),"
	    " (SELECT COUNT(*) FROM entrant" OF_PLAYER ")"),
	ROW(PERSONAL_LIST_LEAVE, "listing a player's leave",
	    "SELECT 0, begins, state, CAST(ends AS TEXT) FROM leave"
	    " WHERE player = $1 ORDER BY begins, id"),
	ROW(PERSONAL_LIST_SEASONS, "listing seasons of a player",
	    "SELECT 0, e.since, s.name, e.state FROM entrant e"
	    " JOIN season s ON s.id = e.season WHERE e.player = $1"
	    " ORDER BY e.id"),
	ROW(PERSONAL_LIST_LUCK, "listing a player's words for seasons",
	    "SELECT 0, e.since, s.name, e.luck FROM entrant e"
	    " JOIN season s ON s.id = e.season WHERE e.player = $1"
	    " AND e.luck <> '' ORDER BY e.id"),
	ROW(PERSONAL_LIST_DUPLICATE, "listing a player's plays in duplicate seasons",
	    "SELECT d.game, p.at, CAST(p.n AS TEXT), CASE p.play WHEN '' THEN 'pass'"
	    " ELSE p.play || ' =' || CAST(p.points AS TEXT) END FROM entrant e"
	    " JOIN duplicate_play p ON p.entrant = e.id"
	    " JOIN duplicate d ON d.season = p.season"
	    " WHERE e.player = $1 ORDER BY e.id, p.n"),
	ROW(PERSONAL_LIST_CHOICES, "listing a player's choices",
	    "SELECT game, 0, name, value FROM preference WHERE player = $1"
	    " ORDER BY game, name"),
	ROW(PERSONAL_LIST_SUGGESTIONS, "listing a player's suggestions",
	    "SELECT 0, at, word, reason FROM suggestion WHERE player = $1"
	    " ORDER BY at, language, word"),
	ROW(PERSONAL_LIST_PUZZLES, "listing a player's answers to puzzles",
	    "SELECT z.game, a.at, a.play, CAST(a.points AS TEXT) FROM puzzle_answer a"
	    " JOIN puzzle z ON z.id = a.puzzle WHERE a.player = $1"
	    " ORDER BY a.puzzle"),
	ROW(PERSONAL_LIST_WATCHED, "listing games that a player watches",
	    "SELECT game, since, '', '' FROM observer WHERE player = $1"
	    " ORDER BY game"),
	ROW(PERSONAL_LIST_WISHES, "listing addresses that a player wished for",
	    "SELECT 0, asked, state, written FROM wish WHERE player = $1"
	    " AND written <> '' ORDER BY asked, id"),
	ROW(PERSONAL_LIST_GAMES, "listing all games of a player",
	    "SELECT id, created, kind, state FROM game WHERE id IN"
	    " (SELECT game" SEATS_LIVE " UNION ALL SELECT game" SEATS_PAST
	    " UNION ALL SELECT game FROM seat_past" OF_PLAYER ") ORDER BY id"),
	ROW(PERSONAL_LEDGER, "listing all letters of a player",
	    "SELECT l.letter, i.arrived, l.verdict, l.code, COALESCE(l.game, 0),"
	    " l.orders, l.reason FROM ledger l JOIN inbox i ON i.id = l.letter"
	    " WHERE l.player = $1 ORDER BY l.letter"),
	ROW(PERSONAL_THEIRS, "listing letters of a player",
	    "SELECT i.id, i.arrived" HIS " ORDER BY l.letter"),
	ROW(PERSONAL_OURS, "listing letters to a player",
	    "SELECT id, created" OURS " ORDER BY COALESCE(game, 0), id"),
};
