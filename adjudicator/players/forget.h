/* SPDX-License-Identifier: ISC */
/*
 * Players who want to be forgotten (L24). A player says so twice, the second time in
 * answer to a letter with a secret of its own. Then all of the following is done, or
 * nothing:
 * - he leaves his games, and is called "Player 17" from then on, in past games, too
 * - his letters and ours to him are replaced by their hashes, and so are letters of
 *   others that contain his name or an address of his
 * - everything else that is kept about him is deleted Moves, scores and results
 *   stay: they belong to the other players' games as well.
 */
#ifndef ADJUDICATOR_PLAYERS_FORGET_H
#define ADJUDICATOR_PLAYERS_FORGET_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/wish.h"

/* Why he is forgotten, which decides what the others are told. */
enum forget_why {
	FORGET_ASKED, /* he asked for it, or the organiser for him: he gets a last
			 letter */
	FORGET_SILENT /* he never answered an invitation */
};
/* In the caller's transaction. */
bool forget_player(struct context *d, struct arena *arena, int64_t player,
		   enum forget_why why, struct err *err);
/* Several players, each in a mark of his own: one whose game is damaged is set aside
 * and keeps no other waiting. */
struct forget_list {
	int64_t *player;
	size_t count;
	enum forget_why why;
};
bool forget_each(struct context *d, const struct forget_list *list, long *count,
		 struct err *err);
/* Forgets the players who have said so twice. */
bool forget_agreed(struct context *d, long *count, struct err *err);

/* forget_leave.c. Resigns his games, declines his invitations, and tells those who
 * play with him. */
bool forget_leave(struct context *d, struct arena *arena, const struct player *p,
		  enum forget_why why, struct err *err);

/* forget_traces.c. Removes the names from all other letters and notices. */
struct forget_names {
	struct view name, now; /* now: what he is called from now on */
	const struct view *address;
	size_t addresses;
	const int64_t *game; /* games whose players knew him; in letters about other
				games a name may be somebody else's */
	size_t games;
};
bool forget_traces(struct store *st, const struct forget_names *n, struct err *err);

/* forget_ask.c. "forget me": tells what that means, and asks once more. */
bool forget_order(struct hearing *h, bool proved);
bool forget_answer(struct hearing *h, const struct order *o, struct wish *w);

#endif
