/* SPDX-License-Identifier: ISC */
/*
 * What we asked a player and wait to hear: which of two readings was meant, whether a
 * letter from elsewhere was theirs, whether resigning was meant. One is open per seat;
 * a new one closes the old. A question lapses when its turn is over.
 */
#ifndef ADJUDICATOR_STORE_QUESTION_H
#define ADJUDICATOR_STORE_QUESTION_H

#include "adjudicator/store/store.h"

struct question {
	int64_t id; /* 0: none */
	int64_t game, player, letter;
	int seat;
	long turn;
	int64_t asked, arrived; /* arrived: of the letter asked about; the answer counts
				   from then if it comes within 48 hours */
	struct view kind;       /* choose held stale resign */
	struct view choices;    /* canonical orders, one a line; for yes, the first */
	struct view state;      /* open answered lapsed */
};

/* The kind of a question whose one yes lets all of it be done, top to bottom. */
#define ASK_ALL "all"

bool question_add(struct store *st, struct question *q, struct err *err);
bool question_get(struct store *st, struct arena *a, int64_t id, struct question *q,
		  struct err *err);
/* The open question of a seat; q->id is 0 when there is none. */
bool question_open(struct store *st, struct arena *a, int64_t game, int seat,
		   struct question *q, struct err *err);
/* `state` is answered or lapsed. A question that is not open stays as it is. */
bool question_close(struct store *st, int64_t id, const char *state, struct err *err);
/* The choice's order of an open question; empty when there is none of that number. Of
 * ASK_ALL *count is 1, and its orders are found by their numbers. */
struct view question_choice(const struct question *q, long number, size_t *count,
			    bool *written);

#endif
