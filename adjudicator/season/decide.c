/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/decide.h"

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/season_reason.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/ruling.h"

bool season_end_game(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	struct ruled out = {0};
	struct ruling_wish wish = {
		.by = loss->by, .season = loss->by == 0, .plain = loss->left};
	bool there;

	if (!aside_load(d, arena, loss->f->game, r, &there, err) || !there) {
		return err->kind == ERR_NONE && season_owes_end(d, arena, loss, err);
	}
	if (!view_is(r->match.state, "running") || r->pos.over) {
		return true;
	}
	wish.because = season_reason(arena, loss->because);
	/* By his place: who was asked to play on there may not have the seat yet. */
	wish.words = view_of(loss->f->first == loss->loser->id ? "result 0-1"
							       : "result 1-0");
	if (!ruling_carry(d, arena, r, &wish, &out, err)) {
		return false;
	}
	/* The referee who decided it may be a player of this game; then the ruling
	 * is nobody's. */
	wish.season = true;
	wish.by = 0;
	return out.done || ruling_carry(d, arena, r, &wish, &out, err);
}

static bool decide(struct context *d, struct season_fixture *f, enum fixture_how how,
		   struct err *err)
{
	f->how = how;
	return fixture_update(d->store, f, err);
}

bool season_forfeit(struct context *d, struct arena *arena, struct season_run *r,
		    const struct season_loss *loss, struct err *err)
{
	struct season_fixture *f = loss->f;
	bool first = f->first == loss->loser->id;
	bool running = season_goes_on_game(f);
	const struct season_entrant *other =
		season_entrant_of(r, first ? f->second : f->first);
	bool both = other != NULL && other->state != ENTRANT_IN;
	enum fixture_how how = first ? FIXTURE_FORFEIT_FIRST : FIXTURE_FORFEIT_SECOND;

	return decide(d, f, both && !running ? FIXTURE_FORFEIT_BOTH : how, err) &&
	       (!running || season_end_game(d, arena, loss, err));
}

bool season_annul(struct context *d, struct arena *arena, struct season_fixture *f,
		  struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	struct ruled out = {0};
	struct ruling_wish wish = {.words = view_of("annul"),
				   .because =
					   season_reason(arena, "season-because-again"),
				   .season = true,
				   .plain = true};
	bool there = false;

	if (f->game != 0 && (!aside_load(d, arena, f->game, r, &there, err) ||
			     (there && !ruling_carry(d, arena, r, &wish, &out, err)))) {
		return false;
	}
	/* Where nothing can be ruled any more the season alone counts it no more. */
	return (f->game != 0 && !there) || out.done ||
	       decide(d, f, FIXTURE_ANNULLED, err);
}

/* ------------------------------------------------------------------- withdrawals */

bool season_would_annul(struct season_run *r, struct arena *arena,
			const struct season_entrant *e)
{
	int division = season_division_at(&r->plan, e->division);
	struct season_side side;
	int all;
	int played = 0;

	if (!season_all_meet(&r->plan) || division < 0 ||
	    r->plan.policy[POLICY_WITHDRAWAL] == WITHDRAWAL_FORFEIT) {
		return false;
	}
	side = season_side(r, arena, (size_t)division);
	all = ((int)side.entrants - 1) *
	      (r->plan.format == SEASON_DOUBLE_ROUND_ROBIN ? 2 : 1);
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		played += season_plays(f, e->id) && f->how == FIXTURE_PLAYED && f->over;
	}
	/* L32. */
	return r->plan.policy[POLICY_WITHDRAWAL] == WITHDRAWAL_ANNUL ||
	       played * 2 < all;
}

/* Settles one fixture of an entrant who plays no more. */
static bool let_go(struct context *d, struct arena *arena, struct season_run *r,
		   const struct season_loss *loss, struct err *err)
{
	struct season_fixture *f = loss->f;
	bool running = season_goes_on_game(f);

	if (loss->loser->state == ENTRANT_OUT) {
		return f->how == FIXTURE_BYE ||
		       (decide(d, f, FIXTURE_ANNULLED, err) &&
			(!running || season_end_game(d, arena, loss, err)));
	}
	return fixture_decided(f) || season_forfeit(d, arena, r, loss, err);
}

/* Tells the others of his division, with that phrase. */
static bool tell_others(struct context *d, struct arena *arena, struct season_run *r,
			const struct season_entrant *e, const char *phrase,
			struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < r->s.entrants; i++) {
		const struct season_entrant *to = &r->s.entrant[i];
		struct fields *f = season_about(arena, r);
		struct season_letter letter = {phrase, f, NULL};

		fields_set(f, "name", e->name);
		fields_set_bool(f, "annul", e->state == ENTRANT_OUT);
		ok = to == e || to->state != ENTRANT_IN ||
		     !view_eq(to->division, e->division) ||
		     season_write(d, arena, to, &letter, err);
	}
	return ok;
}

