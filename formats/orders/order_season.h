/* SPDX-License-Identifier: ISC */
/*
 * Orders that name a season of a league: "join winter luck: purple umbrella",
 * "withdraw 3 for good", "standings Winter League". Prose says "join us later", so that
 * a name of several words is one only behind "season" or "league", or where each of its
 * words has a capital or a digit.
 */
#ifndef FORMATS_ORDERS_ORDER_SEASON_H
#define FORMATS_ORDERS_ORDER_SEASON_H

#include "formats/orders/orders.h"

bool order_join(struct view args, struct order *out);
bool order_withdraw(struct view args, struct order *out);
bool order_standings(struct view args, struct order *out);

struct season_order {
	struct view name; /* of the season, or its number; empty: none is named */
	struct view luck; /* words behind "luck:" */
	bool for_good;    /* it was said once more */
};
struct season_order order_season(const struct order *o);

/* Whether prose would hardly say it: a season's name; words that all have a capital or
 * a digit. */
bool order_names_season(struct view name);
bool order_stands_out(struct view words);
/* A season's name without "season" or the like before it. */
struct view order_season_name(struct view name);

#endif
