/* SPDX-License-Identifier: ISC */
#include "adjudicator/unheard.h"

#include "adjudicator/choices.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/news.h"
#include "adjudicator/store/bounce.h"
#include "adjudicator/store/outage.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/unheard.h"
#include "formats/say.h"

enum { HOUR = 3600, OUTAGES = 10 };

/* A time that the seat to move lost, and why. */
struct lost {
	int64_t from, until;
	const char *phrase;
};

static bool tell(struct desk *d, struct arena *arena, const struct record *r,
		 const struct lost *lost, int64_t span, struct err *err)
{
	struct moment until = {.time = r->pos.deadline, .now = d->now};
	struct addressee to = news_to(r, r->pos.to_move, 0);
	struct fields *f = fields_in(arena);
	struct view text;
	struct view head;

	if (!choices_zone(d->store, arena, to.player, to.game, &until.zone, err)) {
		return false;
	}
	say_set_span(f, "span", to.language, span);
	say_set_time(f, "until", to.language, &until);
	text = phrase_text(arena, to.language, lost->phrase, f);
	head = phrase_text(arena, to.language, "head-clock", f);
	return news_tell(d, &to, &(struct told){"notice", head, text, 0}, err);
}

/* When the turn at hand was seen first; 0: no run has seen it. */
static bool turn_began(struct desk *d, const struct record *r, int64_t *since,
		       struct err *err)
{
	struct reminder kept;

	if (!reminder_get(d->store, r->match.id, &kept, err)) {
		return false;
	}
	*since = kept.game != 0 && kept.turn == position_moment(&r->pos) ? kept.since
									 : 0;
	return true;
}

static bool give(struct desk *d, struct arena *arena, struct record *r,
		 const struct lost *lost, struct err *err)
{
	struct table t = table_over(arena, &r->pos, d->now, true);
	int seat = r->pos.to_move;
	int64_t span = clocks_between(&r->pos, seat, lost->from, lost->until);

	if (span < HOUR) {
		return true;
	}
	table_emit(&t, (struct event){.kind = EVENT_CLOCK,
				      .seat = seat,
				      .time = clocks_until(&r->pos, seat,
							   r->pos.deadline, span)});
	return record_append(arena, r, &t, err) && tell(d, arena, r, lost, span, err);
}

static bool clock_runs(const struct record *r)
{
	return r->match.id != 0 && record_begun(r) && !r->pos.over && !r->pos.halted &&
	       !r->pos.paused && r->pos.deadline != 0;
}

/* ------------------------------------------------------------------ taken late */

/* The end of the last outage that lies in it: that was given back already. */
static bool behind_outages(struct desk *d, struct arena *arena, struct lost *lost,
			   struct err *err)
{
	struct outage *o;
	size_t count;

	if (!outage_list(d->store, arena, OUTAGES, &o, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (o[i].since < lost->until && o[i].until > lost->from) {
			lost->from = o[i].until;
		}
	}
	return true;
}

/* The letter that told of the turn at hand. */
static bool told_of(const struct outbox_letter *o, const struct record *r,
		    int64_t since)
{
	return (view_is(o->kind, "turn") || view_is(o->kind, "start")) &&
	       o->seat == r->pos.to_move && since != 0 && o->created >= since;
}

static bool late_letter(struct desk *d, struct arena *arena, int64_t letter,
			struct err *err)
{
	struct lost lost = {.phrase = "clock-relay"};
	struct outbox_letter o;
	struct record r;
	int64_t since;

	if (!unheard_done(d->store, letter, err) ||
	    !outbox_by_id(d->store, arena, letter, &o, err) ||
	    !record_load(d, arena, o.game, &r, err)) {
		return false;
	}
	if (!clock_runs(&r)) {
		return true;
	}
	lost.from = o.created;
	lost.until = o.sent;
	return turn_began(d, &r, &since, err) &&
	       (!told_of(&o, &r, since) || (behind_outages(d, arena, &lost, err) &&
					    give(d, arena, &r, &lost, err)));
}

/* ------------------------------------------------------------------- come back */

/* In every game in which it is his turn. */
static bool go_on(struct desk *d, struct arena *arena, int64_t player, int64_t stopped,
		  struct err *err)
{
	int64_t *ids;
	size_t count;
	bool ok = unheard_stop(d->store, player, 0, err) &&
		  match_of_player(d->store, arena, player, &ids, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		struct record *r = arena_take(arena, sizeof *r);
		struct lost lost = {stopped, d->now, "clock-bounced"};
		int64_t since = 0;

		ok = record_load(d, arena, ids[i], r, err);
		if (!ok || !clock_runs(r) ||
		    r->match.seat[r->pos.to_move].player != player) {
			continue;
		}
		ok = turn_began(d, r, &since, err);
		lost.from = since > lost.from ? since : lost.from;
		ok = ok && give(d, arena, r, &lost, err);
	}
	return ok;
}

static bool look_at(struct desk *d, struct arena *arena, int64_t player,
		    struct err *err)
{
	struct player p;
	int64_t since;
	long bounces;

	if (!player_by_id(d->store, arena, player, &p, err) ||
	    !unheard_since(d->store, player, &since, err) ||
	    !unheard_bounces(d->store, player, p.address, &bounces, err)) {
		return false;
	}
	if (bounces >= BOUNCES_BAD) {
		return since != 0 || unheard_stop(d->store, player, d->now, err);
	}
	return since == 0 || go_on(d, arena, player, since, err);
}

/* --------------------------------------------------------------------- all of it */

static bool each(struct desk *d,
		 bool (*list)(struct store *st, struct arena *a, int64_t **ids,
			      size_t *count, struct err *err),
		 bool (*one)(struct desk *d, struct arena *arena, int64_t id,
			     struct err *err),
		 struct err *err)
{
	struct arena ids_arena = {0};
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = list(d->store, &ids_arena, &ids, &count, err);

	for (size_t i = 0; i < count && ok; i++) {
		ok = store_mark(d->store, err) &&
		     store_unmark(d->store, one(d, &arena, ids[i], err), err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	arena_free(&ids_arena);
	return ok;
}

bool unheard_tick(struct desk *d, struct err *err)
{
	return each(d, unheard_late, late_letter, err) &&
	       each(d, unheard_players, look_at, err);
}

bool unheard_holds(struct desk *d, const struct record *r, bool *holds, struct err *err)
{
	int64_t player = r->match.seat[r->pos.to_move].player;
	int64_t since;

	*holds = false;
	if (!unheard_since(d->store, player, &since, err)) {
		return false;
	}
	if (since != 0) {
		*holds = true;
		return true;
	}
	return unheard_waits(d->store, player, r->match.id, d->now - HOUR, holds, err);
}
