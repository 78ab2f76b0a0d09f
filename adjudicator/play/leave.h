/* SPDX-License-Identifier: ISC */
/*
 * Leave (K20, K21): while a player is away his clocks stand still, in every game
 * that allows leave. Booked leave is a row of its own. When it begins it becomes an
 * event in each game, and the others are told. It ends at its end, with `back`, or
 * with his first move in any game.
 */
#ifndef ADJUDICATOR_PLAY_LEAVE_H
#define ADJUDICATOR_PLAY_LEAVE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/leave.h"

/* leave_order.c: answers `leave` and `back` of a player who has proved who he is. */
bool leave_order(struct hearing *h, const struct order *o);
/* The same for an order that the operator enters for a game. */
bool leave_answer(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);

/* Begins each leave whose time has come, in a transaction of its own. To be called
 * before anything is judged. */
bool leave_begin(struct context *d, struct err *err);
/* A game has just begun, or a player has come into it: who is on leave is away in it,
 * too. */
bool leave_join(struct context *d, struct arena *arena, struct record *r,
		struct err *err);
/* Ends a leave at `at`. `at_hand` is a game that is loaded already; NULL: none. */
bool leave_over(struct context *d, struct arena *arena, const struct leave *l,
		int64_t at, struct record *at_hand, struct err *err);
/* The player of that seat has moved with a letter that arrived then: ends his leave. */
bool leave_moved(struct context *d, struct arena *arena, struct record *r, int seat,
		 int64_t arrived, struct err *err);
/* The leave that a player is on at that moment; l->id is 0 when there is none. */
bool leave_now(struct context *d, struct arena *arena, int64_t player, int64_t at,
	       struct leave *l, struct err *err);

#endif
