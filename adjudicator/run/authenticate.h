/* SPDX-License-Identifier: ISC */
/* Whose letter this is: by its reply token, and by its sender's address (L6). */
#ifndef ADJUDICATOR_RUN_AUTHENTICATE_H
#define ADJUDICATOR_RUN_AUTHENTICATE_H

#include "adjudicator/letters/hearing.h"

enum standing {
	STANDING_NONE,    /* neither: a stranger */
	STANDING_ADDRESS, /* a registered address without a token */
	STANDING_TOKEN,   /* a token, but another address */
	STANDING_DENIED,  /* both, but the mail host says that it is forged */
	STANDING_REVOKED, /* both, but the token counts no more */
	STANDING_CHANGED, /* both, but its sender's signature is broken */
	STANDING_NEW,     /* an address that is to be a player's: wishes.h */
	STANDING_FULL
};

struct whose {
	enum standing standing;
};

/* Fills h->player (the one who is answered) and h->token. */
bool whose_find(struct hearing *h, const struct letter *l, struct whose *w);
/* Whether it carries a secret of ours: a reply token, or a reference to a letter we
 * wrote. */
bool whose_ours(struct desk *d, struct arena *arena, const struct letter *l, bool *ours,
		struct err *err);
/* L8: the game an order without a number is for: that of the token, else the only one
 * in which it is the writer's turn, else his only one; 0 when that is not clear. */
bool whose_game(struct hearing *h, int64_t *game);
/* Whether the registered address may be asked about a letter that may be forged: at
 * most about one a day, but about all that it asks for; and at once again when its
 * owner said that it was his. */
bool whose_may_ask(struct hearing *h, bool *may);
bool whose_vouched(struct hearing *h);
/* Keeps what the letter orders as a question to the registered address. */
bool whose_hold(struct hearing *h, const struct orders *orders);
/* The same of orders for one game at most. */
bool whose_hold_game(struct hearing *h, const struct orders *orders);
/* An order that nothing can keep: he is to send the same line once more, in answer. */
bool whose_ask_line(struct hearing *h, const struct order *o);

#endif
