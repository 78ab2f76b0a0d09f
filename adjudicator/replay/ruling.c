/* SPDX-License-Identifier: ISC */
/* Carries out "@ ruling void t9: The word is not in the list." */
#include "adjudicator/games/ruling.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/replay/replaying.h"

/* Adds what happened so far to r->line, in rows as a club would store it: a row for
 * each step with events, after the start. */
static void follow(struct replaying *r)
{
	const struct replay *out = r->out;
	long row = 1;
	size_t from = 0;

	for (size_t i = 0; i < out->steps; i++) {
		const struct replay_step *s = &out->step[i];

		row += s->events > from;
		for (size_t k = r->line.n > from ? r->line.n : from; k < s->events;
		     k++) {
			line_add(&r->line, row, &r->table.event[k]);
		}
		from = s->events;
	}
}

static struct replay_turn *turn_of(const struct replaying *r, size_t event)
{
	for (size_t i = r->out->turns; i-- > 0;) {
		struct replay_turn *t = &r->out->turn[i];

		if ((event >= t->first && event < t->last) || event == t->released) {
			return t;
		}
	}
	return NULL;
}

/* The line of the play that is pending at the place the game went back to, found
 * among the events that counted just before event `to`. */
static struct replay_turn *waiting(struct replaying *r, size_t to,
				   const struct position *back)
{
	const bool *counts = line_counted(&r->line, to);

	for (size_t i = to; back->pending.any && i-- > 0;) {
		const struct line_event *x = &r->line.at[i];

		if (counts[i] && x->e.pending && x->turn == back->pending.turn) {
			return turn_of(r, i);
		}
	}
	return NULL;
}

/* That play may be questioned again; a held order is set aside. */
static void reopen(struct replaying *r, const struct event *e)
{
	size_t to = (size_t)e->ruling.to - 1;
	struct replay_turn *t = waiting(r, to, e->ruling.back);

	if (t != NULL && t->verdict == REPLAY_APPLIED) {
		t->total -= t->score;
	}
	if (t != NULL) {
		t->verdict = REPLAY_PENDING;
		t->score = e->ruling.back->pending.score;
		t->settled = 0;
	}
	r->pending = t;
	if (r->held != NULL) {
		replay_set_aside(r->held);
		r->held = NULL;
	}
}

/* ------------------------------------------------------------------ it is obeyed */

/* A copy of the position after these events. */
static const struct position *behind(struct replaying *r, const struct position *before,
				     size_t first, size_t last)
{
	struct position *pos = arena_take(r->arena, sizeof *pos);

	*pos = *before;
	for (size_t i = first; i < last; i++) {
		position_apply(pos, &r->table.event[i]);
	}
	return pos;
}

/* Adds the order that a referee gave as a turn of its own. */
static void add_turn(struct replaying *r, const struct position *before, size_t first,
		     const struct replay_ruling *ruling)
{
	struct replay_turn *t;
	size_t own = first;

	while (own < r->table.events && r->table.event[own].kind == EVENT_RULING) {
		own++;
	}
	t = replay_new_turn(r, r->table.event[first].seat, ruling->words.order);
	t->before = behind(r, before, first, own);
	t->turn = t->before->turn;
	t->order = r->table.echo;
	t->trace = r->table.trace;
	t->walk = r->table.walk;
	t->first = own;
	t->ruling = ruling->n;
	replay_close_turn(r, t);
}

static void keep_ruling(struct replaying *r, const struct turn_line *l,
			const struct ruling_words *w, struct view because, size_t event)
{
	struct replay *out = r->out;

	out->ruling =
		arena_room(r->arena, out->ruling, out->rulings, sizeof *out->ruling);
	out->ruling[out->rulings++] =
		(struct replay_ruling){.n = r->table.event[event].ruling.n,
				       .text = l->text,
				       .words = *w,
				       .because = because,
				       .event = event,
				       .behind = out->turns};
}

static bool refused(struct replaying *r, const struct turn_line *l,
		    const struct diag *d)
{
	struct buf b = buf_in(r->arena);

	buf_str(&b, "this ruling cannot be: ");
	diag_write(&b, d);
	return replay_complain(r, l, "%s", buf_cstr(&b));
}

