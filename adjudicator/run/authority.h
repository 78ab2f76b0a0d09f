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
#include "formats/orders/orders.h"
#include <stdint.h>

enum authority {
	AUTHORITY_NONE,  /* nothing happens */
	AUTHORITY_TOLD,  /* answered, at the registered address */
	AUTHORITY_ASKED, /* held: the registered address is asked */
	AUTHORITY_DONE
};

enum authority_row {
	AUTHORITY_ROW_NONE, /* no order */
	AUTHORITY_ROW_ANSWERS,
	AUTHORITY_ROW_MOVES,
	AUTHORITY_ROW_LOOKS,
	AUTHORITY_ROW_QUESTIONS,
	AUTHORITY_ROW_CHOICES,
	AUTHORITY_ROW_BEGINNINGS,
	AUTHORITY_ROW_SEASONS,
	AUTHORITY_ROW_ACCOUNT,
	AUTHORITY_ROW_SECRETS,
	AUTHORITY_ROWS_
};

/* Orders that need the same; .by is in the order of the warrants. */
struct authority_rule {
	const char *name; /* "moves", as the manual calls them */
	enum authority by[WARRANTS_];
};
extern const struct authority_rule authority_rules[AUTHORITY_ROWS_];

/* Whether it is about the game that it is said in, or names. */
bool authority_for_game(const struct order *o);
/* `warrant` is what the letter proves by a secret of `game` (0: of none); what that is
 * to an order about game `about` (0: about none). */
enum warrant authority_warrant(enum warrant warrant, int64_t game, int64_t about);
enum authority authority_of(const struct order *o, enum warrant warrant);

#endif
