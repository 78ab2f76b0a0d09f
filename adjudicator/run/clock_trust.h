/* SPDX-License-Identifier: ISC */
/*
 * What becomes of a club whose machine had a wrong clock (K26). While in doubt time
 * stands still (cmd/now.c). When the organiser says that the clock is right, whatever
 * was put off into a time far from now is brought back to it.
 */
#ifndef ADJUDICATOR_RUN_CLOCK_TRUST_H
#define ADJUDICATOR_RUN_CLOCK_TRUST_H

#include "adjudicator/club/context.h"

/* Keeps for the organiser what the clock said (CONCERN_JUMP), as long as d->doubt. */
bool clock_doubt(struct context *d, int64_t said, struct err *err);
/* d->now is the time. Clocks that end more than a year behind it were set by a wrong
 * one: they have their whole time from now on, and their players are told. */
bool clock_right(struct context *d, struct err *err);

#endif
