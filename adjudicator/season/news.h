/* SPDX-License-Identifier: ISC */
/*
 * What everybody in a season that runs reads without asking (K40): when a round of his
 * division is over, and once a week how it stands. What falls together is one letter.
 */
#ifndef ADJUDICATOR_SEASON_NEWS_H
#define ADJUDICATOR_SEASON_NEWS_H

#include "adjudicator/season/bulletin.h"

/* To the players of each division, and to the director of what has ended; in the
 * caller's transaction. */
bool season_news(struct context *d, struct arena *arena, struct season_run *r,
		 const struct season_ended *ended, struct err *err);

/* The referee that the season's file names; 0: it names none, or he is none. */
bool season_director(struct context *d, struct arena *arena, const struct season_run *r,
		     int64_t *player, struct err *err);

#endif
