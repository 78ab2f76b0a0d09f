/* SPDX-License-Identifier: ISC */
/* Whose letter this is: by its reply token, and by its sender's address (L6); and for
 * which game. */
#ifndef ADJUDICATOR_RUN_AUTHENTICATE_H
#define ADJUDICATOR_RUN_AUTHENTICATE_H

#include "adjudicator/letters/hearing.h"

/* Fills h->player (the one who is answered) and h->token. */
bool authenticate(struct hearing *h, const struct letter *l, enum standing *standing);
/* Asks for what authenticate() will read: see db_ahead. */
void authenticate_ahead(const struct hearing *h, const struct letter *l);
/* Whether its mail host or its signature says that its sender is another. */
bool authenticate_forged(const struct hearing *h, const struct letter *l);
/* Whether it carries a secret of ours: a reply token, or a reference to a letter we
 * wrote. */
bool authenticate_ours(struct context *d, struct arena *arena, const struct letter *l,
		       bool *ours, struct err *err);

/* L8: the game an order without a number is for: that of the token, else the only one
 * in which it is the writer's turn, else his only one; 0 when that is not clear. */
bool order_game(struct hearing *h, int64_t *game);
/* Whether he plays there; who does not can change nothing by it. */
bool plays_in(struct hearing *h, int64_t game, bool *yes);

/* What a letter proves by a secret of ours, whoever sent it. */
struct proof {
	int64_t owner;        /* the player it speaks for; 0: it proves nothing */
	bool revoked;         /* a secret that counts no more */
	enum warrant warrant; /* what it speaks for; with a game: that of h->token */
	struct view wished;   /* it answers what we asked this address, which is not yet
				 the player's; empty: it does not */
};

/* By its reply token, else by a letter of ours that it answers; fills h->token. */
bool proof_find(struct hearing *h, const struct letter *l, struct proof *p);

#endif
