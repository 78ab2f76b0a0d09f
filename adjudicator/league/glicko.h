/* SPDX-License-Identifier: ISC */
/*
 * Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system", 2013): how
 * strong somebody plays, how sure that is, and how much it wavers. Numbers alone; who
 * met whom in which months is ratings.h; what everybody begins with, and tau, stand in
 * ratings.c.
 */
#ifndef ADJUDICATOR_LEAGUE_GLICKO_H
#define ADJUDICATOR_LEAGUE_GLICKO_H

#include <stddef.h>

struct glicko {
	double rating;     /* 1500 is where everybody begins */
	double deviation;  /* 350 at first; two of them to either side are 95 % sure */
	double volatility; /* 0.06 at first */
};

struct glicko_game {
	struct glicko other; /* before the period */
	double score;        /* 1, 0.5 or 0 */
};

/* Behind a period with these games; with none he is less sure. tau: how much volatility
 * may change, 0.3 to 1.2. */
struct glicko glicko_after(const struct glicko *me, const struct glicko_game *game,
			   size_t games, double tau);
/* Behind so many periods without a game. */
struct glicko glicko_idle(const struct glicko *me, int periods);

#endif
