/* SPDX-License-Identifier: ISC */
/*
 * What a letter may order by what it proves (L6): one table, order by proof, which
 * adjudicator-orders(7) has as well. A secret speaks for its own game and seat as long
 * as that game lasts; to anything that could take something away it is worth no more
 * than an address alone.
 */
#ifndef ADJUDICATOR_RUN_AUTHORITY_H
#define ADJUDICATOR_RUN_AUTHORITY_H

#include "formats/orders.h"
#include <stdint.h>

/* What a letter proves about one of its orders. */
enum warrant {
	WARRANT_GAME,     /* the secret of its game, which goes on */
	WARRANT_OVER,     /* the secret of its game, which is over */
	WARRANT_OTHER,    /* the secret of another game, which goes on */
	WARRANT_PAST,     /* the secret of another game, which is over */
	WARRANT_DIGEST,   /* it answers a letter of ours about several games of his,
			     CLUB_SECONDS old at most */
	WARRANT_CLUB,     /* it answers a letter of ours about no game, CLUB_SECONDS old
			    at most */
	WARRANT_ASKED,    /* the same of one that asked whether an order was his */
	WARRANT_QUESTION, /* the secret of a question, or it answers an older letter */
	WARRANT_ADDRESS,  /* the address alone */
	WARRANT_SECRET,   /* a secret alone, from another address */
	WARRANTS_
};

enum authority {
	AUTHORITY_NONE,  /* nothing happens */
	AUTHORITY_TOLD,  /* answered, at the registered address */
	AUTHORITY_ASKED, /* held: the registered address is asked */
	AUTHORITY_DONE
};

/* How long an answer to a letter about no game proves something. */
enum { CLUB_SECONDS = 7 * 86400 };

/* Orders that need the same; .by is in the order of the warrants. */
struct authority_rule {
	const char *name; /* "moves", as the manual calls them */
	enum authority by[WARRANTS_];
};
extern const struct authority_rule authority_rules[];
extern const size_t authority_rule_count;

/* The rule of an order; *for_game: it is about the game it is said in, or names. */
size_t authority_rule_of(const struct order *o, bool *for_game);
/* That of a kind whose order says nothing else. */
size_t authority_rule_for(enum order_kind kind);
/* `warrant` is what the letter proves by a secret of `game` (0: of none); what that is
 * to an order about game `about` (0: about none). */
enum warrant authority_warrant(enum warrant warrant, int64_t game, int64_t about);
enum authority authority_of(const struct order *o, enum warrant warrant);

#endif
