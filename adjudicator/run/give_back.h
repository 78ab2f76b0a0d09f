/* SPDX-License-Identifier: ISC */
/* Time that players lost by an outage of ours, or because something was set aside, is
 * given back. */
#ifndef ADJUDICATOR_RUN_GIVE_BACK_H
#define ADJUDICATOR_RUN_GIVE_BACK_H

#include "adjudicator/club/context.h"

/* Gives every running clock back the time since the last drained run, if that is an
 * outage (K7). Call before anything is judged. */
bool outage_give_back(struct context *d, struct err *err);
/* In a complete run, before clocks are looked at: what players were not told of yet of
 * an outage is told, and the rest of it given back. */
bool outage_end(struct context *d, struct err *err);
/* Gives the time back that the player to move lost because the game, or a letter to
 * him, was set aside. */
bool aside_give_back(struct context *d, struct arena *arena, int64_t game,
		     struct err *err);
/* Games that are to be tried again go on if they can be read. */
bool aside_again(struct context *d, struct err *err);

#endif
