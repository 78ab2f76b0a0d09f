/* SPDX-License-Identifier: ISC */
/* What was set aside is tried again. */
#ifndef ADJUDICATOR_RUN_SET_ASIDE_AGAIN_H
#define ADJUDICATOR_RUN_SET_ASIDE_AGAIN_H

#include "adjudicator/record/set_aside.h"

/* Gives the time back that the player to move lost because the game, or a letter to
 * him, was set aside. */
bool aside_give_back(struct context *d, struct arena *arena, int64_t game,
		     struct err *err);
/* Games that are to be tried again go on if they can be read. */
bool aside_again(struct context *d, struct err *err);

#endif
