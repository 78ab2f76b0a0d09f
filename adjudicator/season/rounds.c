/* SPDX-License-Identifier: ISC */
/* The rounds of a division: when the next one is due, and who meets whom in it. */
#include "adjudicator/league/pair.h"
#include "adjudicator/season/table.h"

/* How each format is paired, and how often everybody meets everybody. */
static const struct {
	enum pair_format pair;
	int legs;
} formats[SEASON_FORMATS_] = {
	[SEASON_ROUND_ROBIN] = {PAIR_ROUND_ROBIN, 1},
	[SEASON_DOUBLE_ROUND_ROBIN] = {PAIR_ROUND_ROBIN, 2},
	[SEASON_SWISS] = {PAIR_SWISS,       1},
	[SEASON_KING] = {PAIR_KING,        1},
	[SEASON_LADDER] = {PAIR_LADDER,      1},
	[SEASON_KNOCKOUT] = {PAIR_KNOCKOUT,    1},
	[SEASON_TEAMS] = {PAIR_TEAMS,       1},
	[SEASON_DUPLICATE] = {PAIR_SWISS,       1}, /* a number of rounds; nobody is paired */
};

static struct pairing pairing_of(struct season_run *r, struct arena *arena,
				 const struct season_side *side)
{
	struct pair_entrant *entrant =
		arena_array(arena, side->entrants + 1, sizeof *entrant);
	struct pair_past *past = arena_array(arena, r->s.fixtures + 1, sizeof *past);
	struct pairing p = {.format = formats[r->plan.format].pair,
			    .legs = formats[r->plan.format].legs,
			    .rounds = r->plan.rounds,
			    .entrant = entrant,
			    .entrants = side->entrants,
			    .past = past};

	for (size_t i = 0; i < side->entrants; i++) {
		const struct season_entrant *e = side->entrant[i];

		entrant[i] = (struct pair_entrant){.id = e->id,
						   .team = e->team,
						   .here = season_all_meet(&r->plan) ||
							   e->state == ENTRANT_IN};
	}
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (season_of_side(side, f->division)) {
			past[p.pasts++] = (struct pair_past){
				.round = f->round,
				.a = season_side_at(side, f->first),
				.b = season_side_at(side, f->second),
				.half = fixture_half(f, 0),
				.counts = f->how != FIXTURE_ANNULLED};
		}
	}
	return p;
}

int season_rounds(struct season_run *r, struct arena *arena,
		  const struct season_side *side)
{
	struct pairing p = pairing_of(r, arena, side);

	return r->plan.format == SEASON_DUPLICATE ? r->plan.rounds : pair_rounds(&p);
}

bool season_side_done(const struct season_run *r, const struct season_side *side)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		if (season_of_side(side, r->s.fixture[i].division) &&
		    !fixture_decided(&r->s.fixture[i])) {
			return false;
		}
	}
	return true;
}

int season_rounds_left(struct season_run *r, struct arena *arena,
		       const struct season_side *side)
{
	int rounds = season_rounds(r, arena, side);
	int paired = 0;

	for (size_t i = 0; i < r->s.rounds; i++) {
		paired += season_of_side(side, r->s.round[i].division);
	}
	return rounds > paired ? rounds - paired : 0;
}

bool season_place_lives(struct season_run *r, struct arena *arena,
			const struct season_entrant *e)
{
	int division = season_division_at(&r->plan, e->division);
	struct season_side side;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		if (season_plays(&r->s.fixture[i], e->id) &&
		    !fixture_decided(&r->s.fixture[i])) {
			return true;
		}
	}
	if (r->plan.format == SEASON_LADDER || r->plan.format == SEASON_DUPLICATE) {
		return true;
	}
	side = season_side(r, arena, division < 0 ? 0 : (size_t)division);
	return season_rounds_left(r, arena, &side) > 0 &&
	       (r->plan.format != SEASON_KNOCKOUT ||
		!season_knocked_out(r, e, season_rounds(r, arena, &side)));
}

