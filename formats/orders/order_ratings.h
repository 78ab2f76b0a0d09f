/* SPDX-License-Identifier: ISC */
/* "ratings", "ratings wordcap", "ratings wordcap ca": of which game and language. More
 * words than two may be prose. */
#ifndef FORMATS_ORDERS_ORDER_RATINGS_H
#define FORMATS_ORDERS_ORDER_RATINGS_H

#include "formats/orders/orders.h"

bool order_ratings(struct view args, struct order *out);

#endif
