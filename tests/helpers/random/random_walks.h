/* SPDX-License-Identifier: ISC */
/*
 * Whole games of WordCap and Cubes at random, as random_match.h has those on boards:
 * words that wander as they may and words that cannot be, answers to words that wait,
 * sorts, removals, pauses, requests, clocks that fall.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_WALKS_H
#define TESTS_HELPERS_RANDOM_RANDOM_WALKS_H

#include "tests/helpers/random/random_match.h"

/* Header lines of a turn file: a game, its seats, its options, what it begins with. */
const char *random_walk_head(struct dice *d, struct arena *arena);

void random_walk_happening(struct dice *d, struct table *t);

#endif
