/* SPDX-License-Identifier: ISC */
#include "adjudicator/referee/substitute.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/unreached.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/cases.h"

/* Whether the player had another seat: then he knows what its rack held. */
static bool had_another(const struct record *r, int64_t player, int seat)
{
	for (size_t i = 0; i < r->formers; i++) {
		if (r->former[i].player == player && r->former[i].seat != seat) {
			return true;
		}
	}
	return false;
}

static bool refuse(const struct ruling_trial *t, struct diag *diag, enum diag_code code)
{
	diag_set(diag, code, (struct view){0});
	diag->what = t->words.hands.plays;
	return false;
}

bool substitute_find(struct ruling_trial *t, struct diag *diag, bool *can)
{
	struct player *p = &t->to;

	if (!player_find(t->d->store, t->arena, t->words.hands.plays, p, t->err)) {
		return false;
	}
	*can = (p->id != 0 && p->confirmed && p->forgotten == 0 && p->address.len > 0 &&
		p->id != t->wish->by) ||
	       refuse(t, diag, DIAG_NO_SUCH_PLAYER);
	*can = *can && ((record_seat(t->r, p->id) < 0 &&
			 !had_another(t->r, p->id, t->e->seat)) ||
			refuse(t, diag, DIAG_SEAT_TWICE));
	t->words.hands.plays = *can ? p->name : t->words.hands.plays;
	return true;
}

bool substitute_owed(const struct ruling_trial *t, int64_t *owed)
{
	const struct record *r = t->r;
	int64_t now = r->pos.halted ? r->pos.halted_at : t->d->now;
	int64_t asked;

	*owed = 0;
	if (r->pos.to_move != t->e->seat || r->pos.deadline == 0) {
		return true;
	}
	if (!unreached_stood(t->d, t->arena, r, now, owed, t->err) ||
	    !question_stopped(t->d, t->arena, r, t->e->seat, &asked, t->err)) {
		return false;
	}
	if (asked != 0 && asked < now) {
		*owed += now - asked < ANSWER_WITHIN ? now - asked : ANSWER_WITHIN;
	}
	return true;
}

bool substitute_give(const struct ruling_trial *t, struct record *r, int64_t owed)
{
	struct table table = table_quiet(t->arena, &r->pos, t->d->now);

	if (owed == 0) {
		return true;
	}
	table_emit(&table, (struct event){.kind = EVENT_CLOCK,
					  .seat = r->pos.to_move,
					  .time = clocks_until(&r->pos, r->pos.to_move,
							       r->pos.deadline, owed)});
	return record_append(t->arena, r, &table, t->err);
}

bool substitute_offer(struct ruling_trial *t)
{
	struct offer o = {.game = t->r->match.id,
			  .seat = t->e->seat,
			  .player = t->to.id,
			  .referee = t->wish->by,
			  .casefile = t->wish->casefile,
			  .because = t->wish->because,
			  .asked = t->d->now};

	return offer_add(t->d->store, &o, t->err) &&
	       substitute_ask(t->d, t->arena, t->r, &o, t->err);
}

static bool lapse(struct context *d, struct arena *arena, const struct offer *o,
		  struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	bool there;

	if (!aside_load(d, arena, o->game, r, &there, err)) {
		return false;
	}
	return offer_close(d->store, o->id, "lapsed", err) &&
	       (!there ||
		substitute_report(d, arena, r,
				  &(struct offer_news){o, "seat-offer-lapsed", 0},
				  err));
}

bool substitute_tick(struct context *d, struct err *err)
{
	struct arena arena = {0};
	struct offer o = {.id = 1};
	bool ok = true;

	while (ok && o.id != 0) {
		arena_reset(&arena);
		ok = store_mark(d->store, err) &&
		     store_unmark(d->store,
				  offer_stale(d->store, &arena, d->now - OFFER_SECONDS,
					      &o, err) &&
					  (o.id == 0 || lapse(d, &arena, &o, err)),
				  err);
	}
	arena_free(&arena);
	return ok;
}
