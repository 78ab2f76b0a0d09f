/* SPDX-License-Identifier: ISC */
/* Gives players back the time that they lost by an outage of ours, or because
 * something was set aside. */
#ifndef ADJUDICATOR_RUN_GIVE_BACK_H
#define ADJUDICATOR_RUN_GIVE_BACK_H

#include "adjudicator/club/context.h"

/* Gives every running clock back the time since the last complete run, if that was
 * long enough to be an outage (K7). Call it before anything is judged. */
bool outage_give_back(struct context *d, struct err *err);
/* For a complete run, before the clocks are looked at: tells players of the part of
 * an outage that they have not heard of yet, and gives back the rest of it. */
bool outage_end(struct context *d, struct err *err);
/* Gives the player to move back the time that he lost because the game, or a letter
 * to him, was set aside. */
bool aside_give_back(struct context *d, struct arena *arena, int64_t game,
		     struct err *err);
/* Tries the games that were set aside again, and lets those that can be read go on. */
bool aside_again(struct context *d, struct err *err);

#endif
