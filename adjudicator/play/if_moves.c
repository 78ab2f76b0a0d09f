/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/if_moves.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/play/follow.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/store/plan.h"
#include "formats/refusal.h"

enum { CHAIN_MOST = 100 }; /* moves for later played one after another */

/* *taken: how many turns that seat will have had when its next one begins. An order
 * that can still be taken back counts as a turn. */
static bool next_turn(struct context *d, struct arena *arena, const struct record *r,
		      int seat, long *taken, struct err *err)
{
	struct settling s;

	if (!take_back_waiting(d, arena, r, &s, err)) {
		return false;
	}
	*taken = r->pos.taken[seat] + (s.game != 0 && s.seat == seat);
	return true;
}

/* Loads the moves for the seat's next turn; older ones are left out. */
static bool load(struct context *d, struct arena *arena, const struct record *r,
		 int seat, struct if_moves *p, struct err *err)
{
	size_t live = 0;
	long taken;

	if (!next_turn(d, arena, r, seat, &taken, err) ||
	    !plan_list(d->store, arena, r->match.id, seat, p, err)) {
		return false;
	}
	for (size_t i = 0; i < p->count; i++) {
		if (p->plan[i].taken == taken) {
			p->plan[live++] = p->plan[i];
		}
	}
	p->count = live;
	return true;
}

/* ------------------------------------------------------------------ the orders */

static bool tell(struct hearing *h, const struct record *r, int seat, const char *name,
		 const struct if_moves *p)
{
	struct note n = answer_to(h, r, seat);

	fields_set_bool(n.f, "rest", p->count > 0 && p->plan[0].rests);
	note_say(&n, name);
	note_gap(&n);
	for (size_t i = 0; i < p->count; i++) {
		buf_printf(&n.text, "\t| %.*s\n", VIEW_ARG(p->plan[i].text));
	}
	return answer_tell(h, &n, "notice", "head-plans");
}

/* Whether the letter answers a notice of an older turn: it was written for another
 * board. */
static bool old(const struct hearing *h, const struct record *r)
{
	return h->token.game == r->match.id &&
	       h->token.turn != (h->moment & UINT16_MAX);
}

static bool add(struct hearing *h, const struct record *r, int seat,
		const struct order *o, struct if_moves *p)
{
	struct plan plan = {.text = question_written(h->arena, o)};
	struct diag diag = {.at = o->text};
	bool kept = true;
	bool now;

	if (!next_turn(h->d, h->arena, r, seat, &plan.taken, h->err)) {
		return false;
	}
	now = r->pos.to_move == seat && plan.taken == r->pos.taken[seat];
	diag.code = r->pos.over || r->pos.gone[seat] ? DIAG_GAME_OVER
		    : r->setup.seats == 1            ? DIAG_NOT_IN_THIS_GAME
		    : old(h, r)                      ? DIAG_PLAN_LATE
		    : now                            ? DIAG_PLAN_NOW
						     : DIAG_NONE;
	if (diag.code == DIAG_NONE) {
		if (!plan_add(h->d->store, r->match.id, seat, &plan, &kept, h->err)) {
			return false;
		}
		diag.code = kept ? DIAG_NONE : DIAG_PLANS_FULL;
		diag.n = PLANS_MOST;
	}
	return diag.code != DIAG_NONE ? answer_order_refusal(h, r, seat, o, &diag, NULL)
				      : load(h->d, h->arena, r, seat, p, h->err) &&
						tell(h, r, seat, "plans-kept", p);
}

