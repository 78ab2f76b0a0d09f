/* SPDX-License-Identifier: ISC */
/* Letters from a known player that hold no order: what to say to them. */
#ifndef ADJUDICATOR_RUN_NO_ORDER_H
#define ADJUDICATOR_RUN_NO_ORDER_H

#include "adjudicator/letters/hearing.h"

/* No order was found: perhaps one is near, or quoted, or in the subject. */
bool unclear_letter(struct hearing *h, const struct letter *l,
		    const struct orders *orders);
/* Mail could not give us a text to read. `sort` is what the ledger calls that fault:
 * each is explained to a player once a day. */
bool unclear_unreadable(struct hearing *h, const struct letter *l, const char *code);

#endif
