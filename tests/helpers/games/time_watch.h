/* SPDX-License-Identifier: ISC */
/*
 * What clocks may do in any game, counted beside it by the words of the rules: none
 * falls before deadline and grace (K2, K10, K11), banks hold what was not used (K8,
 * K10), a pause takes nothing (K23), and nobody who moved is shut out by those who did
 * not (K3).
 */
#ifndef TESTS_HELPERS_GAMES_TIME_WATCH_H
#define TESTS_HELPERS_GAMES_TIME_WATCH_H

#include "adjudicator/games/game.h"

struct time_watch {
	int64_t began, bank; /* of the turn: when its clock did, and with how much */
	int64_t stood;       /* how long a pause was that ends just now */
	unsigned late;       /* of the last turns, a bit each; bit 0 the last */
};

/* What is wrong with an event that comes upon that position; NULL: nothing. */
const char *time_watch_event(struct time_watch *w, const struct position *before,
			     const struct table *t, const struct event *e);

#endif
