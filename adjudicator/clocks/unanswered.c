/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/unanswered.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/stored.h"
#include "formats/say.h"

enum { MOST = 48 * 3600 };

/* For the current turn: when its clock was stopped (everything before .from was
 * given back), when it runs again, and how long it was stopped in all. */
struct stop {
	int64_t from, until, sum;
};

enum part { FROM, UNTIL, SUM, PARTS };

static const char *name_of(struct arena *arena, int64_t game, int seat, enum part part)
{
	static const char *const parts[] = {STORED_QUIET_FROM, STORED_QUIET_UNTIL,
					    STORED_QUIET_SUM};

	return arena_printf(arena, "%s.%lld.%d", parts[part], (long long)game, seat);
}

void unanswered_ahead(struct context *d, struct arena *arena, int64_t game, int seat)
{
	const char *name[PARTS];

	for (int i = 0; i < PARTS; i++) {
		name[i] = name_of(arena, game, seat, (enum part)i);
	}
	store_three_ahead(d->store, name);
}

/* Reads *s; all zeros where it is of another turn. */
static bool load(struct context *d, struct arena *arena, const struct record *r,
		 int seat, struct stop *s, struct err *err)
{
	int64_t *part[PARTS] = {&s->from, &s->until, &s->sum};
	int64_t moment = position_moment(&r->pos);
	const char *name[PARTS];
	int64_t kept[PARTS];

	for (int i = 0; i < PARTS; i++) {
		name[i] = name_of(arena, r->match.id, seat, (enum part)i);
	}
	if (!store_three_numbers(d->store, name, kept, err)) {
		return false;
	}
	for (int i = 0; i < PARTS; i++) {
		int64_t turn;

		stored_turn_read(kept[i], &turn, part[i]);
		*part[i] = turn == moment ? *part[i] : 0;
	}
	return true;
}

static bool keep(struct context *d, struct arena *arena, const struct record *r,
		 int seat, const struct stop *s, struct err *err)
{
	const int64_t part[PARTS] = {s->from, s->until, s->sum};
	int64_t moment = position_moment(&r->pos);
	bool ok = true;

	for (int i = 0; i < PARTS && ok; i++) {
		ok = store_set_number(d->store,
				      name_of(arena, r->match.id, seat, (enum part)i),
				      stored_turn(moment, part[i]), err);
	}
	return ok;
}

static bool runs(const struct record *r)
{
	return record_begun(r) && !r->pos.over && !r->pos.halted && !r->pos.paused &&
	       !r->pos.flagged && r->pos.deadline != 0 && r->pos.to_move >= 0;
}

/* A leave that began in the meantime does not shorten it. */
static struct unanswered_time time_of(const struct record *r, const struct stop *s,
				      int64_t at)
{
	struct position here = r->pos;

	here.leave[here.to_move] = 0;
	return (struct unanswered_time){
		.owed = clocks_between(&here, here.to_move, s->from,
				       at < s->until ? at : s->until),
		.stands = s->from <= at && at < s->until};
}

/* Whether the turn's time was not over at that moment, counting all that is owed to
 * it. */
static bool in_time(const struct record *r, const struct stop *s, int64_t asked,
		    int64_t at)
{
	struct position later = r->pos;
	int64_t owed = time_of(r, s, at).owed + (asked != 0 ? ANSWER_WITHIN : 0);

	later.deadline = clocks_until(&r->pos, r->pos.to_move, r->pos.deadline, owed);
	return at <= clocks_fall(&later);
}

static int64_t latest(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

bool unanswered_stop(struct hearing *h, struct record *r, int seat, int64_t until)
{
	struct stop s;
	int64_t from = h->arrived;
	int64_t asked;

	if (h->reason.len == 0) {
		h->reason =
			view_of("such letters were answered as often as a day allows");
	}
	if (seat < 0 || !runs(r) || r->pos.to_move != seat) {
		return true;
	}
	if (!load(h->d, h->arena, r, seat, &s, h->err) ||
	    !question_stopped(h->d, h->arena, r, seat, &asked, h->err) ||
	    !in_time(r, &s, asked, from)) {
		return h->err->kind == ERR_NONE;
	}
	/* The clock stands still anyway during a leave, and while we wait for the
	 * answer to a question (asked 0: there is none). */
	from = latest(from, r->pos.leave[seat]);
	from = latest(from, asked + ANSWER_WITHIN);
	from = latest(from, s.until);
	until = until - from < MOST - s.sum ? until : from + MOST - s.sum;
	if (until <= from) {
		return true;
	}
	/* The part of an earlier stop that was not given back yet is put before this
	 * one. */
	s = (struct stop){clocks_before(&r->pos, from, time_of(r, &s, s.until).owed),
			  until, s.sum + until - from};
	return keep(h->d, h->arena, r, seat, &s, h->err);
}

bool unanswered_stop_all(struct hearing *h, int64_t until)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	int64_t *ids;
	size_t count;
	bool ok = match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
				  h->err);

	for (; ok && count > 0; count--, ids++) {
		bool there;

		ok = aside_load(h->d, h->arena, *ids, r, &there, h->err) &&
		     (!there ||
		      unanswered_stop(h, r, record_seat(r, h->player.id), until));
	}
	return ok;
}

bool unanswered_owed(struct context *d, struct arena *arena, const struct record *r,
		     int64_t at, struct unanswered_time *out, struct err *err)
{
	struct stop s;

	*out = (struct unanswered_time){0};
	if (!runs(r)) {
		return true;
	}
	if (!load(d, arena, r, r->pos.to_move, &s, err)) {
		return false;
	}
	*out = time_of(r, &s, at);
	return true;
}

/* Gives the turn what *stop owes it up to `at`; *stop begins there from now on. */
static bool give(struct context *d, struct arena *arena, struct record *r, int64_t at,
		 struct stop *stop, struct err *err)
{
	int64_t owed = time_of(r, stop, at).owed;
	int seat = r->pos.to_move;
	struct table t;

	if (owed == 0) {
		return true;
	}
	stop->from = at < stop->until ? at : stop->until;
	t = table_quiet(arena, &r->pos, d->now);
	table_emit(&t, (struct event){.kind = EVENT_CLOCK,
				      .seat = seat,
				      .time = clocks_until(&r->pos, seat,
							   r->pos.deadline, owed)});
	return keep(d, arena, r, seat, stop, err) && record_append(arena, r, &t, err);
}

bool unanswered_give(struct context *d, struct arena *arena, struct record *r,
		     int64_t at, struct err *err)
{
	struct stop s;

	return !runs(r) || (load(d, arena, r, r->pos.to_move, &s, err) &&
			    give(d, arena, r, at, &s, err));
}

bool unanswered_end(struct context *d, struct arena *arena, struct record *r, int seat,
		    int64_t at, struct err *err)
{
	struct stop s;

	if (!runs(r) || seat != r->pos.to_move) {
		return true;
	}
	if (!load(d, arena, r, seat, &s, err) || !give(d, arena, r, at, &s, err)) {
		return false;
	}
	if (s.from >= s.until) {
		return true;
	}
	s.sum -= s.until - s.from;
	s.until = s.from;
	return keep(d, arena, r, seat, &s, err);
}
