/* SPDX-License-Identifier: ISC */
/* Random rulings as a referee might make them; most are lawful. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_RULINGS_H
#define TESTS_HELPERS_RANDOM_RANDOM_RULINGS_H

#include "adjudicator/games/line.h"
#include "tests/helpers/random/random_order.h"

/* Has a ruling judged on the table, based on the folded line, and prints it into
 * `text`. Returns false when it was refused and changed nothing. */
bool random_ruling(struct dice *d, struct table *t, const struct line *l,
		   const char **text);

#endif
