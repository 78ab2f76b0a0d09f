/* SPDX-License-Identifier: ISC */
/* What time does in a club's games, without any letters: its mailbox is empty in each
 * run. */
#ifndef TESTS_HELPERS_CLUB_TIME_CLUB_H
#define TESTS_HELPERS_CLUB_TIME_CLUB_H

#include "tests/helpers/club/letter_club.h"

/* From now on it is that moment. */
void time_is(struct letter_club *c, int64_t now);
/* A run at that moment: so many games were changed by it. */
long time_passes(struct letter_club *c, int64_t now);
/* A lasting copy of the game as it stands. */
struct record *time_game(struct letter_club *c, int64_t game);
/* Ends the test unless a run at that moment adds events to the game that begin so, a
 * line each: "pass seat=1 late=1"; "": it adds none. */
void time_brings(struct letter_club *c, int64_t game, int64_t now, const char *wanted);
/* That seat's order arrives, which is certain and lawful: "offer draw". */
void time_order(struct letter_club *c, int64_t game, int seat, const char *order);
/* The player to move is asked what was meant: that clock stands still from now on. */
void time_asks(struct letter_club *c, int64_t game);
/* A day's answers are used up: the clock of the player to move stands still meanwhile.
 */
void time_quiet(struct letter_club *c, int64_t game, int64_t from, int64_t until);
/* A letter of that player's is judged, which orders nothing. */
void time_heard(struct letter_club *c, int64_t player);
/* An order that can be taken back until then. */
void time_waits(struct letter_club *c, int64_t game, int seat, const char *order,
		int64_t until);

#endif
