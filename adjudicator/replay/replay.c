/* SPDX-License-Identifier: ISC */
#include "adjudicator/replay/replaying.h"

#include "adjudicator/games/player_names.h"

#include <assert.h>
#include <string.h>

const char *replay_verdict_name(enum replay_verdict verdict)
{
	static const char *const names[REPLAY_VERDICTS_] = {
		[REPLAY_APPLIED] = "applied", [REPLAY_REFUSED] = "refused",
		[REPLAY_PENDING] = "pending", [REPLAY_WITHDRAWN] = "withdrawn",
		[REPLAY_RULED] = "ruled",
	};

	return names[verdict];
}

bool replay_complain(struct replaying *r, const struct turn_line *l, const char *format,
		     ...)
{
	va_list args;

	va_start(args, format);
	err_set(r->err, ERR_DATA, "%s:%d:%d: %s", r->name, l->line, l->column,
		arena_vprintf(r->arena, format, args));
	va_end(args);
	return false;
}

const struct event *replay_event(const struct replay *r, const struct replay_turn *t,
				 enum event_kind kind)
{
	for (size_t i = t->first; i < t->last; i++) {
		if (r->event[i].kind == kind) {
			return &r->event[i];
		}
	}
	return NULL;
}

int replay_seat(const struct replaying *r, struct view name)
{
	return former_seat(&r->out->setup, name, r->out->setup.formers);
}

/* A copy of the current position; the same one as long as nothing happens. */
static const struct position *keep(struct replaying *r)
{
	struct position *copy;

	if (r->kept == NULL || r->kept_events != r->table.events) {
		copy = arena_take(r->arena, sizeof *copy);
		*copy = r->table.pos;
		r->kept = copy;
		r->kept_events = r->table.events;
	}
	return r->kept;
}

struct replay_turn *replay_new_turn(struct replaying *r, int seat, struct view written)
{
	struct replay_turn *t = &r->out->turn[r->out->turns++];

	*t = (struct replay_turn){.n = (long)r->out->turns,
				  .turn = r->table.pos.turn,
				  .seat = seat,
				  .written = written,
				  .order = written,
				  .before = keep(r),
				  .first = r->table.events};
	return t;
}

/* ---------------------------------------------- what became of which line */

static void played(struct replaying *r, struct replay_turn *t, const struct event *e)
{
	struct word_score *words =
		arena_array(r->arena, e->word_count + 1, sizeof *words);

	memcpy(words, e->words, e->word_count * sizeof *words);
	t->words = words;
	t->word_count = e->word_count;
	t->score = e->score;
	t->bonus = e->bonus;
	r->played = t;
	if (e->pending) {
		t->verdict = REPLAY_PENDING;
		r->pending = t;
	}
}

static void withdrawn(struct replay_turn *t)
{
	t->verdict = REPLAY_WITHDRAWN;
	t->score = 0;
	t->bonus = 0;
}

void replay_set_aside(struct replay_turn *t)
{
	withdrawn(t);
	diag_set(&t->diag, DIAG_SET_ASIDE, (struct view){0});
}

/* All agreed to an undo; the play may have counted already. */
static void undone(struct replaying *r, size_t i)
{
	struct replay_turn *t = r->played;

	if (t->verdict == REPLAY_APPLIED) {
		t->total -= t->score;
	}
	withdrawn(t);
	t->settled = i;
}

/* The line to which an event of a turn belongs: the held order's, or the current
 * one. */
static struct replay_turn *owner(struct replaying *r, struct replay_turn *t, int seat,
				 size_t i)
{
	struct replay_turn *held = r->held;

	if (held == NULL || held->seat != seat) {
		return t;
	}
	r->held = NULL;
	held->verdict = REPLAY_APPLIED;
	held->released = i;
	held->trace = r->table.release.trace;
	return held;
}

void replay_follow(struct replaying *r, struct replay_turn *t, size_t i)
{
	const struct event *e = &r->table.event[i];

	switch (e->kind) {
	case EVENT_PLAY:
		played(r, owner(r, t, e->seat, i), e);
		break;
	case EVENT_WORD:
		played(r, t, e);
		break;
	case EVENT_EXCHANGE:
	case EVENT_PASS:
		owner(r, t, e->seat, i);
		break;
	case EVENT_STAND:
		r->pending->verdict = REPLAY_APPLIED;
		r->pending->settled = i;
		r->pending->total += r->pending->score;
		break;
	case EVENT_WITHDRAW:
		withdrawn(r->pending);
		r->pending->settled = i;
		break;
	case EVENT_UNDO:
		undone(r, i);
		break;
	case EVENT_HOLD:
		t->verdict = REPLAY_PENDING;
		r->held = t;
		break;
	case EVENT_DROP:
		assert(r->held != NULL);
		replay_set_aside(r->held);
		r->held->released = i;
		r->held = NULL;
		break;
	default:
		break;
	}
}

void replay_close_turn(struct replaying *r, struct replay_turn *t)
{
	const struct position *pos = &r->table.pos;

	t->last = r->table.events;
	for (size_t i = t->first; i < t->last; i++) {
		replay_follow(r, t, i);
	}
	t->total = pos->score[t->seat] - pos->adjust[t->seat];
	t->after = keep(r);
}

void replay_late(struct replaying *r, const struct position *before, size_t first)
{
	struct replay_turn *t = replay_new_turn(r, before->to_move, view_of("pass"));

	t->late = true;
	t->before = before;
	t->turn = before->turn;
	t->first = first;
	replay_close_turn(r, t);
	if (!replay_passed(r, t)) {
		r->out->turns--;
	}
}

