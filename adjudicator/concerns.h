/* SPDX-License-Identifier: ISC */
/*
 * What only the organiser can settle, and nobody else hears of: letters that could not
 * be read, two letters under one Message-ID, a server that takes no letter at all, a
 * clock that is wrong. All of it goes into one letter, at most one a day; what comes
 * later waits for the next. Without an organiser the log has it.
 */
#ifndef ADJUDICATOR_CONCERNS_H
#define ADJUDICATOR_CONCERNS_H

#include "adjudicator/desk.h"

/* Troubles that last, kept as numbers; 0: there is none. */
#define CONCERN_OUTBOX "concern.outbox" /* how many letters a server refused at once   \
					 */
#define CONCERN_CLOCK "concern.clock"   /* seconds that our clock is ahead */

/* Writes to the organiser what is due, in the caller's transaction. */
bool concerns_tell(struct desk *d, struct arena *arena, struct err *err);

#endif
