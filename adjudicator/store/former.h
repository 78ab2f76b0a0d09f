/* SPDX-License-Identifier: ISC */
/* Seats that change hands: who had a seat before, and who is asked to take one. */
#ifndef ADJUDICATOR_STORE_FORMER_H
#define ADJUDICATOR_STORE_FORMER_H

#include "adjudicator/store/match.h"

struct match_former {
	int seat;
	int64_t player;
	struct view name;
	unsigned epoch; /* epoch of the last tokens that he was given for it */
};

/* The former holders of a game's seats, in the order of the changes. */
bool former_list(struct store *st, struct arena *a, int64_t game,
		 struct match_former **out, size_t *count, struct err *err);
/* The former holders of all games' seats, by game and in the order of the
 * changes. */
struct former_name {
	int64_t game;
	struct view name;
};
bool former_walk(struct store *st, struct arena *a, struct former_name **out,
		 size_t *count, struct err *err);
/* Gives the seat to that player from now on, in the store and in m; this is change n
 * of its game. The former holder's tokens for the seat prove nothing any more. His
 * notices that are in no letter yet are dropped with their files, and so is what
 * waits for him: if-moves, an order that he could take back, a question. If the new
 * player watched the game, he does no longer. */
bool former_hand_over(struct store *st, struct match *m, long n, int seat,
		      const struct match_former *to, struct err *err);

struct offer {
	int64_t id, game; /* 0: none */
	int seat;
	int64_t player;
	int64_t referee;  /* 0: the organiser */
	int64_t casefile; /* 0: none */
	struct view because;
	int64_t asked;
	struct view state; /* open done declined lapsed */
};

/* Fills o->id and o->state; an open offer of that seat lapses. */
bool offer_add(struct store *st, struct offer *o, struct err *err);
/* o->id is 0 when there is none. */
bool offer_get(struct store *st, struct arena *a, int64_t id, struct offer *o,
	       struct err *err);
/* The newest offer to that player in that game. */
bool offer_of_player(struct store *st, struct arena *a, int64_t player, int64_t game,
		     struct offer *o, struct err *err);
/* The oldest open offer that was made at or before `then`. */
bool offer_stale(struct store *st, struct arena *a, int64_t then, struct offer *o,
		 struct err *err);
/* Sets the state and removes the reason: the game's record keeps that, or nobody
 * does. */
bool offer_close(struct store *st, int64_t id, const char *state, struct err *err);

#endif