void replay_fall(struct replaying *r, size_t first, bool unclaimed)
{
	struct replay *out = r->out;

	out->fall = arena_room(r->arena, out->fall, out->falls, sizeof *out->fall);
	out->fall[out->falls++] = (struct replay_fall){
		.event = first, .until = r->until, .unclaimed = unclaimed};
}

/* What follows from a claim belongs to the missed turn. */
static void claimed(struct replaying *r, struct replay_turn *t)
{
	replay_fall(r, t->first, false);
	t->last = t->first + 1;
	t->total = t->before->score[t->seat];
	t->after = t->before;
	replay_late(r, t->before, t->last);
}

static bool run_order(struct replaying *r, const struct turn_line *l)
{
	struct replay_turn *t;
	struct order o;
	enum outcome outcome;

	if (!order_read(r->arena, l->text, &o)) {
		return replay_complain(r, l, "\"%.*s\" is no order", VIEW_ARG(l->text));
	}
	if (!order_changes_game(o.kind)) {
		return true;
	}
	t = replay_new_turn(r, replay_seat(r, l->name), l->text);
	r->table.arrived =
		o.kind == ORDER_PAUSE || o.kind == ORDER_AGREE ? r->arrived : 0;
	r->arrived = 0;
	outcome = table_judge(&r->table, t->seat, &o);
	r->table.arrived = 0;
	t->trace = r->table.trace;
	t->walk = r->table.walk;
	t->verdict = outcome == OUTCOME_APPLIED ? REPLAY_APPLIED : REPLAY_REFUSED;
	t->diag = r->table.diag;
	if (outcome == OUTCOME_ASK) {
		diag_set(&t->diag, DIAG_TWO_READINGS, (struct view){0});
		t->diag.n = (long)r->table.readings;
		t->reading = r->table.reading;
		t->readings = r->table.readings;
	}
	if (outcome == OUTCOME_APPLIED) {
		t->order = r->table.echo;
	}
	if (r->table.set_aside) {
		replay_set_aside(t);
	}
	if (o.kind == ORDER_CLAIM_TIME && outcome == OUTCOME_APPLIED) {
		claimed(r, t);
	} else {
		replay_close_turn(r, t);
	}
	return true;
}

static void close_step(struct replaying *r)
{
	struct replay *out = r->out;
	size_t before = out->steps == 0 ? 0 : out->step[out->steps - 1].events;

	if (r->table.events > before || out->steps == 0) {
		out->step[out->steps++] =
			(struct replay_step){r->table.events, r->table.now};
	}
}

/* A time before all else is also that of the deal, as in an export. */
static bool deal(struct replaying *r)
{
	const struct turn_line *first = r->file->turn;

	if (r->file->turns > 0 && first->fact && view_starts(first->text, "time ") &&
	    !replay_fact(r, first)) {
		return false;
	}
	table_deal(&r->table);
	close_step(r);
	return true;
}

static bool run_lines(struct replaying *r)
{
	bool ok = deal(r);

	for (size_t i = 0; i < r->file->turns && ok; i++) {
		const struct turn_line *l = &r->file->turn[i];

		ok = l->fact ? replay_fact(r, l) : run_order(r, l);
		if (ok) {
			close_step(r);
		}
	}
	for (size_t i = 0; i < r->file->proofs && ok; i++) {
		ok = replay_proof(r, &r->file->proof[i]);
	}
	return ok;
}

/* A game is judged by the rules that it began with. */
static bool by_its_rules(const struct turnfile *t, int version, struct setup *s,
			 struct err *err)
{
	static const char start[] = "log start ";

	if (version != 0) {
		s->version = version;
	}
	for (size_t i = 0; i < t->proofs && version == 0; i++) {
		if (view_starts(t->proof[i].text, start)) {
			return setup_read_version(t->proof[i].text, &s->version, err);
		}
	}
	return true;
}

bool replay_file(struct arena *arena, struct lexica *lexica,
		 const struct replay_file *f, struct replay *out, struct err *err)
{
	struct turnfile *t = arena_take(arena, sizeof *t);
	const char *file = f->name;
	struct replaying r = {
		.arena = arena, .file = t, .name = file, .out = out, .err = err};
	struct diag diag = {0};
	bool ok;

	*out = (struct replay){0};
	if (!turnfile_read(arena, f->text, file, t, err) ||
	    !setup_from_turnfile(arena, lexica, t, file, &out->setup, err) ||
	    !by_its_rules(t, f->version, &out->setup, err)) {
		return false;
	}
	if (!position_init(&out->start, &out->setup, &diag)) {
		struct buf b = buf_in(arena);

		diag_write(&b, &diag);
		return err_set(err, ERR_DATA, "%s:%d:%d: %s", file, t->game.line,
			       t->game.column, buf_cstr(&b));
	}
	out->turn = arena_array(arena, 2 * t->turns + 1, sizeof *out->turn);
	r.table = table_over(arena, &out->start, 0, true);
	r.seen = out->start;
	r.line.arena = arena;
	out->step = arena_array(arena, t->turns + 1, sizeof *out->step);
	ok = run_lines(&r);
	out->event = r.table.event;
	out->events = r.table.events;
	out->pos = r.table.pos;
	return ok && replay_mark_superseded(&r);
}

bool replay_run(struct arena *arena, struct lexica *lexica, struct view text,
		const char *file, struct replay *out, struct err *err)
{
	return replay_file(arena, lexica, &(struct replay_file){text, file, 0}, out,
			   err);
}
