/* SPDX-License-Identifier: ISC */
/* Statements about the seasons of a league. */
#include "adjudicator/store/statements/statements_rows.h"

#define SEASON_COLUMNS                                                                 \
	"SELECT id, name, text, hash, state, secret, created, started, ended, told,"   \
	" COALESCE(after, 0) FROM season "

/* A game that is over and has no result does not count. */
#define FIXTURE_COLUMNS                                                                \
	"SELECT f.id, f.division, f.round, f.board, f.first,"                          \
	" COALESCE(f.second, 0), COALESCE(f.game, 0), f.how, f.season,"                \
	" COALESCE(r.ended, 0), COALESCE(a.points, 0), COALESCE(b.points, 0),"         \
	" COALESCE(a.half, -1), COALESCE(b.half, -1),"                                 \
	" CASE WHEN g.state IN ('over', 'void') THEN 1 ELSE 0 END,"                    \
	" CASE WHEN r.reason = 'resign' THEN 1 ELSE 0 END"                             \
	" FROM fixture f LEFT JOIN game g ON g.id = f.game"                            \
	" LEFT JOIN result r ON r.game = f.game"                                       \
	" LEFT JOIN result_seat a ON a.game = f.game AND a.seat = 0"                   \
	" LEFT JOIN result_seat b ON b.game = f.game AND b.seat = 1 "

#define CHALLENGE_COLUMNS                                                              \
	"SELECT id, season, challenger, challenged, player, COALESCE(fixture, 0),"     \
	" asked, due, settled, state, told FROM season_challenge "

#define CONCERN_COLUMNS                                                                \
	"SELECT id, season, kind, entrant, COALESCE(fixture, 0),"                      \
	" COALESCE(referee, 0), number, asked, due, state FROM season_concern "

