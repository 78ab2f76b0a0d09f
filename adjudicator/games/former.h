/* SPDX-License-Identifier: ISC */
/*
 * Names of seats. A set-up knows who has them now, and who had them before a referee
 * gave them to others; a position knows how many of these changes lie behind it.
 */
#ifndef ADJUDICATOR_GAMES_FORMER_H
#define ADJUDICATOR_GAMES_FORMER_H

#include "adjudicator/games/game.h"

/* Who had the seat behind so many changes. */
struct view former_name(const struct setup *s, int seat, int changes);
/* Who has it in that position. */
struct view position_name(const struct position *pos, int seat);
/* The seat of that name behind so many changes, without case; -1: nobody's. */
int former_seat(const struct setup *s, struct view name, int changes);
/* The seat is that one's from now on. Borrows the name; s->formers < FORMERS. */
void former_change(struct setup *s, int seat, struct view name);

#endif
