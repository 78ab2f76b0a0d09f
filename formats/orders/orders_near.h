/* SPDX-License-Identifier: ISC */
/* Lines that are no orders but look meant as one (L2). */
#ifndef FORMATS_ORDERS_ORDERS_NEAR_H
#define FORMATS_ORDERS_ORDERS_NEAR_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* What the line would be with its first word spelt right; empty when that is prose. */
struct view near_respelt(struct arena *arena, struct view line);
/* "8Z GLOBE", "22H globe": what stands for the square; empty where the line is not just
 * that and a word. "V8 engine" and "A22 road" are what they seem. */
struct view near_no_square(struct view line);

/*
 * Moves in people's own words, "I play HANG at 8G": never done, but asked about.
 * The order that a normalised line of prose seems to mean: "8G HANG", "exchange AGY",
 * "pass". A play names one square and one word, or one in capitals; besides there
 * stands nothing but what the table of little words holds. Empty when it seems to mean
 * none.
 */
struct view orders_loose(struct arena *arena, struct view line);
/* Whether the line may be the last word of the prose above, where a mail program broke
 * it: "... and so I do not know whether to" and "pass". */
bool near_broken(struct view above, struct view line);

#endif
