/* SPDX-License-Identifier: ISC */
/* Statements about games: their seats and events, and what waits in them. */
#include "adjudicator/store/statements/statements_rows.h"

#define REVOKE_SEAT                                                                    \
	"UPDATE seat SET epoch = (epoch + 1) % 64,"                                    \
	" revoked = (SELECT COALESCE(MAX(id), 0) FROM outbox)"                         \
	" WHERE player = $1 AND (CAST($2 AS BIGINT) = 0 OR game = $2)"

#define ANY      " CASE WHEN EXISTS (SELECT 1 FROM "
#define OR_NONE  ") THEN 1 ELSE 0 END"
#define OF_SEATS "x JOIN seat s ON s.player = x.player WHERE s.game = $1"

/* The seat's columns that match.c reads; seat -1: the game has none. */
#define SEAT_COLUMNS                                                                   \
	"COALESCE(s.seat, -1), COALESCE(s.player, 0), s.name, s.accepted,"             \
	" COALESCE(p.language, ''), s.asked, s.epoch, s.revoked, s.place, s.luck"
#define SEATS_OF_GAME                                                                  \
	" LEFT JOIN seat s ON s.game = g.id LEFT JOIN player p ON p.id = s.player"     \
	" WHERE g.id = $1 ORDER BY s.seat"

#define SETTLING_COLUMNS                                                               \
	"SELECT game, seat, state, COALESCE(letter, 0), arrived, until, notice, text," \
	" shown, scored, score, ground FROM settling "

#define OFFER_COLUMNS                                                                  \
	"SELECT id, game, seat, player, COALESCE(referee, 0),"                         \
	" COALESCE(casefile, 0), because, asked, state FROM seat_offer "

#define QUESTION_COLUMNS                                                               \
	"SELECT id, game, COALESCE(player, 0), COALESCE(letter, 0), seat, turn,"       \
	" asked, arrived, kind, choices, state FROM question "

