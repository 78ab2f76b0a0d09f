/* SPDX-License-Identifier: ISC */
/* Two players in two games, and of all that a club keeps for a player of a game one row
 * each: what is asked or done about one must not be about another. */
#ifndef TESTS_HELPERS_CLUB_TWO_GAMES_H
#define TESTS_HELPERS_CLUB_TWO_GAMES_H

#include "tests/helpers/club/store_club.h"

struct two_games {
	struct club c;
	int64_t ann, ben, cat; /* Cat has no part in any */
	struct match one, two; /* Ann has seat 0, Ben 1 */
	int64_t letter;        /* the last that arrived */
};

/* With all but Ann's part in the first game. Ben has more: his clocks stand still, he
 * is a referee, wants another address and has chosen something for all games. */
void two_games_open(struct two_games *g);
/* Ann's part in the first game; behind it another key of the club's, letters of ours
 * about what is not hers or not of that game, and one of Ben's that did something. */
void two_games_more(struct two_games *g);

#endif
