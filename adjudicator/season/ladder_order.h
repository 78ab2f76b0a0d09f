/* SPDX-License-Identifier: ISC */
/* What players of a ladder write (rules K31 and K32). */
#ifndef ADJUDICATOR_SEASON_LADDER_ORDER_H
#define ADJUDICATOR_SEASON_LADDER_ORDER_H

#include "adjudicator/season/order.h"

/* ladder challenge, accept and decline, of one who has proved who he is. */
bool ladder_order(struct hearing *h, const struct order *o);
/* Yes or no to the letter that asked him. *handled is false for any other order. */
bool ladder_answer(struct hearing *h, const struct order *o, bool *handled);
/* Either of a letter that proves nothing: he is asked whether it was he. */
bool ladder_order_unproved(struct hearing *h, const struct order *o);
bool ladder_answer_unproved(struct hearing *h, const struct orders *orders,
			    bool *handled);

/* The director's: what `e` (NULL: nobody of that name) lost last by declining or by
 * silence counts for nothing. *why: which words of "season-undecided" tell why it
 * cannot be, or NULL. */
bool season_ladder_excuse(struct season_asked *x, const struct season_entrant *e,
			  const char **why);

/* The secret by which a challenge is answered: speaks of one; and the one by which that
 * player answers it, until he makes his secrets anew, as an address. */
bool ladder_token(const struct token *t);
struct view ladder_address(const struct context *d, struct arena *arena,
			   int64_t challenge, const struct player *asked);
/* Whom it speaks for; 0: nobody. */
bool ladder_owner(struct hearing *h, const struct token *t, int64_t *owner,
		  bool *revoked);
/* That of the newest challenge he has not answered; question 0: there is none. */
bool ladder_token_of(struct hearing *h, int64_t player, struct token *out);

#endif
