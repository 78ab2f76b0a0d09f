/* SPDX-License-Identifier: ISC */
/*
 * Words that players miss: what they suggest, and what they played that no list has.
 * A language is named as its alphabet is; a word is spelled as people write it.
 */
#ifndef ADJUDICATOR_STORE_SUGGESTION_H
#define ADJUDICATOR_STORE_SUGGESTION_H

#include "adjudicator/store/store.h"

/* The word in question. */
struct missed {
	struct view language, word;
	struct view edition; /* of the game; often empty */
};

/* One player's suggestion. */
struct suggestion {
	struct missed missed;
	int64_t player;
	struct view name,
		speaks; /* the player's name and language; filled by suggestion_list */
	int64_t at;
	struct view reason;
};

/* *fresh is false when he has suggested the word already and was not answered
 * yet. */
bool suggestion_add(struct store *st, const struct suggestion *s, bool *fresh,
		    struct err *err);
/* *count is how many suggestions a player made after `since`. */
bool suggestion_load(struct store *st, int64_t player, int64_t since, long *count,
		     struct err *err);
/* Suggestions without an answer, by language, word and time. */
bool suggestion_list(struct store *st, struct arena *a, struct suggestion **out,
		     size_t *count, struct err *err);
/* Marks all players' suggestions of a word as answered, and forgets how often it was
 * tried. */
bool suggestion_decide(struct store *st, const struct missed *m, int64_t now,
		       struct err *err);

/* A word that was played; word_try_list adds up its editions. */
struct word_try {
	struct missed missed;
	long tries;
	int64_t since, last;
};

bool word_try_add(struct store *st, const struct missed *m, int64_t now,
		  struct err *err);
/* By language and word. */
bool word_try_list(struct store *st, struct arena *a, struct word_try **out,
		   size_t *count, struct err *err);

#endif
