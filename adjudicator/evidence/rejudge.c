/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/rejudge.h"

#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "formats/text/line.h"
#include "formats/text/stamp.h"

/* ------------------------------------------------------------- what is told */

static bool add_row(struct arena *arena, int64_t game, const struct match_event *row,
		    struct told *out, struct err *err)
{
	struct lines lines = lines_of(row->text);
	struct lines hidden = lines_of(row->hidden);
	struct view line;

	while (line_next(&lines, &line)) {
		struct told_event *t = &out->event[out->events];
		struct event e;
		struct err why = {0};

		if (!event_read(&e, line, (struct view){0}, &why)) {
			return err_set(err, ERR_DATA, "game %lld, event %ld: %s",
				       (long long)game, row->n, why.text);
		}
		if (event_of_record(e.kind)) {
			continue;
		}
		out->events++;
		*t = (struct told_event){.row = row->n,
					 .at = row->at,
					 .kind = e.kind,
					 .text = arena_copy(arena, line)};
		if (event_hides(e.kind)) {
			line_next(&hidden, &t->hidden);
		} else if (e.kind == EVENT_START) {
			t->hidden = row->hidden;
			hidden.rest.len = 0;
		}
	}
	return hidden.rest.len == 0 ||
	       err_set(err, ERR_DATA,
		       "game %lld, event %ld hides what none of its lines speaks of",
		       (long long)game, row->n);
}

static size_t count_lines(struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;
	size_t n = 0;

	while (line_next(&lines, &line)) {
		n++;
	}
	return n;
}

bool told_of_rows(struct arena *arena, int64_t game, const struct match_event *row,
		  size_t rows, struct told *out, struct err *err)
{
	size_t n = 0;

	for (size_t i = 0; i < rows; i++) {
		n += count_lines(row[i].text);
	}
	*out = (struct told){.event = arena_array(arena, n + 1, sizeof *out->event)};
	for (size_t i = 0; i < rows; i++) {
		if (!add_row(arena, game, &row[i], out, err)) {
			return false;
		}
	}
	return true;
}

/* ---------------------------------------------------------- what is judged */

struct judging {
	struct arena *arena;
	const struct told *told;
	const struct replay *r;
	const char *why; /* error with which the replay ended; or NULL */
	struct difference *out;
	size_t next; /* index of the replay's next event */
	size_t step;
	size_t fall;
};

static bool differs(struct judging *j, const struct told_event *t, const char *what)
{
	*j->out = (struct difference){t, what};
	return false;
}

/* The refused order before this event; NULL: none. Refused orders have no event in a
 * log. */
static const struct replay_turn *refused_before(const struct judging *j, size_t event)
{
	for (size_t i = 0; i < j->r->turns && j->r->turn[i].first <= event; i++) {
		if (j->r->turn[i].verdict == REPLAY_REFUSED) {
			return &j->r->turn[i];
		}
	}
	return NULL;
}

static bool refused(struct judging *j, const struct told_event *t,
		    const struct replay_turn *turn)
{
	struct buf b = buf_in(j->arena);

	buf_str(&b, "the rules refuse \"");
	buf_add(&b, position_name(turn->before, turn->seat));
	buf_str(&b, ": ");
	buf_add(&b, turn->written);
	buf_str(&b, "\": ");
	diag_write(&b, &turn->diag);
	return differs(j, t, buf_cstr(&b));
}

/* The record has another event than its orders give. */
static bool other(struct judging *j, const struct told_event *t, struct view due)
{
	return differs(j, t,
		       due.len == 0
			       ? arena_printf(j->arena,
					      "the record says \"%.*s\", the rules "
					      "give nothing more",
					      VIEW_ARG(t->text))
			       : arena_printf(j->arena,
					      "the record says \"%.*s\", the rules "
					      "give \"%.*s\"",
					      VIEW_ARG(t->text), VIEW_ARG(due)));
}

static bool start_agrees(struct judging *j, const struct told_event *t)
{
	struct setup s = j->r->setup;
	struct buf b = buf_in(j->arena);
	struct buf hidden = buf_in(j->arena);
	struct event e = {.kind = EVENT_START, .seat = -1};
	struct buf line = buf_in(j->arena);

	s.drill = view_find_text(t->text, " drill=1 ") < t->text.len;
	setup_write_start(&b, &s);
	e.text = buf_view(&b);
	event_write(&line, &e, s.seats);
	if (!view_eq(buf_view(&line), t->text)) {
		return other(j, t, buf_view(&line));
	}
	setup_write_hidden(&hidden, &s);
	return view_eq(buf_view(&hidden), t->hidden) ||
	       differs(j, t, "what is hidden of the start is not what the game has");
}

/* The time of the current event, by the file. */
static int64_t step_time(struct judging *j)
{
	while (j->step + 1 < j->r->steps && j->r->step[j->step].events <= j->next) {
		j->step++;
	}
	return j->r->steps > 0 ? j->r->step[j->step].at : 0;
}

