/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/record.h"

#include "adjudicator/club/context.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/record/unknown_words.h"
#include "formats/text/line.h"
#include <string.h>

typedef bool event_sink(void *arg, const struct match_event *row, const struct event *e,
			struct err *err);

/* Calls `each` with the events of a row. The next hidden line belongs to the next
 * event that hides something. */
static bool each_of_row(const struct match_event *row, event_sink *each, void *arg,
			struct err *err)
{
	struct lines lines = lines_of(row->text);
	struct lines hidden = lines_of(row->hidden);
	struct view line;

	while (line_next(&lines, &line)) {
		struct event e;

		if (!event_read(&e, line, (struct view){0}, err)) {
			return false;
		}
		if (event_hides(e.kind)) {
			line_next(&hidden, &e.hidden);
		}
		if (!event_of_record(e.kind) && !each(arg, row, &e, err)) {
			return false;
		}
	}
	return true;
}

static bool rows_of(const struct record *r, struct arena *arena,
		    struct match_event **row, size_t *rows, struct err *err)
{
	*row = r->row;
	*rows = r->rows;
	return r->row != NULL ||
	       match_events(r->context->store, arena, r->match.id, row, rows, err);
}

/* ------------------------------------------------------------ rows with rulings */

static bool rules(const struct match_event *row)
{
	struct lines lines = lines_of(row->text);
	struct view line;

	while (line_next(&lines, &line)) {
		if (view_starts(line, "ruling ")) {
			return true;
		}
	}
	return false;
}

static bool add_to_line(void *arg, const struct match_event *row, const struct event *e,
			struct err *err)
{
	struct line_event *x = line_add(arg, row->n, e);

	(void)err;
	x->at_time = row->at;
	x->letter = row->letter;
	return true;
}

static bool unfit(const struct record *r, const struct match_event *row,
		  struct err *err)
{
	return err_set(err, ERR_DATA,
		       "game %lld, event %ld does not fit what came before it: %.*s",
		       (long long)r->match.id, row->n, VIEW_ARG(row->text));
}

/* rows[0] is the start event. */
static bool fold(const struct record *r, const struct match_event *row, size_t rows,
		 struct line *line, struct err *err)
{
	size_t bad;

	for (size_t i = 1; i < rows; i++) {
		if (!each_of_row(&row[i], add_to_line, line, err)) {
			return false;
		}
	}
	return line_fold(line, &r->setup, &bad) ||
	       unfit(r, &row[line->n == 0 ? 0 : line->at[bad].row - 1], err);
}

bool record_line(const struct record *r, struct arena *arena, struct line *line,
		 struct err *err)
{
	struct match_event *row;
	size_t rows;

	*line = (struct line){.arena = arena};
	return rows_of(r, arena, &row, &rows, err) && fold(r, row, rows, line, err);
}

bool record_each(const struct record *r, struct arena *arena,
		 bool (*each)(void *arg, const struct match_event *row,
			      const struct event *e, struct err *err),
		 void *arg, struct err *err)
{
	struct match_event *row;
	struct line line = {.arena = arena};
	size_t rows;
	bool ruled = false;

	if (!rows_of(r, arena, &row, &rows, err)) {
		return false;
	}
	for (size_t i = 1; i < rows; i++) {
		ruled = ruled || rules(&row[i]);
	}
	for (size_t i = 1; i < rows && !ruled; i++) {
		if (!each_of_row(&row[i], each, arg, err)) {
			return false;
		}
	}
	if (ruled && !fold(r, row, rows, &line, err)) {
		return false;
	}
	for (size_t i = 0; i < line.n; i++) {
		if (!each(arg, &row[line.at[i].row - 1], &line.at[i].e, err)) {
			return false;
		}
	}
	return true;
}

bool record_follow(struct position *pos, const struct record *r,
		   const struct match_event *row, const struct event *e,
		   struct err *err)
{
	return position_apply(pos, e) || unfit(r, row, err);
}

static bool apply_one(void *arg, const struct match_event *row, const struct event *e,
		      struct err *err)
{
	struct record *r = arg;

	return record_follow(&r->pos, r, row, e, err);
}

static bool apply_all(struct record *r, struct arena *arena, struct err *err)
{
	struct diag diag = {0};

	if (!position_init(&r->pos, &r->setup, &diag)) {
		return err_set(err, ERR_DATA, "game %lld cannot be set up",
			       (long long)r->match.id);
	}
	return record_each(r, arena, apply_one, r, err);
}

static bool read_start(struct record *r, struct arena *arena, struct err *err)
{
	struct match_event row = {0};
	struct view first = {0};
	struct lines lines;
	struct event start;

	if (r->row != NULL && r->row->n == 1) {
		row = *r->row;
	} else if (!match_start(r->context->store, arena, r->match.id, &row, err)) {
		return false;
	}
	lines = lines_of(row.text);
	(void)line_next(&lines, &first);
	if (row.n == 0 || !event_read(&start, first, row.hidden, err) ||
	    start.kind != EVENT_START) {
		return err_set(err, ERR_DATA, "game %lld does not begin with a start",
			       (long long)r->match.id);
	}
	return setup_read_start(arena, r->context->lexica, &start, &r->setup, err);
}

