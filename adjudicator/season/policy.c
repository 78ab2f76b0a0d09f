/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/policy.h"

#include "adjudicator/letters/season_reason.h"
#include "adjudicator/record/game_time.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/ruling.h"
#include "adjudicator/season/decide.h"
#include "adjudicator/season/director.h"
#include "adjudicator/store/heard.h"

static const char season_silent[] = "season-because-silent";

/* --------------------------------------------------------------- what is done */

bool season_ends_game(struct context *d, struct arena *arena, struct season_fixture *f,
		      bool draw, int64_t by, struct err *err)
{
	struct record *record = arena_take(arena, sizeof *record);
	struct ruled out = {0};
	struct ruling_wish wish = {
		.words = view_of(draw ? "result draw" : "result points"),
		.because = season_reason(arena, "season-because"),
		.by = by,
		.season = by == 0};

	f->over = true;
	return record_load(d, arena, f->game, record, err) &&
	       ruling_carry(d, arena, record, &wish, &out, err);
}

bool season_loses(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_loss *loss, struct err *err)
{
	const int64_t ids[] = {loss->f->first, loss->f->second};
	struct fields *fields = season_about(arena, r);
	bool ok = season_forfeit(d, arena, r, loss, err);

	loss->f->over = true;
	fields_set(fields, "name", loss->loser->name);
	fields_set_num(fields, "game", (long)loss->f->game);
	fields_set_bool(fields, "decided", loss->by != 0);
	for (int i = 0; i < 2 && ok; i++) {
		struct season_letter letter = {"season-lost", fields, NULL};
		const struct season_entrant *e = season_entrant_of(r, ids[i]);

		ok = e == NULL || season_write(d, arena, e, &letter, err);
	}
	return ok;
}

bool season_silence(struct context *d, struct arena *arena, const struct record *r,
		    bool *settled, struct err *err)
{
	struct season_run *run = arena_take(arena, sizeof *run);
	struct season_fixture found;
	struct season_fixture *f;
	const struct season_entrant *loser;
	int64_t season;

	*settled = false;
	if (!season_of_game(d->store, arena, r->match.id, &season, &found, err) ||
	    season == 0 || !season_open(d, arena, season, run, err) ||
	    run->plan.policy[POLICY_SILENCE] != SILENCE_FORFEIT) {
		return err->kind == ERR_NONE;
	}
	f = season_fixture_at(run, found.id);
	loser = season_entrant_of(run,
				  r->pos.to_move == 0 ? found.first : found.second);
	*settled = f != NULL && loser != NULL && season_goes_on_game(f);
	return !*settled ||
	       season_loses(d, arena, run,
			    &(struct season_loss){f, loser, season_silent, 0, false},
			    err);
}

/* ----------------------------------------------------------------- one look */

struct looking {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	/* Of the whole season; those from index `old` on are new. */
	struct concern *list;
	size_t count, old;
	struct season_looked *out;
	struct err *err;
};

static const struct concern *last_of(const struct looking *x, enum concern_kind kind,
				     int64_t entrant, int64_t fixture)
{
	for (size_t i = x->count; i-- > 0;) {
		const struct concern *c = &x->list[i];

		if (c->kind == kind && c->fixture == fixture &&
		    (c->entrant == entrant || kind == CONCERN_UNFINISHED)) {
			return c;
		}
	}
	return NULL;
}

/* Whether it was asked before. What was put off is asked again when that time is
 * over. */
static bool was_asked(const struct looking *x, enum concern_kind kind, int64_t entrant,
		      int64_t fixture)
{
	const struct concern *c = last_of(x, kind, entrant, fixture);

	return c != NULL && (c->state != CONCERN_LATER || c->due > x->d->now);
}

static bool add(struct looking *x, struct concern c)
{
	c.season = x->r->s.id;
	c.asked = x->d->now;
	c.due = x->d->now + POLICY_WAITS;
	if ((c.state == CONCERN_OPEN &&
	     !director_pick(x->d, x->arena, x->r, &c, x->err)) ||
	    !concern_add(x->d->store, &c, x->err)) {
		return false;
	}
	x->list = arena_room(x->arena, x->list, x->count, sizeof *x->list);
	x->list[x->count++] = c;
	return true;
}

/* Lets an entrant forfeit who sent nothing. */
static bool loses(struct looking *x, struct season_fixture *f,
		  const struct season_entrant *loser)
{
	return season_loses(x->d, x->arena, x->r,
			    &(struct season_loss){f, loser, season_silent, 0, false},
			    x->err);
}

