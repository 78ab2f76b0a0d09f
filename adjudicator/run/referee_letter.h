/* SPDX-License-Identifier: ISC */
/*
 * Letters of a referee: he rules on a case by a line in answer to the letter that
 * brought it. That letter's secret and his own address prove him, as they do a player;
 * what only looks like his is asked about, and decides nothing.
 */
#ifndef ADJUDICATOR_RUN_REFEREE_LETTER_H
#define ADJUDICATOR_RUN_REFEREE_LETTER_H

#include "adjudicator/run/authenticate.h"
#include "adjudicator/store/casefile.h"

/* A letter from that standing, where it rules or answers a case. What is proved is
 * done; else the referee is asked whether it is his, at most once a day. `orders`
 * becomes its lines, for the ledger. *handled is false when it has nothing for a
 * referee. */
bool referee_letter(struct hearing *h, const struct letter *l,
		    const struct authentication *w, struct orders *orders,
		    bool *handled);

#endif
