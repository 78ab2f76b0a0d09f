/* SPDX-License-Identifier: ISC */
/*
 * A duplicate season (rules G1 to G11): everybody has the same rack and the same board,
 * and in each round sends his best play; nobody else sees it before the round is
 * closed.
 *
 * - It is played on one game of one seat, which nobody owns (games/boards/duplicate.h):
 *   its record, proofs and pages are those of any game, and its turns are the rounds.
 * - What is sent is judged at once, and kept in rows of its own: the last one counts.
 * - duplicate_tick.c opens and closes rounds; duplicate_order.c hears plays;
 *   duplicate_letter.c tells of them; duplicate_table.c adds up; duplicate_luck.c
 *   has what the draws come from.
 */
#ifndef ADJUDICATOR_SEASON_DUPLICATE_H
#define ADJUDICATOR_SEASON_DUPLICATE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/season/table.h"

/* The player who has the seat: a robot of a level of its own, which never moves. */
enum { DUPLICATE_ROBOT = 4 };

bool season_is_duplicate(const struct season_run *r);

/* The round that was opened last; NULL: it has not begun. */
const struct season_round *season_duplicate_round(const struct season_run *r);

/* What an entrant sent for a round; NULL: nothing. */
const struct season_play *season_duplicate_play(const struct season_run *r, int round,
						int64_t entrant);
/* What went on the board in it; NULL: it is not closed. */
const struct season_laid *season_duplicate_laid(const struct season_run *r, int round);
/* How letters and pages name a play: "8D CRATE" for "D8 across CRATE". */
struct view season_duplicate_shown(struct arena *arena, struct view canonical);
/* How many of those who play on there are, and have sent something for that round. */
size_t season_duplicate_sent(const struct season_run *r, int round, size_t *of);
/* Rows as struct season_table has them: twice the sum of the points of closed rounds as
 * half points, and as spread what that is short of what went on the board. */
void season_duplicate_rows(struct season_run *r, struct arena *arena,
			   struct season_table *t);

/* The following keep what they do in the caller's transaction. */

/* One look at a season that runs; r is kept up. */
bool season_duplicate_run(struct context *d, struct arena *arena, struct season_run *r,
			  struct err *err);
/* Its last round is closed. */
bool season_duplicate_over(const struct season_run *r);
/* The organiser stops it: its game does not count. */
bool season_duplicate_stop(struct context *d, struct arena *arena, struct season_run *r,
			   struct err *err);
/* The club was away from `since` until now: the round that goes on has that time once
 * more, and everybody is told. */
bool season_duplicate_longer(struct context *d, struct arena *arena,
			     struct season_run *r, int64_t since, bool *any,
			     struct err *err);

/* A play, a pass or a try of one who takes part in the season of that game. *mine is
 * false where he does not, or the game is of no such season. */
struct season_duplicate_asked {
	struct hearing *h;
	struct record *game;
	struct season_run r;
	struct season_entrant *me;        /* in r */
	const struct season_round *round; /* in r; the last */
};
bool season_duplicate_ask(struct hearing *h, struct record *game,
			  struct season_duplicate_asked *x, bool *mine);
bool season_duplicate_order(struct season_duplicate_asked *x, const struct order *o);
/* The letter of the round once more. */
bool season_duplicate_again(struct season_duplicate_asked *x);

/* duplicate_letter.c: to everybody who plays on. `was`: the round that is closed; 0: it
 * begins. With the next round, unless that was the last. */
struct season_duplicate_news {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	struct record *game;
	int was;
	struct err *err;
};
bool season_duplicate_tell(const struct season_duplicate_news *x);
bool season_duplicate_tell_one(const struct season_duplicate_news *x,
			       const struct season_entrant *e, int64_t letter);
/* Of a round that has more time: what an outage took, or 0 where letters have not left.
 */
bool season_duplicate_tell_longer(const struct season_duplicate_news *x, int64_t span);
/* Somebody has got a place, whose player and language e has: the round's letter (G10),
 * if it has begun; r is read anew. */
bool season_duplicate_taken(struct context *d, struct arena *arena,
			    struct season_run *r, int64_t entrant, struct err *err);
/* What was stirred into the draws: the words of all who take part, in the order of
 * their places. */
struct hash season_duplicate_luck(const struct season_side *side);
/* Its fingerprint, as the game's record has it; empty where the words that are kept are
 * no longer those: somebody is forgotten, or another has his place. */
bool season_duplicate_told_luck(const struct season_duplicate_news *x,
				const struct season_side *side, struct view *hex);

#endif
