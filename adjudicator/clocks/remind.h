/* SPDX-License-Identifier: ISC */
/*
 * Reminders (K25): one letter for each player and run, however many of his games it is
 * about. What was said is kept in the transaction of the news, so that nothing is said
 * twice. None is sent beside another letter about the game: it waits for one that is
 * queued, and is not sent behind it where that one left in time and did not come back.
 */
#ifndef ADJUDICATOR_CLOCKS_REMIND_H
#define ADJUDICATOR_CLOCKS_REMIND_H

#include "adjudicator/club/context.h"

/* In a transaction of its own. Call behind the clocks that fall. */
bool remind_all(struct context *d, struct err *err);

/* One letter about all games of a player, once a week or once a day, for who wants it
 * (K42). It does not come with a reminder, which tells of the same games: then it waits
 * for half a day. In a transaction of its own. Call behind the reminders. */
bool digest_all(struct context *d, struct err *err);
/* The lesser first, for lists of what waits. */
int remind_order(int64_t a, int64_t b);

#endif
