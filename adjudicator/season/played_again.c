/* SPDX-License-Identifier: ISC */
/* Games of a knockout that were annulled: they are played again, or count again. */
#include "adjudicator/season/decide.h"

static bool same_two(const struct season_fixture *f, const struct season_fixture *x)
{
	return x != f && x->round == f->round && view_eq(x->division, f->division) &&
	       season_plays(x, f->first) && season_plays(x, f->second);
}

/* Whether one of the two has played in a later round. */
static bool went_on(const struct season_run *r, const struct season_fixture *f)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *x = &r->s.fixture[i];

		if (view_eq(x->division, f->division) && x->round > f->round &&
		    (season_plays(x, f->first) || season_plays(x, f->second))) {
			return true;
		}
	}
	return false;
}

/* Whether another game of the two in this round counts, or was begun after it. */
static bool met_again(const struct season_run *r, const struct season_fixture *f)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *x = &r->s.fixture[i];

		if (same_two(f, x) &&
		    (x->board > f->board || x->how != FIXTURE_ANNULLED)) {
			return true;
		}
	}
	return false;
}

/* Whether it was begun in place of a game that counts again. */
static bool falls_away(const struct season_run *r, const struct season_fixture *f)
{
	for (size_t i = 0; f->how != FIXTURE_ANNULLED && i < r->s.fixtures; i++) {
		const struct season_fixture *x = &r->s.fixture[i];

		if (same_two(f, x) && x->board < f->board &&
		    x->how != FIXTURE_ANNULLED) {
			return !went_on(r, f);
		}
	}
	return false;
}

static bool both_play(const struct season_run *r, const struct season_fixture *f)
{
	const struct season_entrant *a = season_entrant_of(r, f->first);
	const struct season_entrant *b = season_entrant_of(r, f->second);

	return a != NULL && b != NULL && a->state == ENTRANT_IN &&
	       b->state == ENTRANT_IN && !a->gone && !b->gone;
}

static int boards_of(const struct season_run *r, const struct season_fixture *f)
{
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *x = &r->s.fixture[i];

		n = x->round == f->round && view_eq(x->division, f->division) &&
				    x->board > n
			    ? x->board
			    : n;
	}
	return n;
}

/* Adds another game of the two to the round, and makes it last a full round from
 * now. */
static bool meet_again(struct context *d, struct season_run *r,
		       const struct season_fixture *f, int board, struct err *err)
{
	struct season_fixture again = {.division = f->division,
				       .round = f->round,
				       .board = board,
				       .first = f->first,
				       .second = f->second,
				       .how = FIXTURE_OPEN};
	struct season_round round = *season_round_of(r, f);

	round.due = d->now + r->plan.round;
	return fixture_add(d->store, r->s.id, &again, err) &&
	       round_update(d->store, r->s.id, &round, err);
}

bool season_round_again(struct context *d, struct arena *arena, struct season_run *r,
			const struct season_side *side, bool *any, struct err *err)
{
	int more = 0;

	*any = false;
	for (size_t i = 0; i < r->s.fixtures; i++) {
		struct season_fixture *f = &r->s.fixture[i];

		if (!season_of_side(side, f->division)) {
			continue;
		}
		if (falls_away(r, f)) {
			*any = true;
			if (!season_annul(d, arena, f, err)) {
				return false;
			}
		} else if (f->how == FIXTURE_ANNULLED && both_play(r, f) &&
			   !met_again(r, f) && !went_on(r, f)) {
			*any = true;
			if (!meet_again(d, r, f, boards_of(r, f) + ++more, err)) {
				return false;
			}
		}
	}
	return true;
}
