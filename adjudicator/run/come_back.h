/* SPDX-License-Identifier: ISC */
/*
 * A run that lost its connection to the database server ends and is tried again.
 * Before that, it stores what only it knows: that a letter has left.
 */
#ifndef ADJUDICATOR_RUN_COME_BACK_H
#define ADJUDICATOR_RUN_COME_BACK_H

#include "adjudicator/run/phases.h"

/* Calls what(arg) with another connection in r->context.store, and tries again for
 * as long as a standby server needs to take over. Afterwards r has its old
 * connection again. Returns false when it did not succeed; the log says why. */
bool come_back(struct run *r, bool (*what)(void *arg, struct err *err), void *arg);

#endif
