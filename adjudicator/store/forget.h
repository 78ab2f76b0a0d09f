/* SPDX-License-Identifier: ISC */
/*
 * A player's rows when he is forgotten. Games, results and the record of what happened
 * stay, under another name; letters stay as a row with their hash.
 */
#ifndef ADJUDICATOR_STORE_FORGET_H
#define ADJUDICATOR_STORE_FORGET_H

#include "adjudicator/store/store.h"

/* He is called that from now on, everywhere, and nothing of his waits in any game.
 * ERR_BUG when the name is another's. */
bool forget_name(struct store *st, struct arena *a, int64_t player, struct view name,
		 int64_t now, struct err *err);
/* His letters and ours to him, addresses, choices, suggestions, what he watches. What
 * of ours has not left never will. */
bool forget_rows(struct store *st, struct arena *a, int64_t player, struct err *err);
/* The same of one who only plays no more: his letters have gone with age. */
bool forget_idle(struct store *st, struct arena *a, int64_t player, struct err *err);
/* Games that he sits or sat in, or watches. */
bool forget_games(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		  size_t *count, struct err *err);

/* A letter or notice while all are looked through. */
struct kept_text {
	int64_t id;
	int64_t game;           /* 0: about none */
	struct view text, more; /* the bytes and what was taken as orders; the bytes and
				   the subject; the text and the headline; two
				   texts */
};
enum kept_kind {
	KEPT_ARRIVED, /* judged already */
	KEPT_SENT,    /* ours */
	KEPT_NEWS,    /* not yet written */
	KEPT_CASES    /* what was claimed, and appealed */
};
/* The next one with an id above `after`; k->id is 0 when there is none. */
bool kept_next(struct store *st, struct arena *a, enum kept_kind kind, int64_t after,
	       struct kept_text *k, struct err *err);
/* Its bytes go: at once, or of a letter of ours that waits as soon as it has left. */
bool kept_reduce(struct store *st, enum kept_kind kind, int64_t id, struct err *err);
/* News and cases. */
bool kept_rewrite(struct store *st, enum kept_kind kind, const struct kept_text *k,
		  struct err *err);
/* Notices whose letter has been reduced; and files that are in a letter. */
bool kept_drop_written(struct store *st, struct err *err);

#endif
