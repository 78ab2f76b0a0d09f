/* SPDX-License-Identifier: ISC */
/*
 * The secret that a letter about a case carries: its case, and the referee whom it
 * speaks for.
 */
#ifndef ADJUDICATOR_REFEREE_CASE_TOKEN_H
#define ADJUDICATOR_REFEREE_CASE_TOKEN_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/casefile.h"

/* What a token of that kind has in place of a seat. */
enum { CASE_TOKEN_SEAT = 2 };

/* Speaks of a case; and one for its referee, until he makes his secrets anew. */
bool case_token(const struct token *t);
struct token case_token_for(int64_t casefile, const struct player *referee);
/* What such a token has in place of a turn: another once that player has made his
 * secrets anew. */
uint16_t case_token_mark(const struct player *p);
/* The secret address that answers to the case go to. */
struct view case_token_address(const struct context *d, struct arena *arena,
			       int64_t casefile, const struct player *referee);
/* The referee it speaks for, as long as the case is his; 0: nobody. */
bool case_token_owner(struct hearing *h, const struct token *t, int64_t *owner);
/* Fields of the page referee.txt, which tells that reader how to answer; 0: the
 * organiser. */
void case_token_how(struct arena *arena, struct fields *f, const struct casefile *c,
		    const struct setup *s, int64_t reader);

#endif
