/* SPDX-License-Identifier: ISC */
/* Moves in people's own words, "I play HANG at 8G": never done, but asked about. */
#ifndef FORMATS_ORDERS_ORDERS_LOOSE_H
#define FORMATS_ORDERS_ORDERS_LOOSE_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/*
 * The order that a normalised line of prose seems to mean: "8G HANG", "exchange AGY",
 * "pass". A play names one square and one word, or one in capitals; besides there
 * stands nothing but what the table of little words holds. Empty when it seems to mean
 * none.
 */
struct view orders_loose(struct arena *arena, struct view line);

#endif
