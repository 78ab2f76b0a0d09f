/* SPDX-License-Identifier: ISC */
/* What orders_read() has found so far. */
#ifndef FORMATS_ORDERS_ORDERS_KEEP_H
#define FORMATS_ORDERS_ORDERS_KEEP_H

#include "formats/orders/orders.h"

enum { ORDERS_MOST = 200, NEARS_MOST = 20 };

/* Returns a list with room for one more order behind `count`: `list` itself, or a
 * longer copy. `list` may be NULL. */
struct order *orders_room(struct arena *arena, struct order *list, size_t count);
/* Adds an order. An order that was kept already is not added again, and orders
 * beyond ORDERS_MOST are left out. */
void orders_keep(struct arena *arena, struct orders *out, const struct order *order);
void orders_keep_near(struct orders *out, enum near_kind kind, struct view line,
		      struct view meant);
void orders_keep_nears(struct orders *out, const struct near *near, size_t count);
/* Whether the letter says anything else that may be meant as an order, besides that
 * line and what is quoted. */
bool orders_say_more(const struct orders *out, struct view line);
/* orders_read_in() for the text of an HTML page, whose lines no mail program
 * broke. */
void orders_read_page(struct arena *arena, struct view language, struct view text,
		      struct orders *out);

#endif
