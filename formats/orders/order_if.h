/* SPDX-License-Identifier: ISC */
/* How a move for later is written: "if 8G LOGY then 7H JAM", "when legal 9C ZETA". */
#ifndef FORMATS_ORDERS_ORDER_IF_H
#define FORMATS_ORDERS_ORDER_IF_H

#include "formats/orders/orders.h"

/* What may stand behind `if` or `when`. */
bool order_if(struct view args, struct order *out);
/* And behind `ifs` and `cancel`, which are about such moves. */
bool order_ifs(struct view args, struct order *out);
bool order_cancel(struct view args, struct order *out);

#endif
