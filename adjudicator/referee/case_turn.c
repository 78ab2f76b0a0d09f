/* SPDX-License-Identifier: ISC */
#include "adjudicator/referee/case_turn.h"

#include "adjudicator/record/game_time.h"
#include "adjudicator/record/turnfile.h"
#include "formats/orders/letter_orders.h"
#include "formats/orders/own_words.h"
#include "formats/orders/usual.h"

enum { LINES_MOST = 400 };

/* ----------------------------------------------------------------- letters */

/* The first "charset=..." of the letter, in whatever part; empty when there is none. */
static struct view charset_of(struct view raw)
{
	static const char name[] = "charset=";
	struct view rest = raw;

	while (rest.len > sizeof name) {
		if (view_starts_nocase(rest, name)) {
			size_t n = 0;

			rest = view_part(rest, sizeof name - 1, rest.len);
			rest = view_starts(rest, "\"") ? view_part(rest, 1, rest.len)
						       : rest;
			while (n < rest.len && n < 40 && rest.at[n] > ' ' &&
			       rest.at[n] != '"' && rest.at[n] != ';') {
				n++;
			}
			return view_part(rest, 0, n);
		}
		rest = view_part(rest, 1, rest.len);
	}
	return (struct view){0};
}

/* Whether the ledger has the line among the orders that were done. A referee's lines
 * are not. */
static bool kept(struct view orders, struct view line)
{
	struct lines lines = lines_of(orders);
	struct view order;

	while (line_next(&lines, &order)) {
		if (view_eq(order, line)) {
			return true;
		}
	}
	return false;
}

static bool taken(struct arena *arena, struct view language, const struct orders *o,
		  struct view line)
{
	struct view english = own_words_line(arena, language, line);
	struct view usual = usual_order(arena, line);

	for (size_t i = 0; i < o->count; i++) {
		struct view as = o->order[i].line;

		if (view_eq(as, line) || (english.len > 0 && view_eq(as, english)) ||
		    (usual.len > 0 && view_eq(as, usual))) {
			return true;
		}
	}
	return false;
}

/* A line such as "Yes please" that answered a question. */
static bool answered(const struct orders *o, struct view orders, struct view line)
{
	return o->yes_alone && view_eq(o->yes, line) && kept(orders, view_of("yes"));
}

/* Reads the letter line by line, in the way that orders are looked for. */
static void read_lines(struct arena *arena, struct view language,
		       struct case_letter *out)
{
	struct view text = out->read.text.len > 0 ? out->read.text : out->read.html;
	struct body body = body_of(arena, text);
	struct body_line line;
	struct orders orders;

	letter_orders(arena, language, &out->read, &orders);
	out->line = arena_array(arena, LINES_MOST, sizeof *out->line);
	while (out->lines < LINES_MOST && body_next(&body, &line)) {
		struct case_line *l = &out->line[out->lines];

		if (line.text.len == 0) {
			continue;
		}
		*l = (struct case_line){line.text, READ_PROSE};
		if (line.sort != BODY_OWN) {
			l->reading = READ_QUOTED;
		} else if (taken(arena, language, &orders, line.text) ||
			   kept(out->row.orders, line.text) ||
			   answered(&orders, out->row.orders, line.text)) {
			l->reading = READ_ORDER;
			out->orders++;
		}
		out->lines++;
	}
}

/* An order that the operator entered is a single line. */
static void read_operator(struct arena *arena, struct case_letter *out)
{
	out->line = arena_take(arena, sizeof *out->line);
	*out->line = (struct case_line){out->raw, READ_ORDER};
	out->lines = 1;
	out->orders = 1;
}

bool case_letter_read(struct context *d, struct arena *arena, int64_t id,
		      struct case_letter *out, struct err *err)
{
	struct inbox_letter in = {0};
	struct player writer = {0};

	*out = (struct case_letter){0};
	if (!inbox_get(d->store, arena, id, &in, err) ||
	    !inbox_hash(d->store, id, &out->hash, err) ||
	    !ledger_get(d->store, arena, id, &out->row, err)) {
		return false;
	}
	if (out->row.player != 0 &&
	    !player_by_id(d->store, arena, out->row.player, &writer, err)) {
		return false;
	}
	out->id = in.id;
	out->arrived = in.arrived;
	out->source = in.source;
	out->raw = in.raw;
	out->truncated = in.truncated;
	if (inbox_order(in.source)) {
		read_operator(arena, out);
		return true;
	}
	if (d->reader == NULL || in.raw.len == 0) {
		return true; /* no reader in this run, or the letter's bytes were
				deleted */
	}
	if (!reader_read(d->reader, arena, in.raw, in.truncated, &out->read, err)) {
		return false;
	}
	out->charset = charset_of(in.raw);
	if (out->read.fault == LETTER_FINE) {
		read_lines(arena, writer.language, out);
	}
	return true;
}

/* -------------------------------------------------------------------- rows */

