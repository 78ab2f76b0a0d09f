/* SPDX-License-Identifier: ISC */
/* Orders that are for no game at hand: another game, addresses, secrets. */
#ifndef ADJUDICATOR_RUN_ORDERS_WITHOUT_GAME_H
#define ADJUDICATOR_RUN_ORDERS_WITHOUT_GAME_H

#include "adjudicator/letters/hearing.h"

/* *handled is false for any other order. */
bool apart_order(struct hearing *h, const struct order *o, bool *handled);
bool apart_is(const struct order *o);
/* Of a letter that does not prove that it may order them, those that he can be asked
 * about; others are passed over. */
bool apart_unproved(struct hearing *h, const struct orders *orders);

#endif