/* Nobody has decided it: takes the first of its choices. */
static bool settle(struct looking *x, const struct concern *c)
{
	struct season_fixture *f = season_fixture_at(x->r, c->fixture);

	x->out->changed = true;
	switch (c->kind) {
	case CONCERN_UNFINISHED:
		return season_ends_game(x->d, x->arena, f, false, 0, x->err);
	case CONCERN_NO_SHOW:
		return loses(x, f, season_entrant_of(x->r, c->entrant));
	default:
		return true;
	}
}

/* A concern about a game that cannot be read waits until it can. */
static bool settle_old(struct looking *x)
{
	for (size_t i = 0; i < x->old; i++) {
		struct concern *c = &x->list[i];
		bool moot = c->state == CONCERN_OPEN && director_moot(x->r, c);
		const struct season_fixture *f = season_fixture_at(x->r, c->fixture);
		bool can = true;

		if (c->state != CONCERN_OPEN || (!moot && c->due > x->d->now)) {
			continue;
		}
		if (!moot && f != NULL &&
		    !season_reads(x->d, x->arena, f->game, &can, x->err)) {
			return false;
		}
		if (!can) {
			continue;
		}
		c->state = CONCERN_SETTLED;
		if (!concern_update(x->d->store, c, x->err) ||
		    (!moot && !settle(x, c))) {
			return false;
		}
	}
	return true;
}

/* What a referee has paused is in dispute: it never ends unasked. */
static bool look_unfinished(struct looking *x, struct season_fixture *f,
			    const struct season_round *round)
{
	int policy = x->r->plan.policy[POLICY_UNFINISHED];
	struct concern c = {
		.kind = CONCERN_UNFINISHED, .entrant = f->first, .fixture = f->id};
	struct record *record;
	bool reads;
	bool asks;
	bool up = last_of(x, CONCERN_UNFINISHED, 0, f->id) != NULL; /* put off */

	if (was_asked(x, CONCERN_UNFINISHED, 0, f->id) ||
	    !season_reads(x->d, x->arena, f->game, &reads, x->err) || !reads) {
		return x->err->kind == ERR_NONE;
	}
	record = arena_take(x->arena, sizeof *record);
	if (!record_load(x->d, x->arena, f->game, record, x->err) ||
	    (!up && !season_time_up(x->arena, x->r, record, round, &up, x->err)) ||
	    !up) {
		return x->err->kind == ERR_NONE;
	}
	asks = policy == UNFINISHED_PROPOSE || director_disputed(&record->pos);
	c.state = asks ? CONCERN_OPEN : CONCERN_SETTLED;
	if (!add(x, c) || asks) {
		return x->err->kind == ERR_NONE;
	}
	x->out->changed = true;
	return season_ends_game(x->d, x->arena, f, policy == UNFINISHED_DRAW, 0,
				x->err);
}

/* He let a turn of that game go by, and has not written since its round began, nor
 * since the game did: where games begin as others end, that may be before. Who has not
 * said yet whether he plays on in another's seat missed nothing there. */
static bool never_came(struct looking *x, const struct season_fixture *f,
		       const struct season_round *round, int seat, bool *absent)
{
	const struct season_entrant *e =
		season_entrant_of(x->r, seat == 0 ? f->first : f->second);
	struct record *record;
	int64_t start = 0;
	int64_t last = 0;
	bool there;

	*absent = false;
	if (e == NULL || e->state != ENTRANT_IN ||
	    was_asked(x, CONCERN_NO_SHOW, e->id, f->id) ||
	    !heard_last(x->d->store, e->player, &last, x->err) ||
	    last > round->started) {
		return x->err->kind == ERR_NONE;
	}
	record = arena_take(x->arena, sizeof *record);
	if (!aside_load(x->d, x->arena, f->game, record, &there, x->err) || !there) {
		return x->err->kind == ERR_NONE;
	}
	*absent = !record->pos.over && record_seat(record, e->player) == seat &&
		  (record->pos.late_run[seat] > 0 ||
		   (record->pos.flagged && record->pos.to_move == seat));
	if (*absent && !record_start_time(record, x->arena, &start, x->err)) {
		return false;
	}
	*absent = *absent && last <= start;
	return true;
}

