/* SPDX-License-Identifier: ISC */
/* Where a player's letters go, and what other addresses he may write from. */
#ifndef FORMATS_ORDERS_ORDER_ADDRESS_H
#define FORMATS_ORDERS_ORDER_ADDRESS_H

#include "formats/orders/orders.h"

enum address_wish {
	ADDRESS_NONE, /* another order */
	ADDRESS_LIST, /* also from, set address */
	ADDRESS_MOVE, /* set address NEW */
	ADDRESS_ALSO, /* also from ADDRESS */
	ADDRESS_DROP  /* not from ADDRESS */
};

/* What the order wants; *address is a slice of it, as written: whether it can be one is
 * asked later. */
enum address_wish order_address(const struct order *o, struct view *address);

/* Shapes: the words behind `also`, `not`, and `set` where they are about an address. */
bool order_also(struct view args, struct order *out);
bool order_not(struct view args, struct order *out);
bool order_set_address(struct view args);

#endif
