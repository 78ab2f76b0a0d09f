/* SPDX-License-Identifier: ISC */
/* Games of several kinds in a club, played on for some turns. In each it is Ann's
 * turn. */
#ifndef TESTS_HELPERS_CLUB_LETTER_GAMES_H
#define TESTS_HELPERS_CLUB_LETTER_GAMES_H

#include "tests/helpers/club/letter_club.h"

enum { GAME_PLAYS = 3 };

struct letter_game {
	int64_t id;
	const struct our_letter *to;  /* the last letter to Ann */
	const char *play[GAME_PLAYS]; /* different plays that are lawful now */
	size_t plays;
};

/* Opens the club and begins its games. The plays live in the club's arena. */
void letter_games_open(struct letter_club *c, struct letter_game game[LETTER_GAMES]);
/* The same for players who read that language. */
void letter_games_open_in(struct letter_club *c, const char *language,
			  struct letter_game game[LETTER_GAMES]);

#endif
