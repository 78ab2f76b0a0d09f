/* SPDX-License-Identifier: ISC */
/*
 * What a player of a ladder writes: "ladder challenge Ben", in a season that is named
 * "ladder winter: challenge Ben"; what he says to a challenge, "ladder accept" or
 * "ladder decline Ann"; and "ladder takeback" of one of his own. The word `ladder`
 * stands first because "challenge BEN" disputes a word in a game. A name of several
 * words is one only where the first of them has a capital or a digit, since prose has
 * it otherwise.
 */
#ifndef FORMATS_ORDERS_ORDER_LADDER_H
#define FORMATS_ORDERS_ORDER_LADDER_H

#include "formats/orders/orders.h"

enum ladder_act {
	LADDER_CHALLENGE,
	LADDER_ACCEPT,
	LADDER_DECLINE,
	LADDER_TAKEBACK,
	LADDER_ACTS_
};

struct ladder_order {
	enum ladder_act act;
	struct view season; /* name or number; empty: none is named */
	struct view name;   /* whom; empty only behind the other words */
};

bool order_ladder(struct view args, struct order *out);
struct ladder_order order_ladder_of(const struct order *o);

#endif