static bool look_no_show(struct looking *x, struct season_fixture *f,
			 const struct season_round *round)
{
	for (int seat = 0; seat < 2 && season_goes_on_game(f); seat++) {
		int64_t id = seat == 0 ? f->first : f->second;
		bool asks = x->r->plan.policy[POLICY_NO_SHOW] != NO_SHOW_FORFEIT;
		struct concern c = {.kind = CONCERN_NO_SHOW,
				    .entrant = id,
				    .fixture = f->id,
				    .state = asks ? CONCERN_OPEN : CONCERN_SETTLED};
		bool absent;

		if (!never_came(x, f, round, seat, &absent)) {
			return false;
		}
		if (!absent) {
			continue;
		}
		/* A referee may overturn it: then it does not happen again. */
		if (!add(x, c)) {
			return false;
		}
		if (asks) {
			continue;
		}
		x->out->changed = true;
		if (!loses(x, f, season_entrant_of(x->r, id))) {
			return false;
		}
	}
	return true;
}

static bool look_at_game(struct looking *x, struct season_fixture *f,
			 const struct season_round *round)
{
	bool unread;

	if (!season_unread(x->d, f->game, &unread, x->err) ||
	    (!unread && (!look_no_show(x, f, round) ||
			 (season_goes_on_game(f) && x->d->now >= round->due &&
			  !look_unfinished(x, f, round)) ||
			 !season_unread(x->d, f->game, &unread, x->err)))) {
		return false;
	}
	return !unread || season_waits_for(x->d, x->arena, x->r, f, x->err);
}

static bool look_at_games(struct looking *x)
{
	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		struct season_fixture *f = &x->r->s.fixture[i];
		const struct season_round *round = season_round_of(x->r, f);

		if (round != NULL && season_goes_on_game(f) &&
		    !look_at_game(x, f, round)) {
			return false;
		}
	}
	return true;
}

/* Whether two are left to meet, or one for the racks of a duplicate season: else its
 * rounds come to their end in this run. */
static bool has_more(const struct season_run *r, const struct season_side *side)
{
	const struct season_entrant *one = NULL;

	for (size_t i = 0; i < side->entrants; i++) {
		const struct season_entrant *e = side->entrant[i];

		if (e->state != ENTRANT_IN) {
			continue;
		}
		if (one != NULL &&
		    (r->plan.format != SEASON_TEAMS || e->team != one->team)) {
			return true;
		}
		one = one == NULL ? e : one;
	}
	return one != NULL && r->plan.format == SEASON_DUPLICATE;
}

/* An entrant who has left may be replaced, as long as there is a round to be paired. */
static bool look_at_places(struct looking *x)
{
	bool asks = x->r->plan.policy[POLICY_REPLACE] == REPLACE_ASK;

	for (size_t i = 0; asks && i < x->r->plan.divisions; i++) {
		struct season_side side = season_side(x->r, x->arena, i);
		bool more = season_rounds_left(x->r, x->arena, &side) > 0 &&
			    has_more(x->r, &side);

		for (size_t k = 0; more && k < side.entrants; k++) {
			const struct season_entrant *e = side.entrant[k];
			struct concern c = {.kind = CONCERN_REPLACE, .entrant = e->id};

			if (e->state != ENTRANT_IN &&
			    season_place_lives(x->r, x->arena, e) &&
			    !was_asked(x, CONCERN_REPLACE, e->id, 0) && !add(x, c)) {
				return false;
			}
		}
	}
	return true;
}

/* Writes one letter to each referee about all that is new, or to the organiser. */
static bool ask_all(struct looking *x)
{
	struct director_list list = {x->list + x->old, x->count - x->old};

	for (size_t i = x->old; i < x->count; i++) {
		int64_t referee = x->list[i].referee;
		bool first = referee != 0 && x->list[i].state == CONCERN_OPEN;

		for (size_t k = x->old; k < i && first; k++) {
			first = x->list[k].referee != referee;
		}
		if (first &&
		    !director_ask(x->d, x->arena, x->r, referee, &list, x->err)) {
			return false;
		}
	}
	return season_unheard(x->d, x->arena, x->r, &list, &x->out->unheard, x->err);
}

bool season_policy(struct context *d, struct arena *arena, struct season_run *r,
		   struct season_looked *out, struct err *err)
{
	struct looking x = {.d = d, .arena = arena, .r = r, .out = out, .err = err};

	*out = (struct season_looked){0};
	if (!concern_list(d->store, arena, r->s.id, &x.list, &x.count, err)) {
		return false;
	}
	x.old = x.count;
	return settle_old(&x) && look_at_games(&x) && look_at_places(&x) && ask_all(&x);
}
