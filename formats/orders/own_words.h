/* SPDX-License-Identifier: ISC */
/*
 * Order words in a player's own language, in templates/LANGUAGE/orders.txt: "exchange
 * ...: cambio, cambiar" a line. They stand beside the English ones and never against
 * them: a line that is an order in English stays that order.
 */
#ifndef FORMATS_ORDERS_OWN_WORDS_H
#define FORMATS_ORDERS_OWN_WORDS_H

#include "formats/wrap.h"

/* One line of such a file. */
struct own_word {
	struct view english; /* "exchange" */
	bool more;           /* something stands behind it */
	struct view own;     /* "cambio, cambiar" */
};
bool own_word_next(struct view *rest, struct own_word *out);
/* The text of such a file; empty where the language has none. */
struct view own_words_of(struct arena *a, struct view language);

/* A letter's line, as formats/orders/order_line.h has it, with the English word instead
 * of the player's own. Empty where it begins with none, or where what stands behind it
 * is prose: only tiles in capital letters are exchanged or spelt so. */
struct view own_words_line(struct arena *a, struct view language, struct view line);
/* The same in any language: whether somebody's program could read it as an order. */
struct view own_words_any(struct arena *a, struct view line);
/* An order of ours as a player of that language writes it, with the first own word of
 * its row: "cambio AEI" of "exchange AEI". The order itself where there is no such
 * word. */
struct view own_words_said(struct arena *a, struct view language, struct view order);
/* Lines of ours, so many columns wide, that nobody's program reads as an order. */
struct wrap_lines prose_lines(size_t width);

#endif
