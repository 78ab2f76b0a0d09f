/* SPDX-License-Identifier: ISC */
/*
 * When a game is over and the time for protests has passed, the secret that its
 * draws came from is told: an event keeps it in the record, and every seat gets a
 * letter with it and the whole record.
 */
#ifndef ADJUDICATOR_CLOCKS_REVEAL_H
#define ADJUDICATOR_CLOCKS_REVEAL_H

#include "adjudicator/club/context.h"

/* For all games whose time has come; *told is their number. Each is kept by itself. */
bool reveal_due(struct context *d, long *told, struct err *err);

#endif
