/* SPDX-License-Identifier: ISC */
/*
 * A run whose way to the database's server was lost, or whose server died, ends and is
 * tried again. What it alone knows, that a letter has left, it says before.
 */
#ifndef ADJUDICATOR_RUN_COME_BACK_H
#define ADJUDICATOR_RUN_COME_BACK_H

#include "adjudicator/run/phases.h"

/* Does it with another connection in r->context.store, for so long as a standby takes
 * to take over; r has its own again afterwards. False when it could not be done: the
 * log says why. */
bool come_back(struct run *r, bool (*what)(void *arg, struct err *err), void *arg);

#endif
