/* SPDX-License-Identifier: ISC */
/* Statements about what is set aside. */
#include "adjudicator/store/statements/statements_rows.h"

#define ASIDE                                                                          \
	"SELECT what, number, COALESCE(game, 0), seat, COALESCE(player, 0), since,"    \
	" due, reason FROM aside"

const struct statement_row statements_aside[STATEMENTS_] = {
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
};
