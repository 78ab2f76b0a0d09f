/* SPDX-License-Identifier: ISC */
/*
 * Whole random games of WordCap and Cubes, as random_match.h has board games: words
 * along random paths and impossible words, answers to words that wait, sorts,
 * removals, pauses, requests, clocks that run out.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_WALKS_H
#define TESTS_HELPERS_RANDOM_RANDOM_WALKS_H

#include "tests/helpers/random/random_match.h"

/* Header lines of a turn file: game, seats, options, and what the game begins
 * with. */
const char *random_walk_head(struct dice *d, struct arena *arena);

void random_walk_happening(struct dice *d, struct table *t);

#endif
