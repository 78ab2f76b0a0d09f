/* SPDX-License-Identifier: ISC */
/* Lines that are no orders but look meant as one (L2). */
#ifndef FORMATS_ORDERS_ORDERS_NEAR_H
#define FORMATS_ORDERS_ORDERS_NEAR_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* The line with its first word spelt right; empty if that would still be prose. */
struct view near_respelt(struct arena *arena, struct view line);
/* What stands in the place of a square in "8Z GLOBE" or "22H globe"; empty where the
 * line is not just that and a word. "V8 engine" and "A22 road" are prose. */
struct view near_no_square(struct view line);

/*
 * A move in people's own words, "I play HANG at 8G", which is asked about and never
 * done. Returns the order that a normalised line of prose seems to mean: "8G HANG",
 * "exchange AGY", "pass"; empty if it seems to mean none. A play must name one
 * square and one word, or one word in capitals; everything else on the line must be
 * in the table of little words.
 */
struct view orders_loose(struct arena *arena, struct view line);
/* Whether the line may be the last word of the prose above it, broken off by a mail
 * program: "... and so I do not know whether to" and then "pass". */
bool near_broken(struct view above, struct view line);

#endif
