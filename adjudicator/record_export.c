/* SPDX-License-Identifier: ISC */
/* A stored game as a turn file. */
#include "adjudicator/record.h"

#include "adjudicator/games/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/record_head.h"
#include "formats/text/stamp.h"
#include <string.h>

/* At most: an order, its time, one released by it, draws, and a draw for each EX. */
enum { LINES_A_ROW = 6 + 3 * SEATS + 2 * RACK_MAX };

struct out {
	struct arena *arena;
	const struct record *r;
	struct viewer viewer;
	struct position pos; /* before the event at hand */
	struct turn_line *line;
	size_t lines;
	int64_t time; /* of the last "@ time" */
	int64_t now;  /* of the event at hand */
	int late;     /* seat whose missed turn was the last event; -1 */
	long row;     /* of that event */
	bool stood;   /* by itself, as this row began: no order brought it so far */
	const char *draw[LINES_A_ROW]; /* of this row: told behind what brought them */
	size_t draws;
};

/* A line, and before it the time where that has moved on. */
static void add(struct out *o, bool fact, int seat, const char *text)
{
	struct turn_line *l = &o->line[o->lines++];

	if (o->now != o->time) {
		struct buf b = buf_in(o->arena);

		buf_str(&b, "time ");
		stamp_write(&b, o->now);
		*l = (struct turn_line){.fact = true, .text = buf_view(&b)};
		o->time = o->now;
		l = &o->line[o->lines++];
	}
	*l = (struct turn_line){.fact = fact, .text = view_of(text)};
	if (!fact) {
		l->name = o->r->setup.name[seat];
	}
}

/* "draw Ann q=1 pos=1..7 [A E I ...]"; letters for the operator alone. */
static void add_draw(struct out *o, const struct event *e)
{
	const struct setup *s = &o->r->setup;
	struct position after = o->pos;
	struct buf b = buf_in(o->arena);
	int n = e->to - e->from + 1;

	if (o->viewer.kind != VIEWER_OPERATOR || !position_apply(&after, e)) {
		return;
	}
	buf_str(&b, "draw ");
	buf_add(&b, s->name[e->seat]);
	buf_printf(&b, " q=%d pos=%d..%d [", e->q, e->from, e->to);
	tiles_write(s->alphabet, &b, after.rack[e->seat] + after.rack_n[e->seat] - n,
		    (size_t)n);
	buf_char(&b, ']');
	o->draw[o->draws++] = buf_cstr(&b);
}

static void end_row(struct out *o)
{
	for (size_t i = 0; i < o->draws; i++) {
		add(o, true, 0, o->draw[i]);
	}
	o->draws = 0;
}

static void add_play(struct out *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);
	struct play play;

	if (crossword_event_play(o->r->setup.alphabet, e, &play)) {
		crossword_write(&b, &o->pos, &play);
		add(o, false, e->seat, buf_cstr(&b));
	}
}

static void add_exchange(struct out *o, const struct event *e)
{
	bool shown = o->viewer.kind == VIEWER_OPERATOR ||
		     (o->viewer.kind == VIEWER_PLAYER && o->viewer.seat == e->seat);

	struct buf b = buf_in(o->arena);

	/* What was given back is the seat's own to know; others see how many. */
	buf_str(&b, "exchange");
	if (shown) {
		buf_char(&b, ' ');
		buf_add(&b, e->hidden);
	}
	for (int i = e->from; i <= e->to && !shown; i++) {
		buf_str(&b, " ?");
	}
	add(o, false, e->seat, buf_cstr(&b));
}

static void add_pass(struct out *o, const struct event *e)
{
	if (e->lost || (e->empty && !o->stood)) {
		return; /* follows from the question, or from the bank */
	}
	if (e->late) {
		add(o, true, 0,
		    arena_printf(o->arena, "late %.*s",
				 VIEW_ARG(o->r->setup.name[e->seat])));
	} else {
		add(o, false, e->seat, "pass");
	}
}

