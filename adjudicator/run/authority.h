/* SPDX-License-Identifier: ISC */
/*
 * What a letter may order by what it proves (L6): one table, order by proof, which
 * adjudicator-orders(7) has as well. A secret speaks for its own game and seat as long
 * as that game lasts; to anything that could take something away it is worth no more
 * than an address alone.
 */
#ifndef ADJUDICATOR_RUN_AUTHORITY_H
#define ADJUDICATOR_RUN_AUTHORITY_H

#include "adjudicator/letters/hearing.h"
#include "formats/orders.h"
#include <stdint.h>

enum authority {
	AUTHORITY_NONE,  /* nothing happens */
	AUTHORITY_TOLD,  /* answered, at the registered address */
	AUTHORITY_ASKED, /* held: the registered address is asked */
	AUTHORITY_DONE
};

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
