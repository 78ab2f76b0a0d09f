/* SPDX-License-Identifier: ISC */
/* A ladder on the club's pages: its challenges, the newest first. */
#include "adjudicator/season/ladder.h"
#include "adjudicator/site/game.h"
#include "adjudicator/site/seasons.h"

/* The phrase that tells what became of the challenge. */
static const char *outcome(const struct site_season *x,
			   const struct season_challenge *c)
{
	static const char *const states[CHALLENGE_STATES_] = {
		[CHALLENGE_OPEN] = "site-ladder-open",
		[CHALLENGE_LOST] = "site-ladder-lost",
		[CHALLENGE_FREE] = "site-ladder-free",
		[CHALLENGE_DROPPED] = "site-ladder-dropped",
	};

	if (c->state != CHALLENGE_ACCEPTED) {
		return states[c->state];
	}
	switch (season_challenge_brings(x->r, c)) {
	case CHALLENGE_UNTOLD:
		return "site-ladder-playing";
	case CHALLENGE_NOTHING:
		return "site-ladder-annulled";
	case 2:
		return "site-ladder-won";
	default:
		return "site-ladder-kept";
	}
}

static void set_one(struct fields *f, const struct site_season *x,
		    const struct season_challenge *c)
{
	const struct season_fixture *own = season_fixture_at(x->r, c->fixture);

	site_entrant_fields(fields_item(f, "challenger"), x, c->challenger);
	site_entrant_fields(fields_item(f, "challenged"), x, c->challenged);
	site_day(f, "day", x->club->s, c->asked);
	site_set(f, "outcome", x->club->s, outcome(x, c));
	if (own != NULL) {
		fields_set_str(
			f, "replay",
			site_game_page(x->arena, site_game_of(x->club, own->game)));
	}
}

void site_ladder(struct fields *f, const struct site_season *x, size_t division)
{
	const struct season *s = &x->r->s;
	bool any = false;

	for (size_t i = s->challenges; i-- > 0;) {
		const struct season_challenge *c = &s->challenge[i];

		if (season_side_at(&x->division[division].side, c->challenged) >= 0) {
			set_one(fields_item(f, "challenges"), x, c);
			any = true;
		}
	}
	fields_set_bool(f, "some-challenges", any);
}
