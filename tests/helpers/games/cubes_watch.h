/* SPDX-License-Identifier: ISC */
/*
 * A game of Cubes that is watched: after each event what must hold is asked of a second
 * pile that knows nothing of the engine (naive_paths.c). What fails is the test.
 */
#ifndef TESTS_HELPERS_GAMES_CUBES_WATCH_H
#define TESTS_HELPERS_GAMES_CUBES_WATCH_H

#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/naive/naive_paths.h"

/* What happened in all games, to be held against what must have. */
struct cubes_seen {
	int kinds[EVENT_KINDS_], reasons[END_REASONS_];
	int unknown, stuck, late, red, together;
};

enum { SAID_MAX = 200 };

struct cubes_watch {
	long number;
	const char *head;
	bool (*good)(const struct setup *setup, const char *word); /* is it one? */
	struct cubes_seen *seen;
	struct arena arena; /* of the last happening */
	struct position folded;
	struct naive_pile naive;
	uint8_t tile[PILE_FACES], bonus[PILE_CUBES]; /* at the start */
	int score[SEATS];
	char said[SAID_MAX][PILE_WORD_MAX + 1];
	size_t words;
	long happenings;
};

/* From this position on, before any event. */
void cubes_watch_start(struct cubes_watch *w, const struct position *pos);
/* What came of one happening: the events of the table. */
void cubes_watch(struct cubes_watch *w, const struct table *t);

#endif
