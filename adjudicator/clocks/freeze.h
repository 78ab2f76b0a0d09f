/* SPDX-License-Identifier: ISC */
/*
 * Clocks that would fall all at once (K27): more than three, and more than one in ten
 * of all that run. A clock that stands still is not counted. That looks like letters
 * that do not reach us, so none of them falls before the organiser says so, and what
 * comes meanwhile is in time.
 */
#ifndef ADJUDICATOR_CLOCKS_FREEZE_H
#define ADJUDICATOR_CLOCKS_FREEZE_H

#include "adjudicator/club/context.h"

/* Whether that was so in the run before; into d->frozen. Call before letters are
 * judged. */
bool freeze_begin(struct context *d, struct err *err);
/* Of the games that are due: leaves out those whose turn would run out of time, if they
 * are too many, and keeps for the organiser how many they are (STORED_CONCERN_FALLS).
 */
bool freeze_sift(struct context *d, int64_t *ids, size_t *count, struct err *err);

#endif
