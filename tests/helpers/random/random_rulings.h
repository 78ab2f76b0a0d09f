/* SPDX-License-Identifier: ISC */
/* Rulings that a referee who rolls dice might make: most are lawful. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_RULINGS_H
#define TESTS_HELPERS_RANDOM_RANDOM_RULINGS_H

#include "adjudicator/games/line.h"
#include "tests/helpers/random/random_order.h"

/* Judges one on the table, behind the folded line, and prints it into `text`; false: it
 * was refused, and nothing has changed. */
bool random_ruling(struct dice *d, struct table *t, const struct line *l,
		   const char **text);

#endif
