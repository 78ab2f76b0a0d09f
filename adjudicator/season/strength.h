/* SPDX-License-Identifier: ISC */
/* How strong a player is in the game of a season. */
#ifndef ADJUDICATOR_SEASON_STRENGTH_H
#define ADJUDICATOR_SEASON_STRENGTH_H

#include "adjudicator/club/context.h"
#include "adjudicator/league/ratings.h"
#include "formats/files/season.h"

/* His rating in that game and language when the season is seeded; a beginner's without
 * one. */
bool season_rating(struct context *d, const struct season_plan *plan, int64_t player,
		   int *rating, struct err *err);
/* The whole of it as it stood at that moment; month 0: he has none. */
bool season_rating_at(struct context *d, const struct season_plan *plan, int64_t player,
		      int64_t at, struct rating *out, struct err *err);

#endif
