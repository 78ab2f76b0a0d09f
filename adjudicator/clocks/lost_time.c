/* SPDX-License-Identifier: ISC */
/* Time that a seat lost because it was not reached: given back once, and told. */
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/store/leave.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"

bool lost_tell_seat(struct context *d, struct arena *arena, const struct record *r,
		    int seat, const struct lost_saying *s, struct err *err)
{
	struct note n = note_to(d, arena, news_to(r, seat, 0), err);

	if (!note_zone(&n)) {
		return false;
	}
	fields_set(n.f, "name", r->setup.name[r->pos.to_move]);
	note_set_span(&n, "span", s->span);
	note_set_time(&n, "until", r->pos.deadline);
	note_say(&n, s->phrase);
	return note_tell(&n, "notice", s->head);
}

bool lost_tell_others(struct context *d, struct arena *arena, const struct record *r,
		      const struct lost_saying *s, struct err *err)
{
	int64_t player = r->match.seat[r->pos.to_move].player;
	bool ok = true;

	for (int i = 0; ok && i < r->setup.seats; i++) {
		if (r->match.seat[i].player != player && !r->pos.gone[i]) {
			ok = lost_tell_seat(d, arena, r, i, s, err);
		}
	}
	return ok;
}

static bool tell(struct context *d, struct arena *arena, const struct record *r,
		 const struct lost *lost, int64_t span, struct err *err)
{
	return lost_tell_seat(d, arena, r, r->pos.to_move,
			      &(struct lost_saying){"head-clock", lost->phrase, span},
			      err) &&
	       (lost->others == NULL ||
		lost_tell_others(
			d, arena, r,
			&(struct lost_saying){"head-clock", lost->others, span}, err));
}

/* Stands for a seat: the time to answer a play or a request, the same for all. */
enum { ANSWERS = -1 };

/* The store's name for the time up to which a seat, or ANSWERS, got back what it
 * lost. */
static const char *given_name(struct arena *arena, const struct record *r, int seat)
{
	return arena_printf(arena, STORED_RELAY ".%lld.%d", (long long)r->match.id,
			    seat);
}

static int64_t latest(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static int64_t earliest(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* What lies before the i-th outage, the oldest first, or behind all of them. It ends
 * before it begins where nothing does. */
static struct stood part(const struct lost *lost, size_t i)
{
	struct stood p = {.from = lost->from, .until = lost->until};

	if (i > 0) {
		p.from = latest(p.from, lost->outage[lost->outages - i].until);
	}
	if (i < lost->outages) {
		p.until = earliest(p.until, lost->outage[lost->outages - 1 - i].since);
	}
	return p;
}

/* From when on it was not given back yet; less than an hour is not given. */
static bool not_given(struct context *d, const char *name, const struct lost *lost,
		      int64_t *from, struct err *err)
{
	int64_t left = 0;

	if (!store_number(d->store, name, from, err)) {
		return false;
	}
	for (size_t i = 0; i <= lost->outages; i++) {
		struct stood p = part(lost, i);

		p.from = latest(p.from, *from);
		left += p.from < p.until ? p.until - p.from : 0;
	}
	if (left < UNDELIVERED_LATE) {
		*from = lost->until;
	}
	return true;
}

/* The leave that the seat is on in this game, or was on last, if it began after
 * stood.from; else out->id is 0. */
static bool leave_since(struct arena *arena, const struct record *r, int seat,
			struct stood stood, struct leave *out, struct err *err)
{
	struct leave *all;
	size_t count;

	*out = (struct leave){0};
	if (stood.from == stood.until) {
		return true;
	}
	if (!leave_of_player(r->context->store, arena, r->match.seat[seat].player, &all,
			     &count, err)) {
		return false;
	}
	for (; count > 0; count--, all++) {
		if (all->ends == r->pos.leave[seat] && all->begins > stood.from) {
			*out = *all;
		}
	}
	return true;
}

/* A time that the beginning of a leave cuts in two. */
struct parts {
	struct stood before, behind;
};

static struct parts cut(struct stood stood, const struct leave *l)
{
	struct parts p = {stood, stood};

	p.before.until = stood.until < l->begins ? stood.until : l->begins;
	p.behind.from = l->begins;
	p.behind.answered = stood.answered > l->begins ? stood.answered : l->begins;
	return p;
}

/* Time lost before a leave began is given back by the calendar as it was before that
 * leave. */
static void later(struct table *t, int seat, struct stood stood, const struct leave *l)
{
	struct table then = table_quiet(t->arena, &t->pos, t->now);
	struct parts p = cut(stood, l);
	struct running was;
	struct running is;

	if (l->id == 0 || t->pos.flagged) {
		turns_later(t, stood);
		return;
	}
	away_set(&then, seat, l->begins, 0);
	turns_later(&then, p.before);
	away_set(&then, seat, l->begins, l->ends);
	turns_later(&then, p.behind);
	for (int i = 0; i < RUNNING_MOST; i++) {
		if (turns_running(&t->pos, i, &was) &&
		    turns_running(&then.pos, i, &is) && is.until != was.until) {
			is.e.time = is.until;
			table_emit(t, is.e);
		}
	}
}

static int64_t span_of(const struct position *pos, int seat, struct stood stood,
		       const struct leave *l)
{
	struct position here = *pos;
	struct parts p = cut(stood, l);

	if (l->id == 0) {
		return clocks_between(pos, seat, stood.from, stood.until);
	}
	here.leave[seat] = 0;
	return clocks_between(&here, seat, p.before.from, p.before.until) +
	       clocks_between(pos, seat, p.behind.from, p.behind.until);
}

struct giving {
	struct context *d;
	struct arena *arena;
	struct record *r;
	int seat;
	bool any;
	int64_t span; /* so much more the turn has, seconds */
	struct err *err;
};

static bool give(struct giving *g, struct stood stood)
{
	struct table t = table_quiet(g->arena, &g->r->pos, g->d->now);
	int64_t deadline = g->r->pos.deadline;
	struct leave away;

	if (!leave_since(g->arena, g->r, g->seat, stood, &away, g->err)) {
		return false;
	}
	later(&t, g->seat, stood, &away);
	if (t.events == 0) {
		return true;
	}
	g->any = true;
	if (!record_append(g->arena, g->r, &t, g->err)) {
		return false;
	}
	if (g->r->pos.deadline != deadline) {
		g->span += span_of(&g->r->pos, g->seat, stood, &away);
	}
	return true;
}

bool lost_give(struct context *d, struct arena *arena, struct record *r, int seat,
	       const struct lost *lost, struct err *err)
{
	struct giving g = {d, arena, r, seat, false, 0, err};
	const char *turn = given_name(arena, r, seat);
	const char *answers = given_name(arena, r, ANSWERS);
	int64_t turn_from;
	int64_t answers_from;
	bool ok = not_given(d, turn, lost, &turn_from, err) &&
		  not_given(d, answers, lost, &answers_from, err);

	for (size_t i = 0; ok && i <= lost->outages; i++) {
		struct stood p = part(lost, i);

		p.seats = 1U << seat;
		p.answered = earliest(latest(p.from, answers_from), p.until);
		p.from = earliest(latest(p.from, turn_from), p.until);
		ok = give(&g, p);
	}
	if (!ok || !g.any) {
		return ok;
	}
	return store_set_number(d->store, turn, lost->until, err) &&
	       store_set_number(d->store, answers, lost->until, err) &&
	       (g.span == 0 || r->pos.halted || r->pos.to_move != seat ||
		tell(d, arena, r, lost, g.span, err));
}
