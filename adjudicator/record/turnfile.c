/* SPDX-License-Identifier: ISC */
/* Writes a stored game as a turn file. */
#include "adjudicator/record/turnfile.h"
#include "adjudicator/record/turnfile_parts.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/record/logbook.h"
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
		l->name = position_name(&o->pos, seat);
	}
}

bool export_sees(const struct exporting *o, int seat)
{
	return o->viewer.kind == VIEWER_OPERATOR ||
	       (o->viewer.kind == VIEWER_PLAYER && o->viewer.seat == seat &&
		position_held(&o->pos, seat));
}

void export_bank(struct exporting *o, const struct event *e)
{
	if (e->time > 0) { /* 0 follows from a missed turn */
		export_line(o, true, 0,
			    arena_printf(o->arena, "bank %.*s %lld",
					 VIEW_ARG(position_name(&o->pos, e->seat)),
					 (long long)e->time));
	}
}

const char *export_flag(const struct exporting *o, const struct event *e)
{
	return arena_printf(
		o->arena, "flag %.*s%s%s", VIEW_ARG(position_name(&o->pos, e->seat)),
		e->absence == ABSENCE_NONE ? "" : " ", absence_name(e->absence));
}

static bool on_path(const struct exporting *o)
{
	return o->r->setup.game->ground != GROUND_BOARD;
}

/* Ends a row; `next` is the first event of the next one, NULL after the last. */
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

bool export_follows(const struct exporting *o, const struct event *e)
{
	return (e->kind == EVENT_ACCEPT || e->kind == EVENT_QUESTION) && !o->first &&
	       e->seat >= 0 && o->pos.always[e->seat] != ALWAYS_ASK;
}

bool export_stands(const struct exporting *o)
{
	return o->viewer.kind == VIEWER_OPERATOR;
}

/* "window NAME" where more than one thing may wait, else "window". */
const char *export_window(const struct exporting *o, const struct event *e)
{
	const char *name = request_name(e->about);
	int open = o->pos.pending.any;

	for (int i = 0; i < REQUESTS_; i++) {
		open += o->pos.request[i].by >= 0;
	}
	return open > 1 ? arena_printf(o->arena, "window %s", name) : "window";
}

/* Adds "leave NAME TIME", or "leave NAME back". */
static bool left(struct exporting *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);

	if (e->kind != EVENT_LEAVE) {
		return false;
	}
	buf_printf(&b, "leave %.*s ", VIEW_ARG(position_name(&o->pos, e->seat)));
	if (e->time != 0) {
		stamp_write(&b, e->time);
	} else {
		buf_str(&b, "back");
	}
	export_line(o, true, 0, buf_cstr(&b));
	return true;
}

/* Time that the club gave back, in a row of its own: "clock TIME", "until TIME",
 * "until draw TIME". Lines about leave may stand before it. */
static bool given_time(struct exporting *o, const struct event *e)
{
	const char *name =
		e->kind == EVENT_CLOCK    ? "clock "
		: e->kind == EVENT_WINDOW ? "until "
		: e->kind != EVENT_LONGER
			? NULL
			: arena_printf(o->arena, "until %s ", request_name(e->about));
	bool given = o->given && name != NULL && e->time != 0;

	/* Or an order was set aside, and its player has the whole time again. */
	if ((given || (o->only_accepted && e->kind == EVENT_CLOCK))) {
		struct buf b = buf_in(o->arena);

		buf_str(&b, name);
		stamp_write(&b, e->time);
		if (given) {
			export_line(o, true, 0, buf_cstr(&b));
		} else { /* after the draws of the row */
			o->behind[o->behinds++] = buf_cstr(&b);
		}
	}
	o->given = given;
	return given;
}

/* Whether the row is the deal: dealing at that time gives the same event. */
static bool dealt(struct exporting *o, const struct match_event *row,
		  const struct event *e)
{
	struct table t = table_quiet(o->arena, &o->pos, row->at);
	struct buf due = buf_in(o->arena);
	struct buf told = buf_in(o->arena);

	table_deal(&t);
	if (t.events > 0) {
		event_write(&due, &t.event[0], t.pos.setup->seats);
		event_write(&told, e, t.pos.setup->seats);
	}
	return t.events > 0 && view_eq(buf_view(&due), buf_view(&told));
}

/* Begins a row. The time of the deal is written before all else. */
static void begin_row(struct exporting *o, const struct match_event *row,
		      const struct event *e)
{
	bool deal = o->row == 0 && dealt(o, row, e);

	end_row(o, e);
	o->ruled = 0;
	o->taken = 0;
	o->before = o->lines;
	o->solid = o->given ? o->solid : o->lines;
	o->claimed = e->kind == EVENT_CLAIM;
	o->stood = e->kind == EVENT_STAND;
	o->given = !deal;
	o->only_accepted = !on_path(o);
	o->accepted = false;
	o->now = row->at;
	if (deal) {
		export_time(o);
	}
}

/* Whether the row so far is only an answer that lets a play stand, with what
 * follows; what the answer took from a time bank may come before it. */
static bool of_accept(const struct exporting *o, const struct event *e)
{
	return o->accepted ? e->kind == EVENT_ACCEPT || e->kind == EVENT_STAND ||
				     e->kind == EVENT_DRAW || e->kind == EVENT_EX ||
				     e->kind == EVENT_CLOCK
			   : e->kind == EVENT_BANK;
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
	o->accepted = o->accepted || e->kind == EVENT_ACCEPT;
	o->only_accepted = o->only_accepted && of_accept(o, e);
	if (e->kind == EVENT_RULING) {
		export_ruling(o, e);
	} else if (o->ruled > 0 && !on_path(o)) {
		export_behind_ruling(o, e);
	} else if (!(o->given && left(o, e)) && !given_time(o, e)) {
		(on_path(o) ? export_path_event : export_board_event)(o, e);
	}
	o->stood = o->stood && e->kind != EVENT_PLAY && e->kind != EVENT_EXCHANGE &&
		   e->kind != EVENT_PASS;
	o->late = e->kind == EVENT_PASS && e->late ? e->seat : -1;
	return record_follow(&o->pos, o->r, row, e, err);
}

static struct view viewer_name(const struct record *r, struct viewer viewer)
{
	if (viewer.kind == VIEWER_OPERATOR) {
		return (struct view){0};
	}
	if (viewer.kind == VIEWER_PLAYER && viewer.seat < r->setup.seats) {
		return r->setup.name[viewer.seat];
	}
	return view_of("observer");
}

bool record_export_log(struct arena *arena, const struct record *r,
		       const struct logbook *log, struct viewer viewer, struct buf *b,
		       struct err *err)
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
	/* Time given back at the very end changes nothing yet. */
	t->turns = o->given ? o->solid : o->lines;
	if (log != NULL && (viewer.kind == VIEWER_OPERATOR || o->pos.over)) {
		struct logbook shown = *log;

		shown.viewer = viewer_name(r, viewer);
		logbook_write(arena, &shown, t);
	}
	turnfile_write(b, t);
	return true;
}

bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err)
{
	struct logbook log;

	if (!logbook_of_record(arena, r, &log, err) ||
	    !logbook_sign(arena, r, &log, err)) {
		return false;
	}
	if (logbook_reveals(&log)) { /* nothing is hidden any more */
		viewer.kind = VIEWER_OPERATOR;
	}
	return record_export_log(arena, r, &log, viewer, b, err);
}

bool record_orders(struct arena *arena, const struct record *r, struct buf *b,
		   struct err *err)
{
	return record_export_log(arena, r, NULL, (struct viewer){VIEWER_OPERATOR, 0}, b,
				 err);
}
