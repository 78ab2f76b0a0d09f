/* SPDX-License-Identifier: ISC */
/* A director excuses somebody who lost a challenge without a game. */
#include "adjudicator/season/ladder_order.h"

#include "adjudicator/season/policy.h"

static bool his(const struct season_asked *x, int64_t entrant)
{
	const struct season_entrant *e = season_entrant_of(&x->r, entrant);

	return e != NULL && e->player == x->h->player.id;
}

bool season_ladder_excuse(struct season_asked *x, const struct season_entrant *e,
			  const char **why)
{
	struct season_challenge *c = NULL;
	struct season_fixture *f;

	for (size_t i = 0; e != NULL && i < x->r.s.challenges; i++) {
		struct season_challenge *one = &x->r.s.challenge[i];

		c = one->challenged == e->id && one->state == CHALLENGE_LOST ? one : c;
	}
	f = c != NULL ? season_fixture_at(&x->r, c->fixture) : NULL;
	*why = f == NULL                                        ? "excuse"
	       : his(x, c->challenged) || his(x, c->challenger) ? "party"
								: NULL;
	if (*why != NULL) {
		return true;
	}
	c->state = CHALLENGE_FREE;
	f->how = FIXTURE_ANNULLED;
	return challenge_update(x->h->d->store, c, x->h->err) &&
	       fixture_update(x->h->d->store, f, x->h->err);
}
