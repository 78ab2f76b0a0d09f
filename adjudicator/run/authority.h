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
enum authority authority_of(const struct order *o, enum warrant warrant);

/* Of a letter with a secret of ours, from the address that belongs to it: what that
 * secret speaks for is done; of the rest the registered address is asked. Each order of
 * `all` is put into one of the two, in their order; those that are held name their
 * games. */
bool warrant_split(struct hearing *h, const struct orders *all, struct orders *done,
		   struct orders *held);
/* It is no game's: what was asked about there could not be answered with a secret that
 * speaks for it. */
bool warrant_by_line(const struct order *o);
/* Asks about them, once for each game. */
bool warrant_hold(struct hearing *h, const struct orders *held);

/* Keeps what the letter orders as a question to the registered address. */
bool hold_orders(struct hearing *h, const struct orders *orders);
/* The same of orders for one game at most. */
bool hold_orders_of_game(struct hearing *h, const struct orders *orders);
/* An order that nothing can keep: he is to send the same line once more, in answer. */
bool hold_line(struct hearing *h, const struct order *o);
/* Of a letter that does not prove that it may order them, those that no game can keep
 * as a question and that he can be asked about; others are passed over. */
bool unproved_ask(struct hearing *h, const struct orders *orders);

#endif
