/* SPDX-License-Identifier: ISC */
/* The explanation of a game for a referee, for tests that compare what it says. */
#ifndef TESTS_HELPERS_GAMES_EXPLAINED_H
#define TESTS_HELPERS_GAMES_EXPLAINED_H

#include "tests/helpers/games/board_case.h"

enum { EXPLAINED_PARTS = 3 };

struct explained_row {
	const char *head, *turns;
	/* parts that must occur, each up to the end of its section */
	const char *part[EXPLAINED_PARTS];
};

/* Runs a file and explains its turns from..to. Fails when a line is wider than 76
 * columns. */
const char *explained(struct board_case *c, const char *head, const char *turns,
		      long from, long to);
/* Explains any game both as text and as JSON, and ignores what it says. */
void explained_in_both_ways(struct arena *arena, const struct replay *r);
/* Fails, showing the whole text, when a part does not occur in it. */
void explained_says(struct board_case *c, const struct explained_row *row);

#endif
