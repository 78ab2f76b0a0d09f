/* SPDX-License-Identifier: ISC */
/*
 * Who answers which order: one row for each kind of order, with what it needs.
 */
#ifndef ADJUDICATOR_RUN_DISPATCH_H
#define ADJUDICATOR_RUN_DISPATCH_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/run/authority.h"

/* Which game an order is about. */
enum dispatch_place {
	DISPATCH_GAME, /* a running game: the one of its letter, or the one it names */
	DISPATCH_EITHER, /* a running game, or none */
	DISPATCH_ANY,    /* a game in any state, or none */
	DISPATCH_CLUB    /* none: the order is carried out by itself */
};

typedef bool dispatch_club(struct hearing *h, const struct order *o);
/* r is NULL and seat -1 where the order is about no game. */
typedef bool dispatch_seat(struct hearing *h, const struct record *r, int seat,
			   const struct order *o);

struct dispatch {
	enum dispatch_place place;
	enum authority_row authority; /* what its letter must prove */
	bool watcher;            /* one who only watches the game may give it, too */
	dispatch_club *club;     /* answers it where it is about no game */
	dispatch_club *unproved; /* asks the writer whether it was he; NULL: the order
				    is kept as a question in its game */
	dispatch_seat *seat;     /* answers it in a game; NULL: carry.h carries it out
				    there, or it is refused */
};

const struct dispatch *dispatch_of(const struct order *o);
/* The row of a kind whatever the order's words say. */
const struct dispatch *dispatch_kind(enum order_kind kind);
/* Has the order answered in its game, or refuses it where no function of its row
 * does that. Returns false only on an error. */
bool dispatch_game(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);
/* The same for an order that needs no game. */
bool dispatch_alone(struct hearing *h, const struct order *o);

#endif
