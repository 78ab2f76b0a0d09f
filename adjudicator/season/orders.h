/* SPDX-License-Identifier: ISC */
/* What players write about seasons of a league (rules L31 and L32). */
#ifndef ADJUDICATOR_SEASON_ORDERS_H
#define ADJUDICATOR_SEASON_ORDERS_H

#include "adjudicator/letters/hearing.h"

/* join: from a letter that proves who wrote it. Words for the shuffle count only in an
 * answer to a letter that told what the organiser is bound to. */
bool season_join(struct hearing *h, const struct order *o);
/* withdraw: at once during sign-up; later it is said what it means, and asked again. */
bool season_leave(struct hearing *h, const struct order *o);
/* standings */
bool season_standings(struct hearing *h, const struct order *o);
/* join and withdraw of a letter that proves nothing: he is asked whether it was he. */
bool season_unproved(struct hearing *h, const struct order *o);

#endif
