/* SPDX-License-Identifier: ISC */
/* A stored game as a turn file. */
#include "adjudicator/record_exporting.h"

#include "adjudicator/games/crossword.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/games/standing.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/record_head.h"
#include "formats/text/stamp.h"

static void export_time(struct exporting *o)
{
	struct buf b = buf_in(o->arena);

	if (o->now != o->time) {
		buf_str(&b, "time ");
		stamp_write(&b, o->now);
		o->line[o->lines++] =
			(struct turn_line){.fact = true, .text = buf_view(&b)};
		o->time = o->now;
	}
}

void export_line(struct exporting *o, bool fact, int seat, const char *text)
{
	struct turn_line *l;

	export_time(o);
	l = &o->line[o->lines++];
	*l = (struct turn_line){.fact = fact, .text = view_of(text)};
	if (!fact) {
		l->name = o->r->setup.name[seat];
	}
}

bool export_sees(const struct exporting *o, int seat)
{
	return o->viewer.kind == VIEWER_OPERATOR ||
	       (o->viewer.kind == VIEWER_PLAYER && o->viewer.seat == seat);
}

void export_bank(struct exporting *o, const struct event *e)
{
	if (e->time > 0) { /* a missed turn empties it by itself */
		export_line(o, true, 0,
			    arena_printf(o->arena, "bank %.*s %lld",
					 VIEW_ARG(o->r->setup.name[e->seat]),
					 (long long)e->time));
	}
}

/* "draw Ann q=1 pos=1..7 [A E I ...]"; letters for the operator alone. */
static void add_draw(struct exporting *o, const struct event *e)
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
	o->behind[o->behinds++] = buf_cstr(&b);
}

static bool on_path(const struct exporting *o)
{
	return o->r->setup.game->ground != GROUND_BOARD;
}

/* `next` begins the row behind it; NULL: there is none. */
static void end_row(struct exporting *o, const struct event *next)
{
	if (on_path(o)) {
		export_path_row(o, next);
	}
	for (size_t i = 0; i < o->behinds; i++) {
		export_line(o, true, 0, o->behind[i]);
	}
	o->behinds = 0;
}

static void add_play(struct exporting *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);
	struct play play;

	if (crossword_event_play(o->r->setup.alphabet, e, &play)) {
		crossword_write(&b, &o->pos, &play);
		export_line(o, false, e->seat, buf_cstr(&b));
	}
}

static void add_exchange(struct exporting *o, const struct event *e)
{
	bool shown = export_sees(o, e->seat);
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
	export_line(o, false, e->seat, buf_cstr(&b));
}

static void add_pass(struct exporting *o, const struct event *e)
{
	if (e->lost || (e->empty && !o->stood)) {
		return; /* follows from the question, or from the bank */
	}
	if (e->late) {
		export_line(o, true, 0,
			    arena_printf(o->arena, "late %.*s",
					 VIEW_ARG(o->r->setup.name[e->seat])));
	} else {
		export_line(o, false, e->seat, "pass");
	}
}

/* A turn whose order waited was written when it came, where this viewer may see that.
 */
static bool waited(const struct exporting *o, const struct event *e)
{
	return o->viewer.kind == VIEWER_OPERATOR && o->pos.held.seat >= 0 &&
	       o->pos.held.seat == e->seat &&
	       (e->kind == EVENT_PLAY || e->kind == EVENT_EXCHANGE ||
		e->kind == EVENT_PASS);
}

/* Others see that the right to question was given up, unless it was before. */
static void add_hold(struct exporting *o, const struct event *e)
{
	if (o->viewer.kind == VIEWER_OPERATOR) {
		export_line(o, false, e->seat, arena_str(o->arena, e->hidden));
	} else if ((o->pos.pending.accepted >> e->seat & 1U) == 0) {
		export_line(o, false, e->seat, "accept");
	}
}

bool export_follows(const struct exporting *o, const struct event *e)
{
	return (e->kind == EVENT_ACCEPT || e->kind == EVENT_QUESTION) && !o->first &&
	       e->seat >= 0 && o->pos.always[e->seat] != ALWAYS_ASK;
}

static void add_answer(struct exporting *o, const struct event *e)
{
	switch (e->kind) {
	case EVENT_ACCEPT:
	case EVENT_QUESTION:
		if (!export_follows(o, e) || !export_sees(o, e->seat)) {
			export_line(o, false, e->seat,
				    e->kind == EVENT_ACCEPT ? "accept" : "challenge");
		}
		break;
	case EVENT_ALWAYS:
		if (export_sees(o, e->seat)) {
			export_line(o, false, e->seat,
				    standing_order(o->arena, e->answer));
		}
		break;
	case EVENT_WINDOW:
		if (e->time == 0) {
			export_line(o, true, 0, "window");
		}
		break;
	case EVENT_HOLD:
		add_hold(o, e);
		break;
	case EVENT_BANK:
		export_bank(o, e);
		break;
	case EVENT_OFFER:
		export_line(o, false, e->seat, "offer draw");
		break;
	case EVENT_AGREE:
		export_line(o, false, e->seat, "agree draw");
		break;
	case EVENT_REFUSE:
		export_line(o, e->late, e->seat,
			    e->late ? export_window(o, e) : "refuse draw");
		break;
	default:
		break;
	}
}

/* "ruling void t9: because". Points that are set once more follow from it. */
static void add_ruling(struct exporting *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);
	struct view because = ruling_decode(o->arena, e->text);

	if (e->ruling.again) {
		return;
	}
	buf_str(&b, "ruling ");
	ruling_write_words(&b, e, &o->r->setup, (struct view){0});
	if (because.len > 0) {
		buf_str(&b, ": ");
		buf_add(&b, because);
	}
	o->ruling = *e;
	o->given = false;
	export_line(o, true, 0, buf_cstr(&b));
	o->ruled = o->lines;
}

