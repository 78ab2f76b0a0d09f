/* SPDX-License-Identifier: ISC */
/*
 * A game comes into being: its row and seats, the order of play, and the first deal as
 * soon as everybody has agreed to play.
 */
#ifndef ADJUDICATOR_PLAY_BEGIN_H
#define ADJUDICATOR_PLAY_BEGIN_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/seats.h"

struct new_game {
	struct setup setup; /* without names, seats and seed; drill: with that below */
	struct player player[SEATS];
	int players;
	int64_t inviter; /* player who asks for the game; 0: the organiser */
	bool agreed;     /* all have agreed to play */
	bool sure;       /* it is certain that he did: he need not confirm it */
	bool drill;      /* the operator chose the seed */
	bool invite;     /* ask everybody, also those who are confirmed */
	uint8_t seed[HASH_BYTES];   /* of a drill */
	uint8_t secret[HASH_BYTES]; /* that the seed of any other is stirred from */
	struct said said;           /* in the letter of the inviter, who is sure */
	struct view beacon; /* what will be announced and stirred in; often empty */
	const struct season_place *season; /* NULL: it is of no season; otherwise all
					      have agreed to play by joining that */
};

/* Whether a game of that set-up, seats and all, can begin; else why not. */
bool begin_possible(struct arena *arena, const struct setup *setup, struct diag *why);
/* Keeps the game and its letters; *r is the game. Begins at once when nobody need be
 * asked. */
bool begin_game(struct context *d, struct arena *arena, const struct new_game *n,
		struct record *r, struct err *err);
/* Writes to whoever has yet to agree and was not written to, once the asker has
 * confirmed the game; where all have agreed it begins, or waits for what is to be
 * announced. */
bool begin_go_on(struct context *d, struct arena *arena, struct record *r,
		 struct err *err);
/* Whether all have agreed to play. */
bool begin_agreed(const struct record *r);
/* Stirs the seed, deals seats and first racks, and writes to everybody: all have
 * accepted. `beacon` is what was announced; empty: nothing was to be. */
bool begin_deal(struct context *d, struct arena *arena, struct record *r,
		struct view beacon, struct err *err);

#endif
