/* SPDX-License-Identifier: ISC */
/*
 * A ladder (rules K30 to K34): a season without rounds. Whoever stands below challenges
 * who stands above; the order is a fold over all that was played, by when it ended, so
 * that a ruling which changes a result changes the order.
 * - formats/orders/order_args.h reads what players write
 * - ladder_order.c carries it out
 * - ladder_tick.c does what time brings
 * - ladder_letter.c tells them
 * Its fixtures are all of round 1, and each has a board of its own, from which the
 * secret of its game follows.
 */
#ifndef ADJUDICATOR_SEASON_LADDER_H
#define ADJUDICATOR_SEASON_LADDER_H

#include "adjudicator/league/pair_ladder.h"
#include "adjudicator/season/season.h"

struct season_ladder {
	struct season_side side;
	struct ladder ladder;                /* a game a challenge */
	struct season_challenge **challenge; /* of each game; in r->s */
};

/* How it stood when everything up to that moment had ended; INT64_MAX: as it is. */
struct season_ladder season_ladder_at(struct season_run *r, struct arena *arena,
				      const struct season_side *side, int64_t until);
/* From 1; 0: he is not on it any more. */
int season_ladder_place(const struct season_ladder *l, int64_t entrant);
/* What a challenge has brought: half points of the challenger, CHALLENGE_NOTHING, or
 * CHALLENGE_UNTOLD while nothing is decided. */
int season_challenge_brings(struct season_run *r, const struct season_challenge *c);
/* Nobody is challenged any more, and all is played. */
bool season_ladder_over(const struct season_run *r, const struct season_side *side,
			int64_t now);
/* Whom an entrant may challenge now. In the arena. */
size_t season_ladder_whom(const struct season_ladder *l, struct arena *arena,
			  int64_t entrant, int64_t now, struct season_entrant ***out);

/* Until when an answer is waited for that would have time until then: not behind the
 * last day. */
int64_t season_ladder_due(const struct season_run *r, int64_t at);
/* Not answering it in time would be lost: with the last day it comes to nothing. */
bool season_ladder_loses(const struct season_run *r, const struct season_challenge *c);

/* The following keep what they do in the caller's transaction. */

/* One look at a ladder that runs; r is kept up. */
bool season_ladder_run(struct context *d, struct arena *arena, struct season_run *r,
		       struct err *err);
/* It is accepted, and its game begins when games do. */
bool season_ladder_accept(struct context *d, struct season_run *r,
			  struct season_challenge *c, struct err *err);
/* It was declined at that moment; from c->due on: was not answered in time. The two are
 * told by the next look. */
bool season_ladder_refuse(struct context *d, struct season_run *r,
			  struct season_challenge *c, int64_t at, struct err *err);
/* The challenger wants no answer any more; both are told. */
bool season_ladder_takeback(struct context *d, struct arena *arena,
			    struct season_run *r, struct season_challenge *c,
			    struct err *err);
/* The club was away from `since` until now: who has still to answer has that time once
 * more, and both are told. So have the rounds of other seasons. */
bool season_ladder_outage(struct context *d, int64_t since, bool *any, struct err *err);
/* What a ruling has changed has been told of. */
bool season_ladder_retold(struct context *d, struct season_run *r, struct err *err);
/* What was told of it is so no more. */
bool season_ladder_changes(struct season_run *r, const struct season_challenge *c);
/* Declining it would cost nothing. */
bool season_ladder_free(const struct season_run *r, const struct season_challenge *c);

/* ladder_letter.c: he is asked. */
bool season_ladder_ask(struct context *d, struct arena *arena, struct season_run *r,
		       const struct season_challenge *c, struct err *err);
/* The ladder begins: to everybody of a division, how it goes and where he stands. */
bool season_ladder_begins(struct context *d, struct arena *arena, struct season_run *r,
			  const struct season_side *side, struct err *err);
/* To both that are still there: it comes to nothing, since the season has ended or one
 * of them has left. */
bool season_ladder_dropped(struct context *d, struct arena *arena, struct season_run *r,
			   const struct season_challenge *c, bool ended,
			   struct err *err);
/* To both: it is taken back; and that the answer may come so much later. */
bool season_ladder_taken(struct context *d, struct arena *arena, struct season_run *r,
			 const struct season_challenge *c, struct err *err);
bool season_ladder_longer(struct context *d, struct arena *arena, struct season_run *r,
			  const struct season_challenge *c, int64_t span,
			  struct err *err);
/* To both what it has brought, and where they stand. */
bool season_ladder_brought(struct context *d, struct arena *arena, struct season_run *r,
			   const struct season_challenge *c, struct err *err);

#endif
