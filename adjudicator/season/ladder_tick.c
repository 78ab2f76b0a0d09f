/* SPDX-License-Identifier: ISC */
/* What happens on a ladder as time passes. */
#include "adjudicator/season/ladder.h"
#include "adjudicator/store/leave.h"
#include "adjudicator/store/undelivered.h"

enum { HOUR = 3600, DAY = 86400 };

struct climbing {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	bool stale; /* r must be loaded again */
	struct err *err;
};

/* ------------------------------------------------------------- fixtures of its own */

static int boards_of(const struct season_run *r, struct view division)
{
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		n = view_eq(f->division, division) && f->board > n ? f->board : n;
	}
	return n;
}

/* Adds the fixture of a challenge. The challenged player has the first move. */
static bool add_fixture(struct context *d, const struct season_run *r,
			struct season_challenge *c, enum fixture_how how,
			struct err *err)
{
	const struct season_entrant *e = season_entrant_of(r, c->challenged);
	struct season_fixture f = {.round = 1,
				   .first = c->challenged,
				   .second = c->challenger,
				   .how = how};

	if (e == NULL) {
		return err_set(err, ERR_DATA, "season %lld: a challenge names nobody",
			       (long long)r->s.id);
	}
	f.division = e->division;
	f.board = boards_of(r, f.division) + 1;
	if (!fixture_add(d->store, r->s.id, &f, err)) {
		return false;
	}
	c->fixture = f.id;
	return true;
}

bool season_ladder_accept(struct context *d, struct season_run *r,
			  struct season_challenge *c, struct err *err)
{
	c->state = CHALLENGE_ACCEPTED;
	c->settled = d->now;
	return add_fixture(d, r, c, FIXTURE_OPEN, err) &&
	       challenge_update(d->store, c, err);
}

bool season_ladder_refuse(struct context *d, struct season_run *r,
			  struct season_challenge *c, int64_t at, struct err *err)
{
	bool nothing = at >= c->due
			       ? r->plan.policy[POLICY_UNANSWERED] == UNANSWERED_FREE
			       : season_ladder_free(r, c);

	c->state = nothing ? CHALLENGE_FREE : CHALLENGE_LOST;
	c->settled = at;
	return (nothing || add_fixture(d, r, c, FIXTURE_FORFEIT_FIRST, err)) &&
	       challenge_update(d->store, c, err);
}

bool season_ladder_takeback(struct context *d, struct arena *arena,
			    struct season_run *r, struct season_challenge *c,
			    struct err *err)
{
	c->state = CHALLENGE_DROPPED;
	c->settled = d->now;
	c->told = CHALLENGE_NOTHING;
	return challenge_update(d->store, c, err) &&
	       season_ladder_taken(d, arena, r, c, err);
}

/* ----------------------------------------------------------------------- an outage */

bool season_ladder_give_back(struct context *d, struct arena *arena,
			     struct season_run *r, int64_t since, bool *any,
			     struct err *err)
{
	for (size_t i = 0; i < r->s.challenges; i++) {
		struct season_challenge *c = &r->s.challenge[i];
		int64_t from = c->asked > since ? c->asked : since;
		int64_t due = season_ladder_due(r, c->due + d->now - from);
		int64_t span = due - c->due;

		if (c->state != CHALLENGE_OPEN || d->now <= from || span <= 0) {
			continue;
		}
		*any = true;
		c->due = due;
		if (!challenge_update(d->store, c, err) ||
		    !season_ladder_longer(d, arena, r, c, span, err)) {
			return false;
		}
	}
	return true;
}

/* ------------------------------------------------------------------------ one look */

/* A ladder has no rounds, but its fixtures must belong to one: it lasts until the
 * end. */
static bool open_round(struct climbing *x, size_t division)
{
	struct season_side side = season_side(x->r, x->arena, division);
	struct season_round round = {.division = side.division->name,
				     .n = 1,
				     .started = x->r->s.started,
				     .due = x->r->plan.end};

	for (size_t i = 0; i < x->r->s.rounds; i++) {
		if (season_of_side(&side, x->r->s.round[i].division)) {
			return true;
		}
	}
	x->stale = true;
	return side.entrants < 2 || round_add(x->d->store, x->r->s.id, &round, x->err);
}

