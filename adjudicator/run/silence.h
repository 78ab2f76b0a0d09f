/* SPDX-License-Identifier: ISC */
/* Players to move who have fallen silent (K13). */
#ifndef ADJUDICATOR_RUN_SILENCE_H
#define ADJUDICATOR_RUN_SILENCE_H

#include "adjudicator/club/context.h"

/* Players to move who have fallen silent: each is brought before a referee once. */
bool silence_tick(struct context *d, struct err *err);

#endif
