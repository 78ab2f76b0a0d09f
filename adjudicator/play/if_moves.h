/* SPDX-License-Identifier: ISC */
/*
 * Moves for later (L13): "if 8G LOGY then 7H JAM". They count for the writer's next
 * turn only, nobody else ever sees them, and the first whose condition is just what was
 * done before that turn is played in his name, judged as if it had arrived that moment.
 */
#ifndef ADJUDICATOR_PLAY_IF_MOVES_H
#define ADJUDICATOR_PLAY_IF_MOVES_H

#include "adjudicator/games/game.h"
#include "adjudicator/letters/hearing.h"

/* The orders `if`, `when`, `ifs` and `cancel if`. */
bool if_moves_order(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
/* After the table's events were kept: plays what was sent for the turn that begins now,
 * and so on. `d`, `r`: as they stand behind those events. */
bool if_moves_follow(struct context *d, struct arena *arena, struct record *r,
		     const struct table *t, struct err *err);
/* The turn's time is over, and its player has sent a move for it that waited only for a
 * pending play to stand: *done when it was played. */
bool if_moves_late(struct context *d, struct arena *arena, struct record *r, bool *done,
		   struct err *err);
/* What that seat has sent for its turn and waits only for the pending play to stand;
 * empty when nothing does. */
bool if_moves_waiting(struct context *d, struct arena *arena, struct record *r,
		      int seat, struct view *order, struct err *err);
/* That seat takes an order back: what it sent for the turn after it is forgotten. *any:
 * there was some. Call while the order waits. */
bool if_moves_withdraw(struct context *d, struct arena *arena, const struct record *r,
		       int seat, bool *any, struct err *err);
/* *any: that seat has sent something for later that does not rest. */
bool if_moves_wait(struct context *d, struct arena *arena, const struct record *r,
		   int seat, bool *any, struct err *err);
/* Somebody speaks to that seat: what it sent for later rests (L13). */
bool if_moves_disturb(struct context *d, const struct record *r, int seat,
		      struct err *err);

/* if_match.c: the turn that the table's events end with. */
enum made {
	MADE_NOTHING, /* no turn ended */
	MADE_PLAY,    /* a play or a word: the last one of the position */
	MADE_PASS,
	MADE_OTHER /* an exchange, a play that was taken back */
};
enum made plan_made(const struct table *t);
/* The last play may still be questioned by whoever is to move. */
bool plan_waits(const struct position *pos);
/* What was done before the turn is just what that move waits for. */
bool plan_matches(struct arena *arena, const struct position *pos, enum made made,
		  const struct if_move *m);

#endif