static bool plays_on(const struct season_run *r, int64_t entrant)
{
	const struct season_entrant *e = season_entrant_of(r, entrant);

	return e != NULL && e->state == ENTRANT_IN && !e->gone;
}

static bool drop(struct climbing *x, struct season_challenge *c, bool ended)
{
	x->stale = true;
	c->state = CHALLENGE_DROPPED;
	c->settled = x->d->now;
	c->told = CHALLENGE_NOTHING;
	return challenge_update(x->d->store, c, x->err) &&
	       season_ladder_dropped(x->d, x->arena, x->r, c, ended, x->err);
}

static bool ask_anew(struct climbing *x, struct season_challenge *c, int64_t player)
{
	x->stale = true;
	c->player = player;
	c->due = season_ladder_due(x->r, x->d->now + x->r->plan.challenge.answer);
	return challenge_update(x->d->store, c, x->err) &&
	       season_ladder_ask(x->d, x->arena, x->r, c, x->err);
}

/* K33. *due: until when he may answer; a player on leave has one day after his
 * leave. */
static bool with_leave(struct climbing *x, const struct season_challenge *c,
		       int64_t *due)
{
	struct leave *all;
	size_t count;

	*due = c->due;
	if (!leave_of_player(x->d->store, x->arena, c->player, &all, &count, x->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (all[i].begins <= x->d->now && *due < all[i].ends + DAY) {
			*due = all[i].ends + DAY;
		}
	}
	return true;
}

/* K33. Settles a challenge whose time is up. A player whom no letter has reached is
 * asked again. */
static bool time_is_up(struct climbing *x, struct season_challenge *c)
{
	int64_t due;
	bool waits;

	x->stale = true;
	if (!undelivered_waits(x->d->store, c->player, 0, x->d->now - HOUR, &waits,
			       x->err)) {
		return false;
	}
	if (waits) {
		return ask_anew(x, c, c->player);
	}
	if (!with_leave(x, c, &due)) {
		return false;
	}
	c->due = season_ladder_due(x->r, due);
	if (c->due > x->d->now) {
		return challenge_update(x->d->store, c, x->err);
	}
	return season_ladder_refuse(x->d, x->r, c, c->due, x->err);
}

static bool look_at_open(struct climbing *x, struct season_challenge *c)
{
	const struct season_entrant *asked = season_entrant_of(x->r, c->challenged);

	if (!plays_on(x->r, c->challenger) || !plays_on(x->r, c->challenged)) {
		return drop(x, c, false);
	}
	if (x->d->now >= x->r->plan.end) {
		return drop(x, c, true);
	}
	if (asked->player != c->player) {
		return ask_anew(x, c, asked->player);
	}
	return x->d->now < c->due || time_is_up(x, c);
}

static bool tell_result(struct climbing *x, struct season_challenge *c)
{
	int brings = season_challenge_brings(x->r, c);

	if (c->told != CHALLENGE_UNTOLD || brings == CHALLENGE_UNTOLD) {
		return true;
	}
	c->told = brings;
	return season_ladder_brought(x->d, x->arena, x->r, c, x->err) &&
	       challenge_update(x->d->store, c, x->err);
}

static bool refresh(struct climbing *x)
{
	bool stale = x->stale;

	x->stale = false;
	return !stale || season_open(x->d, x->arena, x->r->s.id, x->r, x->err);
}

bool season_ladder_run(struct context *d, struct arena *arena, struct season_run *r,
		       struct err *err)
{
	struct climbing x = {.d = d, .arena = arena, .r = r, .err = err};

	for (size_t i = 0; i < r->plan.divisions; i++) {
		if (!open_round(&x, i)) {
			return false;
		}
	}
	for (size_t i = 0; i < r->s.challenges; i++) {
		struct season_challenge *c = &r->s.challenge[i];

		if (c->state == CHALLENGE_OPEN && !look_at_open(&x, c)) {
			return false;
		}
	}
	if (!refresh(&x)) {
		return false;
	}
	for (size_t i = 0; i < r->s.challenges; i++) {
		if (!tell_result(&x, &r->s.challenge[i])) {
			return false;
		}
	}
	return true;
}
