/* SPDX-License-Identifier: ISC */
/* Whole random games of any board game as turn files: plays that fit the rack,
 * whatever their words, exchanges, passes, questions, resignations. The same dice
 * always give the same games. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_RECORD_H
#define TESTS_HELPERS_RANDOM_RANDOM_RECORD_H

#include "adjudicator/replay/replay.h"
#include "tests/helpers/random/random_order.h"

struct random_game {
	const char *head;   /* header lines: game, options, lexicon, players */
	uint32_t challenge; /* how many of a hundred plays are questioned */
	uint32_t fold;      /* how many of a thousand turns are resignations */
	int turns;          /* at most */
};

/* The text of the game, in `arena`. An error ends the test. */
struct view random_record(struct arena *arena, struct lexica *lexica, struct dice *dice,
			  const struct random_game *game);

#endif