bool season_withdraw(struct context *d, struct arena *arena, struct season_run *r,
		     const struct season_leaver *leaver, struct err *err)
{
	struct season_entrant *e = leaver->e;

	if (r->s.state == SEASON_SIGN_UP) {
		e->state = ENTRANT_REPLACED;
		return entrant_drop(d->store, e->id, err);
	}
	e->state = season_would_annul(r, arena, e) ? ENTRANT_OUT : ENTRANT_WITHDRAWN;
	if (!entrant_update(d->store, e, err)) {
		return false;
	}
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_loss loss = {&r->s.fixture[i], e, leaver->because,
						 leaver->by, leaver->by == 0};

		if (season_plays(loss.f, e->id) && !let_go(d, arena, r, &loss, err)) {
			return false;
		}
	}
	return tell_others(d, arena, r, e, "season-one-left", err);
}

/* How a fixture stands that was annulled when the entrant left: a game that was over
 * counts, any other is lost for the place. */
static bool stands_again(struct context *d, struct arena *arena, struct season_run *r,
			 const struct season_entrant *e, struct season_fixture *f,
			 struct err *err)
{
	const struct season_entrant *other =
		season_entrant_of(r, f->first == e->id ? f->second : f->first);
	struct record *record = arena_take(arena, sizeof *record);
	int loser = f->first != e->id;
	bool there = f->game == 0;

	if (other == NULL || other->state == ENTRANT_OUT ||
	    (f->game != 0 && !f->over)) {
		return true;
	}
	if (f->game != 0 && (!aside_load(d, arena, f->game, record, &there, err) ||
			     (there && !ruling_of_loss(arena, record, &loser, err)))) {
		return false;
	}
	if (!there) {
		return true;
	}
	return decide(d, f,
		      loser < 0 ? FIXTURE_PLAYED
		      : f->game == 0 && other->state != ENTRANT_IN
			      ? FIXTURE_FORFEIT_BOTH
		      : loser == 0 ? FIXTURE_FORFEIT_FIRST
				   : FIXTURE_FORFEIT_SECOND,
		      err);
}

/* What no longer counted, as somebody had left, counts again for whoever takes the
 * place. */
static bool count_again(struct context *d, struct arena *arena, struct season_run *r,
			const struct season_entrant *e, struct err *err)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		struct season_fixture *f = &r->s.fixture[i];

		if (season_plays(f, e->id) && f->how == FIXTURE_ANNULLED &&
		    !stands_again(d, arena, r, e, f, err)) {
			return false;
		}
	}
	return tell_others(d, arena, r, e, "season-one-back", err);
}

/* A player who once gave up this place, or another one, comes back: his old row is
 * dropped, because a player may be in the list of a season only once. */
static bool comes_back(struct context *d, const struct season_run *r, int64_t player,
		       struct view *luck, struct err *err)
{
	*luck = (struct view){0};
	for (size_t i = 0; i < r->s.entrants; i++) {
		const struct season_entrant *e = &r->s.entrant[i];

		if (e->player == player && e->state == ENTRANT_REPLACED) {
			*luck = e->luck;
			return entrant_drop(d->store, e->id, err);
		}
	}
	return true;
}

bool season_replace(struct context *d, struct arena *arena, struct season_run *r,
		    struct season_entrant *e, int64_t player, struct err *err)
{
	struct season_entrant old = *e;
	bool out = old.state == ENTRANT_OUT;
	bool fresh;

	if (!comes_back(d, r, player, &e->luck, err)) {
		return false;
	}
	e->player = player;
	e->state = ENTRANT_IN;
	old.state = ENTRANT_REPLACED;
	return entrant_update(d->store, e, err) &&
	       entrant_add(d->store, r->s.id, &old, &fresh, err) &&
	       (!out || count_again(d, arena, r, e, err));
}

/* In each running game of the place, asks the new player whether he plays on. */
bool season_hand_over(struct hearing *h, const struct season_run *r, int64_t entrant,
		      struct view words)
{
	bool ok = true;

	for (size_t i = 0; i < r->s.fixtures && ok; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		struct record *record;
		struct ruled out = {0};
		struct ruling_wish wish = {
			.words = words, .by = h->player.id, .letter = h->letter};

		if (!season_goes_on_game(f) || !season_plays(f, entrant)) {
			continue;
		}
		record = arena_take(h->arena, sizeof *record);
		wish.because = season_reason(h->arena, "season-because-replaced");
		ok = record_load(h->d, h->arena, f->game, record, h->err) &&
		     ruling_carry(h->d, h->arena, record, &wish, &out, h->err);
	}
	return ok;
}
