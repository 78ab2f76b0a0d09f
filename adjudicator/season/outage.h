/* SPDX-License-Identifier: ISC */
/* What the club was away is given back to seasons, too (rule K7). */
#ifndef ADJUDICATOR_SEASON_OUTAGE_H
#define ADJUDICATOR_SEASON_OUTAGE_H

#include "adjudicator/club/context.h"

/* The club was away from `since` until now. All seasons that run have that time once
 * more: who has to answer a challenge, the round of a duplicate game, and, with
 * `rounds`, the rounds of all others. *any: whether there was one. A season that cannot
 * be read is set aside. */
bool season_give_back(struct context *d, int64_t since, bool rounds, bool *any,
		      struct err *err);

#endif
