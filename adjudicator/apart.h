/* SPDX-License-Identifier: ISC */
/* Orders that are for no game at hand: another game, addresses, secrets. */
#ifndef ADJUDICATOR_APART_H
#define ADJUDICATOR_APART_H

#include "adjudicator/hearing.h"

/* *handled is false for any other order. */
bool apart_order(struct hearing *h, const struct order *o, bool *handled);
/* Of a letter that does not prove who wrote it, those that he can be asked about;
 * `new_games`: games that are asked for, too. */
bool apart_unproved(struct hearing *h, const struct orders *orders, bool new_games);

#endif
