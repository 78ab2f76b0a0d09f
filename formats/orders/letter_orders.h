/* SPDX-License-Identifier: ISC */
/* The orders of a letter, which may say them as text, as HTML, as both, or in an
 * attached text. */
#ifndef FORMATS_ORDERS_LETTER_ORDERS_H
#define FORMATS_ORDERS_LETTER_ORDERS_H

#include "formats/letter.h"
#include "formats/orders/orders.h"

/* Reads all orders of a letter. The text part wins, unless only the HTML part has an
 * order. When both end the turn with different orders, *out has all of them. An order
 * of one part that the other part has as quoted text is "near" and not carried out. The
 * orders of an attached text count only when the letter itself has none, and none near
 * one. `language` is the writer's. */
void letter_orders(struct arena *arena, struct view language, const struct letter *l,
		   struct orders *out);

#endif
