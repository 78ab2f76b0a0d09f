/* SPDX-License-Identifier: ISC */
/* A word for a path game, "word A1 B2 C2", from neighbour to neighbour as long as
 * there is one. With the lexicon "any" it is good. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_STEPS_H
#define TESTS_HELPERS_RANDOM_RANDOM_STEPS_H

#include "adjudicator/games/game.h"
#include "tests/helpers/random/random_order.h"

void random_steps(struct dice *d, const struct position *pos, struct arena *arena,
		  char line[ORDER_TEXT]);

#endif