/* What a ruled exchange gave back is the seat's own to know, and the operator's. */
static void add_ruled_exchange(struct exporting *o, const struct event *e)
{
	if (e->kind == EVENT_EXCHANGE && export_sees(o, e->seat)) {
		o->ruling.ruling.order = ruling_encode(
			o->arena, view_of(arena_printf(o->arena, "exchange %.*s",
						       VIEW_ARG(e->hidden))));
		o->lines = o->ruled - 1;
		add_ruling(o, &o->ruling);
	}
}

/* A row that a ruling began has its line, and draws that are checked. */
static void add_behind_ruling(struct exporting *o, const struct event *e)
{
	add_ruled_exchange(o, e);
	if (e->kind == EVENT_DRAW || e->kind == EVENT_EX || e->kind == EVENT_EXCHANGE) {
		add_draw(o, e);
	}
}

static void add_event(struct exporting *o, const struct event *e)
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
		export_line(o, false, e->seat, "resign");
		break;
	default:
		add_answer(o, e);
		break;
	}
}

/* In a game where words wait or a pause is asked for, more than one thing may. */
const char *export_window(const struct exporting *o, const struct event *e)
{
	const char *name = request_name(e->about);
	int open = o->pos.pending.any;

	for (int i = 0; i < REQUESTS_; i++) {
		open += o->pos.request[i].by >= 0;
	}
	return open > 1 ? arena_printf(o->arena, "window %s", name) : "window";
}

/* Time that the club gave, in a row of its own: "clock TIME", "until TIME", "until draw
 * TIME". */
static bool given_time(struct exporting *o, const struct event *e)
{
	const char *name =
		e->kind == EVENT_CLOCK    ? "clock "
		: e->kind == EVENT_WINDOW ? "until "
		: e->kind != EVENT_LONGER
			? NULL
			: arena_printf(o->arena, "until %s ", request_name(e->about));
	bool given = o->given && name != NULL && e->time != 0;

	/* An order came too late for its rack: its player has the whole time again. */
	if ((given || (o->only_accepted && e->kind == EVENT_CLOCK))) {
		struct buf b = buf_in(o->arena);

		buf_str(&b, name);
		stamp_write(&b, e->time);
		export_line(o, true, 0, buf_cstr(&b));
	}
	o->given = given;
	return given;
}

/* The events that a deal at that time would bring are the deal's. */
static bool dealt(struct exporting *o, const struct match_event *row,
		  const struct event *e)
{
	struct table t = table_over(o->arena, &o->pos, row->at, true);
	struct buf due = buf_in(o->arena);
	struct buf told = buf_in(o->arena);

	table_deal(&t);
	if (t.events > 0) {
		event_write(&due, &t.event[0], t.pos.setup->seats);
		event_write(&told, e, t.pos.setup->seats);
	}
	return t.events > 0 && view_eq(buf_view(&due), buf_view(&told));
}

/* The deal's time stands before all else. */
static void begin_row(struct exporting *o, const struct match_event *row,
		      const struct event *e)
{
	bool deal = o->row == 0 && dealt(o, row, e);

	end_row(o, e);
	o->ruled = 0;
	o->solid = o->given ? o->solid : o->lines;
	o->stood = e->kind == EVENT_STAND;
	o->given = !deal;
	o->only_accepted = e->kind == EVENT_ACCEPT && !on_path(o);
	o->now = row->at;
	if (deal) {
		export_time(o);
	}
}

/* What an answer brings that lets a play stand, and no more. */
static bool of_accept(const struct event *e)
{
	return e->kind == EVENT_ACCEPT || e->kind == EVENT_STAND ||
	       e->kind == EVENT_DRAW || e->kind == EVENT_EX;
}

static bool export_one(void *arg, const struct match_event *row, const struct event *e,
		       struct err *err)
{
	struct exporting *o = arg;

	o->first = row->n != o->row;
	if (o->first) {
		begin_row(o, row, e);
	}
	o->row = row->n;
	o->only_accepted = o->only_accepted && (of_accept(e) || e->kind == EVENT_CLOCK);
	if (e->kind == EVENT_RULING) {
		add_ruling(o, e);
	} else if (o->ruled > 0 && !on_path(o)) {
		add_behind_ruling(o, e);
	} else if (given_time(o, e)) {
		o->late = -1;
	} else if (on_path(o)) {
		export_path_event(o, e);
	} else {
		add_event(o, e);
	}
	o->stood = o->stood && e->kind != EVENT_PLAY && e->kind != EVENT_EXCHANGE &&
		   e->kind != EVENT_PASS;
	o->late = e->kind == EVENT_PASS && e->late ? e->seat : -1;
	return record_follow(&o->pos, o->r, row, e, err);
}

bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err)
{
	struct turnfile *t = arena_take(arena, sizeof *t);
	struct exporting *o = arena_take(arena, sizeof *o);
	struct diag diag = {0};

	*o = (struct exporting){.arena = arena, .r = r, .viewer = viewer, .late = -1};
	o->line = arena_array(arena, ((size_t)r->match.events + 1) * LINES_A_ROW,
			      sizeof *o->line);
	record_head(arena, r, viewer, t);
	if (on_path(o) && viewer.kind != VIEWER_OPERATOR &&
	    !export_path_ground(arena, r, t, err)) {
		return false;
	}
	position_init(&o->pos, &r->setup, &diag);
	if (!record_each(r, arena, export_one, o, err)) {
		return false;
	}
	end_row(o, NULL);
	t->turn = o->line;
	/* Time that was given last changes nothing so far. */
	t->turns = o->given ? o->solid : o->lines;
	turnfile_write(b, t);
	return true;
}
