/* SPDX-License-Identifier: ISC */
/*
 * What stands around an order on its line. Each function takes one thing off a line and
 * tells whether it was there; what is left is without blanks at both ends.
 */
#ifndef FORMATS_ORDERS_ORDER_PEEL_H
#define FORMATS_ORDERS_ORDER_PEEL_H

#include "formats/orders/orders.h"

/* "- ", "* ", "1. ", "2) ", "(3) ", a printed bullet. */
struct view peel_bullet(struct view v);
/* "game 12:", or "game 12" when nothing follows. */
bool peel_game(struct view *v, long *game);
/* "¡", and "¿" where the line ends in "?". */
struct view peel_opening(struct view v);
/* "# ..." and "// ..." behind the order. */
struct view peel_comment(struct view v);
/* Any of `signs` and blanks behind the order. */
struct view peel_end(struct view v, const char *signs);
bool peel_score(struct view *v, struct order *out); /* "=74" at the end */
bool peel_guard(struct view *v, struct order *out); /* "t12", "t12b" at the end */
bool peel_pronoun(struct view *v);                  /* "I", when something follows */
bool peel_lead(struct view *v); /* "play", "move:", when something follows */

#endif
