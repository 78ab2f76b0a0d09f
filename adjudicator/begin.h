/* SPDX-License-Identifier: ISC */
/*
 * A game comes into being: its row and seats, the order of play, and the first deal as
 * soon as everybody has agreed to play.
 */
#ifndef ADJUDICATOR_BEGIN_H
#define ADJUDICATOR_BEGIN_H

#include "adjudicator/hearing.h"

struct new_game {
	struct setup setup; /* without names, seats and seed */
	struct player player[SEATS];
	int players;
	int64_t inviter; /* player who asks for the game; 0: the organiser */
	bool sure;       /* it is certain that he did: he need not confirm it */
	bool drill;      /* the operator chose the seed */
	bool invite;     /* ask everybody, also those who are confirmed */
	uint8_t seed[HASH_BYTES];
};

/* Whether a game of that set-up, seats and all, can begin; else why not. */
bool begin_possible(struct arena *arena, const struct setup *setup, struct diag *why);
/* Keeps the game and its letters; *r is the game. Begins at once when nobody need be
 * asked. */
bool begin_game(struct desk *d, struct arena *arena, const struct new_game *n,
		struct record *r, struct err *err);
/* Writes to whoever was not written to yet, once the asker has confirmed the game. */
bool begin_ask(struct desk *d, struct arena *arena, struct record *r, struct err *err);
/* Deals the first racks and writes to everybody: all have accepted. */
bool begin_deal(struct desk *d, struct arena *arena, struct record *r, struct err *err);

#endif
