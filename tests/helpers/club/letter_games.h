/* SPDX-License-Identifier: ISC */
/* A club's games of several kinds, played on for some turns; it is Ann's turn in each.
 */
#ifndef TESTS_HELPERS_CLUB_LETTER_GAMES_H
#define TESTS_HELPERS_CLUB_LETTER_GAMES_H

#include "tests/helpers/club/letter_club.h"

enum { GAME_PLAYS = 3 };

struct letter_game {
	int64_t id;
	const struct our_letter *to;  /* the last one to Ann */
	const char *play[GAME_PLAYS]; /* lawful now, each another one */
	size_t plays;
};

/* Opens the club and begins its games; the plays live in its arena. */
void letter_games_open(struct letter_club *c, struct letter_game game[LETTER_GAMES]);
/* For players who read that language. */
void letter_games_open_in(struct letter_club *c, const char *language,
			  struct letter_game game[LETTER_GAMES]);

#endif
