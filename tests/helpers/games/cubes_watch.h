/* SPDX-License-Identifier: ISC */
/*
 * Watches a game of Cubes: after each event, what must hold is computed from a
 * second pile, which shares no code with the engine (naive_paths.c). A difference
 * fails the test.
 */
#ifndef TESTS_HELPERS_GAMES_CUBES_WATCH_H
#define TESTS_HELPERS_GAMES_CUBES_WATCH_H

#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/naive/naive_paths.h"

/* Counts of what happened in all games, to compare with what should have. */
struct cubes_seen {
	int kinds[EVENT_KINDS_], reasons[END_REASONS_];
	int unknown, stuck, late, red, together;
};

enum { SAID_MAX = 200 };

struct cubes_watch {
	long number;
	const char *head;
	bool (*good)(const struct setup *setup,
		     const char *word); /* whether a word is one */
	struct cubes_seen *seen;
	struct arena arena; /* lives until the next call */
	struct position folded;
	struct naive_pile naive;
	uint8_t tile[PILE_FACES], bonus[PILE_CUBES]; /* when the game began */
	int score[SEATS];
	char said[SAID_MAX][PILE_WORD_MAX + 1];
	size_t words;
	long happenings;
};

/* Starts watching from this position, before any event. */
void cubes_watch_start(struct cubes_watch *w, const struct position *pos);
/* Checks the events that one happening put on the table. */
void cubes_watch(struct cubes_watch *w, const struct table *t);

#endif
