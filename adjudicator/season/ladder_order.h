/* SPDX-License-Identifier: ISC */
/* What players on a ladder write (rules K31 and K32). */
#ifndef ADJUDICATOR_SEASON_LADDER_ORDER_H
#define ADJUDICATOR_SEASON_LADDER_ORDER_H

#include "adjudicator/season/order.h"

/* "ladder challenge", "accept" and "decline", from a letter that proves its writer. */
bool ladder_order(struct hearing *h, const struct order *o);
/* Answers "yes" or "no" to the letter that asked him. *handled is false for any
 * other order. */
bool ladder_answer(struct hearing *h, const struct order *o, bool *handled);
/* The same orders in a letter that proves nothing: asks the writer whether he sent
 * it. */
bool ladder_order_unproved(struct hearing *h, const struct order *o);
bool ladder_answer_unproved(struct hearing *h, const struct orders *orders,
			    bool *handled);

/* For the director: what the entrant last lost by declining or by silence no longer
 * counts. e NULL: there is nobody of that name. *why: which words of
 * "season-undecided" say why that cannot be done; NULL: it was done. */
bool season_ladder_excuse(struct season_asked *x, const struct season_entrant *e,
			  const char **why);

/* The secret by which a challenge is answered. ladder_token: whether a token is one.
 * ladder_address: the address by which `asked` answers the challenge, until he makes
 * his secrets anew. */
bool ladder_token(const struct token *t);
struct view ladder_address(const struct context *d, struct arena *arena,
			   int64_t challenge, const struct player *asked);
/* *owner: the player the token speaks for; 0: nobody. */
bool ladder_owner(struct hearing *h, const struct token *t, int64_t *owner,
		  bool *revoked);
/* The token of the newest challenge that the player has not answered; .question 0:
 * there is none. */
bool ladder_token_of(struct hearing *h, int64_t player, struct token *out);

#endif
