/* SPDX-License-Identifier: ISC */
/* For the files that read moves in people's own words; see orders_loose() in
 * orders_near.h. */
#ifndef FORMATS_ORDERS_ORDERS_LOOSE_H
#define FORMATS_ORDERS_ORDERS_LOOSE_H

#include <stdbool.h>

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* The token without the signs around it. */
struct view loose_bare(struct view token);
/* Whether people write that word around a move: "please", "the", "por favor". */
bool loose_little(struct view token);
/* Whether the word has two letters or more and no small ones. */
bool loose_capitals(struct view word);
/* Whether the word says that tiles are exchanged: "swap", "cambio". */
bool loose_gives(struct view token);
/* The order to exchange what stands behind such a word; empty if that is prose. */
struct view loose_exchange(struct arena *arena, struct view rest);

#endif
