/* SPDX-License-Identifier: ISC */
/*
 * A duplicate season (rules G1 to G11): everybody has the same rack and the same
 * board, and sends his best play in each round; nobody else sees it before the round
 * is closed.
 *
 * - It is played on one game with one seat, which belongs to no player
 *   (games/boards/duplicate.h). The game's record, proofs and pages are those of any
 *   game, and its turns are the rounds.
 * - A play is judged when it arrives, and kept in a table of its own: a player's
 *   last play counts.
 * - duplicate_tick.c opens and closes rounds; duplicate_order.c hears plays;
 *   duplicate_letter.c tells of them; duplicate_table.c adds up; duplicate_luck.c
 *   has what the draws come from.
 */
#ifndef ADJUDICATOR_SEASON_DUPLICATE_H
#define ADJUDICATOR_SEASON_DUPLICATE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/season/table.h"

/* The robot level of the player who has the seat: he never moves. */
enum { DUPLICATE_ROBOT = 4 };

bool season_is_duplicate(const struct season_run *r);

/* The round that was opened last; NULL: the season has not begun. */
const struct season_round *season_duplicate_round(const struct season_run *r);

/* What an entrant has sent for a round; NULL: nothing. */
const struct season_play *season_duplicate_play(const struct season_run *r, int round,
						int64_t entrant);
/* The play that was put on the board in the round; NULL: it is not closed. */
const struct season_laid *season_duplicate_laid(const struct season_run *r, int round);
/* The name of a play in letters and on pages: "8D CRATE" for "D8 across CRATE". */
struct view season_duplicate_shown(struct arena *arena, struct view canonical);
/* How many entrants have sent something for that round; *of: how many still play. */
size_t season_duplicate_sent(const struct season_run *r, int round, size_t *of);
/* Makes the rows of *t: as half points twice the sum of the points in closed rounds,
 * as spread how far that is below the points that went on the board. */
void season_duplicate_rows(struct season_run *r, struct arena *arena,
			   struct season_table *t);

/* The following keep what they do in the caller's transaction. */

/* One look at a running season; *r is kept up to date. */
bool season_duplicate_run(struct context *d, struct arena *arena, struct season_run *r,
			  struct err *err);
/* Whether its last round is closed. */
bool season_duplicate_over(const struct season_run *r);
/* Stops the season for the organiser: its game does not count. */
bool season_duplicate_stop(struct context *d, struct arena *arena, struct season_run *r,
			   struct err *err);
/* The club was away from `since` until now: the open round is extended by that time,
 * and everybody is told. *any: there was such a round. */
bool season_duplicate_longer(struct context *d, struct arena *arena,
			     struct season_run *r, int64_t since, bool *any,
			     struct err *err);

/* A play, a pass or a try by somebody who takes part in the season of that game.
 * *mine is false where he does not, or the game belongs to no such season. */
struct season_duplicate_asked {
	struct hearing *h;
	struct record *game;
	struct season_run r;
	struct season_entrant *me;        /* in r */
	const struct season_round *round; /* in r; the last one */
};
bool season_duplicate_ask(struct hearing *h, struct record *game,
			  struct season_duplicate_asked *x, bool *mine);
bool season_duplicate_order(struct season_duplicate_asked *x, const struct order *o);
/* Sends the letter of the round once more. */
bool season_duplicate_again(struct season_duplicate_asked *x);

/* duplicate_letter.c. Letters to everybody who still plays. .was: the round that was
 * closed; 0: the season begins. They also tell of the next round, unless that was
 * the last. */
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
/* Tells that a round has more time: `span` seconds for an outage, or 0 because
 * letters have not left yet. */
bool season_duplicate_tell_longer(const struct season_duplicate_news *x, int64_t span);
/* A new player has taken an entrant's place: sends him the round's letter (G10), if
 * the season has begun. Reads *r anew. */
bool season_duplicate_taken(struct context *d, struct arena *arena,
			    struct season_run *r, int64_t entrant, struct err *err);
/* A hash of the words that go into the draws: those of all entrants, in the order of
 * their places. */
struct hash season_duplicate_luck(const struct season_side *side);
/* Its fingerprint in hex, as the game's record has it; empty where the words no longer
 * give that hash, because a player was forgotten or somebody else has his place. */
bool season_duplicate_told_luck(const struct season_duplicate_news *x,
				const struct season_side *side, struct view *hex);

#endif
