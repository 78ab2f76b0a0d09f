/* SPDX-License-Identifier: ISC */
/* How strong a player is when a season is seeded. */
#ifndef ADJUDICATOR_SEASON_RATING_H
#define ADJUDICATOR_SEASON_RATING_H

#include "adjudicator/desk.h"
#include "formats/season.h"

/* His rating in that game and language; a beginner's without one. */
bool season_rating(struct desk *d, const struct season_plan *plan, int64_t player,
		   int *rating, struct err *err);

#endif
