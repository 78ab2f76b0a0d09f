/* SPDX-License-Identifier: ISC */
/* A letter's orders for one game. */
#ifndef ADJUDICATOR_RUN_CARRY_LETTER_H
#define ADJUDICATOR_RUN_CARRY_LETTER_H

#include "adjudicator/letters/hearing.h"

/* The orders of a letter for one game, top to bottom. */
bool carry_game(struct hearing *h, int64_t game, const struct order *o, size_t count);

#endif
