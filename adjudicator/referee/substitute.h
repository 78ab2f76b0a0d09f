/* SPDX-License-Identifier: ISC */
/*
 * A seat changes hands (L25). A referee names another player of the club. That
 * player is asked by letter, and when he agrees the ruling is made. From then on he
 * has the rack, points and clock of the seat, and the public record, but nothing
 * else of the former player's.
 */
#ifndef ADJUDICATOR_REFEREE_SUBSTITUTE_H
#define ADJUDICATOR_REFEREE_SUBSTITUTE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/referee/ruling_trial.h"

enum { OFFER_SECONDS = 7 * 86400, OFFER_SEAT = 3 /* in its token */ };

/* substitute.c: finds the player who shall have the seat, for a ruling that is
 * otherwise possible; fills t->to. *can is false, with *diag, when the club does not
 * know him or he had a part in the game. */
bool substitute_find(struct ruling_trial *t, struct diag *diag, bool *can);
/* A clock that stands still, since letters come back from the player who leaves or
 * since he was asked something, has what it had. substitute_owed: how much that is,
 * seconds, before the ruling; substitute_give: gives it behind that. */
bool substitute_owed(const struct ruling_trial *t, int64_t *owed);
bool substitute_give(const struct ruling_trial *t, struct record *r, int64_t owed);
/* Asks him; nothing else changes. */
bool substitute_offer(struct ruling_trial *t);
/* Ends offers that are unanswered for a week, and tells those who made them. */
bool substitute_tick(struct context *d, struct err *err);

/* substitute_answer.c: */
/* Whether the token is of such an offer; *owner: the player it belongs to, 0:
 * nobody. */
bool substitute_asks(const struct token *t);
/* *game: that of the offer. */
bool substitute_game(struct hearing *h, const struct token *t, int64_t *game);
bool substitute_owner(struct hearing *h, const struct token *t, int64_t *owner,
		      bool *revoked);
/* The token of the last offer to that player for that game; question 0: there was
 * none. */
bool substitute_token(struct hearing *h, int64_t player, int64_t game,
		      struct token *out);
/* Answers yes or no to an offer; *handled is false for any other order. */
bool substitute_answer(struct hearing *h, const struct order *o, bool *handled);
/* A yes that is not proved to be his: asks him again, at most once a day. */
bool substitute_unproved(struct hearing *h, const struct orders *orders, bool *handled);

/* substitute_letter.c: */
/* substitute_token_for: the token in the letter that asks him; substitute_ask writes
 * it. */
struct token substitute_token_for(int64_t offer, const struct player *p);
bool substitute_ask(struct context *d, struct arena *arena, const struct record *r,
		    const struct offer *o, struct err *err);
/* Tells the player who now has the seat about the ruling, and how to go on. */
void substitute_begins(struct note *n, const struct ruling_trial *t,
		       const struct record *r);
/* Tells the player who had it. */
bool substitute_leaves(const struct ruling_trial *t, const struct record *r);
/* Writes a phrase to whoever made the offer: "seat-offer-taken". */
struct offer_news {
	const struct offer *o;
	const char *name; /* name of the phrase */
	long ruling;      /* number of the ruling; 0: there is none */
};
bool substitute_report(struct context *d, struct arena *arena, const struct record *r,
		       const struct offer_news *news, struct err *err);

#endif
