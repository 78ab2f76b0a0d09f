/* SPDX-License-Identifier: ISC */
/*
 * Which of all replies a corpus takes, and what stands in them beside the order.
 * CORPUS_LETTERS is about how many letters each test takes of those there are; 0: all.
 */
#ifndef TESTS_HELPERS_CLUB_REPLY_PLAN_H
#define TESTS_HELPERS_CLUB_REPLY_PLAN_H

#include "tests/helpers/club/reply_letter.h"
#include "tests/helpers/random/random_order.h"

/* All are wanted, not a sample. */
bool reply_plan_all(void);
/* How far to go on to the next letter of so many, if about `wanted` are taken. */
size_t reply_plan_step(struct dice *d, size_t all, size_t wanted);
/* The i-th of all combinations, with the rest by chance. */
struct reply_plan reply_plan_of(struct dice *d, size_t i);
size_t reply_plan_shapes(void);
/* Nothing tells the own lines from what is quoted: at most they are asked about. */
bool reply_plan_hidden(const struct reply_plan *p);
/* The order, and unless it must come first, some words before it. */
void reply_plan_lines(struct dice *d, struct reply_plan *p, const char *order,
		      bool first);
/* The order as people write it, "- pass" or "**pass**": it does the same. */
const char *reply_plan_dressed(struct arena *arena, const char *order, uint32_t roll);

#endif
