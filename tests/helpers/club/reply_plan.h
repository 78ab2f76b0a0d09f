/* SPDX-License-Identifier: ISC */
/*
 * Which of all possible replies a corpus contains, and what is in them beside the
 * order. The environment variable CORPUS_LETTERS is about how many letters each test
 * takes; 0: all.
 */
#ifndef TESTS_HELPERS_CLUB_REPLY_PLAN_H
#define TESTS_HELPERS_CLUB_REPLY_PLAN_H

#include "tests/helpers/club/reply_letter.h"
#include "tests/helpers/random/random_order.h"

/* Whether all are wanted instead of a sample. */
bool reply_plan_all(void);
/* How far it is to the next letter of `all` when about `wanted` are taken. */
size_t reply_plan_step(struct dice *d, size_t all, size_t wanted);
/* The i-th of all combinations, with the rest chosen at random. */
struct reply_plan reply_plan_of(struct dice *d, size_t i);
size_t reply_plan_shapes(void);
/* Whether nothing tells the player's lines from quoted ones, so that they are asked
 * about at most. */
bool reply_plan_hidden(const struct reply_plan *p);
/* Makes the lines: the order, with some words before it unless it must come
 * first. */
void reply_plan_lines(struct dice *d, struct reply_plan *p, const char *order,
		      bool first);
/* The order as people decorate it, "- pass" or "**pass**", which means the same. */
const char *reply_plan_dressed(struct arena *arena, const char *order, uint32_t roll);

#endif
