/* SPDX-License-Identifier: ISC */
/*
 * Seasons go on by themselves: sign-up closes, rounds are paired, games begin,
 * divisions end and secrets are told when their time has come. Each step is a
 * transaction of its own and follows from what is stored, so when a run is killed
 * anywhere the next one goes on, and no game or letter comes twice.
 */
#ifndef ADJUDICATOR_SEASON_TICK_H
#define ADJUDICATOR_SEASON_TICK_H

#include "adjudicator/season/season.h"
#include "adjudicator/system/log.h"

/* Does what is due in all seasons; *begun counts the games that began. A season that
 * cannot go on is logged and does not keep the others waiting. Call it only in a run
 * that has heard every letter. */
bool season_tick(struct context *d, const struct log *log, long *begun,
		 struct err *err);
/* The same for one season; `force` closes sign-up whatever the file says. */
bool season_tick_one(struct context *d, const struct log *log, int64_t season,
		     bool force, long *begun, struct err *err);

#endif