bool if_moves_order(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct store *st = h->d->store;
	struct if_moves *p = arena_take(h->arena, sizeof *p);

	if (!load(h->d, h->arena, r, seat, p, h->err)) {
		return false;
	}
	if (o->kind == ORDER_IF) {
		/* The first move for a new turn: moves for an earlier turn are
		 * deleted. */
		return (p->count > 0 || plan_forget(st, r->match.id, seat, h->err)) &&
		       add(h, r, seat, o, p);
	}
	if (o->kind == ORDER_CANCEL) {
		return plan_forget(st, r->match.id, seat, h->err) &&
		       tell(h, r, seat, "plans-forgotten", &(struct if_moves){0});
	}
	if (o->args.len > 0) {
		return plan_rest(st, r->match.id, seat, false, h->err) &&
		       load(h->d, h->arena, r, seat, p, h->err) &&
		       tell(h, r, seat, p->count > 0 ? "plans" : "plans-none", p);
	}
	return tell(h, r, seat, p->count > 0 ? "plans" : "plans-none", p);
}

bool if_moves_withdraw(struct context *d, struct arena *arena, const struct record *r,
		       int seat, bool *any, struct err *err)
{
	struct if_moves *p = arena_take(arena, sizeof *p);

	if (!load(d, arena, r, seat, p, err)) {
		return false;
	}
	*any = p->count > 0;
	return !*any || plan_forget(d->store, r->match.id, seat, err);
}

bool if_moves_wait(struct context *d, struct arena *arena, const struct record *r,
		   int seat, bool *any, struct err *err)
{
	struct if_moves *p = arena_take(arena, sizeof *p);

	if (!load(d, arena, r, seat, p, err)) {
		return false;
	}
	*any = p->count > 0 && !p->plan[0].rests;
	return true;
}

bool if_moves_disturb(struct context *d, const struct record *r, int seat,
		      struct err *err)
{
	return plan_rest(d->store, r->match.id, seat, true, err);
}

/* ------------------------------------------------------------------ their turn */

struct turn {
	struct context *d;
	struct arena *arena;
	struct record *r;
	struct err *err;
	int seat;
	struct if_moves plans;
};

static bool news(struct turn *t, const char *name, struct view order,
		 const struct diag *diag)
{
	struct note n = note_to(t->d, t->arena, news_to(t->r, t->seat, 0), t->err);
	struct buf why = buf_in(t->arena);

	if (diag != NULL) {
		refusal_write(&why, n.to.language, diag);
	}
	fields_set(n.f, "order", order);
	fields_set(n.f, "why", buf_view(&why));
	fields_set_bool(n.f, "any", lexicon_is_any(t->r->setup.lexicon));
	fields_set_bool(n.f, "accepted",
			(t->r->pos.pending.accepted >> t->seat & 1U) != 0);
	note_say(&n, name);
	return note_tell(&n, "receipt", NULL);
}

/* It is not played yet: it waits for the others' answers, or came too late for its rack
 * (Q6, Q7). What follows tells. */
static bool not_yet(const struct table *t)
{
	return t->set_aside || t->pos.held.seat == t->mover;
}

/* Judged on the board and the rack as they are now. */
static bool play(struct turn *t, const struct order *o, struct table *after, bool *done)
{
	struct follow f = {.cause = FOLLOW_LATER,
			   .d = t->d,
			   .arena = t->arena,
			   .r = t->r,
			   .t = after,
			   .err = t->err};
	struct order then;

	if (!order_read(t->arena, o->if_move.then, &then)) {
		return err_set(t->err, ERR_BUG, "a move for later is no order: %.*s",
			       VIEW_ARG(o->if_move.then));
	}
	then.has_score = o->has_score;
	then.score = o->score;
	then.score_at = o->score_at;
	*after = table_over(t->arena, &t->r->pos, t->d->now, false);
	*done = table_judge(after, t->seat, &then) == OUTCOME_APPLIED;
	after->mover = t->seat;
	if (!*done) {
		struct diag diag = after->diag;

		if (after->readings > 0) {
			diag_set(&diag, DIAG_TWO_READINGS, (struct view){0});
			diag.n = (long)after->readings;
		}
		return news(t, "plan-failed", o->if_move.then, &diag);
	}
	return news(t, not_yet(after) ? "plan-ordered" : "plan-played", o->if_move.then,
		    NULL) &&
	       follow(&f);
}

