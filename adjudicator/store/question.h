/* SPDX-License-Identifier: ISC */
/*
 * Questions that we asked a player and whose answer we wait for: which of two
 * readings was meant, whether a letter from elsewhere was his, whether he meant to
 * resign. A seat has one open question; a new one closes the old. A question lapses
 * when its turn is over.
 */
#ifndef ADJUDICATOR_STORE_QUESTION_H
#define ADJUDICATOR_STORE_QUESTION_H

#include "adjudicator/store/store.h"

struct question {
	int64_t id; /* 0: none */
	int64_t game, player, letter;
	int seat;
	long turn;
	int64_t asked, arrived; /* arrived: of the letter asked about; an answer within
				   48 hours counts as if it came then */
	struct view kind;       /* choose held stale resign, or ASK_ALL */
	struct view choices;    /* orders, one a line, "=" before a canonical one, "~"
				   before one as written; a yes means the first */
	struct view state;      /* open answered lapsed */
};

/* Kind of a question where one yes plays all orders, from first to last. */
#define ASK_ALL "all"

bool question_add(struct store *st, struct question *q, struct err *err);
bool question_get(struct store *st, struct arena *a, int64_t id, struct question *q,
		  struct err *err);
/* The open question of a seat; q->id is 0 when there is none. */
bool question_open(struct store *st, struct arena *a, int64_t game, int seat,
		   struct question *q, struct err *err);
/* `state` is answered or lapsed. A question that is not open stays as it is. */
bool question_close(struct store *st, int64_t id, const char *state, struct err *err);
/* The order of choice `number` (from 1); empty when there is no such choice. *count
 * is the number of choices, *written whether the order stands as it was written. For
 * ASK_ALL *count is 1, and its orders are still found by their numbers. */
struct view question_choice(const struct question *q, long number, size_t *count,
			    bool *written);

#endif
