/* SPDX-License-Identifier: ISC */
/* What is wanted as a file: a game, letters, or all that is kept about the writer. */
#ifndef FORMATS_ORDERS_ORDER_EXPORT_H
#define FORMATS_ORDERS_ORDER_EXPORT_H

#include "formats/orders/orders.h"

/* Shape: the words behind `export`. */
bool order_export(struct view args, struct order *out);
/* "export my data": it is about no game. */
bool order_my_data(const struct order *o);

#endif
