/* SPDX-License-Identifier: ISC */
/* What stands behind `new`. */
#ifndef FORMATS_ORDERS_ORDER_NEW_H
#define FORMATS_ORDERS_ORDER_NEW_H

#include "formats/orders/orders.h"

/* As struct order_shape wants it: a game's name, and whatever follows. */
bool order_new(struct view args, struct order *out);

#endif
