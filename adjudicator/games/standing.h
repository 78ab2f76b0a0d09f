/* SPDX-License-Identifier: ISC */
/*
 * Standing answers (W12, Q10): what a player answers to every play or word that waits,
 * as soon as it does. The games look to it that they are given.
 */
#ifndef ADJUDICATOR_GAMES_STANDING_H
#define ADJUDICATOR_GAMES_STANDING_H

#include "adjudicator/games/game.h"

/* The order `always`: EVENT_ALWAYS. */
enum outcome standing_judge(struct table *t, int seat, const struct order *o);
/* The first of those seats with that answer; -1: none. */
int standing_first(const struct position *pos, unsigned seats, enum always answer);
/* Accepts for all of those seats that always do; false: none does. */
bool standing_accept(struct table *t, unsigned seats);
/* EVENT_ALWAYS. */
void standing_apply(struct position *pos, const struct event *e);
/* "always accept" */
const char *standing_order(struct arena *arena, int answer);

#endif
