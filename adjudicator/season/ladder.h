/* SPDX-License-Identifier: ISC */
/*
 * A ladder (rules K30 to K34): a season without rounds, in which a player challenges
 * somebody who stands above him. The order is a fold over all games, by the time
 * when they ended, so a ruling that changes a result changes the order.
 * - formats/orders/order_args.h reads what players write
 * - ladder_order.c carries it out
 * - ladder_tick.c does what time brings
 * - ladder_letter.c tells the players
 * Its fixtures are all in round 1. Each has a board number of its own, from which the
 * secret of its game follows.
 */
#ifndef ADJUDICATOR_SEASON_LADDER_H
#define ADJUDICATOR_SEASON_LADDER_H

#include "adjudicator/league/pair_ladder.h"
#include "adjudicator/season/season.h"

struct season_ladder {
	struct season_side side;
	struct ladder ladder;                /* with a game for each challenge */
	struct season_challenge **challenge; /* the challenge of each game; in r->s */
};

/* The ladder when everything that had ended by `until` was counted; INT64_MAX: as it
 * is now. */
struct season_ladder season_ladder_at(struct season_run *r, struct arena *arena,
				      const struct season_side *side, int64_t until);
/* The entrant's place, from 1; 0: he is no longer on the ladder. */
int season_ladder_place(const struct season_ladder *l, int64_t entrant);
/* What a challenge has brought: half points of the challenger, CHALLENGE_NOTHING, or
 * CHALLENGE_UNTOLD while it is undecided. */
int season_challenge_brings(struct season_run *r, const struct season_challenge *c);
/* Whether no more challenges are possible, be it that nobody is left for one, and
 * everything is played. */
bool season_ladder_over(const struct season_run *r, const struct season_side *side,
			int64_t now);
/* Lists whom an entrant may challenge now, in the arena. Returns their number. */
size_t season_ladder_whom(const struct season_ladder *l, struct arena *arena,
			  int64_t entrant, int64_t now, struct season_entrant ***out);

/* Until when an answer is waited for that would have time until then: not behind the
 * last day. */
int64_t season_ladder_due(const struct season_run *r, int64_t at);
/* Not answering it in time would be lost: with the last day it comes to nothing. */
bool season_ladder_loses(const struct season_run *r, const struct season_challenge *c);

/* The following keep what they do in the caller's transaction. */

/* One look at a running ladder; *r is kept up to date. */
bool season_ladder_run(struct context *d, struct arena *arena, struct season_run *r,
		       struct err *err);
/* Accepts a challenge; its game begins when games do. */
bool season_ladder_accept(struct context *d, struct season_run *r,
			  struct season_challenge *c, struct err *err);
/* Declines a challenge at the moment `at`; from c->due on that means that it was not
 * answered in time. The next look tells both players. */
bool season_ladder_refuse(struct context *d, struct season_run *r,
			  struct season_challenge *c, int64_t at, struct err *err);
/* Takes a challenge back for the challenger; both are told. */
bool season_ladder_takeback(struct context *d, struct arena *arena,
			    struct season_run *r, struct season_challenge *c,
			    struct err *err);
/* The club was away from `since` until now: who has still to answer has that time once
 * more, and both are told. *any becomes true where there was somebody. */
bool season_ladder_give_back(struct context *d, struct arena *arena,
			     struct season_run *r, int64_t since, bool *any,
			     struct err *err);
/* Notes that players were told of what rulings have changed. */
bool season_ladder_retold(struct context *d, struct season_run *r, struct err *err);
/* Whether what was told of a challenge is no longer so. */
bool season_ladder_changes(struct season_run *r, const struct season_challenge *c);
/* Whether declining it would cost nothing. */
bool season_ladder_free(const struct season_run *r, const struct season_challenge *c);

/* ladder_letter.c. Asks the player who is challenged. */
bool season_ladder_ask(struct context *d, struct arena *arena, struct season_run *r,
		       const struct season_challenge *c, struct err *err);
/* The ladder begins: tells everybody in a division how it works and where he stands. */
bool season_ladder_begins(struct context *d, struct arena *arena, struct season_run *r,
			  const struct season_side *side, struct err *err);
/* Tells those of the two who are still there that the challenge comes to nothing,
 * because the season has ended (`ended`) or one of them has left. */
bool season_ladder_dropped(struct context *d, struct arena *arena, struct season_run *r,
			   const struct season_challenge *c, bool ended,
			   struct err *err);
/* Tell both that the challenge is taken back (season_ladder_taken), or that it may
 * be answered `span` seconds later (season_ladder_longer). */
bool season_ladder_taken(struct context *d, struct arena *arena, struct season_run *r,
			 const struct season_challenge *c, struct err *err);
bool season_ladder_longer(struct context *d, struct arena *arena, struct season_run *r,
			  const struct season_challenge *c, int64_t span,
			  struct err *err);
/* Tells both what it has brought, and where they stand. */
bool season_ladder_brought(struct context *d, struct arena *arena, struct season_run *r,
			   const struct season_challenge *c, struct err *err);

#endif
