/* SPDX-License-Identifier: ISC */
/*
 * What a season's policy does about trouble: players who never come or fall silent,
 * games that are not finished when their round is over, and free places. Some of it
 * is settled at once. About the rest the director is asked, once, and what he does
 * not answer within a week is settled without him.
 */
#ifndef ADJUDICATOR_SEASON_POLICY_H
#define ADJUDICATOR_SEASON_POLICY_H

#include "adjudicator/record/record.h"
#include "adjudicator/season/season.h"
#include "adjudicator/store/concern.h"

enum { POLICY_WAITS = 7 * 86400, POLICY_EXTENDS = 7 * 86400 };

/* One look at a running season, in the caller's transaction. */
struct season_looked {
	bool changed; /* *r must be loaded again */
	long unheard; /* questions that neither a referee nor an organiser gets */
};
bool season_policy(struct context *d, struct arena *arena, struct season_run *r,
		   struct season_looked *out, struct err *err);
/* The player to move in the game has fallen silent. *settled: the game belongs to a
 * season whose policy has dealt with it. */
bool season_silence(struct context *d, struct arena *arena, const struct record *r,
		    bool *settled, struct err *err);

/* Whether the time of a game of that round is up (late_game.c). */
bool season_time_up(struct arena *arena, const struct season_run *r,
		    const struct record *record, const struct season_round *round,
		    bool *up, struct err *err);
/* Ends the fixture's game as it stands, or as a draw. by: the referee who decided
 * it, 0: nobody. */
bool season_ends_game(struct context *d, struct arena *arena, struct season_fixture *f,
		      bool draw, int64_t by, struct err *err);
/* Lets the loser forfeit the fixture, and tells both players. */
struct season_loss;
bool season_loses(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_loss *loss, struct err *err);

#endif