const struct statement_row statements_games[STATEMENTS_] = {
	ROW(GAME_ADD, "adding a game",
	    "INSERT INTO game (kind, state, seed, created, deadline, turn,"
	    " to_move, inviter, secret, beacon)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id"),
	/* Gives a row for each seat. The number of events and the last head are only
	 * in the first row. */
	ROW(GAME_GET, "reading a game",
	    "SELECT g.id, g.kind, g.state, g.seed, g.created, COALESCE(g.deadline, 0),"
	    " g.turn, g.to_move, COALESCE(g.inviter, 0),"
	    " CASE WHEN COALESCE(s.seat, 0) = 0 THEN"
	    " (SELECT COALESCE(MAX(n), 0) FROM event WHERE game = $1) ELSE 0 END,"
	    " CASE WHEN COALESCE(s.seat, 0) = 0 THEN"
	    " (SELECT head FROM event WHERE game = $1 ORDER BY n DESC LIMIT 1) END,"
	    " g.secret, COALESCE(g.untold, 0), g.beacon, " SEAT_COLUMNS
	    " FROM game g" SEATS_OF_GAME),
	ROW(GAME_STATE, "reading a game",
	    "SELECT g.id, g.state, " SEAT_COLUMNS " FROM game g" SEATS_OF_GAME),
	/* Enough nearly always. Columns that do not change are then neither compared
	 * nor entered in an index again. */
	ROW(GAME_MOVED, "keeping a game",
	    "UPDATE game SET turn = $3, to_move = $4, deadline = $5"
	    " WHERE id = $1 AND state = $2 AND untold IS NOT DISTINCT FROM $6"),
	ROW(GAME_UPDATE, "keeping a game",
	    "UPDATE game SET state = $2, turn = $3, to_move = $4,"
	    " deadline = $5, untold = $6 WHERE id = $1"),
	ROW(GAME_SEED, "keeping a game's seed",
	    "UPDATE game SET seed = $2 WHERE id = $1"),
	ROW(GAME_LIST, "listing games", "SELECT id FROM game ORDER BY id"),
	/* Both walks go by the number of the game, so that they can be read side by
	 * side. */
	ROW(GAME_WALK, "reading all games",
	    "SELECT id, kind, state, created, COALESCE(deadline, 0), turn, to_move,"
	    " COALESCE(untold, 0),"
	    " (SELECT n FROM event WHERE game = g.id ORDER BY n DESC LIMIT 1),"
	    " (SELECT head FROM event WHERE game = g.id ORDER BY n DESC LIMIT 1)"
	    " FROM game g ORDER BY id"),
	ROW(START_WALK, "reading how all games began",
	    "SELECT g.id, e.n, e.at, e.text, e.hidden FROM game g"
	    " JOIN event e ON e.game = g.id AND e.n = 1 ORDER BY g.id"),
	ROW(GAME_LAST, "finding the last game",
	    "SELECT COALESCE(MAX(id), 0) FROM game"),
	/* The highest game number that any other row refers to. */
	ROW(GAME_SPOKEN, "looking for games that are gone",
	    "SELECT MAX(m) FROM (SELECT COALESCE(MAX(game), 0) AS m FROM event"
	    " UNION ALL SELECT COALESCE(MAX(game), 0) FROM seat"
	    " UNION ALL SELECT COALESCE(MAX(game), 0) FROM ledger"
	    " UNION ALL SELECT COALESCE(MAX(game), 0) FROM inbox"
	    " UNION ALL SELECT COALESCE(MAX(game), 0) FROM outbox) AS spoken"),
	ROW(GAME_OF_PLAYER, "listing a player's games",
	    "SELECT DISTINCT game FROM seat WHERE player = $1"
	    " AND live = 1 ORDER BY game"),
	ROW(GAME_TO_REVEAL, "looking for secrets to tell",
	    "SELECT id FROM game g WHERE untold IS NOT NULL AND untold <= $1"
	    " AND NOT EXISTS (SELECT 1 FROM casefile c WHERE c.game = g.id"
	    " AND c.state IN ('open', 'appealed') AND c.opened > $1)"
	    " ORDER BY untold, id"),

	ROW(SEAT_ADD, "adding a seat",
	    "INSERT INTO seat (game, seat, player, name, accepted, live, asked,"
	    " place, luck) VALUES ($1, $2, $3, $4, $5, $6, $7, $2, $8)"),
	ROW(SEAT_WALK, "reading all seats",
	    "SELECT game, COALESCE(player, 0), name FROM seat"
	    " ORDER BY game, seat"),
	ROW(SEAT_UPDATE, "keeping a seat",
	    "UPDATE seat SET accepted = $3, live = $4, asked = $5, luck = $6"
	    " WHERE game = $1"
	    " AND seat = $2 AND (accepted <> $3 OR live <> $4"
	    " OR asked <> $5)"),
	ROW(SEAT_DEAL, "dealing a seat",
	    "UPDATE seat SET player = $3, name = $4, accepted = $5, asked = $6,"
	    " epoch = $7, revoked = $8, place = $9, luck = $10"
	    " WHERE game = $1 AND seat = $2"),
	ROW(SEAT_REVOKE, "making a game's secrets anew", REVOKE_SEAT " AND live = 1"),
	ROW(SEAT_REVOKE_OVER, "making a game's secrets anew",
	    REVOKE_SEAT " AND live = 0"),
	ROW(SEAT_HAND_OVER, "giving a seat to another player",
	    "UPDATE seat SET player = $3, name = $4, accepted = 1, asked = 1,"
	    " epoch = (epoch + 1) % 64,"
	    " revoked = (SELECT COALESCE(MAX(id), 0) FROM outbox)"
	    " WHERE game = $1 AND seat = $2"),
	ROW(SEAT_SECRETS, "reading a seat's secrets",
	    "SELECT epoch, revoked FROM seat WHERE game = $1 AND seat = $2"),
	ROW(FORMER_ADD, "keeping who had a seat",
	    "INSERT INTO seat_past (game, n, seat, player, name, epoch)"
	    " VALUES ($1, $2, $3, $4, $5, $6)"),
	ROW(FORMER_LIST, "reading who had seats",
	    "SELECT seat, COALESCE(player, 0), name, epoch FROM seat_past"
	    " WHERE game = $1 ORDER BY n"),
	ROW(FORMER_WALK, "reading all who had seats",
	    "SELECT game, name FROM seat_past ORDER BY game, n"),
	ROW(OFFER_ADD, "offering a seat",
	    "INSERT INTO seat_offer (game, seat, player, referee, casefile, because,"
	    " asked, state) VALUES ($1, $2, $3, $4, $5, $6, $7, 'open')"
	    " RETURNING id"),
	ROW(OFFER_REPLACE, "closing an older offer",
	    "UPDATE seat_offer SET state = 'lapsed', because = '' WHERE game = $1"
	    " AND seat = $2 AND state = 'open'"),
	ROW(OFFER_GET, "reading an offer", OFFER_COLUMNS "WHERE id = $1"),
	ROW(OFFER_OF_PLAYER, "looking for an offer",
	    OFFER_COLUMNS "WHERE player = $1 AND game = $2 ORDER BY id DESC LIMIT 1"),
	ROW(OFFER_STALE, "looking for old offers",
	    OFFER_COLUMNS "WHERE state = 'open' AND asked <= $1"
			  " ORDER BY asked, id LIMIT 1"),
	ROW(OFFER_CLOSE, "closing an offer",
	    "UPDATE seat_offer SET state = $2, because = '' WHERE id = $1"),

	/* A number that is not the next becomes one that is taken, or NULL, and the
	 * statement fails. (With a SELECT from event instead of VALUES, SQLite would
	 * first make a table of its own.) */
	ROW(EVENT_ADD, "adding an event",
	    "INSERT INTO event (game, n, at, text, hidden, letter, head)"
	    " VALUES ($1, (SELECT CASE WHEN 1 + COALESCE(MAX(n), 0) = $2 THEN $2"
	    " ELSE MAX(n) END FROM event WHERE game = $1), $3, $4, $5, $6, $7)"),
	ROW(EVENT_LIST, "reading a game's events",
	    "SELECT n, at, text, hidden, COALESCE(letter, 0) FROM event"
	    " WHERE game = $1 ORDER BY n"),
	ROW(EVENT_FIRST, "reading how a game began",
	    "SELECT n, at, text, hidden FROM event WHERE game = $1 AND n = 1"),
	ROW(EVENT_CHAIN, "reading a game's chain",
	    "SELECT n, at, text, hidden, COALESCE(letter, 0), head FROM event"
	    " WHERE game = $1 ORDER BY n"),
	ROW(EVENT_HEAD, "keeping the head of an event",
	    "UPDATE event SET head = $3 WHERE game = $1 AND n = $2 AND head IS NULL"),

	ROW(EVENT_HEAD_AT, "reading the head of an event",
	    "SELECT head FROM event WHERE game = $1 AND n = $2"),

	ROW(EVENT_ARRIVALS, "reading when a game's letters arrived",
	    "SELECT e.n, i.arrived FROM event e JOIN inbox i ON i.id = e.letter"
	    " WHERE e.game = $1 ORDER BY e.n"),

	ROW(PLAN_ADD, "keeping a move for later",
	    "INSERT INTO plan (game, seat, n, taken, rests, text)"
	    " SELECT $1, $2, 1 + COALESCE(MAX(n), 0), $3, 0, $4 FROM plan"
	    " WHERE game = $1 AND seat = $2 HAVING COUNT(*) < $5"),
	ROW(PLAN_LIST, "reading moves for later",
	    "SELECT taken, rests, text FROM plan WHERE game = $1 AND seat = $2"
	    " ORDER BY n"),
	ROW(PLAN_REST, "letting moves for later rest",
	    "UPDATE plan SET rests = $3 WHERE game = $1 AND seat = $2"),
	ROW(PLAN_FORGET, "forgetting moves for later",
	    "DELETE FROM plan WHERE game = $1 AND seat = $2"),

	ROW(SETTLING_PUT, "keeping an order that can be taken back",
	    "INSERT INTO settling (game, seat, state, letter, arrived, until,"
	    " notice, text, shown, scored, score, ground)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
	    " ON CONFLICT (game, seat) DO UPDATE SET state = excluded.state,"
	    " letter = excluded.letter, arrived = excluded.arrived,"
	    " until = excluded.until, notice = excluded.notice,"
	    " text = excluded.text, shown = excluded.shown,"
	    " scored = excluded.scored, score = excluded.score,"
	    " ground = excluded.ground"),
	ROW(SETTLING_GET, "reading an order that could be taken back",
	    SETTLING_COLUMNS "WHERE game = $1 AND seat = $2"),
	ROW(SETTLING_WAITS, "looking for an order that can be taken back",
	    SETTLING_COLUMNS "WHERE game = $1 AND state = 'waits' ORDER BY seat"),
	ROW(SETTLING_CLOSE, "closing an order that could be taken back",
	    "UPDATE settling SET state = $3 WHERE game = $1 AND seat = $2"),
	ROW(SETTLING_LAPSE, "closing an order that could be taken back",
	    "UPDATE settling SET state = 'lapsed' WHERE game = $1 AND seat = $2"
	    " AND state = 'waits'"),
	ROW(SETTLING_DUE, "looking for orders that count now",
	    "SELECT game FROM settling WHERE state = 'waits' AND until <="
	    " $1 ORDER BY until, game"),

	ROW(QUESTION_ADD, "keeping a question",
	    "INSERT INTO question (game, player, letter, seat, turn,"
	    " asked, arrived, kind, choices, state) VALUES"
	    " ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open') RETURNING id"),
	ROW(QUESTION_LAPSE, "closing an older question",
	    "UPDATE question SET state = 'lapsed' WHERE game = $1"
	    " AND seat = $2 AND state = 'open'"),
	ROW(QUESTION_GET, "reading a question", QUESTION_COLUMNS "WHERE id = $1"),
	ROW(QUESTION_OPEN, "looking for an open question",
	    QUESTION_COLUMNS "WHERE game = $1 AND seat = $2"
			     " AND state = 'open'"),
	ROW(QUESTION_CLOSE, "closing a question",
	    "UPDATE question SET state = $2 WHERE id = $1"
	    " AND state = 'open'"),

	/* Whether there is any of each, so that only those few are looked up. */
	ROW(WAITS_IN, "looking for what waits in a game",
	    "SELECT" ANY "observer WHERE game = $1" OR_NONE "," ANY "leave " OF_SEATS
	    " AND x.state <> 'dropped'" OR_NONE "," ANY "plan WHERE game = $1" OR_NONE
	    "," ANY "question WHERE game = $1 AND state = 'open'" OR_NONE "," ANY
	    "stopped " OF_SEATS OR_NONE),

	ROW(OBSERVER_ADD, "keeping an observer",
	    "INSERT INTO observer (game, player, since) VALUES ($1, $2, $3)"
	    " ON CONFLICT (game, player) DO NOTHING"),
	ROW(OBSERVER_DROP, "forgetting an observer",
	    "DELETE FROM observer WHERE game = $1 AND player = $2"),
	ROW(OBSERVER_LIST, "listing observers",
	    "SELECT o.player, p.name, p.language FROM observer o"
	    " JOIN player p ON p.id = o.player WHERE o.game = $1"
	    " ORDER BY o.player"),
	ROW(OBSERVER_GAMES, "listing games that a player watches",
	    "SELECT o.game FROM observer o JOIN game g ON g.id = o.game"
	    " WHERE o.player = $1 AND g.state = 'running' ORDER BY o.game"),
};
