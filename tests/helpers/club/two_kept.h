/* SPDX-License-Identifier: ISC */
/* All that is kept of two people, of each the same, in rows that follow from no play.
 */
#ifndef TESTS_HELPERS_CLUB_TWO_KEPT_H
#define TESTS_HELPERS_CLUB_TWO_KEPT_H

#include "tests/helpers/club/two_games.h"

/* Rows as they stand in the tables; a list ends with NULL. */
void two_kept_put(struct two_games *g, const char *const *sql);
/* Behind two_games_more(): of Ann and of Ben an entrant and his play, an answer to a
 * puzzle, a suggestion, a leave, a wish, a note, a case, a seat that was theirs,
 * letters to an address that they wish for. In game 3 Ben has seat 0, and Ann 1; in
 * game 4 Ann had a seat, game 5 she watches, and of game 6 she knows nothing. */
void two_kept(struct two_games *g);
/* Each table and condition of such a list has so many rows; what is NULL ends it. */
struct two_rows {
	const char *rows;
	int64_t count;
};
void two_kept_are(struct two_games *g, const struct two_rows *rows);

#endif
