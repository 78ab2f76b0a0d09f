/* SPDX-License-Identifier: ISC */
#include "adjudicator/season_rating.h"

bool season_rating(struct desk *d, struct arena *arena, const struct season_plan *plan,
		   int64_t player, int *rating, struct err *err)
{
	(void)d;
	(void)arena;
	(void)plan;
	(void)player;
	(void)err;
	*rating = SEASON_UNRATED;
	return true;
}
