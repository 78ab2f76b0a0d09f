/* SPDX-License-Identifier: ISC */
/*
 * Random seasons: a player higher on the list wins more often. Everything follows
 * from the number of the season.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_SEASON_H
#define TESTS_HELPERS_RANDOM_RANDOM_SEASON_H

#include "adjudicator/games/draw.h"
#include "adjudicator/league/pair.h"

enum { SEASON_ENTRANTS = 2048 };

struct random_season {
	struct pairing p;
	struct pair_entrant entrant[SEASON_ENTRANTS];
	struct pair_past *past; /* in the arena given */
	struct draw_stream dice;
	bool troubled; /* games may be annulled or lack a result, and players come and
			  go */
};

void random_begin(struct random_season *s, enum pair_format format, int entrants,
		  uint32_t number);
/* Plays these fixtures of that round. */
void season_play(struct random_season *s, struct arena *arena, int round,
		 const struct fixture *f, size_t count);
/* Lets players come and go, as before each round of a troubled season. */
void season_come_and_go(struct random_season *s);

#endif
