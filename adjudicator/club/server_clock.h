/* SPDX-License-Identifier: ISC */
/* Whether this machine's clock is that of the database's server, by which all machines
 * of a club agree. */
#ifndef ADJUDICATOR_CLUB_SERVER_CLOCK_H
#define ADJUDICATOR_CLUB_SERVER_CLOCK_H

#include "adjudicator/store/store.h"

/* Seconds that ours is ahead, or behind (less than 0), where that is more than a
 * minute: one of the two is wrong. Else 0, and 0 for a file. */
bool server_clock_ahead(struct store *st, int64_t *seconds, struct err *err);

#endif
