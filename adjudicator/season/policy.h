/* SPDX-License-Identifier: ISC */
/*
 * What a season's policy says of trouble: who never comes, who falls silent, what is
 * not finished when its round is over, and places that are free. Some of it is settled
 * at once; the rest its director is asked, once, and what he does not answer in a week
 * is settled without him.
 */
#ifndef ADJUDICATOR_SEASON_POLICY_H
#define ADJUDICATOR_SEASON_POLICY_H

#include "adjudicator/record/record.h"
#include "adjudicator/season/season.h"
#include "adjudicator/store/concern.h"

enum { POLICY_WAITS = 7 * 86400, POLICY_EXTENDS = 7 * 86400 };

/* One look at a season that runs, in the caller's transaction. */
struct season_looked {
	bool changed; /* r is to be loaded again */
	long unheard; /* questions for which there is neither referee nor organiser */
};
bool season_policy(struct context *d, struct arena *arena, struct season_run *r,
		   struct season_looked *out, struct err *err);
/* The player to move in that game has fallen silent: *settled where it is of a season
 * that knows what to do then. */
bool season_silence(struct context *d, struct arena *arena, const struct record *r,
		    bool *settled, struct err *err);

/* The fixture's game ends as it stands, or in a draw; by: the referee, 0: nobody. */
bool season_ends_game(struct context *d, struct arena *arena, struct season_fixture *f,
		      bool draw, int64_t by, struct err *err);
/* Who loses so is told, and who wins. */
struct season_loss;
bool season_loses(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_loss *loss, struct err *err);

#endif
