/* SPDX-License-Identifier: ISC */
/* Whether this machine's clock agrees with the database server's, by which all
 * machines of a club go. */
#ifndef ADJUDICATOR_CLUB_SERVER_CLOCK_H
#define ADJUDICATOR_CLUB_SERVER_CLOCK_H

#include "adjudicator/store/store.h"

/* Seconds by which ours is ahead (negative: behind), if that is more than a minute:
 * one of the two is wrong. Else 0; also 0 for a database in a file. */
bool server_clock_ahead(struct store *st, int64_t *seconds, struct err *err);

#endif
