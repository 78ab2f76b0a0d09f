/* SPDX-License-Identifier: ISC */
/*
 * A turn that its player was not written of has not begun (K56): what a command did
 * between two runs, and what a letter that cannot be written should have told, costs
 * nobody any time.
 */
#ifndef ADJUDICATOR_CLOCKS_UNTOLD_H
#define ADJUDICATOR_CLOCKS_UNTOLD_H

#include "adjudicator/club/context.h"

/* Clocks and times to answer of which nobody was told yet begin now. Call before
 * letters are judged, and before clocks fall. */
bool untold_tick(struct context *d, struct err *err);
/* When that was done last in a game; 0: never. */
bool untold_last(struct context *d, int64_t game, int64_t *at, struct err *err);
/* Time was given back until now in that game, for another reason. */
bool untold_given(struct context *d, int64_t game, struct err *err);

#endif