struct walk {
	struct arena *arena;
	const struct record *r;
	struct position pos;
	struct credits credits;
	struct case_turn *out;
	bool past; /* the turn after the next one has begun */
};

static void begin_row(struct walk *w, const struct match_event *row)
{
	struct case_turn *t = w->out;

	if (w->pos.turn < t->turn || w->pos.turn > t->turn + 1) {
		w->past = w->past || w->pos.turn > t->turn + 1;
		return;
	}
	t->row = arena_room(w->arena, t->row, t->rows, sizeof *t->row);
	t->row[t->rows++] = (struct case_row){.n = row->n,
					      .turn = w->pos.turn,
					      .at = row->at,
					      .letter = row->letter,
					      .deadline = w->pos.deadline,
					      .to_move = w->pos.to_move,
					      .changes = w->pos.changes,
					      .text = row->text};
}

/* Whether the ruling is about the turn, or about a ruling that is. */
static bool is_about(const struct case_turn *t, const struct event *e)
{
	bool about = e->ruling.turn == t->turn;

	for (size_t i = 0; i < t->rulings; i++) {
		about = about || e->ruling.of == t->ruling[i].e.ruling.n;
	}
	return e->kind == EVENT_RULING && !e->ruling.again && about;
}

static const struct position *copy_of(struct arena *arena, const struct position *pos)
{
	struct position *copy = arena_take(arena, sizeof *copy);

	*copy = *pos;
	return copy;
}

static bool one(void *arg, const struct match_event *row, const struct event *e,
		struct err *err)
{
	struct walk *w = arg;
	struct case_turn *t = w->out;
	bool fresh = row->n != w->credits.row;
	int64_t credit = credit_of(&w->credits, row, &w->pos, e);

	if (fresh) {
		begin_row(w, row);
	}
	if (t->rows > 0 && t->row[t->rows - 1].n == row->n) {
		t->row[t->rows - 1].credit += credit;
	}
	if (is_about(t, e)) {
		t->ruling =
			arena_room(w->arena, t->ruling, t->rulings, sizeof *t->ruling);
		t->ruling[t->rulings++] =
			(struct case_ruling){*e, row->at, copy_of(w->arena, &w->pos)};
	}
	if (!record_follow(&w->pos, w->r, row, e, err)) {
		return false;
	}
	if (w->pos.turn == t->turn) {
		t->deadline = w->pos.deadline;
	}
	if (w->pos.turn >= t->turn && t->from == 0) {
		t->from = row->at;
	}
	if (w->pos.turn > t->turn + 1 && t->to == 0) {
		t->to = row->at;
	}
	return true;
}

static bool add_letter(struct context *d, struct arena *arena, struct case_turn *t,
		       int64_t id, struct err *err)
{
	for (size_t i = 0; i < t->letters; i++) {
		if (t->letter[i].id == id) {
			return true;
		}
	}
	t->letter = arena_room(arena, t->letter, t->letters, sizeof *t->letter);
	return case_letter_read(d, arena, id, &t->letter[t->letters++], err);
}

/* Adds the heads of the rows, which record_each does not give. */
static bool add_heads(struct arena *arena, const struct record *r, struct case_turn *t,
		      struct err *err)
{
	struct match_event *row;
	size_t rows;

	if (!match_chain(r->context->store, arena, r->match.id, &row, &rows, err)) {
		return false;
	}
	for (size_t i = 0, k = 0; i < rows && k < t->rows; i++) {
		if (row[i].n != t->row[k].n) {
			continue;
		}
		if (row[i].chained) {
			char *hex = arena_take(arena, HASH_HEX);

			hex_write(row[i].head.byte, HASH_BYTES, hex);
			t->row[k].head = view_of(hex);
		}
		k++;
	}
	return true;
}

bool case_turn_read(struct arena *arena, const struct record *r, long turn,
		    struct case_turn *out, bool *found, struct err *err)
{
	struct walk *w = arena_take(arena, sizeof *w);
	struct buf b = buf_in(arena);
	struct diag diag = {0};
	struct context d = *r->context;

	*out = (struct case_turn){.turn = turn};
	*w = (struct walk){.arena = arena, .r = r, .out = out};
	position_init(&w->pos, &r->setup, &diag);
	if (!record_each(r, arena, one, w, err) || !add_heads(arena, r, out, err)) {
		return false;
	}
	*found = turn > 0 && turn <= r->pos.turn;
	for (size_t i = 0; i < out->rows; i++) {
		if (out->row[i].letter != 0 && out->row[i].turn == turn &&
		    !add_letter(&d, arena, out, out->row[i].letter, err)) {
			return false;
		}
	}
	return record_export(arena, r, (struct viewer){VIEWER_OPERATOR, 0}, &b, err) &&
	       replay_run(arena, d.lexica, buf_view(&b), "the record", &out->replay,
			  err);
}

bool case_turn_moved(const struct case_turn *t)
{
	for (size_t i = 0; i < t->replay.turns; i++) {
		if (t->replay.turn[i].turn == t->turn) {
			return true;
		}
	}
	return false;
}
