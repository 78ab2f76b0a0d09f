/* SPDX-License-Identifier: ISC */
/*
 * Pauses that the players agree on (K23). Whatever runs stands still from the moment of
 * the letter that made the pause, and has it left when one of them lets the game go on.
 * Cubes begins its pauses so and keeps them by itself (U12).
 */
#ifndef ADJUDICATOR_GAMES_PAUSE_H
#define ADJUDICATOR_GAMES_PAUSE_H

#include "adjudicator/games/game.h"

/* Until when what is asked now of the others must be answered. In a pause its time
 * begins with the pause, so that it is all there when the game goes on. */
int64_t pause_window(const struct position *pos, int by, int64_t now);
/* Whether such an order can be given in a pause. */
bool pause_allows(const struct position *pos, const struct order *o);

/* The orders `pause` and `resume`. */
verb_judge pause_judge, pause_judge_resume;
/* Begins the pause that everybody has agreed to; false: none is wanted. */
bool pause_begin(struct table *t);
/* Ends one, if there is one: the game goes on without whoever resigns. */
void pause_end(struct table *t, int seat);

/* EVENT_PAUSE and EVENT_RESUME; false: it is neither. */
bool pause_apply(struct position *pos, const struct event *e);
/* Whether such an event can be. */
bool pause_fits(const struct position *pos, const struct event *e);

#endif
