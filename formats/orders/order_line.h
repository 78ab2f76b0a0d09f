/* SPDX-License-Identifier: ISC */
/* Reads one normalised line: an order, a line about orders, or prose. */
#ifndef FORMATS_ORDERS_ORDER_LINE_H
#define FORMATS_ORDERS_ORDER_LINE_H

#include "formats/orders/orders.h"

enum { LINE_LONGEST = 400 }; /* bytes; longer lines are prose, `say:` excepted */

enum line_sort {
	LINE_PROSE,
	LINE_ORDER,
	LINE_ASKED, /* an order but for the question mark behind it */
	LINE_GAME,  /* "game 12" alone; order->game tells */
	LINE_END    /* "end", "stop", "signoff" ...: nothing below is read */
};

/*
 * In a letter, bullets and numbers before the order and a full stop behind it are
 * ignored. All views of *out are slices of `line`.
 */
enum line_sort order_line_read(struct view line, bool letter, struct order *out);
/* The line without bullets and "game 12:", from its first word on. */
struct view order_line_core(struct view line, bool letter);
/* Whether the text behind the colon must be kept exactly as it was written: returns
 * ORDER_SAY, ORDER_NOTE, ORDER_CLAIM or ORDER_APPEAL, else ORDER_NONE. *colon is the
 * colon's offset. */
enum order_kind order_line_said(struct view line, bool letter, size_t *colon);
/* The normalised line, with the text behind `say:` and the like as it was written,
 * smart quotes and all. `raw` is the line before it was normalised. */
struct view order_line_as_written(struct arena *arena, struct view line,
				  struct view raw);

#endif
