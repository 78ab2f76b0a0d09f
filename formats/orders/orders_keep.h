/* SPDX-License-Identifier: ISC */
/* What orders_read() has found so far. */
#ifndef FORMATS_ORDERS_ORDERS_KEEP_H
#define FORMATS_ORDERS_ORDERS_KEEP_H

#include "formats/orders/orders.h"

enum { ORDERS_MOST = 200, NEARS_MOST = 20 };

/* A list of so many with room for one more: its own, or a longer one with the same
 * orders. Most letters hold one or two. */
struct order *orders_room(struct arena *arena, struct order *list, size_t count);
/* The same once more is one order. Those beyond the most that a letter has are left
 * out. */
void orders_keep(struct arena *arena, struct orders *out, const struct order *order);
void orders_keep_near(struct orders *out, enum near_kind kind, struct view line,
		      struct view meant);
void orders_keep_nears(struct orders *out, const struct near *near, size_t count);
/* Whether something that may be meant stands in the letter, besides that line and what
 * is quoted. */
bool orders_say_more(const struct orders *out, struct view line);
/* As orders_read_in, of what a page of HTML says: no mail program broke its lines. */
void orders_read_page(struct arena *arena, struct view language, struct view text,
		      struct orders *out);

#endif