const struct statement_row statements_season[STATEMENTS_] = {
	ROW(SEASON_ADD, "adding a season",
	    "INSERT INTO season (name, name_key, text, hash, state, secret,"
	    " created, after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id"),
	ROW(SEASON_GET, "reading a season", SEASON_COLUMNS "WHERE id = $1"),
	ROW(SEASON_LIST, "listing seasons", SEASON_COLUMNS "ORDER BY id"),
	ROW(SEASON_LIVE, "looking for seasons that go on",
	    "SELECT id FROM season WHERE told = 0 ORDER BY id"),
	ROW(SEASON_RULED, "looking for rulings about the games of a season",
	    "SELECT f.game FROM fixture f WHERE f.season = $1 AND EXISTS (SELECT 1"
	    " FROM event e WHERE e.game = f.game AND e.at > $2"
	    " AND e.text LIKE 'ruling %') ORDER BY f.division, f.round, f.board"),
	ROW(SEASON_OWED, "looking for games that seasons have still to change",
	    "SELECT name FROM number WHERE name >= 'season.owed.'"
	    " AND name < 'season.owed/' AND value <> 0 ORDER BY name"),
	ROW(SEASON_UPDATE, "keeping a season",
	    "UPDATE season SET state = $2, started = $3, ended = $4, told = $5"
	    " WHERE id = $1"),

	ROW(ENTRANT_ADD, "adding a player to a season",
	    "INSERT INTO entrant (season, player, division, seed, team, luck, state,"
	    " since, place) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)"
	    " ON CONFLICT (season, player) DO NOTHING RETURNING id"),
	ROW(ENTRANT_LIST, "listing the players of a season",
	    "SELECT e.id, e.player, p.name, p.language, e.division, e.luck, e.state,"
	    " e.seed, e.team, e.since, e.place, COALESCE(p.forgotten, 0)"
	    " FROM entrant e"
	    " JOIN player p ON p.id = e.player WHERE e.season = $1"
	    " ORDER BY e.division, e.seed, e.id"),
	ROW(ENTRANT_UPDATE, "keeping a player of a season",
	    "UPDATE entrant SET player = $2, division = $3, luck = $4, state = $5,"
	    " seed = $6, team = $7, place = $8 WHERE id = $1"),
	ROW(ENTRANT_DROP, "taking a player out of a season",
	    "DELETE FROM entrant WHERE id = $1"),

	ROW(ROUND_ADD, "adding a round",
	    "INSERT INTO season_round (season, division, n, started, due, over)"
	    " VALUES ($1, $2, $3, $4, $5, $6)"),
	ROW(ROUND_LIST, "listing rounds",
	    "SELECT division, n, started, due, over FROM season_round"
	    " WHERE season = $1 ORDER BY division, n"),
	ROW(ROUND_UPDATE, "keeping a round",
	    "UPDATE season_round SET due = $4, over = $5"
	    " WHERE season = $1 AND division = $2 AND n = $3"),

	ROW(FIXTURE_ADD, "adding a fixture",
	    "INSERT INTO fixture (season, division, round, board, first, second,"
	    " game, how) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id"),
	ROW(FIXTURE_LIST, "listing fixtures",
	    FIXTURE_COLUMNS
	    "WHERE f.season = $1 ORDER BY f.division, f.round, f.board"),
	ROW(FIXTURE_OF_GAME, "looking for a game's season",
	    FIXTURE_COLUMNS "WHERE f.game = $1 ORDER BY f.id"),
	ROW(FIXTURE_UPDATE, "keeping a fixture",
	    "UPDATE fixture SET game = $2, how = $3 WHERE id = $1"),

	ROW(CHALLENGE_ADD, "adding a challenge",
	    "INSERT INTO season_challenge (season, challenger, challenged, player,"
	    " asked, due, settled, state, told)"
	    " VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8) RETURNING id"),
	ROW(CHALLENGE_UPDATE, "keeping a challenge",
	    "UPDATE season_challenge SET player = $2, fixture = $3, due = $4,"
	    " settled = $5, state = $6, told = $7 WHERE id = $1"),
	ROW(CHALLENGE_LIST, "listing the challenges of a season",
	    CHALLENGE_COLUMNS "WHERE season = $1 ORDER BY id"),
	ROW(CHALLENGE_GET, "reading a challenge", CHALLENGE_COLUMNS "WHERE id = $1"),
	ROW(CHALLENGE_OF_PLAYER, "looking for a challenge to answer",
	    CHALLENGE_COLUMNS "WHERE player = $1 AND state = 'open'"
			      " ORDER BY id DESC LIMIT 1"),

	ROW(DUPLICATE_ADD, "keeping the game of a duplicate season",
	    "INSERT INTO duplicate (season, game) VALUES ($1, $2)"),
	ROW(DUPLICATE_GAME, "looking for the game of a duplicate season",
	    "SELECT game FROM duplicate WHERE season = $1"),
	ROW(DUPLICATE_SEASON, "looking for the duplicate season of a game",
	    "SELECT season FROM duplicate WHERE game = $1"),
	ROW(DUPLICATE_PLAYER, "asking who takes part in a duplicate season",
	    "SELECT COUNT(*) FROM duplicate d JOIN entrant e ON e.season = d.season"
	    " AND e.player = $2 WHERE d.game = $1 AND e.state = 'in'"),
	ROW(DUPLICATE_PUT, "keeping a play of a duplicate season",
	    "INSERT INTO duplicate_play (season, n, entrant, at, play, points)"
	    " VALUES ($1, $2, $3, $4, $5, $6)"
	    " ON CONFLICT (season, n, entrant) DO UPDATE SET"
	    " at = excluded.at, play = excluded.play, points = excluded.points"
	    " WHERE excluded.at >= duplicate_play.at"),
	ROW(DUPLICATE_PLAYS, "listing the plays of a duplicate season",
	    "SELECT n, entrant, at, play, points FROM duplicate_play"
	    " WHERE season = $1 ORDER BY n, points DESC, at, entrant"),
	ROW(DUPLICATE_LAY, "keeping what went on the board of a duplicate season",
	    "INSERT INTO duplicate_laid (season, n, play, points, best,"
	    " best_points) VALUES ($1, $2, $3, $4, $5, $6)"),
	ROW(DUPLICATE_LAID, "listing what went on the board of a duplicate season",
	    "SELECT n, play, points, best, best_points FROM duplicate_laid"
	    " WHERE season = $1 ORDER BY n"),

	ROW(CONCERN_NUMBER, "numbering what a director is asked",
	    "SELECT number FROM season_concern ORDER BY number DESC LIMIT 1"),
	ROW(CONCERN_ADD, "asking the director of a season",
	    "INSERT INTO season_concern (season, kind, entrant, fixture, referee,"
	    " number, asked, due, state)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id"),
	ROW(CONCERN_UPDATE, "keeping what a director is asked",
	    "UPDATE season_concern SET referee = $2, due = $3, state = $4"
	    " WHERE id = $1"),
	ROW(CONCERN_LIST, "listing what a director is asked",
	    CONCERN_COLUMNS "WHERE season = $1 ORDER BY id"),
	ROW(CONCERN_OF_CHOICE, "looking for what a director chose",
	    CONCERN_COLUMNS "WHERE number BETWEEN $2 AND $1 ORDER BY number DESC"
			    " LIMIT 1"),
};