static bool time_agrees(struct judging *j, const struct told_event *t)
{
	int64_t at = step_time(j);
	struct buf b = buf_in(j->arena);

	if (at == t->at) {
		return true;
	}
	buf_str(&b, "the record has the time ");
	stamp_write(&b, t->at);
	buf_str(&b, ", the orders ");
	stamp_write(&b, at);
	return differs(j, t, buf_cstr(&b));
}

/* The entry of r->fall for the current event; NULL: none. */
static const struct replay_fall *fall_of(struct judging *j)
{
	const struct replay *r = j->r;

	while (j->fall < r->falls && r->fall[j->fall].event < j->next) {
		j->fall++;
	}
	return j->fall < r->falls && r->fall[j->fall].event == j->next
		       ? &r->fall[j->fall]
		       : NULL;
}

/* A turn is missed only after its deadline and grace (K10, K11). Rows of an imported
 * game may have no time. */
static bool time_was_over(struct judging *j, const struct told_event *t)
{
	const struct replay_fall *fall = fall_of(j);
	struct buf b = buf_in(j->arena);

	if (fall == NULL || t->at == 0 ||
	    (!fall->unclaimed && fall->until != 0 && t->at > fall->until)) {
		return true;
	}
	buf_str(&b, "at ");
	stamp_write(&b, t->at);
	if (fall->unclaimed) {
		buf_str(&b, " a turn whose time is over is passed, but nobody claimed "
			    "it");
	} else if (fall->until == 0) {
		buf_str(&b, " a turn counts as missed, but no clock runs");
	} else {
		buf_str(&b, t->kind == EVENT_CLAIM
				    ? " the time of a turn is claimed, but it runs "
				      "until "
				    : " a turn counts as missed, but its time runs "
				      "until ");
		stamp_write(&b, fall->until);
	}
	return differs(j, t, buf_cstr(&b));
}

/* Older versions wrote the tiles of a held exchange that a ruling ordered into the
 * public line. */
static bool told_openly(struct judging *j, const struct event *e, struct view text)
{
	const struct replay *r = j->r;
	struct buf b = buf_in(j->arena);
	struct event open = *e;
	size_t i = j->next + 1;

	while (i < r->events && r->event[i].kind != EVENT_HOLD &&
	       r->event[i].kind != EVENT_RULING) {
		i++;
	}
	if (e->kind != EVENT_RULING || i == r->events ||
	    r->event[i].kind != EVENT_HOLD) {
		return false;
	}
	open.ruling.order = event_encode(j->arena, r->event[i].hidden);
	event_write(&b, &open, r->setup.seats);
	return view_eq(buf_view(&b), text);
}

static bool event_agrees(struct judging *j, const struct told_event *t)
{
	const struct replay_turn *turn = refused_before(j, j->next);
	const struct event *e = &j->r->event[j->next];
	struct buf b = buf_in(j->arena);

	if (turn != NULL) {
		return refused(j, t, turn);
	}
	if (j->next == j->r->events) {
		return j->why != NULL ? differs(j, t, j->why)
				      : other(j, t, (struct view){0});
	}
	event_write(&b, e, j->r->setup.seats);
	if (!view_eq(buf_view(&b), t->text) && !told_openly(j, e, t->text)) {
		return other(j, t, buf_view(&b));
	}
	if (event_hides(e->kind) && !view_eq(e->hidden, t->hidden)) {
		return differs(j, t, "what is hidden of it is not what the orders say");
	}
	return time_agrees(j, t) && time_was_over(j, t);
}

/* Time that the club gave at the very end is not among the orders. */
static bool given_last(const struct told *told, size_t i)
{
	bool given = i == 0 || told->event[i].row != told->event[i - 1].row;

	for (; i < told->events; i++) {
		enum event_kind kind = told->event[i].kind;

		given = given && (kind == EVENT_CLOCK || kind == EVENT_WINDOW ||
				  kind == EVENT_LONGER || kind == EVENT_LEAVE);
	}
	return given;
}

/* The log has ended: the orders must not give more events. */
static bool ends_there(struct judging *j)
{
	const struct replay_turn *turn = refused_before(j, j->next);
	struct buf b = buf_in(j->arena);

	if (turn != NULL) {
		return refused(j, NULL, turn);
	}
	if (j->next < j->r->events) {
		buf_str(&b, "the record ends, the rules give \"");
		event_write(&b, &j->r->event[j->next], j->r->setup.seats);
		buf_char(&b, '"');
		return differs(j, NULL, buf_cstr(&b));
	}
	return j->why == NULL || differs(j, NULL, j->why);
}

bool judged_again(struct arena *arena, const struct told *told, const struct replay *r,
		  const char *why, struct difference *d)
{
	struct judging j = {.arena = arena, .told = told, .r = r, .why = why, .out = d};

	*d = (struct difference){0};
	for (size_t i = 0; i < told->events; i++) {
		const struct told_event *t = &told->event[i];

		if (t->kind == EVENT_START) {
			if (!start_agrees(&j, t)) {
				return false;
			}
			continue;
		}
		if (j.next == r->events && given_last(told, i)) {
			break;
		}
		if (!event_agrees(&j, t)) {
			return false;
		}
		j.next++;
	}
	return ends_there(&j);
}