static size_t ruling_at(const struct table *t, size_t first)
{
	while (t->event[first].kind != EVENT_RULING) {
		first++;
	}
	return first;
}

static void obeyed(struct replaying *r, const struct position *before, size_t first)
{
	const struct replay_ruling *ruling = &r->out->ruling[r->out->rulings - 1];
	const struct event *e = &r->table.event[ruling->event];

	if (ruling_goes_back(e)) {
		reopen(r, e);
	}
	if (e->ruling.kind == RULING_REPLACE || e->ruling.kind == RULING_REPARSE) {
		add_turn(r, before, first, ruling);
		return;
	}
	if (e->ruling.kind == RULING_LATE) {
		replay_late(r, behind(r, before, 0, 0), ruling->event + 1);
		return;
	}
	for (size_t i = first; i < r->table.events; i++) {
		replay_follow(r, NULL, i);
	}
}

bool fact_ruling(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct view text = view_trim(rest);
	size_t split = ruling_split(text);
	struct view because =
		ruling_because(r->arena, view_part(text, split + 1, text.len));
	struct position before = r->table.pos;
	size_t first = r->table.events;
	struct ruling_words w;
	struct diag diag = {0};
	size_t bad;

	follow(r);
	if (!line_fold(&r->line, &r->out->setup, &bad)) {
		return replay_complain(r, l, "what came before does not fit");
	}
	if (!ruling_read(&w, view_part(text, 0, split), &diag)) {
		return refused(r, l, &diag);
	}
	if (!ruling_judge(&r->table, &r->line, &w, because)) {
		return refused(r, l, &r->table.diag);
	}
	keep_ruling(r, l, &w, because, ruling_at(&r->table, first));
	if (w.kind == RULING_SUBSTITUTE) {
		former_change(&r->out->setup, replay_seat(r, w.hands.leaves),
			      w.hands.plays);
	}
	obeyed(r, &before, first);
	return true;
}

/* ------------------------------------------------------------- what it superseded */

/* The index of the event that makes the line what it is. */
static size_t own_event(const struct replay *out, const struct replay_turn *t)
{
	for (size_t i = t->first; i < t->last; i++) {
		const struct event *e = &out->event[i];
		bool turn = e->kind == EVENT_PLAY || e->kind == EVENT_WORD ||
			    e->kind == EVENT_EXCHANGE || e->kind == EVENT_PASS;

		if (turn && e->seat == t->seat) {
			return i;
		}
	}
	return t->released > 0 ? t->released : t->first;
}

/* For each event the last ruling that superseded it; 0: none. */
static const int *took_off(const struct replaying *r)
{
	const struct line *l = &r->line;
	int *by = arena_array(r->arena, l->n + 1, sizeof *by);
	bool *before = arena_array(r->arena, l->n + 1, sizeof *before);
	bool *after = arena_array(r->arena, l->n + 1, sizeof *after);

	for (size_t i = 0; i < l->n; i++) {
		const struct event *e = &l->at[i].e;

		if (!ruling_goes_back(e)) {
			continue;
		}
		line_counting(l, i, before);
		line_counting(l, (size_t)e->ruling.to - 1, after);
		for (size_t k = 0; k < i; k++) {
			by[k] = before[k] && !after[k] ? e->ruling.n : by[k];
		}
	}
	return by;
}

bool replay_mark_superseded(struct replaying *r)
{
	struct replay *out = r->out;
	const int *by;
	size_t bad;

	if (out->rulings == 0) {
		return true;
	}
	follow(r);
	if (!line_fold(&r->line, &out->setup, &bad)) {
		return err_set(r->err, ERR_DATA, "%s: its rulings contradict it",
			       r->name);
	}
	for (size_t i = 0; i < r->line.n; i++) {
		r->table.event[i].superseded = r->line.at[i].e.superseded;
	}
	by = took_off(r);
	for (size_t i = 0; i < out->turns; i++) {
		struct replay_turn *t = &out->turn[i];
		size_t own = own_event(out, t);

		if (t->first < t->last && r->table.event[own].superseded) {
			t->verdict = REPLAY_RULED;
			t->superseded = by[own];
		}
	}
	return true;
}
