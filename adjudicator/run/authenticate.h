/* SPDX-License-Identifier: ISC */
/* Whose letter this is: by its reply token, and by its sender's address (L6). */
#ifndef ADJUDICATOR_RUN_AUTHENTICATE_H
#define ADJUDICATOR_RUN_AUTHENTICATE_H

#include "adjudicator/letters/hearing.h"

struct authentication {
	enum standing standing;
};

/* Fills h->player (the one who is answered) and h->token. */
bool authenticate(struct hearing *h, const struct letter *l, struct authentication *w);
/* Whether it carries a secret of ours: a reply token, or a reference to a letter we
 * wrote. */
bool authenticate_ours(struct context *d, struct arena *arena, const struct letter *l,
		       bool *ours, struct err *err);
/* L8: the game an order without a number is for: that of the token, else the only one
 * in which it is the writer's turn, else his only one; 0 when that is not clear. */
bool order_game(struct hearing *h, int64_t *game);
/* Keeps what the letter orders as a question to the registered address. */
bool hold_orders(struct hearing *h, const struct orders *orders);
/* The same of orders for one game at most. */
bool hold_orders_of_game(struct hearing *h, const struct orders *orders);
/* An order that nothing can keep: he is to send the same line once more, in answer. */
bool hold_line(struct hearing *h, const struct order *o);

#endif
