/* SPDX-License-Identifier: ISC */
/*
 * Addresses of players (L18). A new address, in place of the old one or beside it,
 * counts once both addresses have said yes, each in answer to a letter with a secret
 * of its own. Until then nothing changes, and after a week the question lapses. When
 * a player's letters move to a new address, no secret known to the old address is
 * enough for an order any more.
 */
#ifndef ADJUDICATOR_PLAYERS_ADDRESS_H
#define ADJUDICATOR_PLAYERS_ADDRESS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/wish.h"

enum { WISH_SECONDS = 7 * 86400, WISHES_A_DAY = 3 };

/* Who is asked; also the seat in the token of the letter. */
enum wish_side {
	WISH_KNOWN /* the player, at the main address */,
	WISH_NEW,
	WISH_ORGANISER /* whether a newcomer may join (door.h): seat 1, epoch 1 */
};

/* An order about addresses (formats/orders/order_args.h). */
bool address_order(struct hearing *h, const struct order *o);
/* The same in a letter that does not prove its writer: the new address is written to
 * only after the player has said yes. */
bool address_unproved(struct hearing *h, const struct order *o);
/* A letter with this player's secret came from another address: asks him whether that
 * address is to be his, too. *asked: whether it may be; it may be somebody else's. */
bool address_guess(struct hearing *h, struct view address, bool *asked);

/* address_answer.c. address_asked: whether the letter answers a question about an
 * address, so that "yes" and "no" are about that question. address_answer carries
 * such an order out. */
bool address_asked(const struct hearing *h);
bool address_answer(struct hearing *h, const struct order *o);
/* *will: a yes in other words is clear enough; not where it would have the player
 * forgotten. */
bool address_yes_will_do(struct hearing *h, bool *will);
/* The same for a letter from the new address; everything else in it is passed over. */
bool address_new_answer(struct hearing *h, const struct orders *orders);

/* address_change.c. Carries out the wish and tells both addresses. */
bool address_change(struct context *d, struct arena *arena, const struct wish *w,
		    struct err *err);
/* Makes the player's secrets anew in one game or (0) in all, and sends him letters
 * with the new ones, which begin with the phrase `why`. */
bool address_revoke(struct context *d, struct arena *arena, const struct player *p,
		    int64_t game, const char *why, struct err *err);

/* address_letter.c */
/* The token of that side. */
struct token address_token(int64_t wish, enum wish_side side);
/* The reply address of a letter about the wish, for that side. */
struct view address_reply_to(const struct context *d, struct arena *arena,
			     const struct wish *w, enum wish_side side);
bool address_ask_known(struct context *d, struct arena *arena, const struct wish *w,
		       struct err *err);
/* Counts towards the limit of letters to strangers. */
bool address_ask_new(struct context *d, struct arena *arena, struct wish *w,
		     struct err *err);
/* The same for somebody who wants to join (door.h), in the words of the phrase
 * `name`. */
bool address_ask_newcomer(struct context *d, struct arena *arena, struct wish *w,
			  const char *name, struct err *err);
/* Sends a letter with only that phrase to that side. */
bool address_say(struct context *d, struct arena *arena, const struct wish *w,
		 enum wish_side side, const char *name, struct err *err);

#endif
