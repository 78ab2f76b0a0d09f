/* SPDX-License-Identifier: ISC */
/*
 * Words that people write behind `exchange` and that are no row of tiles, or need not
 * be one: "exchange all", "swap these". An exchange cannot be taken back, so where the
 * rack has such letters its player is asked (L2 L3).
 */
#ifndef FORMATS_ORDERS_ORDER_EXCHANGE_H
#define FORMATS_ORDERS_ORDER_EXCHANGE_H

#include "formats/text/view.h"

/* How much of the rack such a word speaks of; above these: so many tiles. */
enum {
	EXCHANGE_TILES = -2, /* it is no such word: tiles */
	EXCHANGE_ALL = -1,   /* all of it */
	EXCHANGE_SOME = 0    /* it does not say */
};

/* `args` is all that stands behind `exchange`, perhaps with a question mark behind it.
 * Case does not matter. */
int exchange_said(struct view args);

#endif
