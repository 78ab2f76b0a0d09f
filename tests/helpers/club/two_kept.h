/* SPDX-License-Identifier: ISC */
/* Everything that is kept about two people, the same for both, in rows that no play
 * led to. */
#ifndef TESTS_HELPERS_CLUB_TWO_KEPT_H
#define TESTS_HELPERS_CLUB_TWO_KEPT_H

#include "tests/helpers/club/two_games.h"

/* Runs these SQL statements, which insert rows; the list ends with NULL. */
void two_kept_put(struct two_games *g, const char *const *sql);
/* After two_games_more(): an entrant and a play, an answer to a puzzle, a
 * suggestion, a leave, a wish, a note, a case, a former seat, and letters to a
 * wished address, for both Ann and Ben. In game 3 Ben has seat 0, and Ann 1; in game
 * 4 Ann had a seat, game 5 she watches, and of game 6 she knows nothing. */
void two_kept(struct two_games *g);
/* Checks numbers of rows. `rows` is a table with a condition; NULL ends the list. */
struct two_rows {
	const char *rows;
	int64_t count;
};
void two_kept_are(struct two_games *g, const struct two_rows *rows);

#endif
