/* SPDX-License-Identifier: ISC */
/* Seasons, too, get back the time that the club was away (rule K7). */
#ifndef ADJUDICATOR_SEASON_OUTAGE_H
#define ADJUDICATOR_SEASON_OUTAGE_H

#include "adjudicator/club/context.h"

/* The club was away from `since` until now. All running seasons get that time again:
 * who has to answer a challenge, the round of a duplicate game and, if `rounds`, the
 * rounds of all other seasons. *any: whether somebody got time. A season that cannot
 * be read is set aside. */
bool season_give_back(struct context *d, int64_t since, bool rounds, bool *any,
		      struct err *err);

#endif
