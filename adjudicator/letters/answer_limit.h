/* SPDX-License-Identifier: ISC */
/*
 * How often a day somebody is answered whose letters move no game (K57), so that no
 * robot can write to us for ever. Each game is counted by itself, and the last
 * answer of the day says that it is the last. Letters without an order are counted
 * in run/no_order.c, repeated orders in run/loop_guard.c, letters that may be forged
 * in run/hold.c.
 */
#ifndef ADJUDICATOR_LETTERS_ANSWER_LIMIT_H
#define ADJUDICATOR_LETTERS_ANSWER_LIMIT_H

#include "adjudicator/letters/hearing.h"

/* Whether a letter gets an answer, and what becomes of the next ones. */
struct answer_limit {
	bool may;      /* it gets an answer */
	bool last;     /* the answer is the last one today */
	int64_t until; /* when there may be another answer */
	int64_t game;  /* the game of these letters; 0: none */
	bool all; /* without an answer, all clocks of the player stop: the letter may be
		     about any game */
};
/* Counts a letter of that sort from h->player, about `game` or (0) about none.
 * `most` such letters a day get an answer. */
bool answer_limit_count(struct hearing *h, const char *sort, int64_t game, long most,
			struct answer_limit *out);
/* Tells, beside the answer, that it is the day's last one. */
bool answer_limit_last(struct hearing *h, const struct addressee *to,
		       const struct answer_limit *q);
/* The same at the end of a letter's judging, if h->last is set. */
bool answer_limit_told(struct hearing *h);

/* Whether the registered address may be asked about a letter that may be forged:
 * about one letter a day, but then about everything in it. Once its owner has said
 * that the letter was his, he may be asked again at once. */
bool answer_may_hold(struct hearing *h, bool *may);
/* The same, and *q tells until when that counts; *q is all zeros if this letter was
 * asked about already. */
bool answer_may_ask(struct hearing *h, struct answer_limit *q, bool *may);
bool answer_vouched(struct hearing *h);
/* Whether `what` was not sent to the player in the last 24 hours, about that game or
 * (0) about none. If so, it counts as sent now. */
bool answer_once_a_day(struct hearing *h, const char *what, int64_t game,
		       struct answer_limit *q);

#endif
