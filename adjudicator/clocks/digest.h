/* SPDX-License-Identifier: ISC */
/*
 * One letter about all games of a player, once a week or once a day, for who wants it
 * (K42). It does not come with a reminder, which tells of the same games: then it waits
 * for half a day.
 */
#ifndef ADJUDICATOR_CLOCKS_DIGEST_H
#define ADJUDICATOR_CLOCKS_DIGEST_H

#include "adjudicator/club/context.h"

/* In a transaction of its own. Call behind the reminders. */
bool digest_all(struct context *d, struct err *err);

#endif
