/* SPDX-License-Identifier: ISC */
/*
 * How often a day somebody is answered whose letters move no game (K57), so that no
 * robot can write to us for ever: each game counts for itself, and the last answer says
 * that it is the last one. Letters without an order are counted by run/no_order.c, the
 * same orders again by run/loop_guard.c, letters that may be forged by run/hold.c.
 */
#ifndef ADJUDICATOR_LETTERS_ANSWER_LIMIT_H
#define ADJUDICATOR_LETTERS_ANSWER_LIMIT_H

#include "adjudicator/letters/hearing.h"

/* Whether there is an answer, and what then becomes of the next ones. */
struct answer_limit {
	bool may;      /* there is an answer */
	bool last;     /* and no more of them today */
	int64_t until; /* when there may be one again */
	int64_t game;  /* that such letters are about; 0: none */
	bool all;      /* they stop every clock of his: they may be about any game */
};
/* Counts a letter of that sort, of the player who is heard, in a game or, with 0, in
 * none; `most` of them are answered in a day. */
bool answer_limit_count(struct hearing *h, const char *sort, int64_t game, long most,
			struct answer_limit *out);
/* Tells beside an answer that it is the last one. */
bool answer_limit_last(struct hearing *h, const struct addressee *to,
		       const struct answer_limit *q);
/* The same at the end of a letter, of what h->last says. */
bool answer_limit_told(struct hearing *h);

/* Whether the registered address may be asked about a letter that may be forged: at
 * most about one a day, but about all that it asks for; and at once again when its
 * owner said that it was his. */
bool answer_may_hold(struct hearing *h, bool *may);
/* The same, with how long it counts; all zeros where he is asked already. */
bool answer_may_ask(struct hearing *h, struct answer_limit *q, bool *may);
bool answer_vouched(struct hearing *h);
/* Whether `what` was not sent to him in the last 24 hours: about that game, or, where
 * it is 0, about none; it counts as sent now. */
bool answer_once_a_day(struct hearing *h, const char *what, int64_t game,
		       struct answer_limit *q);

#endif
