/* SPDX-License-Identifier: ISC */
/* Two players in two games, with one row of everything that a club keeps for a
 * player or a game. What is asked or done about one must not affect another. */
#ifndef TESTS_HELPERS_CLUB_TWO_GAMES_H
#define TESTS_HELPERS_CLUB_TWO_GAMES_H

#include "tests/helpers/club/store_club.h"

struct two_games {
	struct club c;
	int64_t ann, ben, cat; /* Cat plays in neither */
	struct match one, two; /* Ann has seat 0, Ben seat 1 */
	int64_t letter;        /* the last letter that arrived */
};

/* Opens all but Ann's part in the first game. Ben has more: his clocks are stopped,
 * he is a referee, wants another address and has chosen something for all games. */
void two_games_open(struct two_games *g);
/* Adds Ann's part in the first game; after it a new key of the club's, letters of
 * ours that are not to her or not about that game, and a letter of Ben's that did
 * something. */
void two_games_more(struct two_games *g);

#endif