/* Finds the first move whose condition is what was done. */
static bool fitting(struct turn *t, enum made made, struct order *o)
{
	for (size_t i = 0; i < t->plans.count; i++) {
		if (!t->plans.plan[i].rests &&
		    order_read(t->arena, t->plans.plan[i].text, o) &&
		    o->kind == ORDER_IF &&
		    plan_matches(t->arena, &t->r->pos, made, &o->if_move)) {
			return true;
		}
	}
	return false;
}

/* Plays the move that fits, and deletes the others. `waits`: the play before may
 * still be questioned; then the move is only announced to its player, unless it has
 * `accept`. */
static bool choose(struct turn *t, enum made made, bool waits, struct table *after,
		   bool *done)
{
	struct order o;
	bool fits = fitting(t, made, &o);

	*done = false;
	if (waits && !fits) {
		return true;
	}
	if (waits && !o.if_move.accept) {
		return news(t, "plan-waits", o.if_move.then, NULL);
	}
	if (!plan_forget(t->d->store, t->r->match.id, t->seat, t->err)) {
		return false;
	}
	return fits ? play(t, &o, after, done)
		    : news(t, t->plans.plan[0].rests ? "plans-slept" : "plans-idle",
			   (struct view){0}, NULL);
}

/* Finds the seat to move and its moves for this turn; *any: there are some. None is
 * played beside an order of its own that can still be taken back. */
static bool open_turn(struct turn *t, bool *any)
{
	const struct position *pos = &t->r->pos;
	struct settling s;

	*any = false;
	if (pos->over || pos->to_move < 0 || pos->held.seat == pos->to_move) {
		return true;
	}
	t->seat = pos->to_move;
	if (!take_back_waiting(t->d, t->arena, t->r, &s, t->err)) {
		return false;
	}
	if (s.game != 0 && s.seat == t->seat) {
		return true;
	}
	if (!load(t->d, t->arena, t->r, t->seat, &t->plans, t->err)) {
		return false;
	}
	*any = t->plans.count > 0;
	return true;
}

bool if_moves_follow(struct context *d, struct arena *arena, struct record *r,
		     const struct table *t, struct err *err)
{
	enum made made = plan_made(t);

	for (int i = 0; i < CHAIN_MOST && made != MADE_NOTHING; i++) {
		struct turn turn = {.d = d, .arena = arena, .r = r, .err = err};
		struct table *after = arena_take(arena, sizeof *after);
		bool any;
		bool done = false;

		if (!open_turn(&turn, &any)) {
			return false;
		}
		if (any && !choose(&turn, made, plan_waits(&r->pos), after, &done)) {
			return false;
		}
		if (!done) {
			return true;
		}
		made = plan_made(after);
	}
	return true;
}

bool if_moves_late(struct context *d, struct arena *arena, struct record *r, bool *done,
		   struct err *err)
{
	struct turn turn = {.d = d, .arena = arena, .r = r, .err = err};
	struct table *after = arena_take(arena, sizeof *after);
	bool any;

	*done = false;
	if (!plan_waits(&r->pos)) {
		return true;
	}
	if (!open_turn(&turn, &any) || !any) {
		return err->kind == ERR_NONE;
	}
	return choose(&turn, MADE_PLAY, false, after, done) &&
	       (!*done || if_moves_follow(d, arena, r, after, err));
}

bool if_moves_waiting(struct context *d, struct arena *arena, struct record *r,
		      int seat, struct view *order, struct err *err)
{
	struct turn turn = {.d = d, .arena = arena, .r = r, .err = err};
	struct order o;
	bool any;

	*order = (struct view){0};
	if (!plan_waits(&r->pos) || r->pos.to_move != seat) {
		return true;
	}
	if (!open_turn(&turn, &any)) {
		return false;
	}
	if (any && fitting(&turn, MADE_PLAY, &o)) {
		*order = o.if_move.then;
	}
	return true;
}
