/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/season_place.h"

#include "adjudicator/store/season.h"

bool season_place_of(const struct context *d, struct arena *arena, int64_t game,
		     struct season_place *place, bool *any, struct err *err)
{
	struct season s = {0};
	struct season_fixture f;
	int64_t season;

	*place = (struct season_place){0};
	if (!season_of_game(d->store, arena, game, &season, &f, err) ||
	    (season != 0 && !season_get(d->store, arena, season, &s, err))) {
		return false;
	}
	*any = s.id != 0;
	if (*any) {
		place->at = (struct stir_place){s.id, f.division, f.round, f.board};
		place->name = s.name;
		place->commitment = stir_season_commitment(s.id, &s.secret);
	}
	return true;
}
