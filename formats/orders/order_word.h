/* SPDX-License-Identifier: ISC */
/*
 * How a word along a path is written. Nodes are cells ("A1") or faces ("19T"), parted
 * by blanks, commas or hyphens; an arrow between two says where a word begins and ends.
 */
#ifndef FORMATS_ORDERS_ORDER_WORD_H
#define FORMATS_ORDERS_ORDER_WORD_H

#include "formats/orders/orders.h"

/* What may stand behind `word`: a word, a path, or both. */
bool order_word_named(struct view args, struct order *out);
/* Without `word` before it: a word and a path, or a path, of two nodes or more. */
bool order_word_bare(struct view text, struct order *out);
/* Neither a path nor its ends: the path is to be found. */
bool order_word_lone(const struct word_text *word);
/* Whether two say the same: case and what parts the names do not matter. */
bool order_word_same(const struct word_text *a, const struct word_text *b);

#endif
