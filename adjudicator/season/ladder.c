/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/ladder.h"

int season_challenge_brings(struct season_run *r, const struct season_challenge *c)
{
	const struct season_fixture *f = season_fixture_at(r, c->fixture);

	if (c->state == CHALLENGE_OPEN || (f != NULL && !fixture_decided(f))) {
		return CHALLENGE_UNTOLD;
	}
	return f == NULL || f->how == FIXTURE_ANNULLED ? CHALLENGE_NOTHING
						       : fixture_half(f, 1);
}

/* What a challenge counts on the ladder. One that was declined without harm, or
 * taken back, has no result, but keeps the two apart for a time as a game does. */
static struct ladder_game game_of(struct season_run *r, const struct season_side *side,
				  const struct season_challenge *c)
{
	const struct season_fixture *f = season_fixture_at(r, c->fixture);
	struct ladder_game g = {.challenger = season_side_at(side, c->challenger),
				.challenged = season_side_at(side, c->challenged),
				.counts = true};

	if (c->state == CHALLENGE_FREE || c->state == CHALLENGE_DROPPED) {
		g.ended = c->settled;
	} else if (f != NULL && f->how == FIXTURE_ANNULLED) {
		g.counts = false;
	} else if (f != NULL && fixture_decided(f)) {
		g.ended = f->over ? f->ended : c->settled;
		g.half = fixture_half(f, 1);
	}
	return g;
}

struct season_ladder season_ladder_at(struct season_run *r, struct arena *arena,
				      const struct season_side *side, int64_t until)
{
	struct ladder_rules rules = {.up = r->plan.challenge.up,
				     .again = r->plan.challenge.again,
				     .at_once = r->plan.at_once};
	struct pair_entrant *entrant =
		arena_array(arena, side->entrants + 1, sizeof *entrant);
	struct ladder_game *game =
		arena_array(arena, r->s.challenges + 1, sizeof *game);
	struct season_ladder l = {.side = *side};
	size_t n = 0;

	l.challenge = arena_array(arena, r->s.challenges + 1, sizeof(void *));
	for (size_t i = 0; i < side->entrants; i++) {
		entrant[i] = (struct pair_entrant){.id = side->entrant[i]->id,
						   .here = side->entrant[i]->state ==
							   ENTRANT_IN};
	}
	for (size_t i = 0; i < r->s.challenges; i++) {
		struct season_challenge *c = &r->s.challenge[i];

		game[n] = game_of(r, side, c);
		l.challenge[n] = c;
		n += game[n].challenger >= 0 && game[n].challenged >= 0 &&
		     game[n].ended <= until;
	}
	l.ladder = ladder_of(arena, entrant, side->entrants, game, n, &rules);
	return l;
}

int season_ladder_place(const struct season_ladder *l, int64_t entrant)
{
	for (int i = 0; i < l->ladder.count; i++) {
		if (l->side.entrant[l->ladder.order[i]]->id == entrant) {
			return i + 1;
		}
	}
	return 0;
}

bool season_ladder_over(const struct season_run *r, const struct season_side *side,
			int64_t now)
{
	for (size_t i = 0; i < r->s.challenges; i++) {
		if (r->s.challenge[i].state == CHALLENGE_OPEN) {
			return false;
		}
	}
	return (now >= r->plan.end || season_side_stays(side) < 2) &&
	       season_side_done(r, side);
}

size_t season_ladder_whom(const struct season_ladder *l, struct arena *arena,
			  int64_t entrant, int64_t now, struct season_entrant ***out)
{
	int me = season_side_at(&l->side, entrant);
	size_t n = 0;

	*out = arena_array(arena, l->side.entrants + 1, sizeof(void *));
	for (int i = 0; i < l->ladder.count; i++) {
		struct diag why = {0};

		if (ladder_may(&l->ladder, me, l->ladder.order[i], now, &why)) {
			(*out)[n++] = l->side.entrant[l->ladder.order[i]];
		}
	}
	return n;
}

int64_t season_ladder_due(const struct season_run *r, int64_t at)
{
	return at < r->plan.end ? at : r->plan.end;
}

bool season_ladder_loses(const struct season_run *r, const struct season_challenge *c)
{
	return r->plan.policy[POLICY_UNANSWERED] == UNANSWERED_FORFEIT &&
	       c->due < r->plan.end;
}

/* Whether he declined it himself: he did not let its time pass, and no director
 * excused him. */
static bool declined_freely(const struct season_challenge *c)
{
	return c->state == CHALLENGE_FREE && c->fixture == 0 && c->settled < c->due;
}

/* With DECLINE_ONCE a player may decline one challenge without harm, and one more
 * after each game that he begins. */
bool season_ladder_free(const struct season_run *r, const struct season_challenge *c)
{
	int64_t last = 0;
	bool left = true;

	if (r->plan.policy[POLICY_DECLINE] != DECLINE_ONCE) {
		return r->plan.policy[POLICY_DECLINE] == DECLINE_FREE;
	}
	for (size_t i = 0; i < r->s.challenges; i++) {
		const struct season_challenge *x = &r->s.challenge[i];
		bool his = x->challenged == c->challenged;
		bool begun = x->state == CHALLENGE_ACCEPTED &&
			     (his || x->challenger == c->challenged);

		if (x->settled >= last && (begun || (his && declined_freely(x)))) {
			last = x->settled;
			left = begun;
		}
	}
	return left;
}

bool season_ladder_changes(struct season_run *r, const struct season_challenge *c)
{
	return c->told != CHALLENGE_UNTOLD && c->state != CHALLENGE_DROPPED &&
	       c->told != season_challenge_brings(r, c);
}

bool season_ladder_retold(struct context *d, struct season_run *r, struct err *err)
{
	for (size_t i = 0; i < r->s.challenges; i++) {
		struct season_challenge *c = &r->s.challenge[i];

		if (!season_ladder_changes(r, c)) {
			continue;
		}
		c->told = season_challenge_brings(r, c);
		if (!challenge_update(d->store, c, err)) {
			return false;
		}
	}
	return true;
}
