/* SPDX-License-Identifier: ISC */
/*
 * A seat changes hands (L25). A referee names another player of the club for it; that
 * player is asked by letter, and with his yes the ruling is made: he has rack, points
 * and clock from then on, and the public record, but nothing else of the one before
 * him.
 */
#ifndef ADJUDICATOR_REFEREE_SUBSTITUTE_H
#define ADJUDICATOR_REFEREE_SUBSTITUTE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/referee/ruling_trial.h"

enum { OFFER_SECONDS = 7 * 86400, OFFER_SEAT = 3 /* what its token has for a seat */ };

/* substitute.c: who is to have the seat, of a ruling that can be otherwise: fills
 * t->to. *can is false, with *diag, where he is not known to the club, or had a part in
 * the game. */
bool substitute_find(struct ruling_trial *t, struct diag *diag, bool *can);
/* Asks him; nothing else changes. */
bool substitute_offer(struct ruling_trial *t);
/* Offers that nobody has answered for a week lapse, and whoever made them is told. */
bool substitute_tick(struct context *d, struct err *err);

/* substitute_answer.c */
/* The letter answers such a question, and the player it speaks for; 0: nobody. */
bool substitute_asks(const struct token *t);
bool substitute_owner(struct hearing *h, const struct token *t, int64_t *owner,
		      bool *revoked);
/* The token of the letter that asked him last about that game; question 0: none did. */
bool substitute_token(struct hearing *h, int64_t player, int64_t game,
		      struct token *out);
/* Yes or no to it. *handled is false for any other order. */
bool substitute_answer(struct hearing *h, const struct order *o, bool *handled);
/* A yes that is not proved to be his: he is asked once more, at most once a day. */
bool substitute_unproved(struct hearing *h, const struct orders *orders, bool *handled);

/* substitute_letter.c */
/* What the letter that asks him carries. */
struct token substitute_token_for(int64_t offer, const struct player *p);
bool substitute_ask(struct context *d, struct arena *arena, const struct record *r,
		    const struct offer *o, struct err *err);
/* To the one who has the seat now: the ruling, and how he goes on. */
void substitute_begins(struct note *n, const struct ruling_trial *t,
		       const struct record *r);
/* To the one who had it. */
bool substitute_leaves(const struct ruling_trial *t, const struct record *r);
/* A phrase to him who made the offer: "seat-offer-taken". */
struct offer_news {
	const struct offer *o;
	const char *name; /* the phrase */
	long ruling;      /* its number; 0: there is none */
};
bool substitute_report(struct context *d, struct arena *arena, const struct record *r,
		       const struct offer_news *news, struct err *err);

#endif
