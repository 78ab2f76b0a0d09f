/* SPDX-License-Identifier: ISC */
/* Several players in one breath: "Ben, Cat and Dan". */
#ifndef ADJUDICATOR_NAMES_H
#define ADJUDICATOR_NAMES_H

#include "adjudicator/games/game.h"

/* The seats whose bits are set, in the order of play. */
struct view names_list(struct arena *arena, const struct setup *setup, unsigned seats);
/* Name i of `count` behind those before it. */
void names_add(struct buf *b, struct view name, size_t i, size_t count);
/* All but one. */
struct view names_others(struct arena *arena, const struct setup *setup, int me);
int names_count(unsigned seats);
/* The seat of the set with the highest score, the first of several; -1: it is empty. */
int names_best(const int score[SEATS], unsigned seats);

#endif
