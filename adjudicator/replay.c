/* SPDX-License-Identifier: ISC */
#include "adjudicator/replay.h"

#include "adjudicator/games/tiles_text.h"
#include "formats/text/stamp.h"
#include <assert.h>
#include <string.h>

struct run {
	struct arena *arena;
	const struct turnfile *file;
	const char *name; /* of the file */
	struct replay *out;
	struct table table;
	size_t draws_seen;           /* events looked at for "@ draw" */
	struct position seen;        /* what they add up to */
	struct replay_turn *pending; /* the line whose play may be questioned */
	struct replay_turn *held;    /* the line whose order waits */
	const struct position *kept; /* the position copied last, ... */
	size_t kept_events;          /* ... and how many events had made it */
	struct err *err;
};

const char *replay_verdict_name(enum replay_verdict verdict)
{
	static const char *const names[REPLAY_VERDICTS_] = {
		[REPLAY_APPLIED] = "applied",
		[REPLAY_REFUSED] = "refused",
		[REPLAY_PENDING] = "pending",
		[REPLAY_WITHDRAWN] = "withdrawn",
	};

	return names[verdict];
}

static bool complain(struct run *r, const struct turn_line *l, const char *what)
{
	return err_set(r->err, ERR_DATA, "%s:%d:%d: %s", r->name, l->line, l->column,
		       what);
}

static int seat_of(const struct run *r, struct view name)
{
	for (int i = 0; i < r->out->setup.seats; i++) {
		if (view_eq_nocase(name, r->out->setup.name[i])) {
			return i;
		}
	}
	return -1;
}

/* The position now: one copy for as long as nothing happens. */
static const struct position *keep(struct run *r)
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

static struct replay_turn *new_turn(struct run *r, int seat, struct view written)
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

static void played(struct run *r, struct replay_turn *t, const struct event *e)
{
	struct word_score *words =
		arena_array(r->arena, e->word_count + 1, sizeof *words);

	memcpy(words, e->words, e->word_count * sizeof *words);
	t->words = words;
	t->word_count = e->word_count;
	t->score = e->score;
	t->bonus = e->bonus;
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

static void set_aside(struct replay_turn *t)
{
	withdrawn(t);
	diag_set(&t->diag, DIAG_SET_ASIDE, (struct view){0});
}

/* The line that a turn's event goes back to: one that waited, or the one at hand. */
static struct replay_turn *owner(struct run *r, struct replay_turn *t, int seat,
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

static void follow(struct run *r, struct replay_turn *t, size_t i)
{
	const struct event *e = &r->table.event[i];

	switch (e->kind) {
	case EVENT_PLAY:
		played(r, owner(r, t, e->seat, i), e);
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
	case EVENT_HOLD:
		t->verdict = REPLAY_PENDING;
		r->held = t;
		break;
	case EVENT_DROP:
		assert(r->held != NULL);
		set_aside(r->held);
		r->held->released = i;
		r->held = NULL;
		break;
	default:
		break;
	}
}

static void close_turn(struct run *r, struct replay_turn *t)
{
	const struct position *pos = &r->table.pos;

	t->total = pos->score[t->seat] - pos->adjust[t->seat];
	t->last = r->table.events;
	for (size_t i = t->first; i < t->last; i++) {
		follow(r, t, i);
	}
	t->after = keep(r);
}

static bool run_order(struct run *r, const struct turn_line *l)
{
	struct replay_turn *t;
	struct order o;
	enum outcome outcome;

	if (!order_read(r->arena, l->text, &o)) {
		return complain(r, l,
				arena_printf(r->arena, "\"%.*s\" is no order",
					     VIEW_ARG(l->text)));
	}
	if (!order_changes_game(o.kind)) {
		return true;
	}
	t = new_turn(r, seat_of(r, l->name), l->text);
	outcome = r->out->setup.game->judge(&r->table, t->seat, &o);
	t->trace = r->table.trace;
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
		set_aside(t);
	}
	close_turn(r, t);
	return true;
}

/* ------------------------------------------------------------------ facts */

static bool fact_time(struct run *r, const struct turn_line *l, struct view rest)
{
	return stamp_read(view_trim(rest), &r->table.now) ||
	       complain(r, l, "a time looks like 2026-11-20T20:00:00Z");
}

/* A pending play that ends the game, or an order that waited, leaves nothing to pass.
 */
static bool passed(const struct run *r, const struct replay_turn *t)
{
	bool any = false;

	for (size_t i = t->first; i < t->last; i++) {
		const struct event *e = &r->table.event[i];

		any = any || (e->kind == EVENT_PASS && e->seat == t->seat);
	}
	return any;
}

static bool fact_late(struct run *r, const struct turn_line *l, struct view rest)
{
	int seat = seat_of(r, view_trim(rest));
	struct replay_turn *t;

	if (seat < 0 || seat != r->table.pos.to_move) {
		return complain(r, l, "only the player to move can be late");
	}
	t = new_turn(r, seat, view_of("pass"));
	t->late = true;
	r->out->setup.game->timeout(&r->table);
	close_turn(r, t);
	if (!passed(r, t)) {
		r->out->turns--;
	}
	return true;
}

/* The time to answer is over: a play that nobody questioned stands, an offer that
 * nobody answered is refused. "window draw" means the offer where both wait. */
static bool fact_window(struct run *r, const struct turn_line *l, struct view rest)
{
	struct position *pos = &r->table.pos;
	size_t first = r->table.events;

	if (!pos->over && pos->pending.any && !view_is(view_trim(rest), "draw")) {
		struct replay_turn *t = r->pending;

		r->out->setup.game->lapse(&r->table);
		for (size_t i = first; i < r->table.events; i++) {
			follow(r, t, i);
		}
		return true;
	}
	if (pos->over || pos->offer_by < 0) {
		return complain(r, l, "nothing waits for an answer here");
	}
	table_emit(&r->table, (struct event){.kind = EVENT_REFUSE,
					     .seat = pos->offer_by,
					     .late = true});
	return true;
}

/* The next draw that no "@ draw" spoke of yet, with the tiles it brought. */
static const struct event *next_draw(struct run *r, struct view *tiles)
{
	while (r->draws_seen < r->table.events) {
		const struct event *e = &r->table.event[r->draws_seen++];
		int n = e->to - e->from + 1;
		struct buf b = buf_in(r->arena);

		r->out->setup.game->apply(&r->seen, e);
		if (e->kind != EVENT_DRAW && e->kind != EVENT_EXCHANGE &&
		    e->kind != EVENT_EX) {
			continue;
		}
		tiles_write(r->out->setup.alphabet, &b,
			    r->seen.rack[e->seat] + r->seen.rack_n[e->seat] - n,
			    (size_t)n);
		*tiles = buf_view(&b);
		return e;
	}
	return NULL;
}

/* "NAME q=3 pos=21..24 [A E I]", with or without the tiles: what the record says must
 * be what the seed gives. */
static bool fact_draw(struct run *r, const struct turn_line *l, struct view rest)
{
	struct view tiles = {0};
	const struct event *e = next_draw(r, &tiles);
	struct view place = view_trim(view_part(rest, 0, view_find(rest, '[')));
	struct view told = view_part(rest, view_find(rest, '['), rest.len);
	const char *due;

	if (e == NULL) {
		return complain(r, l, "nothing is drawn here");
	}
	due = arena_printf(r->arena, "%.*s q=%d pos=%d..%d",
			   VIEW_ARG(r->out->setup.name[e->seat]), e->q, e->from, e->to);
	tiles = view_of(arena_printf(r->arena, "[%.*s]", VIEW_ARG(tiles)));
	if (!view_is(place, due) ||
	    (told.len > 0 && !view_eq(view_trim(told), tiles))) {
		return complain(r, l,
				arena_printf(r->arena,
					     "the seed gives \"@ draw %s %.*s\"", due,
					     VIEW_ARG(tiles)));
	}
	return true;
}

static bool fact_head(struct run *r, const struct turn_line *l, struct view rest)
{
	uint8_t head[HASH_BYTES];

	return hex_read(view_trim(rest), head, HASH_BYTES) ||
	       complain(r, l, "a head is 64 hexadecimal digits");
}

static const struct {
	const char *name;
	bool (*obey)(struct run *r, const struct turn_line *l, struct view rest);
} facts[] = {
	{"time",   fact_time  },
        {"late",   fact_late  },
        {"window", fact_window},
	{"draw",   fact_draw  },
        {"head",   fact_head  },
};

static bool run_fact(struct run *r, const struct turn_line *l)
{
	struct view rest = l->text;
	struct view name = view_word(&rest);

	for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
		if (view_is(name, facts[i].name)) {
			return facts[i].obey(r, l, rest);
		}
	}
	return complain(
		r, l,
		arena_printf(r->arena, "there is no fact \"%.*s\"", VIEW_ARG(name)));
}