/* A turn whose order waited was written when it came, where this viewer may see that.
 */
static bool waited(const struct out *o, const struct event *e)
{
	return o->viewer.kind == VIEWER_OPERATOR && o->pos.held.seat >= 0 &&
	       o->pos.held.seat == e->seat &&
	       (e->kind == EVENT_PLAY || e->kind == EVENT_EXCHANGE ||
		e->kind == EVENT_PASS);
}

static void add_answer(struct out *o, const struct event *e)
{
	switch (e->kind) {
	case EVENT_ACCEPT:
		add(o, false, e->seat, "accept");
		break;
	case EVENT_QUESTION:
		add(o, false, e->seat, "challenge");
		break;
	case EVENT_WINDOW:
		if (e->time == 0) {
			add(o, true, 0, "window");
		}
		break;
	case EVENT_HOLD:
		if (o->viewer.kind == VIEWER_OPERATOR) {
			add(o, false, e->seat, arena_str(o->arena, e->hidden));
		}
		break;
	case EVENT_BANK:
		if (e->time > 0) { /* a missed turn empties it by itself */
			add(o, true, 0,
			    arena_printf(o->arena, "bank %.*s %lld",
					 VIEW_ARG(o->r->setup.name[e->seat]),
					 (long long)e->time));
		}
		break;
	case EVENT_OFFER:
		add(o, false, e->seat, "offer draw");
		break;
	case EVENT_AGREE:
		add(o, false, e->seat, "agree draw");
		break;
	case EVENT_REFUSE:
		add(o, e->late, e->seat,
		    !e->late             ? "refuse draw"
		    : o->pos.pending.any ? "window draw"
					 : "window");
		break;
	default:
		break;
	}
}

static void add_event(struct out *o, const struct event *e)
{
	switch (e->kind) {
	case EVENT_DRAW:
	case EVENT_EX:
		add_draw(o, e);
		break;
	case EVENT_PLAY:
		if (!waited(o, e)) {
			add_play(o, e);
		}
		break;
	case EVENT_EXCHANGE:
		if (!waited(o, e)) {
			add_exchange(o, e);
		}
		add_draw(o, e);
		break;
	case EVENT_PASS:
		if (!waited(o, e)) {
			add_pass(o, e);
		}
		break;
	case EVENT_RESIGN:
		if (o->late == e->seat) { /* follows from the missed turn */
			break;
		}
		add(o, false, e->seat, "resign");
		break;
	default:
		add_answer(o, e);
		break;
	}
}

static bool export_one(void *arg, const struct match_event *row, const struct event *e,
		       struct err *err)
{
	struct out *o = arg;

	if (row->n != o->row) {
		end_row(o);
		o->stood = e->kind == EVENT_STAND;
	}
	o->row = row->n;
	o->now = row->at;
	add_event(o, e);
	o->stood = o->stood && e->kind != EVENT_PLAY && e->kind != EVENT_EXCHANGE &&
		   e->kind != EVENT_PASS;
	o->late = e->kind == EVENT_PASS && e->late ? e->seat : -1;
	return position_apply(&o->pos, e) ||
	       err_set(err, ERR_DATA, "game %lld, event %ld does not fit",
		       (long long)o->r->match.id, row->n);
}

bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err)
{
	struct turnfile *t = arena_take(arena, sizeof *t);
	struct out *o = arena_take(arena, sizeof *o);
	struct diag diag = {0};

	*o = (struct out){.arena = arena, .r = r, .viewer = viewer, .late = -1};
	o->line = arena_array(arena, ((size_t)r->match.events + 1) * LINES_A_ROW,
			      sizeof *o->line);
	record_head(arena, r, viewer, t);
	position_init(&o->pos, &r->setup, &diag);
	if (!record_each(r, arena, export_one, o, err)) {
		return false;
	}
	end_row(o);
	t->turn = o->line;
	t->turns = o->lines;
	turnfile_write(b, t);
	return true;
}
