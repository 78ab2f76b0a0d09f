/* SPDX-License-Identifier: ISC */
/*
 * Leave in one game (K21): the clock of a player who is away stands still, and so does
 * the time that he has to answer. What the others owe goes on.
 */
#ifndef ADJUDICATOR_GAMES_AWAY_H
#define ADJUDICATOR_GAMES_AWAY_H

#include "adjudicator/games/game.h"

/* Whether leave stops clocks in this game: not in one that is played alone. */
bool away_counts(const struct position *pos);
/* That seat is away from `from` until then; 0: it is back since `from`. What it had
 * left at `from` it has then. */
void away_set(struct table *t, int seat, int64_t from, int64_t until);

#endif
