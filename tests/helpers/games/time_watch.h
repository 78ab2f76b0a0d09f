/* SPDX-License-Identifier: ISC */
/*
 * Checks what clocks do in any game, by rules counted separately from the engine: no
 * time limit falls before deadline and grace (K2, K10, K11), time banks keep what
 * was not used (K8, K10), a pause costs nothing (K23), and nobody who moved is shut
 * out by those who did not (K3).
 */
#ifndef TESTS_HELPERS_GAMES_TIME_WATCH_H
#define TESTS_HELPERS_GAMES_TIME_WATCH_H

#include "adjudicator/games/game.h"

struct time_watch {
	int64_t began, bank; /* when the turn's clock began, and with what time bank */
	int64_t stood;       /* length of a pause that ends now */
	unsigned late; /* bits for the last turns that were late; bit 0: the last */
};

/* Checks an event that follows that position; returns what is wrong, or NULL. */
const char *time_watch_event(struct time_watch *w, const struct position *before,
			     const struct table *t, const struct event *e);

#endif
