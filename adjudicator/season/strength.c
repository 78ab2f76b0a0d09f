/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/strength.h"

#include "adjudicator/games/game.h"
#include "adjudicator/record/ratings.h"

enum { THOUSANDTHS = 1000 };

bool season_rating_at(struct context *d, const struct season_plan *plan, int64_t player,
		      int64_t at, struct rating *out, struct err *err)
{
	const struct game *g = game_find(plan->game.text);
	struct kept_rating whose = {.language = plan->language.text, .player = player};

	if (g != NULL) {
		whose.kind = view_of(g->name);
	}
	if (whose.language.len == 0) {
		whose.language = view_of("en");
	}
	return ratings_refresh(d->store, err) &&
	       ratings_of(d->store, &whose, at, out, err);
}

bool season_rating(struct context *d, const struct season_plan *plan, int64_t player,
		   int *rating, struct err *err)
{
	struct rating r;

	if (!season_rating_at(d, plan, player, d->now, &r, err)) {
		return false;
	}
	*rating = r.rating / THOUSANDTHS;
	return true;
}
