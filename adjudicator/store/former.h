/* SPDX-License-Identifier: ISC */
/* Seats that change hands: who had one before, and who is asked to take one. */
#ifndef ADJUDICATOR_STORE_FORMER_H
#define ADJUDICATOR_STORE_FORMER_H

#include "adjudicator/store/match.h"

struct match_former {
	int seat;
	int64_t player;
	struct view name;
	unsigned epoch; /* of the last tokens that he had for it */
};

/* In the order of the changes. */
bool former_list(struct store *st, struct arena *a, int64_t game,
		 struct match_former **out, size_t *count, struct err *err);
/* Of all games, by their numbers and in that order. */
struct former_name {
	int64_t game;
	struct view name;
};
bool former_walk(struct store *st, struct arena *a, struct former_name **out,
		 size_t *count, struct err *err);
/* The seat is that player's from now on, and m says so: change n of its game. What the
 * other was given for it proves nothing any more; news and files for him that have not
 * been written are dropped, and so is what waits for him: moves for later, an order
 * that he could take back, a question. Whoever watched the game and plays it now
 * watches no longer. */
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

/* Fills o->id; what was offered of that seat before lapses. */
bool offer_add(struct store *st, struct offer *o, struct err *err);
/* o->id is 0 when there is none. */
bool offer_get(struct store *st, struct arena *a, int64_t id, struct offer *o,
	       struct err *err);
/* The last one to that player in that game. */
bool offer_of_player(struct store *st, struct arena *a, int64_t player, int64_t game,
		     struct offer *o, struct err *err);
/* The oldest that is open and was made at or before `then`. */
bool offer_stale(struct store *st, struct arena *a, int64_t then, struct offer *o,
		 struct err *err);
/* Its reason is kept in the game's record, or not at all. */
bool offer_close(struct store *st, int64_t id, const char *state, struct err *err);

#endif
