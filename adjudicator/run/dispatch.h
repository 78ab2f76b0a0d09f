/* SPDX-License-Identifier: ISC */
/*
 * Who answers which order: one row for each kind, with what it needs.
 */
#ifndef ADJUDICATOR_RUN_DISPATCH_H
#define ADJUDICATOR_RUN_DISPATCH_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/run/authority.h"

/* Which game an order is about. */
enum dispatch_place {
	DISPATCH_GAME,   /* one that goes on: that of its letter, or of its number */
	DISPATCH_EITHER, /* such a one, or none */
	DISPATCH_ANY,    /* one, however it stands, or none */
	DISPATCH_CLUB    /* none: it is heard by itself */
};

typedef bool dispatch_club(struct hearing *h, const struct order *o);
/* r is NULL where there is no game. */
typedef bool dispatch_seat(struct hearing *h, const struct record *r, int seat,
			   const struct order *o);

struct dispatch {
	enum dispatch_place place;
	enum authority_row authority; /* what its letter must prove */
	bool watcher;                 /* who only watches that game may have it, too */
	dispatch_club *club;          /* who answers it where it is about no game */
	dispatch_club *unproved;      /* who asks its writer whether it was he; NULL:
					 it is kept as a question in its game */
	dispatch_seat *seat;          /* who answers it in a game; NULL: it is carried
					 out there (carry.h), or is refused */
};

const struct dispatch *dispatch_of(const struct order *o);
/* That of a kind whose order says nothing else. */
const struct dispatch *dispatch_kind(enum order_kind kind);
/* What changes nothing is answered, at the registered address; what is no order of a
 * game is refused. False only for an error. */
bool dispatch_game(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);
/* The same of an order that needs no game. */
bool dispatch_alone(struct hearing *h, const struct order *o);

#endif
