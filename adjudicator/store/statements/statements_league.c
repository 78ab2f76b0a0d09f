/* SPDX-License-Identifier: ISC */
/* Statements about how games ended, and what leagues make of that. */
#include "adjudicator/store/statements/statements_rows.h"

/* The columns that result.c reads, a row for each seat. */
#define RESULT_COLUMNS                                                                 \
	"SELECT r.game, g.kind, r.language, r.ended, r.reason, rs.seat,"               \
	" COALESCE(s.player, 0), s.name, rs.points, rs.half, rs.missed FROM "
#define RESULT_SEATS                                                                   \
	" JOIN game g ON g.id = r.game"                                                \
	" JOIN result_seat rs ON rs.game = r.game"                                     \
	" JOIN seat s ON s.game = rs.game AND s.seat = rs.seat "

/* Games not rated, by their first event (e): the operator chose the tiles, a player
 * played himself, or points were given. */
#define UNRATED                                                                        \
	"(e.text LIKE 'start % drill=1 options:%'"                                     \
	" OR e.text LIKE 'start % options:%hotseat=on%'"                               \
	" OR e.text LIKE 'start % options:% handicap=%')"

#define RATING_COLUMNS " month, rating, deviation, volatility, games, total"

const struct statement_row statements_league[STATEMENTS_] = {
	ROW(RESULT_ADD, "keeping a result",
	    "INSERT INTO result (game, language, ended, reason)"
	    " VALUES ($1, $2, $3, $4)"),
	ROW(RESULT_SEAT_ADD, "keeping a result",
	    "INSERT INTO result_seat (game, seat, points, half, missed)"
	    " VALUES ($1, $2, $3, $4, $5)"),
	ROW(RESULT_ENDED, "reading when a game ended",
	    "SELECT ended FROM result WHERE game = $1"),
	ROW(RESULT_DROP, "dropping a result", "DELETE FROM result WHERE game = $1"),
	ROW(RESULT_SEAT_DROP, "dropping a result",
	    "DELETE FROM result_seat WHERE game = $1"),
	ROW(RESULT_GET, "reading a result",
	    RESULT_COLUMNS "result r" RESULT_SEATS
			   "WHERE r.game = $1 ORDER BY rs.seat"),
	ROW(RESULT_AFTER, "reading results",
	    RESULT_COLUMNS "(SELECT game, language, ended, reason FROM result"
			   " WHERE (ended > $1 OR (ended = $1 AND game > $2))"
			   " AND NOT EXISTS (SELECT 1 FROM event e"
			   " WHERE e.game = result.game AND e.n = 1 AND " UNRATED ")"
			   " AND NOT EXISTS (SELECT 1 FROM seat o JOIN player p"
			   " ON p.id = o.player WHERE o.game = result.game"
			   " AND p.robot <> 0)"
			   " ORDER BY ended, game LIMIT $3) r" RESULT_SEATS
			   "ORDER BY r.ended, r.game, rs.seat"),
	ROW(RESULT_MISSING, "looking for games without a result",
	    "SELECT id FROM game WHERE state = 'over' AND NOT EXISTS"
	    " (SELECT 1 FROM result r WHERE r.game = game.id) ORDER BY id"),

	ROW(RATING_PUT, "keeping a rating",
	    "INSERT INTO rating (kind, language, player, month, rating, deviation,"
	    " volatility, games, total) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"),
	ROW(RATING_BEFORE, "reading a rating",
	    "SELECT" RATING_COLUMNS " FROM rating WHERE kind = $1 AND language = $2"
	    " AND player = $3 AND month < $4 ORDER BY month DESC LIMIT 1"),
	ROW(RATING_DROP, "forgetting ratings", "DELETE FROM rating WHERE month >= $1"),
	ROW(RATING_LATEST, "listing ratings",
	    "SELECT" RATING_COLUMNS ", r.player, p.name FROM rating r"
	    " JOIN player p ON p.id = r.player"
	    " WHERE kind = $1 AND r.language = $2 AND p.forgotten = 0"
	    " AND month = (SELECT MAX(l.month) FROM rating l WHERE l.kind = r.kind"
	    " AND l.language = r.language AND l.player = r.player)"
	    " ORDER BY r.player"),
	ROW(RATING_OF_PLAYER, "listing a player's ratings",
	    "SELECT" RATING_COLUMNS ", kind, language FROM rating"
	    " WHERE player = $1 ORDER BY kind, language, month"),
	ROW(RATING_KINDS, "listing what is rated",
	    "SELECT kind, language FROM rating GROUP BY kind, language"
	    " ORDER BY COUNT(*) DESC, kind, language"),
};
