/* SPDX-License-Identifier: ISC */
/*
 * Reminders (K25): one letter for each player and run, about all the games that he
 * is to be reminded of. What was said is kept in the transaction that writes the
 * notices, so that nothing is said twice. No reminder goes out beside another letter
 * about the game: while such a letter is queued the reminder waits, and if the
 * letter left in time and did not come back, there is no reminder.
 */
#ifndef ADJUDICATOR_CLOCKS_REMIND_H
#define ADJUDICATOR_CLOCKS_REMIND_H

#include "adjudicator/club/context.h"

/* In a transaction of its own. Call it after the clocks have fallen. */
bool remind_all(struct context *d, struct err *err);

/* The digest (K42): one letter about all games of a player, weekly or daily, for those
 * who want it. A reminder tells of the same games, so where one goes out the digest
 * waits for half a day. In a transaction of its own. Call it after the reminders. */
bool digest_all(struct context *d, struct err *err);
/* Compares for qsort: the smaller number first. For lists of what waits. */
int remind_order(int64_t a, int64_t b);

#endif
