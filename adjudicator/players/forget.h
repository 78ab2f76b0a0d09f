/* SPDX-License-Identifier: ISC */
/*
 * Players who want to be forgotten (L24). One says so twice, the second time in answer
 * to a letter with a secret of its own; then it is done, all of it or nothing:
 * - he leaves his games, and is "Player 17" from then on, in those of the past, too
 * - his letters and ours to him become their hash, and so do those of others that hold
 *   his name or an address of his
 * - what else is kept about him is deleted
 * Moves, scores and results stay: they are the other players' games as well.
 */
#ifndef ADJUDICATOR_PLAYERS_FORGET_H
#define ADJUDICATOR_PLAYERS_FORGET_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/wish.h"

/* Why, and so what the others are told. */
enum forget_why {
	FORGET_ASKED, /* he asked for it, or the organiser for him: he gets a last
			 letter */
	FORGET_SILENT /* he never answered an invitation */
};
/* In the caller's transaction. */
bool forget_player(struct context *d, struct arena *arena, int64_t player,
		   enum forget_why why, struct err *err);
/* Several, each within a mark of his own: one whose game is damaged is set aside and
 * keeps no other waiting. */
struct forget_list {
	int64_t *player;
	size_t count;
	enum forget_why why;
};
bool forget_each(struct context *d, const struct forget_list *list, long *count,
		 struct err *err);
/* Those who have said so twice. */
bool forget_agreed(struct context *d, long *count, struct err *err);

/* forget_leave.c: he resigns wherever he plays, and takes no invitation; those who play
 * with him are told. */
bool forget_leave(struct context *d, struct arena *arena, const struct player *p,
		  enum forget_why why, struct err *err);

/* forget_traces.c: all other letters and notices; `names` are whose they were. */
struct forget_names {
	struct view name, now; /* now: what he is called */
	const struct view *address;
	size_t addresses;
	const int64_t *game; /* that knew him: in letters about others, and only there,
				a name may be somebody else's */
	size_t games;
};
bool forget_traces(struct store *st, const struct forget_names *n, struct err *err);

/* forget_ask.c: `forget me`: what that means is told, and asked once more. */
bool forget_order(struct hearing *h, bool proved);
bool forget_answer(struct hearing *h, const struct order *o, struct wish *w);

#endif
