/* SPDX-License-Identifier: ISC */
/*
 * Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system", 2013):
 * how strong a player is, how sure that is, and how much it varies. Only the
 * arithmetic: ratings.h decides who met whom in which month, and ratings.c has the
 * starting values and tau.
 */
#ifndef ADJUDICATOR_LEAGUE_GLICKO_H
#define ADJUDICATOR_LEAGUE_GLICKO_H

#include <stddef.h>

struct glicko {
	double rating;     /* everybody begins with 1500 */
	double deviation;  /* 350 at first; the true strength lies within two deviations
			      with 95 % */
	double volatility; /* 0.06 at first */
};

struct glicko_game {
	struct glicko other; /* as he was before the period */
	double score;        /* 1, 0.5 or 0 */
};

/* His numbers after a period with these games; without games he is less sure. tau:
 * how much volatility may change, 0.3 to 1.2. */
struct glicko glicko_after(const struct glicko *me, const struct glicko_game *game,
			   size_t games, double tau);
/* His numbers after that many periods without a game. */
struct glicko glicko_idle(const struct glicko *me, int periods);

#endif
