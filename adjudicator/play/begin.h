/* SPDX-License-Identifier: ISC */
/*
 * How a game comes into being: its row and seats, the order of play, and the first
 * deal as soon as all have agreed to play.
 */
#ifndef ADJUDICATOR_PLAY_BEGIN_H
#define ADJUDICATOR_PLAY_BEGIN_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/seats.h"

struct new_game {
	struct setup setup; /* without names, seats and seed */
	struct player player[SEATS];
	int players;
	int64_t inviter; /* player who asks for the game; 0: the organiser */
	bool agreed;     /* all have agreed to play */
	bool sure;   /* the inviter's letter proves who he is: he need not confirm */
	bool drill;  /* the operator chose the seed */
	bool invite; /* ask everybody, also those who are confirmed */
	uint8_t seed[HASH_BYTES];   /* of a drill: the chosen seed */
	uint8_t secret[HASH_BYTES]; /* else: the secret that the seed is made from */
	struct said said;           /* the inviter's letter, if `sure` */
	struct view beacon; /* public event to come that is stirred into the seed; often
			       empty */
	const struct season_place *season; /* its place in a season; those who joined it
					      have agreed to play. NULL: no season */
};

/* Whether a game with that set-up, seats included, can begin; else *why. */
bool begin_possible(struct arena *arena, const struct setup *setup, struct diag *why);
/* Stores the game and its letters; *r is the game. When nobody need be asked, the
 * game begins at once. */
bool begin_game(struct context *d, struct arena *arena, const struct new_game *n,
		struct record *r, struct err *err);
/* Invites those who have yet to agree and were not asked; until the inviter has
 * confirmed the game, only him. When all have agreed the game begins, or waits for
 * the beacon. */
bool begin_go_on(struct context *d, struct arena *arena, struct record *r,
		 struct err *err);
/* Whether all have agreed to play. */
bool begin_agreed(const struct record *r);
/* Makes the seed, deals seats and first racks, and writes to all; all must have
 * accepted. `beacon`: the text that was announced; empty: there is none. */
bool begin_deal(struct context *d, struct arena *arena, struct record *r,
		struct view beacon, struct err *err);

#endif
