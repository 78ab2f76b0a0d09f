/* SPDX-License-Identifier: ISC */
/*
 * When a game is over and the time for protests has gone by, what its draws came from
 * is no secret any more: an event keeps it, and one letter to every seat tells it, with
 * the whole record.
 */
#ifndef ADJUDICATOR_CLOCKS_REVEAL_H
#define ADJUDICATOR_CLOCKS_REVEAL_H

#include "adjudicator/club/context.h"

/* Of all games that it is time for; *told is how many. Each is kept by itself. */
bool reveal_due(struct context *d, long *told, struct err *err);

#endif