static void close_step(struct run *r)
{
	struct replay *out = r->out;
	size_t before = out->steps == 0 ? 0 : out->step[out->steps - 1].events;

	if (r->table.events > before || out->steps == 0) {
		out->step[out->steps++] =
			(struct replay_step){r->table.events, r->table.now};
	}
}

bool replay_run(struct arena *arena, struct shelf *shelf, struct view text,
		const char *file, struct replay *out, struct err *err)
{
	struct turnfile *t = arena_take(arena, sizeof *t);
	struct run r = {
		.arena = arena, .file = t, .name = file, .out = out, .err = err};
	struct diag diag = {0};

	*out = (struct replay){0};
	if (!turnfile_read(arena, text, file, t, err) ||
	    !setup_from_turnfile(arena, shelf, t, file, &out->setup, err)) {
		return false;
	}
	if (!position_init(&out->start, &out->setup, &diag)) {
		struct buf b = buf_in(arena);

		diag_write(&b, &diag);
		return err_set(err, ERR_DATA, "%s:%d:%d: %s", file, t->game.line,
			       t->game.column, buf_cstr(&b));
	}
	out->turn = arena_array(arena, t->turns + 1, sizeof *out->turn);
	r.table = table_over(arena, &out->start, 0, true);
	r.seen = out->start;
	out->step = arena_array(arena, t->turns + 1, sizeof *out->step);
	out->setup.game->deal(&r.table);
	close_step(&r);
	for (size_t i = 0; i < t->turns; i++) {
		const struct turn_line *l = &t->turn[i];

		if (!(l->fact ? run_fact(&r, l) : run_order(&r, l))) {
			return false;
		}
		close_step(&r);
	}
	out->event = r.table.event;
	out->events = r.table.events;
	out->pos = r.table.pos;
	return true;
}
