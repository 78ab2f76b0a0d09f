/* SPDX-License-Identifier: ISC */
/*
 * Clocks that would fall all at once (K27): more than three, and more than one in
 * ten of all that run; a clock that stands still is not counted. So many at once
 * suggest that letters do not reach us. None of them falls before the organiser says
 * so, and whatever arrives meanwhile is in time.
 */
#ifndef ADJUDICATOR_CLOCKS_FREEZE_H
#define ADJUDICATOR_CLOCKS_FREEZE_H

#include "adjudicator/club/context.h"

/* Sets d->frozen: whether the run before found too many. Call it before letters are
 * judged. */
bool freeze_begin(struct context *d, struct err *err);
/* Takes a list of due games. If too many turns in it would run out of time, leaves out
 * those games and keeps their number for the organiser (STORED_CONCERN_FALLS). */
bool freeze_sift(struct context *d, int64_t *ids, size_t *count, struct err *err);

#endif
