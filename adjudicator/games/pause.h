/* SPDX-License-Identifier: ISC */
/*
 * Pauses that the players agree on (K23). From the moment of the letter that made
 * the pause, every clock stands still; when one of the players ends the pause each
 * goes on with the time it had left. Cubes begins its pauses with this module but
 * keeps them itself (U12).
 */
#ifndef ADJUDICATOR_GAMES_PAUSE_H
#define ADJUDICATOR_GAMES_PAUSE_H

#include "adjudicator/games/game.h"

/* Returns when a request of seat `by`, made now, must be answered. In a pause the
 * time to answer is counted from when the pause began, so that all of it is left
 * when the game goes on. */
int64_t pause_window(const struct position *pos, int by, int64_t now);
/* Whether this order may be given in a pause. */
bool pause_allows(const struct position *pos, const struct order *o);

/* Judge the orders `pause` and `resume`. */
verb_judge pause_judge, pause_judge_resume;
/* Begins the pause if all have agreed to it; returns false when they have not. */
bool pause_begin(struct table *t);
/* Somebody has resigned: those who are left may all have agreed to a pause. */
void pause_of_rest(struct table *t);
/* Ends the pause, if there is one: when a player resigns the others play on. */
void pause_end(struct table *t, int seat);

/* Applies EVENT_PAUSE and EVENT_RESUME. Returns false for other events. */
bool pause_apply(struct position *pos, const struct event *e);
/* Whether EVENT_PAUSE or EVENT_RESUME fits the position. */
bool pause_fits(const struct position *pos, const struct event *e);

#endif
