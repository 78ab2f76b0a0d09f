/* SPDX-License-Identifier: ISC */
/*
 * How often a day letters are answered that move no game: so no robot can write to us
 * for ever. Each game counts for itself, and the last answer says that it is the last
 * (K57).
 */
#ifndef ADJUDICATOR_LETTERS_ANSWER_LIMIT_H
#define ADJUDICATOR_LETTERS_ANSWER_LIMIT_H

#include "adjudicator/letters/hearing.h"

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

#endif
