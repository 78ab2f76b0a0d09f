/* SPDX-License-Identifier: ISC */
/*
 * Turns at random for the page where turns are laid out: the link that a letter would
 * have, what is done on the page, and what the program's own judge makes of it. JSON,
 * one object each, for tests/helpers/games/play_page.js.
 */
#ifndef TESTS_HELPERS_GAMES_PLAY_CASES_H
#define TESTS_HELPERS_GAMES_PLAY_CASES_H

#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_order.h"

/* How many of each came up. */
struct play_seen {
	long plays, refused, racks, blanks, duals, many, words, fourfold, twice;
	long walks, walks_refused, letters;
};

/* A board game: `count` turns of one game, each laid in some way, some in vain. */
void play_cases_board(struct buf *b, struct dice *d, const char *head, int count,
		      struct play_seen *seen);
/* WordCap or Cubes. */
void play_cases_path(struct buf *b, struct dice *d, const char *head, int count,
		     struct play_seen *seen);

/* The parts: a game dealt from a seed of those dice, the link of whoever is to move,
 * and the head of a case. */
struct position play_case_dealt(struct board_case *c, struct dice *d, const char *head);
const char *play_case_link(struct arena *arena, const struct position *pos);
void play_case_begin(struct buf *b, struct arena *arena, const struct position *pos);
/* Its end: what the page shows, and the letter that it opens. */
void play_case_order(struct buf *b, const char *order, int score);

#endif