const struct season_round *season_round_of(const struct season_run *r,
					   const struct season_fixture *f)
{
	for (size_t i = 0; i < r->s.rounds; i++) {
		const struct season_round *round = &r->s.round[i];

		if (round->n == f->round && view_eq(round->division, f->division)) {
			return round;
		}
	}
	return NULL;
}

const struct season_round *season_last_round(const struct season_run *r,
					     const struct season_side *side)
{
	const struct season_round *last = NULL;

	for (size_t i = 0; i < r->s.rounds; i++) {
		if (season_of_side(side, r->s.round[i].division)) {
			last = &r->s.round[i];
		}
	}
	return last;
}

bool season_round_due(struct season_run *r, struct arena *arena,
		      const struct season_side *side, int64_t now)
{
	const struct season_round *last = season_last_round(r, side);
	int rounds = season_rounds(r, arena, side);

	if (side->entrants < 2 || (last != NULL && rounds > 0 && last->n >= rounds)) {
		return false;
	}
	return last == NULL || r->plan.at_once > 0 || now >= last->due ||
	       season_side_done(r, side);
}

/* Where a player may have several games at a time, that many rounds begin together. */
static struct season_round round_of(const struct season_run *r,
				    const struct season_side *side, int n, int64_t now)
{
	struct season_round round = {
		.division = side->division->name, .n = n, .started = now};

	if (r->plan.at_once > 0) {
		round.started =
			r->s.started + (n - 1) / r->plan.at_once * r->plan.round;
	}
	round.due = round.started + r->plan.round;
	return round;
}

/* An opponent who has left is not waited for; he sits out like anybody else when it
 * is his turn. */
static enum fixture_how fate(const struct season_entrant *a,
			     const struct season_entrant *b)
{
	bool a_in = a->state == ENTRANT_IN;
	bool b_in = b != NULL && b->state == ENTRANT_IN;

	if (b == NULL) {
		return FIXTURE_BYE;
	}
	if (a->state == ENTRANT_OUT || b->state == ENTRANT_OUT) {
		return FIXTURE_ANNULLED;
	}
	return a_in && b_in ? FIXTURE_OPEN
	       : a_in       ? FIXTURE_FORFEIT_SECOND
	       : b_in       ? FIXTURE_FORFEIT_FIRST
			    : FIXTURE_FORFEIT_BOTH;
}

static bool keep_fixture(struct context *d, struct season_run *r,
			 const struct season_side *side, int round,
			 const struct fixture *pair, struct err *err)
{
	const struct season_entrant *a = side->entrant[pair->first];
	const struct season_entrant *b =
		pair->second >= 0 ? side->entrant[pair->second] : NULL;
	struct season_fixture f = {.division = side->division->name,
				   .round = round,
				   .board = pair->board,
				   .first = a->id,
				   .second = b != NULL ? b->id : 0,
				   .how = fate(a, b)};

	return fixture_add(d->store, r->s.id, &f, err);
}

/* The rank of each entrant before the round. */
static const int *ranks_now(struct season_run *r, struct arena *arena,
			    const struct season_side *side)
{
	struct season_table t =
		season_table(r, arena, (size_t)(side->division - r->plan.division));
	int *rank = arena_array(arena, side->entrants + 1, sizeof *rank);

	for (size_t i = 0; i < t.side.entrants; i++) {
		rank[t.row[i].entrant] = (int)i;
	}
	return rank;
}

bool season_round_pair(struct context *d, struct arena *arena, struct season_run *r,
		       const struct season_side *side, bool *any, struct err *err)
{
	const struct season_round *last = season_last_round(r, side);
	struct pairing p = pairing_of(r, arena, side);
	struct season_round round =
		round_of(r, side, last != NULL ? last->n + 1 : 1, d->now);
	struct fixture *pair;
	struct diag why = {0};
	size_t count;

	if (r->plan.rounds > 0) {
		p.rank = ranks_now(r, arena, side);
	}
	*any = pair_round(arena, &p, round.n, &pair, &count, &why) && count > 0;
	if (!*any) {
		return true;
	}
	if (!round_add(d->store, r->s.id, &round, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (!keep_fixture(d, r, side, round.n, &pair[i], err)) {
			return false;
		}
	}
	return true;
}