/* Loads the game r->match, whose rows may be loaded already. */
static bool load(struct record *r, struct arena *arena, struct err *err)
{
	const struct context *d = r->context;
	int64_t game = r->match.id;
	bool known = position_cache_find(d->recent, &r->match, &r->setup, &r->pos);
	if (!known && !read_start(r, arena, err)) {
		return false;
	}
	if ((int)r->match.seats != r->setup.seats) {
		return err_set(err, ERR_DATA, "game %lld has %zu seats and not %d",
			       (long long)game, r->match.seats, r->setup.seats);
	}
	memcpy(r->setup.seed, r->match.seed, HASH_BYTES);
	for (size_t i = 0; i < r->match.seats; i++) {
		r->setup.name[i] = r->match.seat[i].name;
	}
	if (!known && !apply_all(r, arena, err)) {
		return false;
	}
	r->pos.setup = &r->setup;
	if (!known) {
		position_cache_keep(d->recent, &r->match, &r->pos);
	}
	return r->pos.changes == 0 || record_formers(arena, r, err);
}

bool record_load(const struct context *d, struct arena *arena, int64_t game,
		 struct record *r, struct err *err)
{
	*r = (struct record){.context = d};
	return store_lock_game(d->store, game, err) &&
	       match_get(d->store, arena, game, &r->match, err) &&
	       (r->match.id == 0 || load(r, arena, err));
}

bool record_load_whole(const struct context *d, struct arena *arena, int64_t game,
		       struct record *r, struct err *err)
{
	*r = (struct record){.context = d};
	return store_lock_game(d->store, game, err) &&
	       match_get(d->store, arena, game, &r->match, err) &&
	       (r->match.id == 0 ||
		(match_chain(d->store, arena, game, &r->row, &r->rows, err) &&
		 load(r, arena, err)));
}

/* A game of one player may have no event but the start. */
bool record_begun(const struct record *r)
{
	return r->match.turn > 0 &&
	       (r->match.events > 1 || view_is(r->match.state, "running"));
}

bool record_open(const struct record *r)
{
	return r->pos.over && (r->match.untold == 0 || r->setup.drill);
}

int record_seat(const struct record *r, int64_t player)
{
	int seat = -1;

	for (size_t i = 0; i < r->match.seats; i++) {
		if (r->match.seat[i].player == player &&
		    (seat < 0 || r->pos.to_move == (int)i)) {
			seat = (int)i;
		}
	}
	return seat;
}

static bool keep_row(struct arena *arena, struct record *r, struct match_event *row,
		     struct err *err)
{
	return record_link(arena, r, row, err) &&
	       match_append(r->context->store, &r->match, row, err);
}

static bool append_row(struct arena *arena, struct record *r, const struct event *event,
		       size_t n, struct match_event *row, struct err *err)
{
	struct buf text = buf_in(arena);
	struct buf hidden = buf_in(arena);

	buf_add(&text, r->opening);
	r->opening = (struct view){0};
	for (size_t i = 0; i < n; i++) {
		buf_str(&text, i > 0 ? "\n" : "");
		event_write(&text, &event[i], r->setup.seats);
		if (event_hides(event[i].kind)) {
			buf_str(&hidden, hidden.len > 0 ? "\n" : "");
			buf_add(&hidden, event[i].hidden);
		}
	}
	row->hidden = buf_view(&hidden);
	row->text = buf_view(&text);
	if (n == 0 && view_ends(row->text, "\n")) { /* only the opening */
		row->text.len--;
	}
	return keep_row(arena, r, row, err);
}

bool record_append(struct arena *arena, struct record *r, const struct table *t,
		   struct err *err)
{
	struct match_event row = {.at = t->now, .letter = t->letter};

	return append_row(arena, r, t->event, t->events, &row, err) &&
	       unknown_words_events(arena, r, t, err) && record_settle(r, &t->pos, err);
}

bool record_append_past(struct arena *arena, struct record *r, const struct event *e,
			size_t n, int64_t at, struct err *err)
{
	struct match_event row = {.at = at};

	return append_row(arena, r, e, n, &row, err);
}

bool record_begin(struct arena *arena, struct record *r, int64_t now, struct err *err)
{
	struct buf start = buf_in(arena);
	struct buf text = buf_in(arena);
	struct buf hidden = buf_in(arena);
	struct event e = {.kind = EVENT_START, .seat = -1};
	struct match_event row = {.at = now};
	struct view commit;

	if (!seating_promise(arena, r, r->season, seating_promise_form(r), &commit,
			     err)) {
		return false;
	}
	setup_write_start(&start, &r->setup);
	setup_write_hidden(&hidden, &r->setup);
	e.text = buf_view(&start);
	event_write(&text, &e, r->setup.seats);
	if (commit.len > 0) {
		struct event bound = {.kind = EVENT_COMMIT, .seat = -1, .text = commit};

		buf_char(&text, '\n');
		event_write(&text, &bound, r->setup.seats);
	}
	row.text = buf_view(&text);
	row.hidden = buf_view(&hidden);
	return keep_row(arena, r, &row, err);
}
