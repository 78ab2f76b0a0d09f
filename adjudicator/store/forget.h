/* SPDX-License-Identifier: ISC */
/*
 * What happens to a player's rows when he is forgotten. Games, results and the
 * record of what happened stay, under another name; letters stay as a row with their
 * hash.
 */
#ifndef ADJUDICATOR_STORE_FORGET_H
#define ADJUDICATOR_STORE_FORGET_H

#include "adjudicator/store/store.h"

/* Gives the player this name everywhere and drops whatever of his waits in any game.
 * ERR_BUG when another player has the name. */
bool forget_name(struct store *st, struct arena *a, int64_t player, struct view name,
		 int64_t now, struct err *err);
/* Removes his letters' bytes and those of our letters to him, and his addresses,
 * preferences, suggestions and watched games. Letters of ours that have not left
 * never will. */
bool forget_rows(struct store *st, struct arena *a, int64_t player, struct err *err);
/* The same for a player who merely stopped playing; his letters' bytes went earlier,
 * with age. */
bool forget_idle(struct store *st, struct arena *a, int64_t player, struct err *err);
/* Games in which he has or had a seat, or which he watches. */
bool forget_games(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		  size_t *count, struct err *err);

/* A letter, notice or case, while all of one kind are looked through. */
struct kept_text {
	int64_t id;
	int64_t game; /* 0: about none */
	struct view text,
		more; /* KEPT_ARRIVED: the bytes, and the lines taken as orders;
			 KEPT_SENT: the bytes, and the subject; KEPT_NEWS: the text, and
			 the headline; KEPT_CASES: the claim, and the appeal */
};
enum kept_kind {
	KEPT_ARRIVED, /* letters that arrived and were judged */
	KEPT_SENT,    /* our letters */
	KEPT_NEWS,    /* notices that are in no letter yet */
	KEPT_CASES    /* the texts of claims and appeals */
};
/* The next one with an id above `after`; k->id is 0 when there is none. */
bool kept_next(struct store *st, struct arena *a, enum kept_kind kind, int64_t after,
	       struct kept_text *k, struct err *err);
/* Removes the bytes of a letter (KEPT_ARRIVED or KEPT_SENT). A letter of ours that
 * still waits to leave keeps them until it has left. */
bool kept_reduce(struct store *st, enum kept_kind kind, int64_t id, struct err *err);
/* Replaces both texts of a notice or case (KEPT_NEWS or KEPT_CASES). */
bool kept_rewrite(struct store *st, enum kept_kind kind, const struct kept_text *k,
		  struct err *err);
/* Deletes files that are in a letter by now, and notices whose letter's bytes were
 * removed. */
bool kept_drop_written(struct store *st, struct err *err);

#endif
