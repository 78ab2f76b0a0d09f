/* SPDX-License-Identifier: ISC */
/*
 * Addresses of players (L18). A new one, instead of the old or beside it, counts once
 * both sides have said yes, each in answer to a letter with a secret of its own; until
 * then nothing changes, and after a week the question lapses. When letters move, no
 * secret that the old address knows orders anything by itself any more.
 */
#ifndef ADJUDICATOR_PLAYERS_ADDRESS_H
#define ADJUDICATOR_PLAYERS_ADDRESS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/wish.h"

enum { WISH_SECONDS = 7 * 86400, WISHES_A_DAY = 3 };

/* Who is asked; the seat of the token that its letter carries. */
enum wish_side {
	WISH_KNOWN /* the player, at the main address */,
	WISH_NEW,
	WISH_ORGANISER /* whether a newcomer may join (door.h): seat 1, epoch 1 */
};

/* An order about addresses (formats/orders/order_args.h). */
bool address_order(struct hearing *h, const struct order *o);
/* Of a letter that does not prove who wrote it: the new address is written to only when
 * the player has said yes. */
bool address_unproved(struct hearing *h, const struct order *o);
/* A letter from an address that is nobody's bears a secret of this player's: whether
 * the address is to be his, too. */
bool address_guess(struct hearing *h, struct view address);

/* address_answer.c: whether the letter answers a question about an address: then its
 * orders yes and no are about that. */
bool address_asked(const struct hearing *h);
bool address_answer(struct hearing *h, const struct order *o);
/* Whether a yes in other words is one to that: not where it forgets the player. */
bool address_yes_will_do(struct hearing *h, bool *will);
/* The same of a letter from the new address; all else that it says is passed over. */
bool address_new_answer(struct hearing *h, const struct orders *orders);

/* address_change.c: it is so from now on, and both addresses are told. */
bool address_change(struct context *d, struct arena *arena, const struct wish *w,
		    struct err *err);
/* Makes the player's secrets anew in one game or (0) in all, and gives him letters with
 * the new ones. `why` is the phrase that they begin with. */
bool address_revoke(struct context *d, struct arena *arena, const struct player *p,
		    int64_t game, const char *why, struct err *err);

/* address_letter.c */
/* The secret of that side. */
struct token address_token(int64_t wish, enum wish_side side);
/* The secret address that answers a letter about it, of that side's own. */
struct view address_reply_to(const struct context *d, struct arena *arena,
			     const struct wish *w, enum wish_side side);
bool address_ask_known(struct context *d, struct arena *arena, const struct wish *w,
		       struct err *err);
/* Counts against what strangers may be sent. */
bool address_ask_new(struct context *d, struct arena *arena, struct wish *w,
		     struct err *err);
/* The same in those words, for one who wants to join (door.h). */
bool address_ask_newcomer(struct context *d, struct arena *arena, struct wish *w,
			  const char *name, struct err *err);
/* A phrase, alone, to that side. */
bool address_say(struct context *d, struct arena *arena, const struct wish *w,
		 enum wish_side side, const char *name, struct err *err);

#endif
