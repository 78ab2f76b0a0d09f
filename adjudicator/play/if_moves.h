/* SPDX-License-Identifier: ISC */
/*
 * Moves for later (L13): "if 8G LOGY then 7H JAM". They are for the writer's next
 * turn only, and nobody else ever sees them. When that turn begins, the first whose
 * condition is exactly what was done before it is played for him, as if it had
 * arrived at that moment.
 */
#ifndef ADJUDICATOR_PLAY_IF_MOVES_H
#define ADJUDICATOR_PLAY_IF_MOVES_H

#include "adjudicator/games/game.h"
#include "adjudicator/letters/hearing.h"

/* Answers the orders `if`, `when`, `ifs` and `cancel if`. */
bool if_moves_order(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
/* After the table's events were stored: plays the move for the turn that begins now,
 * and so on for the turns after it. *r is the game after those events. */
bool if_moves_follow(struct context *d, struct arena *arena, struct record *r,
		     const struct table *t, struct err *err);
/* The turn's time is over. Plays its player's move that waited only for the pending
 * play to stand; *done: whether one was played. */
bool if_moves_late(struct context *d, struct arena *arena, struct record *r, bool *done,
		   struct err *err);
/* The move of that seat that waits only for the pending play to stand; empty when
 * there is none. */
bool if_moves_waiting(struct context *d, struct arena *arena, struct record *r,
		      int seat, struct view *order, struct err *err);
/* That seat takes an order back: drops its moves for the turn after that order.
 * *any: there were some. To be called while the order still waits. */
bool if_moves_withdraw(struct context *d, struct arena *arena, const struct record *r,
		       int seat, bool *any, struct err *err);
/* *any: whether that seat has moves for later that are not suspended. */
bool if_moves_wait(struct context *d, struct arena *arena, const struct record *r,
		   int seat, bool *any, struct err *err);
/* Suspends that seat's moves for later, because another player speaks to it (L13). */
bool if_moves_disturb(struct context *d, const struct record *r, int seat,
		      struct err *err);

/* if_match.c: how the last turn among the table's events ended. */
enum made {
	MADE_NOTHING, /* no turn ended */
	MADE_PLAY,    /* a play or a word: the last one of the position */
	MADE_PASS,
	MADE_OTHER /* an exchange, or a play that was taken back */
};
enum made plan_made(const struct table *t);
/* Whether the seat to move may still question the last play. */
bool plan_waits(const struct position *pos);
/* Whether what was done before the turn is exactly the condition of that move. */
bool plan_matches(struct arena *arena, const struct position *pos, enum made made,
		  const struct if_move *m);

#endif
