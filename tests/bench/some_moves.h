/* SPDX-License-Identifier: ISC */
/* A club and the move letters of its games, every one of them lawful: so many games of
 * so many turns each. */
#ifndef TESTS_BENCH_SOME_MOVES_H
#define TESTS_BENCH_SOME_MOVES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct some_moves {
	char *dir; /* of the club; its Maildir inbox gets the letters */
	long games, turns;
};

/* Makes all of it; each letter arrived a minute before SOME_NOW. */
void some_moves_make(const struct some_moves *m);
/* All of a file in an open folder. */
struct view some_moves_read(struct arena *arena, int folder, const char *name);

#endif
