/* SPDX-License-Identifier: ISC */
/*
 * Order words in a player's own language, from templates/LANGUAGE/orders.txt, with
 * lines such as "exchange ...: cambio, cambiar". English words always work, too: a
 * line that is an order in English stays that order.
 */
#ifndef FORMATS_ORDERS_OWN_WORDS_H
#define FORMATS_ORDERS_OWN_WORDS_H

#include "formats/wrap.h"

/* A line of such a file. */
struct own_word {
	struct view english; /* "exchange" */
	bool more;           /* args follow the word */
	struct view own;     /* "cambio, cambiar" */
};
bool own_word_next(struct view *rest, struct own_word *out);
/* The text of such a file; empty where the language has none. */
struct view own_words_of(struct arena *a, struct view language);

/* The line (see formats/orders/order_line.h) with the English word in place of the
 * player's own. Empty if it begins with no such word, or if prose follows: what is
 * exchanged or spelt must be tiles in capital letters. */
struct view own_words_line(struct arena *a, struct view language, struct view line);
/* The same for all languages: to see whether a player's program of any language
 * could read the line as an order. */
struct view own_words_any(struct arena *a, struct view line);
/* An order of ours in words of that language, with the first own word of its row:
 * "cambio AEI" for "exchange AEI". Returns the order itself if there is no such
 * word. */
struct view own_words_said(struct arena *a, struct view language, struct view order);
/* How to wrap our own prose at `width` columns, so that no line reads as an order in
 * any language. */
struct wrap_lines prose_lines(size_t width);

#endif
