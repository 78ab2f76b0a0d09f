/* SPDX-License-Identifier: ISC */
/*
 * Seasons go on by themselves: sign-up closes, rounds are paired, games begin,
 * divisions end and secrets are told when their time has come. Each step is a
 * transaction of its own and follows from what is stored, so a run that is killed
 * anywhere is done again without a game or a letter twice.
 */
#ifndef ADJUDICATOR_SEASON_TICK_H
#define ADJUDICATOR_SEASON_TICK_H

#include "adjudicator/season/season.h"
#include "adjudicator/system/log.h"

/* All of them; *begun counts the games that did. One that cannot go on is told of in
 * the log and does not keep the others waiting. Only of use in a run that has heard
 * every letter. */
bool season_tick(struct context *d, const struct log *log, long *begun,
		 struct err *err);
/* One of them; `force`: sign-up closes whatever the file says. */
bool season_tick_one(struct context *d, const struct log *log, int64_t season,
		     bool force, long *begun, struct err *err);

#endif
