/* SPDX-License-Identifier: ISC */
/*
 * Letters of a referee: he rules on a case by a line in answer to the letter that
 * brought it. That letter's secret and his own address prove him, as they do a player;
 * what only looks like his is asked about, and decides nothing.
 */
#ifndef ADJUDICATOR_RUN_REFEREE_LETTER_H
#define ADJUDICATOR_RUN_REFEREE_LETTER_H

#include "adjudicator/run/authenticate.h"
#include "adjudicator/store/casefile.h"

/* What a token of that kind has in place of a seat. */
enum { BENCH_SEAT = 2 };

/* Speaks of a case; and one for its referee, until he makes his secrets anew. */
bool bench_token(const struct token *t);
struct token bench_token_for(int64_t casefile, const struct player *referee);
/* What such a token has in place of a turn: another once that player has made his
 * secrets anew. */
uint16_t bench_mark(const struct player *p);
/* The secret address that answers to the case go to. */
struct view bench_address(const struct desk *d, struct arena *arena, int64_t casefile,
			  const struct player *referee);
/* The referee it speaks for, as long as the case is his; 0: nobody. */
bool bench_owner(struct hearing *h, const struct token *t, int64_t *owner);
/* Fields of the page referee.txt, which tells that reader how to answer; 0: the
 * organiser. */
void bench_how(struct arena *arena, struct fields *f, const struct casefile *c,
	       const struct setup *s, int64_t reader);

/* The case is decided by that ruling; an appeal for good. */
struct ruled;
void bench_settle(struct casefile *c, const struct ruled *out, int64_t now);

/* A letter from that standing, where it rules or answers a case. What is proved is
 * done; else the referee is asked whether it is his, at most once a day. `orders`
 * becomes its lines, for the ledger. *handled is false when it has nothing for a
 * referee. */
bool bench_letter(struct hearing *h, const struct letter *l, const struct whose *w,
		  struct orders *orders, bool *handled);

#endif
