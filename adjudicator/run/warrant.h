/* SPDX-License-Identifier: ISC */
/*
 * The orders of a letter with a secret of ours, from the address that belongs to it:
 * what that secret speaks for is done; of the rest the registered address is asked
 * (authority.h).
 */
#ifndef ADJUDICATOR_RUN_WARRANT_H
#define ADJUDICATOR_RUN_WARRANT_H

#include "adjudicator/letters/hearing.h"

/* Each order of `all` is put into one of the two, in their order; those that are held
 * name their games. */
bool warrant_split(struct hearing *h, const struct orders *all, struct orders *done,
		   struct orders *held);
/* It is no game's: what was asked about there could not be answered with a secret that
 * speaks for it. */
bool warrant_by_line(const struct order *o);
/* Asks about them, once for each game. */
bool warrant_hold(struct hearing *h, const struct orders *held);

#endif
