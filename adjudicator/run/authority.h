/* SPDX-License-Identifier: ISC */
/*
 * What a letter may order, given what it proves (rule L6): one table, kinds of
 * orders by proof, which adjudicator-orders(7) prints as well. A secret speaks for
 * its own game and seat as long as that game lasts. For an order that could take
 * something away from the player it is worth no more than an address alone.
 */
#ifndef ADJUDICATOR_RUN_AUTHORITY_H
#define ADJUDICATOR_RUN_AUTHORITY_H

#include "adjudicator/letters/hearing.h"
#include "formats/orders/orders.h"
#include <stdint.h>

enum authority {
	AUTHORITY_NONE,  /* nothing happens */
	AUTHORITY_TOLD,  /* it is answered, to the registered address */
	AUTHORITY_ASKED, /* it is held: the registered address is asked first */
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

/* Orders that need the same proof. .by is indexed by enum warrant. */
struct authority_rule {
	const char *name; /* "moves": the manual's word for them */
	enum authority by[WARRANTS_];
};
extern const struct authority_rule authority_rules[AUTHORITY_ROWS_];

/* Whether the order is about a game: the one that it names, or else the one of its
 * letter. */
bool authority_for_game(const struct order *o);
enum authority authority_of(const struct order *o, enum warrant warrant);

/* For a letter that has a secret of ours and came from the address which that secret
 * belongs to. Puts each order of `all` into one of two lists and keeps their
 * sequence: *done are the orders that the secret speaks for, *held those about which
 * the registered address is asked. Held orders name their games. */
bool warrant_split(struct hearing *h, const struct orders *all, struct orders *done,
		   struct orders *held);
/* Whether the writer must be asked about this order by itself. It belongs to no
 * game, so the secret of a question kept in a game would not speak for it. */
bool warrant_by_line(const struct order *o);
/* Asks the writer about the held orders: one question for each game, and one for
 * each order of warrant_by_line(). */
bool warrant_hold(struct hearing *h, const struct orders *held);

/* Keeps the orders of the letter as a question to the registered address. */
bool hold_orders(struct hearing *h, const struct orders *orders);
/* The same for orders about one game at most. */
bool hold_orders_of_game(struct hearing *h, const struct orders *orders);
/* For an order that cannot be kept as a question: asks the writer to send the same
 * line once more, in answer to our letter. */
bool hold_line(struct hearing *h, const struct order *o);
/* For a letter that does not prove that it may give these orders. Asks about those
 * that cannot be kept as a question in a game and that he may be asked about at all;
 * passes over the others. */
bool unproved_ask(struct hearing *h, const struct orders *orders);

#endif
