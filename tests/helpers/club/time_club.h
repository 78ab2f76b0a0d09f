/* SPDX-License-Identifier: ISC */
/* What the passing of time does in a club's games, without letters: the mailbox is
 * empty in each run. */
#ifndef TESTS_HELPERS_CLUB_TIME_CLUB_H
#define TESTS_HELPERS_CLUB_TIME_CLUB_H

#include "tests/helpers/club/letter_club.h"

/* Sets the club's time. */
void time_is(struct letter_club *c, int64_t now);
/* Makes a run at that moment; returns how many games it changed. */
long time_passes(struct letter_club *c, int64_t now);
/* A copy of the game as it is now, which lasts. */
struct record *time_game(struct letter_club *c, int64_t game);
/* Ends the test unless a run at that moment adds just these events to the game;
 * `wanted` is their beginnings, one per line: "pass seat=1 late=1". "": it adds
 * none. */
void time_brings(struct letter_club *c, int64_t game, int64_t now, const char *wanted);
/* Has an order of that seat arrive, certain and lawful: "offer draw". */
void time_order(struct letter_club *c, int64_t game, int seat, const char *order);
/* Asks the player to move what was meant, so that his clock stops from now on. */
void time_asks(struct letter_club *c, int64_t game);
/* Notes that a day's answers are used up from `from` until `until`: the clock of the
 * player to move stops meanwhile. */
void time_quiet(struct letter_club *c, int64_t game, int64_t from, int64_t until);
/* Has a letter of that player's judged that orders nothing. */
void time_heard(struct letter_club *c, int64_t player);
/* Keeps an order that can be taken back until `until`. */
void time_waits(struct letter_club *c, int64_t game, int seat, const char *order,
		int64_t until);

#endif
