/* SPDX-License-Identifier: ISC */
/*
 * Seasons that nobody played: whoever stands higher on the list wins more often. What
 * happens follows from the number of the season.
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
	bool troubled; /* games are annulled or have no result, players come and go */
};

void random_begin(struct random_season *s, enum pair_format format, int entrants,
		  uint32_t number);
/* These were played in that round. */
void season_play(struct random_season *s, struct arena *arena, int round,
		 const struct fixture *f, size_t count);
/* What a round begins with in a troubled season. */
void season_come_and_go(struct random_season *s);

#endif
