/* SPDX-License-Identifier: ISC */
/* The orders of a letter, which may say them as text, as HTML, as both, or in an
 * attached text. */
#ifndef FORMATS_ORDERS_LETTER_ORDERS_H
#define FORMATS_ORDERS_LETTER_ORDERS_H

#include "formats/letter.h"
#include "formats/orders/orders.h"

/* The text wins, unless it has no order and the HTML has one. Where both end the turn
 * with different orders, all of them are given. What one has as an order and the other
 * only as quoted is near, and no order. Of an attached text they are taken where the
 * letter itself has none and nothing near one. The language is the writer's. */
void letter_orders(struct arena *arena, struct view language, const struct letter *l,
		   struct orders *out);

#endif
