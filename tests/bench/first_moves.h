/* SPDX-License-Identifier: ISC */
/* Letters with the first moves of a club's games (some_club_games). */
#ifndef TESTS_BENCH_FIRST_MOVES_H
#define TESTS_BENCH_FIRST_MOVES_H

#include "tests/bench/some_club.h"

/* It is fetched and not judged; the games are counted from 0. */
struct inbox_letter first_move(struct some_club *c, struct arena *arena, long game);

#endif
