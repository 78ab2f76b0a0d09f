/* SPDX-License-Identifier: ISC */
/*
 * The time bank (K8, E8): a turn has its free time, and beyond it what the seat's bank
 * still holds. A seat whose bank is empty passes at once; when all are, the game ends.
 */
#ifndef ADJUDICATOR_GAMES_BANK_H
#define ADJUDICATOR_GAMES_BANK_H

#include "adjudicator/games/game.h"

bool bank_used(const struct position *pos);
bool bank_empty(const struct position *pos);     /* that of the seat to move */
bool bank_all_empty(const struct position *pos); /* nobody who plays has time left */
void bank_spend(struct table *t, int seat);      /* for the order at hand */
void bank_run_out(struct table *t, int seat);    /* the clock fell */
/* Seats without time pass at once; ends the game when nobody has any. False: over. */
bool bank_pass_empty(struct table *t);
/* The same once a pending play is out of the way. */
void bank_catch_up(struct table *t);

#endif
