/* SPDX-License-Identifier: ISC */
/* The orders of a letter that proves who wrote it, each where dispatch.h says. */
#ifndef ADJUDICATOR_RUN_HEAR_ORDERS_H
#define ADJUDICATOR_RUN_HEAR_ORDERS_H

#include "adjudicator/letters/hearing.h"

/* What the letter speaks for is done, and of the rest its writer is asked. */
bool hear_orders(struct hearing *h, const struct orders *orders);

#endif
