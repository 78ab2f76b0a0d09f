/* SPDX-License-Identifier: ISC */
/* Who wrote a letter, by its reply token and by its sender's address (rule L6), and
 * which game its orders are for. */
#ifndef ADJUDICATOR_RUN_AUTHENTICATE_H
#define ADJUDICATOR_RUN_AUTHENTICATE_H

#include "adjudicator/letters/hearing.h"

/* Finds how far the letter proves who wrote it. Fills h->player (the one who is
 * answered), h->token, h->warrant, h->proved and h->doubt. */
bool authenticate(struct hearing *h, const struct letter *l, enum standing *standing);
/* Starts the queries whose answers authenticate() will read: see db_ahead. */
void authenticate_ahead(const struct hearing *h, const struct letter *l);
/* Whether the mail host that took it in, or its signature, contradicts its sender's
 * address. */
bool authenticate_forged(const struct hearing *h, const struct letter *l);
/* *ours: the letter carries a secret of ours, a reply token or a reference to a
 * letter that we wrote. */
bool authenticate_ours(struct context *d, struct arena *arena, const struct letter *l,
		       bool *ours, struct err *err);

/* L8. The game of an order that names none: the game of the token, else the only game
 * in which it is the writer's turn, else his only game; 0 when that is not clear. */
bool order_game(struct hearing *h, int64_t *game);
/* yes: the writer has a seat in the game. Without one he can change nothing in it. */
bool plays_in(struct hearing *h, int64_t game, bool *yes);

/* What a letter proves by a secret of ours, whatever address it came from. */
struct proof {
	int64_t owner;        /* the player it speaks for; 0: it proves nothing */
	bool revoked;         /* the secret is no longer valid */
	enum warrant warrant; /* what it speaks for; for a game: the one of h->token */
	struct view wished; /* the letter answers our question to this address, which is
			       not the player's yet; empty: it does not */
};

/* Looks for a reply token, else for a letter of ours that this one answers. Fills *p
 * and h->token. */
bool proof_find(struct hearing *h, const struct letter *l, struct proof *p);

#endif
