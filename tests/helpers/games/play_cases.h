/* SPDX-License-Identifier: ISC */
/*
 * Random turns for the page on which turns are laid out: the link as a letter would
 * have it, what is done on the page, and what the program's own judge makes of it.
 * Written as JSON, one object each, for tests/helpers/games/play_page.js.
 */
#ifndef TESTS_HELPERS_GAMES_PLAY_CASES_H
#define TESTS_HELPERS_GAMES_PLAY_CASES_H

#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_order.h"

/* How many of each occurred. */
struct play_seen {
	long plays, refused, racks, blanks, duals, many, words, fourfold, twice;
	long walks, walks_refused, letters;
};

/* `count` turns of one board game, each laid in some way, some unlawfully. */
void play_cases_board(struct buf *b, struct dice *d, const char *head, int count,
		      struct play_seen *seen);
/* The same for WordCap or Cubes. */
void play_cases_path(struct buf *b, struct dice *d, const char *head, int count,
		     struct play_seen *seen);

/* The parts: a game dealt from a seed of those dice, the link for the player to
 * move, and the beginning of a case. */
struct position play_case_dealt(struct board_case *c, struct dice *d, const char *head);
const char *play_case_link(struct arena *arena, const struct position *pos);
void play_case_begin(struct buf *b, struct arena *arena, const struct position *pos);
/* The end of a case: what the page shows, and the letter that it opens. */
void play_case_order(struct buf *b, const char *order, int score);

#endif
