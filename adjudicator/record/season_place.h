/* SPDX-License-Identifier: ISC */
/* Which season, division, round and board a stored game belongs to. */
#ifndef ADJUDICATOR_RECORD_SEASON_PLACE_H
#define ADJUDICATOR_RECORD_SEASON_PLACE_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/seed.h"

/* *any is false where it is of no season. Luck is not filled in. */
bool season_place_of(const struct context *d, struct arena *arena, int64_t game,
		     struct season_place *place, bool *any, struct err *err);

#endif
