/* SPDX-License-Identifier: ISC */
/* Looking words up in the one table of order words, order_help[]. */
#ifndef FORMATS_ORDERS_ORDERS_WORDS_H
#define FORMATS_ORDERS_ORDERS_WORDS_H

#include "formats/orders/orders.h"

/* What begins no order itself, behind the kinds of orders. */
enum { WORDS_GAME = ORDER_KINDS_, WORDS_END };

/* The kind of order a word belongs to, or one of these; ORDER_NONE when it is no order
 * word. Case is ignored. */
int words_find(struct view word);
/* Letters added, lost, changed, or swapped with their neighbour, in words of up to 12
 * letters; longer ones are far from everything. */
int words_apart(struct view a, struct view b);
/*
 * The order word that a misspelt one was probably meant to be, of those that change a
 * game; empty when none is near enough or the word is right.
 */
struct view words_near(struct view word);

#endif
