/* SPDX-License-Identifier: ISC */
/* Statements about the week's puzzles, and who solves them. */
#include "adjudicator/store/statements/statements_rows.h"

/* Nobody who had a seat in that game, by this table, is a person who has not
 * agreed. */
#define UNASKED(table)                                                                 \
	" AND NOT EXISTS (SELECT 1 FROM " table " s LEFT JOIN player p"                \
	" ON p.id = s.player WHERE s.game = r.game AND COALESCE(p.robot, 0) = 0"       \
	" AND NOT EXISTS (SELECT 1 FROM preference c WHERE c.player = s.player"        \
	" AND c.game = 0 AND c.name = 'share' AND c.value = 'on'))"

const struct statement_row statements_puzzle[STATEMENTS_] = {
	ROW(PUZZLE_ADD, "keeping a puzzle",
	    "INSERT INTO puzzle (at, game, turn, play, points)"
	    " VALUES ($1, $2, $3, $4, $5) /* ADDED */"),
	ROW(PUZZLE_LAST, "reading a puzzle",
	    "SELECT id, at, game, turn, play, points FROM puzzle WHERE id < $1"
	    " ORDER BY id DESC LIMIT 1"),
	ROW(PUZZLE_GAMES, "looking for games that may become a puzzle",
	    "SELECT r.game FROM result r WHERE r.ended > $1"
	    " AND NOT EXISTS (SELECT 1 FROM puzzle z WHERE z.game = r.game)" UNASKED(
		    "seat") UNASKED("seat_past") " ORDER BY r.ended DESC, r.game DESC "
						 "LIMIT $2"),
	ROW(PUZZLE_ANSWER, "keeping an answer to a puzzle",
	    "INSERT INTO puzzle_answer (puzzle, player, at, play, points)"
	    " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (puzzle, player)"
	    " DO UPDATE SET at = excluded.at, play = excluded.play,"
	    " points = excluded.points WHERE excluded.points > puzzle_answer.points"),
	ROW(PUZZLE_ANSWERED, "reading an answer to a puzzle",
	    "SELECT puzzle, player, at, play, points FROM puzzle_answer"
	    " WHERE puzzle = $1 AND player = $2"),
	ROW(PUZZLE_SOLVERS, "listing who solved a puzzle",
	    "SELECT p.name FROM puzzle_answer a JOIN player p ON p.id = a.player"
	    " WHERE a.puzzle = $1 AND a.points = $2 ORDER BY a.player"),
	ROW(PUZZLE_TABLE, "adding up who solved puzzles",
	    "SELECT a.player, p.name, COUNT(*),"
	    " CAST(SUM(CASE WHEN a.points = z.points THEN 1 ELSE 0 END) AS BIGINT),"
	    " CAST(SUM(a.points) AS BIGINT) FROM puzzle z"
	    " JOIN puzzle_answer a ON a.puzzle = z.id"
	    " JOIN player p ON p.id = a.player"
	    " WHERE z.at >= $1 AND z.at < $2 AND z.id <> $3"
	    " GROUP BY a.player, p.name ORDER BY 5 DESC, 4 DESC, a.player"),
};
